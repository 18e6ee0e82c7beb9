import autocannon from 'autocannon';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBare, startOurs } from './servers/start.ts';

/** Compares requests per second with bare Fastify, measured alternately so that noise affects both. */

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 40;
const OURS = 4100;
const BARE = 4101;

type Case = { name: string; path: string; budget: number; isPost?: boolean };
const cases: Case[] = [
  { name: 'GET /api/blog', path: '/api/blog', budget: 0.9 },
  { name: 'GET /api/blog/:slug', path: '/api/blog/podcast-metrics-that-matter', budget: 0.7 },
  { name: 'GET / (page)', path: '/', budget: 0.7 },
  { name: 'GET /blog/:slug (page)', path: '/blog/podcast-metrics-that-matter', budget: 0.7 },
  { name: 'POST /api/leads', path: '/api/leads', budget: 0.3, isPost: true },
];

const folder = mkdtempSync(join(tmpdir(), 'roi-bench-'));
const servers: ChildProcess[] = [];
try {
  await main();
} finally {
  for (const server of servers) server.kill();
  rmSync(folder, { recursive: true, force: true });
}

async function main() {
  servers.push(await startOurs(OURS, `sqlite:${folder}/ours.db`));
  const bodies: Record<string, string> = {};
  for (const { path, isPost } of cases) {
    if (isPost) continue;
    bodies[path] = await (await fetch(`http://127.0.0.1:${OURS}${path}`)).text();
  }
  servers.push(await startBare({ port: BARE, file: join(folder, 'bare.db'), bodies }));
  const rows = [];
  for (const test of cases) rows.push(await compare(test));
  console.table(rows);
  if (rows.some(({ verdict }) => verdict === 'too slow')) process.exitCode = 1;
}

async function compare(test: Case) {
  const rates = { ours: new Array<number>(), bare: new Array<number>() };
  for (let round = 0; round <= ROUNDS; round++) {
    const pair = [await rate(OURS, test), await rate(BARE, test)] as const;
    // The first round is a warm-up.
    if (round === 0) continue;
    rates.ours.push(pair[0]);
    rates.bare.push(pair[1]);
  }
  const ratios = rates.ours.map((value, index) => value / (rates.bare[index] ?? Number.NaN));
  const ratio = median(ratios);
  return {
    case: test.name,
    'ours/s': Math.round(median(rates.ours)),
    'bare/s': Math.round(median(rates.bare)),
    ratio: Number(ratio.toFixed(2)),
    budget: test.budget,
    verdict: ratio >= test.budget ? 'within' : 'too slow',
  };
}

async function rate(port: number, { name, path, isPost }: Case) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(isPost && { requests: [{ setupRequest: postLead }] }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

function postLead(request: autocannon.Request): autocannon.Request {
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.');
  return {
    ...request,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${address}` },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      company: 'Analytical Engines',
      revenue: '5m-10m',
      message: 'We would like to talk about a show for our buyers.',
      leadType: 'proposal',
      offerType: 'general',
    }),
  };
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

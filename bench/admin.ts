import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeadFilter } from '../src/shared/leads/filter.ts';
import type { LeadSort } from '../src/shared/leads/sorting.ts';
import { startPostgres } from '../test/postgres.ts';
import { startServer } from '../test/process.ts';
import { fillWithLeads } from './servers/manyLeads.ts';

/**
 * Measures the admin's lists over HTTP with a million leads, on both databases: `npx node
 * bench/admin.ts`, or `npx node bench/admin.ts COUNT sqlite|postgres [URL of a filled database]`.
 */

const COUNT = Number(process.argv[2] ?? 1_000_000);
const CALLS = 30;
/** 95th percentile, in milliseconds. */
const BUDGET = 100;
const ROWS_PER_SECOND = 100_000;
const MEGABYTES = 150;
const NEW_LINE = 10;
const token = 'bench-token';

type Query = Partial<LeadFilter> & { sort?: LeadSort };
type Page = { next: string | null };
type Where = { database: string; site: Site };
type Site = Awaited<ReturnType<typeof startServer>>;

const shown: Query = { status: 'not-spam' };
const lists: [name: string, query: Query][] = [
  ['newest', shown],
  ['oldest', { ...shown, sort: 'oldest' }],
  ['by name', { ...shown, sort: 'name' }],
  ['by company, last first', { ...shown, sort: 'company-desc' }],
  ['by revenue, highest first', { ...shown, sort: 'revenue-desc' }],
  ['status new, oldest first', { status: 'new', sort: 'oldest' }],
  ['status won, by name', { status: 'won', sort: 'name' }],
  ['spam', { status: 'spam' }],
  ['type strategy', { ...shown, type: 'strategy' }],
  ['offer skool-course, by company', { ...shown, offer: 'skool-course', sort: 'company' }],
  ['offer without leads', { ...shown, offer: 'nothing' }],
  ['tier $10M+', { ...shown, tier: '10m', sort: 'oldest' }],
  [
    'four filters',
    { status: 'won', type: 'playbook', offer: 'lead-generation', tier: '1m', sort: 'name' },
  ],
  ['one day', { ...shown, from: '2026-03-03', to: '2026-03-03', sort: 'name' }],
  [
    'one year, by revenue',
    { ...shown, from: '2025-11-01', to: '2026-10-31', sort: 'revenue-desc' },
  ],
  ['search one letter', { ...shown, q: 'a' }],
  ['search two letters, by name', { ...shown, q: 'zy', sort: 'name' }],
  ['search a frequent word', { ...shown, q: 'works' }],
  ['search two frequent words', { ...shown, q: 'katherine smith' }],
  ['search an email', { ...shown, q: 'Jophie.iversmith12@zywmail.example' }],
  ['search without results', { ...shown, q: 'qqqqq' }],
  ['search and filter', { status: 'won', tier: '10m', q: 'sophie berg', sort: 'company' }],
  ['search, seldom together', { status: 'new', offer: 'skool-course', q: 'zyw' }],
];

const rows: object[] = [];
let isTooSlow = false;
const only = process.argv[3];
const filled = process.argv[4];
for (const database of ['sqlite', 'postgres'] as const)
  if (!only || only === database) await measureOn(database);
console.table(rows);
if (isTooSlow) process.exitCode = 1;

async function measureOn(database: 'sqlite' | 'postgres') {
  if (filled) return measureSite(database, filled);
  const folder = mkdtempSync(join(tmpdir(), 'roi-bench-'));
  chmodSync(folder, 0o755);
  const postgres = database === 'postgres' ? await startPostgres(folder) : undefined;
  try {
    const url = postgres?.url ?? `sqlite:${folder}/site.db`;
    const begun = performance.now();
    await fillWithLeads(url, COUNT);
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.info(`${database}: ${COUNT} leads in ${seconds} s`);
    await measureSite(database, url);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSite(database: string, url: string) {
  const environment = { DATABASE_URL: url, API_TOKENS: token, LOG_LEVEL: 'silent' };
  const site = await startServer({ environment });
  try {
    await measureSearch(database, site);
    await measureLists(database, site);
    await measureExport(database, site);
  } finally {
    site.kill('SIGKILL');
    await site.ended();
  }
}

async function measureLists(database: string, site: Site) {
  const figures = () => ask(site, 'leads.stats', { zone: 'Europe/Berlin' });
  await measure({ database, site }, 'stat cards and choices', figures);
  for (const [name, query] of lists) {
    const first = await measure({ database, site }, name, () =>
      ask<Page>(site, 'leads.page', query),
    );
    await measure({ database, site }, `  its count`, () => ask(site, 'leads.count', query));
    if (!first.next) continue;
    const deep = await deepPlace(site, query, first.next);
    await measure({ database, site }, `  deep page`, () =>
      ask<Page>(site, 'leads.page', { ...query, after: deep }),
    );
    await measure({ database, site }, `  page before it`, () =>
      ask<Page>(site, 'leads.page', { ...query, before: deep }),
    );
  }
}

/** The search of the command palette, which reads leads, responses, posts and subscribers. */
async function measureSearch(database: string, site: Site) {
  for (const q of ['a', 'works', 'katherine smith', 'Jophie.iversmith12@zywmail.example', 'qqqqq'])
    await measure({ database, site }, `palette: ${q}`, () => ask(site, 'admin.search', { q }));
}

/** Returns the cursor after 50 more pages of 200 leads, or of the last page. */
async function deepPlace(site: Site, query: Query, place: string) {
  let last = place;
  for (let page = 0; page < 50; page++) {
    const response = await ask<Page>(site, 'leads.page', { ...query, after: last, limit: 200 });
    if (!response.next) break;
    last = response.next;
  }
  return last;
}

async function measure<T>({ database, site }: Where, name: string, call: () => Promise<T>) {
  const response = await call();
  const times: number[] = [];
  const before = processorOf(site);
  for (let index = 0; index < CALLS; index++) {
    const begun = performance.now();
    await call();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.ceil(share * CALLS) - 1] ?? NaN).toFixed(1));
  const cpu = Number(((processorOf(site) - before) / CALLS).toFixed(1));
  const row = { database, what: name, p50: at(0.5), p95: at(0.95), cpu, budget: BUDGET };
  record(row, at(0.95) <= BUDGET);
  return response;
}

async function ask<T>(site: Site, procedure: string, input: object): Promise<T> {
  const url = `${site.url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${procedure}: ${response.status} ${await response.text()}`);
  const { result }: { result: { data: T } } = await response.json();
  return result.data;
}

async function measureExport(database: string, site: Site) {
  for (const [name, query] of [
    ['export of everything', ''],
    ['export of what is no spam', '?status=not-spam'],
  ] as const) {
    const idle = memoryOf(site);
    let most = idle;
    const watch = setInterval(() => (most = Math.max(most, memoryOf(site))), 20);
    const [begun, before] = [performance.now(), processorOf(site)];
    const lines = await countLines(`${site.url}/api/leads/export${query}`);
    const seconds = (performance.now() - begun) / 1000;
    clearInterval(watch);
    const rate = Math.round(lines / seconds);
    const grown = Math.round(most - idle);
    const what = `${name}: rows/s`;
    const cpu = Math.round(processorOf(site) - before);
    record({ database, what, p50: rate, cpu, budget: ROWS_PER_SECOND }, rate >= ROWS_PER_SECOND);
    record({ database, what: '  MB above idle', p50: grown, budget: MEGABYTES }, grown < MEGABYTES);
  }
}

async function countLines(url: string) {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  let lines = -1;
  // Counts bytes without decoding them, because the client shares the CPU with the server.
  for await (const chunk of response.body ?? [])
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) lines++;
  return lines;
}

/** Returns the CPU time of the server in milliseconds, which is comparable on a busy machine. */
function processorOf({ pid }: Site) {
  const [, user, system] =
    /(?:\S+ ){13}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return (Number(user) + Number(system)) * 10;
}

/** Returns megabytes. */
function memoryOf({ pid }: Site) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

function record(row: object, isWithin: boolean) {
  rows.push({ ...row, verdict: isWithin ? 'within' : 'missed' });
  if (!isWithin) isTooSlow = true;
  console.info(JSON.stringify(rows.at(-1)));
}

import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fillWithLeads } from '../../bench/servers/manyLeads.ts';
import { bearer, closed, emptyDatabase, lead } from '../app.ts';
import { startServer } from '../process.ts';

const EXPORTS = 200;
const LEADS = 100_000;
const NEW_LINE = 10;
/** Limit for a page or a lead meanwhile, in milliseconds. */
const BUDGET = 500;

type Outcome = { status: number; rows: number; retryAfter: string | null };

async function exportLeads(url: string): Promise<Outcome> {
  const response = await fetch(`${url}/api/leads/export`, { headers: bearer });
  let rows = -1;
  for await (const chunk of response.body ?? [])
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) rows++;
  return { status: response.status, rows, retryAfter: response.headers.get('retry-after') };
}

/** Alternates between reading the home page and sending a lead until `isOver`; returns the slowest times. */
async function visit(url: string, isOver: () => boolean) {
  const slowest = { page: 0, lead: 0 };
  const headers = { ...bearer, 'content-type': 'application/json' };
  const post = { method: 'POST', headers, body: JSON.stringify(lead) };
  const calls = [
    ['page', () => fetch(url), 200],
    ['lead', () => fetch(`${url}/api/leads`, post), 201],
  ] as const;
  do {
    for (const [name, call, status] of calls) {
      const begin = performance.now();
      const response = await call();
      await response.text();
      slowest[name] = Math.max(slowest[name], Math.round(performance.now() - begin));
      expect(response.status).toBe(status);
    }
    await wait(50);
  } while (!isOver());
  return slowest;
}

test('200 concurrent exports do not delay pages or leads', async () => {
  const DATABASE_URL = await emptyDatabase();
  await fillWithLeads(DATABASE_URL, LEADS);
  const server = await startServer({
    environment: { ...closed, DATABASE_URL, LOG_LEVEL: 'silent' },
  });
  // The first calls import their code, and one second after it listens the server imports the rest.
  let isOver = true;
  await visit(server.url, () => isOver);
  await wait(2000);
  isOver = false;
  const visits = visit(server.url, () => isOver);
  const outcomes = await Promise.all(
    Array.from({ length: EXPORTS }, () => exportLeads(server.url)),
  );
  isOver = true;
  const slowest = await visits;
  const done = outcomes.filter(({ status }) => status === 200);
  const refused = outcomes.filter(({ status }) => status === 429);
  console.table([{ exports: EXPORTS, done: done.length, refused: refused.length, ...slowest }]);
  expect(done.length).toBeGreaterThanOrEqual(2);
  expect(done.length + refused.length).toBe(EXPORTS);
  expect(done.every(({ rows }) => rows >= LEADS * 0.9)).toBe(true);
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  expect(slowest.page).toBeLessThan(BUDGET);
  expect(slowest.lead).toBeLessThan(BUDGET);
  server.kill('SIGTERM');
  expect((await server.ended()).code).toBe(0);
});

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bearer, emptyDatabase } from '../app.ts';
import { fillWithLeads } from '../manyLeads.ts';
import { startNode, startServer } from '../process.ts';

const EXPORTS = 200;
const LEADS = 100_000;
const NEW_LINE = 10;
/** Limit for a page or a lead meanwhile, in milliseconds. */
const BUDGET = 500;

/** 0 would mean that nothing was measured. */
const Slowest = z.object({ page: z.int().positive(), lead: z.int().positive() });
type Outcome = { status: number; rows: number; retryAfter: string | null };

async function exportLeads(url: string): Promise<Outcome> {
  const response = await fetch(`${url}/api/leads/export`, { headers: bearer });
  let rows = -1;
  for await (const chunk of response.body ?? [])
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) rows++;
  return { status: response.status, rows, retryAfter: response.headers.get('retry-after') };
}

/** Starts a visitor. `slowest` ends the visit and returns its slowest times in milliseconds. */
function startVisitor(url: string) {
  const visitor = startNode([join(import.meta.dirname, 'visitor.ts'), url, bearer.authorization]);
  return {
    slowest: async () => {
      visitor.endInput();
      const { output } = await visitor.ended();
      return Slowest.parse(JSON.parse(output));
    },
  };
}

test('200 concurrent exports do not delay pages or leads', async () => {
  const DATABASE_URL = await emptyDatabase();
  await fillWithLeads(DATABASE_URL, LEADS);
  const server = await startServer({
    environment: { DATABASE_URL, LOG_LEVEL: 'silent' },
  });
  const visitor = startVisitor(server.url);
  // The visitor does not count its first two seconds.
  await wait(3000);
  const outcomes = await Promise.all(
    Array.from({ length: EXPORTS }, () => exportLeads(server.url)),
  );
  const slowest = await visitor.slowest();
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

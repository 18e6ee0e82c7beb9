import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { basic, password, testApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { MANY, manyLeads, message, startExport } from '../../../test/exports.ts';
import { timeouts } from '../timeouts.ts';

const CONCURRENCY = 2;
const MAX_QUEUED = 20;
const WHOLE = MANY * message.length;
/** Longer than any test waits for a slot. */
const exportWait = 1_000_000_000;

const host = '127.0.0.1';
const server = await testApp({ timeouts: { ...timeouts, exportWait } });
let origin: string;
beforeAll(async () => {
  await manyLeads(server);
  origin = await server.app.listen({ port: 0, host });
});
afterAll(() => server[Symbol.asyncDispose]());
afterEach(() => {
  vi.useRealTimers();
  // An aborted fetch leaves a keep-alive connection open.
  server.app.server.closeAllConnections();
});

/** Starts exports with stalled readers, which hold all slots. */
async function occupySlots() {
  const running = await Promise.all(Array.from({ length: CONCURRENCY }, () => startExport(origin)));
  expect(running.map(({ status }) => status)).toEqual([200, 200]);
  return running;
}

test('runs two exports, queues twenty, and rejects more with Retry-After', async () => {
  const running = await occupySlots();
  const started: Awaited<ReturnType<typeof startExport>>[] = [];
  const others = Array.from({ length: MAX_QUEUED + 1 }, async () => {
    const one = await startExport(origin);
    started.push(one);
    return one;
  });
  // One of them finds the queue full.
  await Promise.race(others);
  const rejected = started.map(({ status, retryAfter }) => [status, retryAfter]);
  expect(rejected).toEqual([[429, `${exportWait / 1000}`]]);
  // Other requests do not wait for them, nor do unauthenticated exports.
  expect((await server.inject('/')).statusCode).toBe(200);
  expect((await server.inject('/api/leads/export')).statusCode).toBe(401);
  expect(await running[0]?.rest()).toBeGreaterThan(WHOLE);
  await eventually(() => expect(started).toHaveLength(2));
  running[1]?.leave();
  // Each hands its slot to the next.
  await Promise.all(others.map(async (other) => (await other).leave()));
  const statuses = started.slice(1).map(({ status }) => status);
  expect(statuses).toEqual(Array(MAX_QUEUED).fill(200));
});

test('a client that disconnects while its password is checked takes no slot', async () => {
  // A hash of the usual cost, which takes a while.
  await using own = await testApp({ environment: { ADMIN_PASSWORD: password } });
  const url = await own.app.listen({ port: 0, host });
  const over = new AbortController();
  let received = 0;
  own.app.server.on('request', () => {
    if (++received === CONCURRENCY) over.abort();
  });
  const left = Array.from({ length: CONCURRENCY }, () =>
    fetch(`${url}/api/leads/export`, { headers: basic(password), signal: over.signal }),
  );
  const results = await Promise.allSettled(left);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await startExport(url, basic(password))).status).toBe(200);
  own.app.server.closeAllConnections();
});

test('a client that reads nothing is disconnected', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const responses: ServerResponse[] = [];
  server.app.server.on('request', (_, response) => void responses.push(response));
  const running = await occupySlots();
  await eventually(() => {
    vi.advanceTimersByTime(timeouts.exportStall);
    expect(responses.map(({ destroyed }) => destroyed)).toEqual([true, true]);
  });
  vi.useRealTimers();
  for (const { rest } of running) await expect(rest()).rejects.toThrow('terminated');
  expect((await startExport(origin)).status).toBe(200);
});

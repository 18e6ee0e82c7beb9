import { expect, test } from 'vitest';
import { basic, bearer, password, testApp } from '../../../test/app.ts';
import { MANY, manyLeads, message, startExport } from '../../../test/exports.ts';
import { type Timeouts, timeouts } from '../timeouts.ts';

const CONCURRENCY = 2;
const MAX_QUEUED = 20;
const WHOLE = MANY * message.length;

/** A site whose slots are held by exports with stalled readers. */
async function busySite(limits: Partial<Timeouts> = {}) {
  const server = await testApp({ timeouts: { ...timeouts, ...limits } });
  await manyLeads(server);
  const origin = await server.app.listen({ port: 0 });
  const running = await Promise.all(Array.from({ length: CONCURRENCY }, () => startExport(origin)));
  expect(running.map(({ status }) => status)).toEqual([200, 200]);
  return {
    server,
    origin,
    running,
    async [Symbol.asyncDispose]() {
      // An aborted fetch leaves a keep-alive connection open.
      server.app.server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** Waits until an export is queued. */
const untilQueued = () => new Promise((resolve) => setTimeout(resolve, 300));

test('runs two exports, queues twenty, and rejects more with Retry-After', async () => {
  await using site = await busySite();
  const { server, origin, running } = site;
  const started: number[] = [];
  const waiting = Array.from({ length: MAX_QUEUED }, async (_item, n) => {
    const one = await startExport(origin);
    started.push(n);
    return one;
  });
  await untilQueued();
  expect(started).toEqual([]);
  const refused = await startExport(origin);
  expect([refused.status, refused.retryAfter]).toEqual([429, '20']);
  // Other requests do not wait for them, nor do unauthenticated exports.
  expect((await server.inject('/')).statusCode).toBe(200);
  expect((await server.inject('/api/leads/export')).statusCode).toBe(401);
  expect(await running[0]?.rest()).toBeGreaterThan(WHOLE);
  const next = await Promise.race(waiting);
  expect(next.status).toBe(200);
  expect(started).toHaveLength(1);
  running[1]?.leave();
  for (const one of waiting) {
    const { status, leave } = await one;
    expect(status).toBe(200);
    leave();
  }
});

test('a client that disconnects during the password check takes no slot', async () => {
  // A hash of the usual cost, which takes a while.
  await using server = await testApp({ environment: { ADMIN_PASSWORD: password } });
  const origin = await server.app.listen({ port: 0 });
  const left = Array.from({ length: CONCURRENCY }, () =>
    fetch(`${origin}/api/leads/export`, {
      headers: basic(password),
      signal: AbortSignal.timeout(30),
    }).catch(() => undefined),
  );
  expect(await Promise.all(left)).toEqual(Array(CONCURRENCY).fill(undefined));
  await untilQueued();
  expect((await startExport(origin)).status).toBe(200);
  server.app.server.closeAllConnections();
});

test('a client that disconnects releases its slot, also in the queue', async () => {
  await using site = await busySite();
  const { origin, running } = site;
  const over = new AbortController();
  const aborted = fetch(`${origin}/api/leads/export`, { headers: bearer, signal: over.signal });
  await untilQueued();
  over.abort();
  await expect(aborted).rejects.toThrow('abort');
  const next = startExport(origin);
  await untilQueued();
  running[0]?.leave();
  const { status, rest } = await next;
  expect(status).toBe(200);
  expect(await rest()).toBeGreaterThan(WHOLE);
  running[1]?.leave();
});

test('the wait for a slot has a limit', async () => {
  await using site = await busySite({ exportWait: 500 });
  const { origin, running } = site;
  const late = await startExport(origin);
  expect([late.status, late.retryAfter]).toEqual([429, '1']);
  for (const { leave } of running) leave();
});

test('a client that reads nothing is disconnected', async () => {
  await using site = await busySite({ exportStall: 500 });
  const { origin, running } = site;
  expect((await startExport(origin)).status).toBe(200);
  await expect(Promise.any(running.map(({ rest }) => rest()))).rejects.toThrow(
    'All promises were rejected',
  );
});

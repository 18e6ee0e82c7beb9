import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { signInAs } from '../../../test/accounts.ts';
import { basic, bearer, password, signIn, testApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { MANY, manyLeads, message, startExport } from '../../../test/exports.ts';
import { AccountEntity } from '../access/accounts/entity.ts';
import { LeadEntity } from '../leads/entity.ts';
import { timeouts } from '../http/timeouts.ts';

type Headers = Record<string, string>;

const CONCURRENCY = 2;
const MAX_QUEUED = 20;
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

const admin = async (name: string, input: object) =>
  (await server.post(`/trpc/admin.access.${name}`, input, bearer)).json().result?.data;

describe('an export under way', () => {
  test.each<[string, () => Promise<[Headers, () => Promise<unknown>]>]>([
    [
      'a token that is revoked',
      async () => {
        const made = { name: 'CRM', scopes: ['leads:read'] };
        const { token, row } = await admin('createToken', made);
        const revoke = () => admin('revokeToken', { id: row.id });
        return [{ authorization: `Bearer ${token}` }, revoke];
      },
    ],
    [
      'a session that is ended',
      async () => [await signIn(server), () => admin('revokeAllSessions', {})],
    ],
    [
      'a person who has become a viewer',
      async () => {
        const browser = await signInAs(server, 'editor');
        const lower = () =>
          server.orm.em.fork().nativeUpdate(AccountEntity, { role: 'editor' }, { role: 'viewer' });
        return [browser, lower];
      },
    ],
  ])('breaks off with %s', async (_with, come) => {
    const [headers, end] = await come();
    const { status, rest } = await startExport(origin, headers);
    expect(status).toBe(200);
    await end();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 });
    await expect(rest()).rejects.toThrow('terminated');
  });

  test('completes while its token is valid', async () => {
    const { rest } = await startExport(origin);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 });
    expect(await rest()).toBeGreaterThan(MANY * message.length);
  });
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
  expect(await running[0]?.rest()).toBeGreaterThan(MANY * message.length);
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

/** The lengths of the chunks of the response. */
async function pieces() {
  const url = '/api/leads/export';
  const response = await server.app.inject({ url, headers: bearer, payloadAsStream: true });
  const lengths: number[] = [];
  for await (const piece of response.stream()) lengths.push(piece.length);
  return lengths;
}

test('adapts the batch size to the length of the rows', async () => {
  const long = await pieces();
  expect(Math.max(...long)).toBeLessThan(1_200_000);
  // Without the header and the first batch, whose size cannot depend on the length of its rows.
  expect(Math.max(...long.slice(2))).toBeLessThan(850_000);
  await server.orm.em.fork().nativeUpdate(LeadEntity, {}, { message: '' });
  expect((await pieces()).length).toBeLessThan(10);
});

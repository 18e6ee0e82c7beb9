import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { routes } from '../../../src/server/rest/routes.ts';
import { bearer, closed, freshDatabase, lead, quiz } from '../../app.ts';
import { procedures } from '../../procedures.ts';
import { startServer } from '../../process.ts';
import { attackWith } from '../../whiteboard/hostileFrames.ts';
import { soakSeconds } from '../seconds.ts';
import { recordFault } from './table.ts';

/** 100,000 in ten minutes, half of them requests and half whiteboard frames. */
const half = Math.round(soakSeconds * (500 / 6));
const AT_ONCE = 16;

// Event streams do not end; the tests of live updates cover them.
const calls = Object.entries(procedures)
  .filter(([, { type }]) => type !== 'subscription')
  .map(([name, { type }]) => ({ name, isRead: type === 'query' }));

const word = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('__proto__', 'constructor', '%', '%zz', '%00', '../../etc/passwd', '-1', '1e999'),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '<script>',
    '0x7fffffffffffffff',
    '9'.repeat(400),
  ),
);
const value = fc.oneof(
  word,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, [], {}, -0, 1e308),
);
/** Returns a valid body with one or two invalid fields, or a random value. */
const body = fc.oneof(
  fc
    .tuple(
      fc.constantFrom<object>(lead, quiz, {}, { id: 'x' }, { cursor: 'x', limit: 10 }),
      fc.dictionary(
        fc.oneof(word, fc.constantFrom('email', 'name', 'answers', 'limit', 'q', 'id', 'slug')),
        value,
        { maxKeys: 2 },
      ),
    )
    .map(([valid, spoiled]) => JSON.stringify({ ...valid, ...spoiled })),
  value.map((anything) => JSON.stringify(anything) ?? ''),
  word,
);
const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', 'application/octet-stream'),
  fc.constant('application/x-www-form-urlencoded'),
);
const query = fc.dictionary(
  fc.oneof(
    word,
    fc.constantFrom('limit', 'cursor', 'page', 'q', 'token', 'input', 'batch', 'next'),
  ),
  word,
  { maxKeys: 3 },
);
const parameters = (search: Record<string, string>) =>
  Object.entries(search)
    .map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='))
    .join('&');

type Call = { method: string; path: string; type?: string; body?: string };
const rest: fc.Arbitrary<Call> = fc
  .record({ route: fc.constantFrom(...routes), id: word, search: query, type: contentType, body })
  .map(({ route, id, search, type, body }) => ({
    method: route.method,
    path: `${route.path.replace(/:\w+/g, () => encodeURIComponent(id.toWellFormed()))}?${parameters(search)}`,
    type,
    body,
  }));
const trpc: fc.Arbitrary<Call> = fc
  .record({ procedure: fc.constantFrom(...calls), type: contentType, body })
  .map(({ procedure: { name, isRead }, type, body }) =>
    isRead
      ? { method: 'GET', path: `/trpc/${name}?input=${encodeURIComponent(body.toWellFormed())}` }
      : { method: 'POST', path: `/trpc/${name}`, type, body },
  );
const page: fc.Arbitrary<Call> = fc
  .record({
    path: fc.constantFrom('/', '/blog/', '/quiz/guide/', '/newsletter/confirm/', '/blog/preview/'),
    rest: word,
    isEncoded: fc.boolean(),
    search: query,
  })
  .map(({ path, rest: tail, isEncoded, search }) => {
    const end = isEncoded ? encodeURIComponent(tail.toWellFormed()) : tail.replace(/[^!-~]/g, '%');
    return { method: 'GET', path: `${path}${end}?${parameters(search)}` };
  });

/** Some calls have every permission, to reach code behind guards. */
const request = fc.record({ call: fc.oneof(rest, trpc, page), isTrusted: fc.boolean() });

async function attack(url: string, count: number) {
  const statuses: Record<string, number> = {};
  const faults: unknown[] = [];
  const requests = fc.sample(request, { numRuns: count }).values();
  const send = async ({ call, isTrusted }: { call: Call; isTrusted: boolean }) => {
    const { method, path, type, body: content } = call;
    const hasBody = content !== undefined && method !== 'GET';
    const { status } = await fetch(url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
      headers: {
        'x-forwarded-for': `10.${Math.floor(Math.random() * 2 ** 8)}.${Math.floor(Math.random() * 2 ** 8)}.1`,
        ...(isTrusted && bearer),
        ...(hasBody && type && { 'content-type': type }),
      },
      ...(hasBody && { body: content }),
    }).then(
      async (response) => (await response.arrayBuffer(), response),
      (error: unknown) => ({ status: `no response: ${String(error)}` }),
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (typeof status === 'string' || status === 500) faults.push({ status, ...call });
  };
  const worker = async () => {
    for (const next of requests) await send(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { statuses, faults };
}

test('requests of every kind end in time and never with 500', async () => {
  const server = await startServer({
    environment: {
      DATABASE_URL: await freshDatabase(),
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '127.0.0.1',
      ...closed,
    },
  });
  const { statuses, faults } = await attack(server.url, half);
  recordFault('Fuzz, requests', { sent: half, ...statuses });
  expect(faults.slice(0, 5)).toEqual([]);
  expect(Object.keys(statuses).length).toBeGreaterThan(4);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  server.kill('SIGTERM');
  expect((await server.ended()).code).toBe(0);
});

const frames = () =>
  test('hostile frames affect no other participant and do not fill the log', async () => {
    const { closed: refused, rounds } = await attackWith(half);
    recordFault('Fuzz, frames', { sent: half, connectionsClosed: refused, roundsOfOthers: rounds });
    // A short flood ends before the limit is reached.
    if (half > 10_000) expect(refused).toBeGreaterThan(0);
    expect(rounds).toBeGreaterThan(1);
  });

describe('on the whiteboard', () => {
  // Frames are checked in memory, regardless of the database.
  if (inject('database') === 'sqlite') frames();
});

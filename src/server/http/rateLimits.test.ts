import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bearer, lead, quiz, testApp } from '../../../test/app.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
type Write = { url?: string; payload?: object; headers?: Record<string, string>; from?: string };

// The count of an address starts anew every minute.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Rejected bodies also count, so the test needs to store nothing. */
const write = (
  server: Server,
  { url = '/api/leads', payload = {}, headers = {}, from }: Write = {},
) => server.inject({ method: 'POST', url, payload, headers, ...(from && { remoteAddress: from }) });

async function writes(server: Server, times: number, options?: Write) {
  const statuses = new Set<number>();
  for (let n = 0; n < times; n++) statuses.add((await write(server, options)).statusCode);
  return [...statuses];
}

test.each([
  ['/api/leads', 120, lead, '/api/quiz', quiz],
  ['/api/quiz', 30, quiz, '/api/leads', lead],
])(
  'an address writes to %s %i times a minute',
  async (url, times, payload, other, otherPayload) => {
    await using server = await testApp();
    expect(await writes(server, times - 1, { url })).toEqual([400]);
    expect((await write(server, { url, payload })).statusCode).toBe(201);
    const refused = await write(server, { url, payload });
    expect(refused.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' });
    expect(refused.headers['retry-after']).toBe('60');
    expect((await write(server, { url: other, payload: otherPayload })).statusCode).toBe(201);
    expect((await write(server, { url, payload, from: '10.0.0.2' })).statusCode).toBe(201);
    const list = (await server.inject({ url, headers: bearer })).json();
    expect(list.leads ?? list.responses).toHaveLength(2);
  },
);

test('all addresses of one IPv6 network are counted together', async () => {
  await using server = await testApp({ environment: { TRUST_PROXY: '127.0.0.1/32' } });
  const by = (address: string) => ({ url: '/api/quiz', headers: { 'x-forwarded-for': address } });
  for (let n = 0; n < 30; n++)
    expect((await write(server, by(`2001:db8:0:1:${n}::1`))).statusCode).toBe(400);
  expect((await write(server, by('2001:db8:0:1:ffff::1'))).statusCode).toBe(429);
  expect((await write(server, by('2001:db8:0:2::1'))).statusCode).toBe(400);
});

test('an address counts whatever port a proxy adds, and what is no address counts for the proxy', async () => {
  await using server = await testApp({ environment: { TRUST_PROXY: '127.0.0.1,10.0.0.0/8' } });
  const by = (address: string) => ({ url: '/api/quiz', headers: { 'x-forwarded-for': address } });
  const spellings = [
    (n: number) => `203.0.113.7:${n}`,
    (n: number) => `203.0.113.7:${n}, 10.0.0.1:${n}`,
    (n: number) => `[2001:db8::1]:${n}`,
    (n: number) => `visitor-${n}`,
    (n: number) => `203.0.113.${n}, unknown-${n}, 10.0.0.2`,
  ];
  for (const [index, spelling] of spellings.entries()) {
    const limit = index === 1 ? 0 : 30;
    for (let n = 0; n < limit; n++)
      expect([spelling(n), (await write(server, by(spelling(n)))).statusCode]).toEqual([
        spelling(n),
        400,
      ]);
    expect((await write(server, by(spelling(99)))).statusCode).toBe(429);
  }
});

test('a caller with a token writes a hundred times as often, one with a wrong token does not', async () => {
  await using server = await testApp();
  const quizzes = { url: '/api/quiz' };
  expect(await writes(server, 300, { ...quizzes, headers: bearer })).toEqual([400]);
  expect(await writes(server, 31, { ...quizzes, headers: { authorization: 'Bearer x' } })).toEqual([
    400, 429,
  ]);
  expect((await write(server, { ...quizzes, headers: bearer })).statusCode).toBe(400);
});

test('REST and tRPC share one count, and a batch counts each of its calls', async () => {
  await using server = await testApp();
  const batch = {
    url: '/trpc/quiz.submit,quiz.submit,quiz.submit?batch=1',
    payload: { 0: {}, 1: {}, 2: {} },
  };
  await writes(server, 28, { url: '/api/quiz' });
  const response = await write(server, batch);
  const statuses = response
    .json()
    .map((call: { error: { data: { httpStatus: number } } }) => call.error.data.httpStatus);
  expect(statuses.toSorted()).toEqual([400, 400, 429]);
  expect(response.headers['retry-after']).toMatch(/^\d+$/);
  expect((await write(server, { url: '/api/quiz' })).statusCode).toBe(429);
});

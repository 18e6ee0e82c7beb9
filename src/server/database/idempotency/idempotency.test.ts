import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bearer, lead, quiz, testApp, token } from '../../../../test/app.ts';
import { newPageKey } from '../../../shared/idempotency.ts';
import { QuizResponseEntity } from '../../quiz/entity.ts';
import { IdempotencyKeyEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const key = (value: string) => ({ 'idempotency-key': value });
const count = async (server: Server) =>
  (await server.inject({ url: '/api/leads', headers: bearer })).json().leads.length;

test('a repeated call, also of a body that is equal after trimming, returns the first row; without a key, or with another, it is a new lead', async () => {
  await using server = await testApp();
  const first = await server.post('/api/leads', lead, key('k'));
  for (const [body, name] of [
    [lead, 'k'],
    [{ ...lead, firstName: ' Ada ', extra: 1 }, ' k '],
  ] as const) {
    const again = await server.post('/api/leads', body, key(name));
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  }
  expect(await count(server)).toBe(1);
  await server.post('/api/leads', lead, key('K'));
  await server.post('/api/leads', lead);
  await server.post('/api/leads', lead);
  expect(await count(server)).toBe(4);
});

test('twenty concurrent calls create one row', async () => {
  await using server = await testApp();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => server.post('/api/leads', lead, key('k'))),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
  expect(new Set(responses.map((response) => response.json().lead.id)).size).toBe(1);
  expect(await count(server)).toBe(1);
});

test('another body under a used key is 422, but a rejected call does not use its key', async () => {
  await using server = await testApp();
  await server.post('/api/leads', { ...lead, email: 'x' }, key('k'));
  expect((await server.post('/api/leads', lead, key('k'))).statusCode).toBe(201);
  const other = await server.post('/api/leads', { ...lead, message: 'Other' }, key('k'));
  expect(other.json()).toMatchObject({
    statusCode: 422,
    message: expect.stringMatching(/Idempotency-Key/),
  });
  expect(await count(server)).toBe(1);
});

test('a key applies to one procedure, by REST or tRPC', async () => {
  await using server = await testApp();
  const first = (await server.post('/api/leads', lead, key('k'))).json().lead;
  const again = (await server.post('/trpc/leads.create', lead, key('k'))).json();
  expect(again.result.data.lead.id).toBe(first.id);
  const [response, repeat] = [
    await server.post('/api/quiz', quiz, key('k')),
    await server.post('/api/quiz', quiz, key('k')),
  ];
  expect(response.statusCode).toBe(201);
  expect(repeat.json()).toEqual(response.json());
});

test.each([
  ['within 24 hours', 23.9, 1],
  ['after 24 hours', 24.1, 2],
])('%s a key is valid for %s hours', async (_name, hours, leads) => {
  await using server = await testApp();
  await server.post('/api/leads', lead, key('k'));
  const createdAt = new Date(Date.now() - hours * 60 * 60 * 1000);
  await server.orm.em.fork().nativeUpdate(IdempotencyKeyEntity, {}, { createdAt });
  const responses = await Promise.all(
    [1, 2, 3].map(() => server.post('/api/leads', lead, key('k'))),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(await count(server)).toBe(leads);
});

describe('after the first call', () => {
  const repeat = async (server: Server, path: string, body: object, between: () => unknown) => {
    const first = await server.post(path, body, key('k'));
    await between();
    return [first, await server.post(path, body, key('k'))] as const;
  };
  const erase = (server: Server) =>
    server.post('/trpc/admin.person.erase', { email: lead.email }, bearer);

  test('returns a lead that was deleted, which stays deleted', async () => {
    await using server = await testApp();
    const deleteAll = { action: 'delete', filter: {} };
    const [first, again] = await repeat(server, '/api/leads', lead, () =>
      server.post('/trpc/leads.bulk', deleteAll, bearer),
    );
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await count(server)).toBe(0);
    const other = await server.post('/api/leads', { ...lead, message: 'Other' }, key('k'));
    expect(other.statusCode).toBe(422);
  });

  test.each([
    ['/api/leads', lead],
    ['/api/quiz', quiz],
  ])('an erased person is unknown to %s, and can be stored again', async (path, body) => {
    await using server = await testApp();
    const [first, again] = await repeat(server, path, body, () => erase(server));
    const idIn = ({ json }: typeof first) => json().lead?.id ?? json().response.id;
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(idIn(again)).not.toBe(idIn(first));
  });

  test('a deleted response is stored again when its key was deleted, too', async () => {
    await using server = await testApp();
    const [, again] = await repeat(server, '/api/quiz', quiz, () =>
      server.orm.em.fork().nativeDelete(QuizResponseEntity, {}),
    );
    expect(again.statusCode).toBe(201);
    expect(await server.orm.em.fork().count(QuizResponseEntity)).toBe(1);
  });
});

describe('a key belongs to its caller', () => {
  const other = { authorization: `Bearer ${'o'.repeat(32)}` };
  const twoTools = () =>
    testApp({
      environment: { API_TOKENS: `${token},${'o'.repeat(32)}` },
    });
  const send = (server: Server, headers: object, remoteAddress = '127.0.0.1', body = lead) =>
    server.inject({
      method: 'POST',
      url: '/api/leads',
      payload: body,
      headers: { ...key('k'), ...headers },
      remoteAddress,
    });

  test('the key of another caller returns nothing of theirs', async () => {
    await using server = await twoTools();
    const poison = { ...lead, message: 'Poison' };
    expect((await send(server, {}, '10.0.0.1', poison)).statusCode).toBe(201);
    expect((await send(server, other, '10.0.0.1', poison)).statusCode).toBe(201);
    const mine = await send(server, bearer);
    expect(mine.json()).toMatchObject({ lead });
    expect((await send(server, {}, '10.0.0.2')).json()).toMatchObject({ lead });
    expect(await count(server)).toBe(4);
    // Its own repeat, also from elsewhere.
    expect((await send(server, bearer, '10.0.0.9')).json()).toEqual(mine.json());
    expect(await count(server)).toBe(4);
  });

  test('a visitor of the site may change networks and headers, but a forged Sec-Fetch-Site exposes no keys of other networks', async () => {
    await using server = await testApp();
    const page = key(newPageKey());
    const first = await send(server, { ...page, 'sec-fetch-site': 'same-origin' }, '10.0.0.1');
    expect((await send(server, page, '10.9.9.9')).json()).toEqual(first.json());
    expect(await count(server)).toBe(1);
    for (const [n, mine] of ['k', 'page:k', randomUUID()].entries()) {
      const headers = { ...key(mine), 'sec-fetch-site': 'same-origin' };
      for (const address of ['10.0.0.1', '10.0.0.2']) await send(server, headers, address);
      expect(await count(server)).toBe(1 + 2 * (n + 1));
    }
  });

  test('neither key nor address is stored', async () => {
    await using server = await testApp();
    await send(server, {}, '203.0.113.7');
    const rows = await server.orm.em.fork().find(IdempotencyKeyEntity, {});
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).toMatch(/^leads\.create:[0-9a-f]{64}$/);
  });
});

test('a key has 1 to 200 characters', async () => {
  await using server = await testApp();
  for (const bad of ['', ' ', 'x'.repeat(201)])
    for (const url of ['/api/leads', '/trpc/leads.create']) {
      const response = await server.post(url, lead, key(bad));
      expect([bad, url, response.statusCode]).toEqual([bad, url, 400]);
      expect(response.body).toContain('Idempotency-Key must have 1 to 200 characters.');
    }
  expect((await server.post('/api/leads', lead, key('x'.repeat(200)))).statusCode).toBe(201);
});

import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { bearer, closed, password, testApp, token } from '../../../test/app.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const local = { host: 'localhost:3000' };
const basic = (pair: string) => ({
  authorization: `Basic ${Buffer.from(pair).toString('base64')}`,
});
const right = basic(`admin:${password}`);
const wrong = basic('admin:wrong');

const ask = async (server: Server, headers: Record<string, string>, more: InjectOptions = {}) =>
  (await server.inject({ url: '/api/leads', headers, ...more })).statusCode;

describe('without ADMIN_PASSWORD', () => {
  test.each(['127.0.0.1', '127.9.8.7', '::1', '::ffff:127.0.0.1'])(
    'whoever sits at the machine, %s, gets in',
    async (remoteAddress) => {
      await using server = await testApp();
      for (const host of ['localhost', 'localhost:3000', '127.0.0.1:80', '[::1]:3000', 'LocalHost'])
        expect([host, await ask(server, { host }, { remoteAddress })]).toEqual([host, 200]);
    },
  );

  test('nobody else does', async () => {
    await using server = await testApp();
    for (const remoteAddress of ['10.0.0.1', '192.168.1.7', '128.0.0.1', '::2', '::ffff:10.0.0.1'])
      expect(await ask(server, local, { remoteAddress })).toBe(401);
  });

  test.each([
    ['by a proxy', { 'x-forwarded-for': '127.0.0.1' }],
    ['by a proxy', { forwarded: 'for=127.0.0.1' }],
    ['by a proxy', { 'x-forwarded-host': 'localhost' }],
    ['by a proxy', { 'x-forwarded-proto': 'http' }],
    ['to a rebound name', { host: 'evil.example:3000' }],
    ['to a rebound name', { host: 'localhost.evil.example' }],
    ['to a rebound name', { host: '127.0.0.1.evil.example' }],
    ['from another site', { origin: 'https://evil.example' }],
    ['from another port', { origin: 'http://localhost:4000' }],
    ['from a sandboxed frame', { origin: 'null' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('a request that came %s does not: %j', async (_how, headers) => {
    await using server = await testApp();
    expect(await ask(server, { ...local, ...headers })).toBe(401);
  });

  test('a browser at the machine does', async () => {
    await using server = await testApp();
    for (const site of ['same-origin', 'none'])
      expect(await ask(server, { ...local, 'sec-fetch-site': site })).toBe(200);
    expect(await ask(server, { ...local, origin: 'http://localhost:3000' })).toBe(200);
  });

  test('a trusted proxy at the machine makes nobody local', async () => {
    await using server = await testApp({ environment: { TRUST_PROXY: '127.0.0.0/8' } });
    expect(await ask(server, { ...local, 'x-forwarded-for': '127.0.0.1' })).toBe(401);
  });

  test('a token works from anywhere', async () => {
    await using server = await testApp({ environment: { API_TOKENS: `other, ${token}` } });
    expect(await ask(server, bearer, { remoteAddress: '10.0.0.1' })).toBe(200);
  });
});

describe('with ADMIN_PASSWORD', () => {
  test('the machine itself needs it, too', async () => {
    await using server = await testApp({ environment: closed });
    expect(await ask(server, local)).toBe(401);
  });

  test.each(['a long password', 'with:colons:in:it', 'pässwörd-🎙️', ' spaces around '])(
    'Basic with %j opens, whatever the user name',
    async (word) => {
      await using server = await testApp({ environment: { ADMIN_PASSWORD: word } });
      for (const name of ['admin', '', 'ädä', 'a b'])
        expect(await ask(server, basic(`${name}:${word}`))).toBe(200);
      expect(await ask(server, basic(`admin:${word}x`))).toBe(401);
      expect(await ask(server, basic(`admin:${word.slice(0, -1)}`))).toBe(401);
    },
  );

  test('what is no credential is refused as such', async () => {
    await using server = await testApp({ environment: closed });
    for (const authorization of [
      '',
      'Basic',
      'Basic %%%',
      'Bearer',
      `Bearer ${token}x`,
      `Bearer ${token} x`,
      `Token ${token}`,
      `Bearer ${password}`,
      'Basic YWRtaW4=',
      `Basic ${password}`,
      'Bearer undefined',
      'Digest x',
    ])
      expect([authorization, await ask(server, { authorization })]).toEqual([authorization, 401]);
  });

  test('the scheme may be written in any case', async () => {
    await using server = await testApp({ environment: closed });
    expect(await ask(server, { authorization: `bearer ${token}` })).toBe(200);
    expect(
      await ask(server, { authorization: right.authorization.replace('Basic', 'BASIC') }),
    ).toBe(200);
  });

  test('the tRPC door asks for the same', async () => {
    await using server = await testApp({ environment: closed });
    for (const name of [
      'leads.list',
      'quiz.list',
      'leads.exportBatch',
      'quiz.exportBatch',
      'admin.counts',
    ]) {
      const url = `/trpc/${name}?input=%7B%7D`;
      expect([name, await ask(server, {}, { url })]).toEqual([name, 401]);
      expect([name, await ask(server, bearer, { url })]).toEqual([name, 200]);
    }
  });

  test('a browser is told to ask for the password', async () => {
    await using server = await testApp({ environment: closed });
    const { headers } = await server.inject('/api/leads/export');
    expect(headers['www-authenticate']).toMatch(/^Basic realm=/);
  });
});

describe('guessing', () => {
  const guess = (server: Server, from: string, headers = wrong) =>
    ask(server, { ...headers, 'x-forwarded-for': from });
  const behindProxy = { ...closed, TRUST_PROXY: '127.0.0.1/32' };

  test('after 20 wrong passwords an address waits, even with the right one; others do not', async () => {
    await using server = await testApp({ environment: behindProxy });
    for (let n = 0; n < 20; n++) expect(await guess(server, '10.0.0.1')).toBe(401);
    expect(await guess(server, '10.0.0.1')).toBe(429);
    expect(await guess(server, '10.0.0.1', right)).toBe(429);
    expect(await guess(server, '10.0.0.2', right)).toBe(200);
    expect(await ask(server, { ...bearer, 'x-forwarded-for': '10.0.0.1' })).toBe(200);
  });

  test('the answer says for how long', async () => {
    await using server = await testApp({ environment: closed });
    for (let n = 0; n < 20; n++) await ask(server, wrong);
    const answer = await server.inject({ url: '/api/leads', headers: wrong });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
    expect(answer.json()).toMatchObject({
      statusCode: 429,
      message: expect.stringMatching(/Try again in \d+ minutes/),
    });
  });

  test('the tRPC door counts with the REST door', async () => {
    await using server = await testApp({ environment: closed });
    const url = '/trpc/leads.list?input=%7B%7D';
    for (let n = 0; n < 10; n++) {
      await ask(server, wrong);
      await ask(server, wrong, { url });
    }
    expect(await ask(server, wrong)).toBe(429);
    expect(await ask(server, right, { url })).toBe(429);
  });

  test('requests without a password are not guesses', async () => {
    await using server = await testApp({ environment: closed });
    for (let n = 0; n < 30; n++) await ask(server, {});
    expect(await ask(server, right)).toBe(200);
  });

  test('after 500 overall only an address that signed in before may try', async () => {
    await using server = await testApp({ environment: behindProxy });
    expect(await guess(server, '10.1.0.1', right)).toBe(200);
    for (let n = 0; n < 500; n++) await guess(server, `10.0.${Math.floor(n / 15)}.1`);
    expect(await guess(server, '10.2.0.1')).toBe(429);
    expect(await guess(server, '10.2.0.1', right)).toBe(429);
    expect(await guess(server, '10.1.0.1', right)).toBe(200);
    expect(await ask(server, { ...bearer, 'x-forwarded-for': '10.2.0.1' })).toBe(200);
  });

  test('a forwarded address is believed of a trusted proxy alone', async () => {
    await using server = await testApp({ environment: { ...closed, TRUST_PROXY: '10.0.0.0/8' } });
    const from = (n: number) => ({ headers: { ...wrong, 'x-forwarded-for': `192.0.2.${n}` } });
    const inside = { remoteAddress: '10.9.9.9' };
    const outside = { remoteAddress: '198.51.100.1' };
    for (let n = 0; n < 20; n++)
      expect(await ask(server, {}, { ...from(n), ...outside })).toBe(401);
    expect(await ask(server, {}, { ...from(99), ...outside })).toBe(429);
    for (let n = 0; n < 25; n++) expect(await ask(server, {}, { ...from(n), ...inside })).toBe(401);
  });
});

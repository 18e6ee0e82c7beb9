import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { routes } from '../src/server/rest/routes.ts';
import { bearer, lead, quiz, testApp, withoutGemini } from './app.ts';
import { procedures } from './procedures.ts';

const tooLarge = 'x'.repeat(2 * 1024 * 1024);
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
  'Multipart/Mixed; boundary=x',
  'text/plain',
  'text/html',
];
// Uploads may be larger and are read after authorization.
const isUpload = (url: string, type: string) =>
  url === '/trpc/blog.upload' && type === 'application/octet-stream';

test('every procedure and REST route rejects a body that is too large, regardless of its type', async () => {
  await using server = await testApp();
  const urls = [
    ...Object.keys(procedures).map((name) => `/trpc/${name}`),
    ...routes.filter(({ method }) => method === 'POST').map(({ path }) => path),
  ];
  expect(urls.length).toBeGreaterThan(30);
  for (const url of urls)
    for (const type of types.filter((one) => !isUpload(url, one))) {
      const response = await server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type },
        payload: tooLarge,
      });
      expect([url, type, response.statusCode]).toEqual([
        url,
        type,
        expect.toSatisfy((status) => status === 413 || status === 415),
      ]);
    }
});

const prefixes = [
  '/',
  '/admin/',
  '/admin/posts/',
  '/api/',
  '/api/blog/',
  '/assets/',
  '/blog/',
  '/blog/covers/',
  '/blog/preview/',
  '/media/',
  '/newsletter/confirm/',
  '/newsletter/unsubscribe/',
  '/quiz/guide/',
  '/quiz/show/',
  '/trpc/',
  '/uploads/',
  '/ws/',
  '/ws/whiteboard/',
];
const undecodable = ['%', '%2', '%zz', 'a%u0041', '%ff', '%C0%80', '%ED%A0%80', '%F0%9F'];

test('answers a path that cannot be decoded with 400, whatever its prefix', async () => {
  await using server = await testApp();
  for (const prefix of prefixes)
    for (const path of undecodable)
      for (const method of ['GET', 'HEAD', 'POST'] as const) {
        const url = `${prefix}${path}`;
        const { statusCode } = await server.inject({ method, url });
        expect([method, url, statusCode]).toEqual([method, url, 400]);
      }
});

test('decodes a path once, whatever its prefix', async () => {
  await using server = await testApp();
  for (const prefix of prefixes)
    for (const path of ['%25', '%25zz', '%25ff%25', '%2500', '%25,%25', '%2525']) {
      const url = `${prefix}${path}`;
      const { statusCode } = await server.inject(url);
      // Pages redirect to the shortest spelling, and the admin has pages of its own for any path.
      expect([url, statusCode]).toEqual([url, expect.toBeOneOf([200, 301, 404])]);
    }
});

test('finds no procedure whose name is encoded twice, and no batch whose commas are', async () => {
  await using server = await testApp();
  const input = encodeURIComponent(JSON.stringify({ 0: {}, 1: {} }));
  const status = async (path: string) =>
    (await server.inject(`/trpc/${path}?batch=1&input=${input}`)).statusCode;
  expect(await status('blog.list')).toBe(200);
  expect(await status('blog%2Elist%2Cblog.list')).toBe(200);
  expect(await status('blog%252Elist')).toBe(404);
  expect(await status('blog.list%252Cblog.list')).toBe(404);
});

const FORM = 'application/x-www-form-urlencoded';
const JOSE = 'Jos\u00e9';
/** The content type and the bytes of a body that is not UTF-8. */
const otherEncodings: [type: string, body: Buffer, status: number][] = [
  [FORM, Buffer.from('firstName=Jos%E9&email=jose@example.com'), 400],
  [FORM, Buffer.from(`firstName=${JOSE}&email=jose@example.com`, 'latin1'), 400],
  [`${FORM}; charset=iso-8859-1`, Buffer.from('firstName=Jos%E9'), 415],
  ['application/json', Buffer.from(`{"firstName":"${JOSE}"}`, 'latin1'), 400],
  ['application/json; charset="windows-1252"', Buffer.from('{}'), 415],
  ['application/json; charset=utf-16', Buffer.from('{}', 'utf16le'), 415],
];

test('refuses a body in another encoding, whose letters would be lost', async () => {
  await using server = await testApp();
  for (const url of ['/api/leads', '/trpc/leads.create', '/newsletter/subscribe'])
    for (const [type, payload, status] of otherEncodings) {
      const isJson = type.startsWith('application/json');
      // Only a form is read by the page of a form, and only JSON by tRPC.
      if (isJson ? url.startsWith('/newsletter') : url.startsWith('/trpc') && status === 400)
        continue;
      const headers = { 'content-type': type };
      const response = await server.inject({ method: 'POST', url, headers, payload });
      expect([url, type, response.statusCode]).toEqual([url, type, status]);
      expect(response.body).toContain('UTF-8');
    }
});

test('refuses a compressed body, which could unpack to any size', async () => {
  await using server = await testApp();
  const payload = gzipSync(JSON.stringify(lead));
  for (const encoding of ['gzip', 'GZIP', 'br', 'deflate', 'identity, gzip', 'x'])
    for (const url of ['/api/leads', '/trpc/leads.create', '/newsletter/subscribe', '/nowhere']) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const response = await server.inject({ method: 'POST', url, headers, payload });
      expect([encoding, url, response.statusCode]).toEqual([encoding, url, 415]);
      expect(response.body).toContain('Send the body uncompressed, without Content-Encoding');
    }
  const { statusCode } = await server.post('/api/leads', lead, { 'content-encoding': 'Identity' });
  expect(statusCode).toBe(201);
});

/** The longest form and the longest quiz, in the spelling that takes the most bytes. */
const escaped = (body: object) =>
  JSON.stringify(body).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const visit = Object.fromEntries(
  ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid'].map(
    (name) => [name, '\u4e00'.repeat(300)],
  ),
);
const longLead = {
  ...lead,
  firstName: '\u4e00'.repeat(200),
  lastName: '\u4e00'.repeat(200),
  company: '\u4e00'.repeat(200),
  message: '\u4e00'.repeat(10_000),
};
const attribution = { first: visit, last: visit };
const longAnswers = Object.fromEntries(
  Array.from({ length: 107 }, (_, index) => [`q${index}`, '\u4e00'.repeat(295)]),
);

test('the longest form is accepted without credentials, and a longer body only with them', async () => {
  await using server = await testApp({ environment: withoutGemini });
  const send = async (url: string, type: string, payload: string, more = {}) =>
    (
      await server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type, ...more },
        payload,
      })
    ).statusCode;
  const json = 'application/json';
  expect(await send('/api/leads', json, escaped({ ...longLead, attribution }))).toBe(201);
  expect(await send('/api/leads', FORM, new URLSearchParams(longLead).toString())).toBe(201);
  const answers = { ...quiz.answers, ...longAnswers };
  expect(await send('/api/quiz', json, escaped({ ...quiz, answers, attribution }))).toBe(201);

  const long = JSON.stringify({ ...lead, unknown: ' '.repeat(300_000) });
  const longForm = new URLSearchParams({ ...lead, unknown: ' '.repeat(300_000) }).toString();
  for (const [headers, isAccepted] of [
    [{}, false],
    [{ authorization: 'Bearer unknown' }, false],
    [bearer, true],
  ] as const) {
    expect(await send('/api/leads', json, long, headers)).toBe(isAccepted ? 201 : 413);
    expect(await send('/api/leads', FORM, longForm, headers)).toBe(isAccepted ? 201 : 413);
    expect(await send('/trpc/leads.create', json, long, headers)).toBe(isAccepted ? 200 : 413);
  }
});

test('reads a form in UTF-8, with percent signs that a tool did not encode', async () => {
  await using server = await testApp();
  const fields = { ...lead, firstName: JOSE, company: '100%' };
  const payload = new URLSearchParams(fields).toString().replace('%25', '%');
  for (const type of [FORM, `${FORM}; charset=UTF-8`]) {
    const headers = { 'content-type': type };
    const response = await server.inject({ method: 'POST', url: '/api/leads', headers, payload });
    expect(response.json().lead).toMatchObject({ firstName: JOSE, company: '100%' });
  }
});

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  auditKinds,
  auditLog,
  basic,
  bearer,
  token,
  lead,
  ownPage,
  password,
  signIn,
  testApp,
  type TestApp as Server,
} from '../../../test/app.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import { createLog } from '../http/log.ts';
import { ApiTokenEntity } from './entity.ts';

const CreateOutput = z.object({
  result: z.object({ data: z.object({ token: z.string(), row: z.object({ id: z.string() }) }) }),
});
const make = async (server: Server, payload: object) =>
  server.post('/trpc/admin.access.createToken', payload, bearer);
const newToken = async (server: Server, fields: object) =>
  CreateOutput.parse(
    (await make(server, { name: 'CRM', scopes: ['leads:read'], ...fields })).json(),
  ).result.data;
const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` });

test('a token is created in the admin, used by a tool, and rejected once revoked', async () => {
  await using server = await testApp();
  const origin = await server.app.listen({ port: 0 });
  const { cookie } = await signIn(server);
  const admin = async (name: string, body: object) => {
    const response = await fetch(`${origin}/trpc/admin.access.${name}`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const response = await admin('createToken', { name: ' CRM ', scopes: ['leads:read'] });
  const { token, row } = CreateOutput.parse(response.body).result.data;
  const use = async (path: string) => {
    const response = await fetch(origin + path, { headers: bearerOf(token) });
    // An unread body would delay the shutdown of the server.
    await response.text();
    return response.status;
  };

  expect(await use('/api/leads')).toBe(200);
  expect(await use('/api/leads/export')).toBe(200);
  expect(await use('/api/quiz')).toBe(403);
  expect(await use('/trpc/admin.access.tokens')).toBe(403);
  const list = await fetch(`${origin}/trpc/admin.access.tokens`, { headers: { cookie } });
  const shown = await list.text();
  expect(shown).toContain('"name":"CRM"');
  expect(shown).toMatch(/"lastUsedAt":"20/);
  expect(shown).toContain(`"prefix":"${token.slice(0, 8)}"`);
  expect(shown).not.toContain(token);

  expect((await admin('revokeToken', { id: row.id })).status).toBe(200);
  expect(await use('/api/leads')).toBe(401);
  expect((await admin('revokeToken', { id: row.id })).status).toBe(404);
  expect((await auditKinds(server)).slice(0, 5)).toEqual([
    'token.revoked',
    'access.refused',
    'leads.exported',
    'leads.listed',
    'token.created',
  ]);
});

test('a token can expire', async () => {
  stoppedDate();
  await using server = await testApp();
  const expiresAt = new Date(Date.now() + DAY_MS);
  const { token } = await newToken(server, { expiresAt });
  const use = () => server.inject({ url: '/api/leads', headers: bearerOf(token) });
  expect((await use()).statusCode).toBe(200);
  const list = await server.inject({ url: '/trpc/admin.access.tokens', headers: bearer });
  expect(list.json().result.data.tokens).toMatchObject([{ expiresAt: expiresAt.toISOString() }]);
  await server.orm.em
    .fork()
    .nativeUpdate(ApiTokenEntity, {}, { expiresAt: new Date(Date.now() - 1000) });
  const refused = await use();
  expect(refused.statusCode).toBe(401);
  expect(refused.json().message).toBe('This API token is unknown, expired or revoked.');
  // Nor does it raise the limit of public writes.
  const writes = await Promise.all(
    Array.from({ length: 31 }, () => server.post('/api/quiz', {}, bearerOf(token))),
  );
  expect(writes.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

test('a token made in the admin is stored as a hash, and may write as often as one of API_TOKENS', async () => {
  stoppedDate();
  await using server = await testApp();
  const { token } = await newToken(server, { scopes: ['quiz:read'] });
  const [stored] = await server.orm.em.fork().find(ApiTokenEntity, {});
  expect(stored?.scopes).toEqual(['quiz:read']);
  expect(JSON.stringify(stored)).not.toContain(token.slice(8));
  const statuses = new Set<number>();
  for (let n = 0; n < 40; n++)
    statuses.add((await server.post('/api/quiz', {}, bearerOf(token))).statusCode);
  expect([...statuses]).toEqual([400]);
});

test('invalid input makes no token', async () => {
  await using server = await testApp();
  const valid = { name: 'CRM', scopes: ['leads:read'] };
  for (const [fields, message] of [
    [{ name: '  ' }, 'name: Give the token a name'],
    [{ name: 'x'.repeat(61) }, 'name: Must have at most 60 characters'],
    [{ scopes: [] }, 'scopes: Choose at least one permission'],
    [{ scopes: ['everything'] }, 'scopes.0: '],
    [{ expiresAt: 'soon' }, 'expiresAt: Must be a date'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt: Must be in the future'],
  ] as const) {
    const response = await make(server, { ...valid, ...fields });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.message).toContain(message);
  }
});

test('the audit log records actions without naming people, and is paged', async () => {
  await using server = await testApp({ environment: { TRUST_PROXY: '127.0.0.1' } });
  const from = { 'x-forwarded-for': '203.0.113.77' };
  await server.post('/api/leads', lead);
  const browser = await signIn(server, {
    ...from,
    'user-agent': 'Mozilla/5.0 (Windows) Edg/140.0',
  });
  await server.post('/trpc/admin.access.signIn', { password: 'wrong' }, { ...ownPage, ...from });
  await server.inject({ url: '/api/leads/export', headers: browser });
  await server.inject({ url: '/api/quiz/export', headers: { ...basic(password), ...from } });
  await server.inject({ url: '/api/quiz/export', headers: { ...bearer, ...from } });
  await make(server, { name: 'CRM', scopes: ['leads:read'] });
  await server.post('/trpc/admin.access.signOut', {}, browser);

  const entries = await auditLog(server);
  const session = 'Owner';
  expect(entries.map(({ kind, actor }) => [kind, actor])).toEqual([
    ['session.ended', session],
    ['token.created', 'API_TOKENS'],
    ['quiz.exported', 'API_TOKENS'],
    ['quiz.exported', 'HTTP Basic'],
    ['leads.exported', session],
    ['session.refused', 'Sign-in form'],
    ['session.started', session],
  ]);
  expect(new Set(entries.map(({ address }) => address))).toEqual(
    new Set(['203.0.113.0/24', '127.0.0.0/24']),
  );
  // Without the ids, whose random digits may spell a name.
  const recorded = entries.map(({ kind, actor, address }) => [kind, actor, address]);
  expect(JSON.stringify(recorded)).not.toMatch(/ada|lovelace|203\.0\.113\.77/i);
  const page = async (query: object) =>
    (await server.query('admin.access.audit', query)).json().result.data;
  const first = await page({ limit: 5 });
  const second = await page({ limit: 5, cursor: first.nextCursor });
  expect([...first.entries, ...second.entries]).toEqual(entries);
});

test('no secret is ever logged', async () => {
  const written = new PassThrough();
  const log = text(written);
  const secrets = [password, token, 'a wrong password'];
  {
    await using server = await testApp({
      logger: createLog('trace', written),
    });
    const browser = await signIn(server);
    const { token } = await newToken(server, { scopes: ['quiz:read'] });
    secrets.push(browser.cookie.replace('admin=', ''), token);
    await server.post('/trpc/admin.access.signIn', { password: 'a wrong password' }, ownPage);
    await server.inject({ url: '/api/leads', headers: basic('a wrong password') });
    await server.inject({ url: '/api/leads', headers: bearerOf(token) });
    await server.orm.schema.drop();
    // Without its tables every lookup fails, and failures are logged.
    for (const headers of [browser, bearerOf(token), basic(password)])
      expect((await server.inject({ url: '/api/leads', headers })).statusCode).toBe(500);
  }
  written.end();
  const loggedOnce = await log;
  expect(loggedOnce).toContain('request failed');
  const encoded = secrets.map((secret) => Buffer.from(`admin:${secret}`).toString('base64'));
  for (const secret of [...secrets, ...encoded]) expect(loggedOnce).not.toContain(secret);
});

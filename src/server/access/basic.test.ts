import { describe, expect, test } from 'vitest';
import { callAccounts, newPerson, personPassword, postSignIn } from '../../../test/accounts.ts';
import {
  basic,
  bearer,
  password,
  signIn,
  testApp,
  type TestApp as Server,
} from '../../../test/app.ts';
import { AccountEntity, PasskeyEntity } from './accounts/entity.ts';

const right = basic(password);
const factors: [string, (server: Server) => Promise<unknown>][] = [
  [
    'an authenticator app',
    async (server) => {
      const { id } = await newPerson(server, 'viewer');
      await server.orm.em.fork().nativeUpdate(AccountEntity, { id }, { totpSecret: 'encrypted' });
    },
  ],
  [
    'a passkey',
    async (server) => {
      const { id: accountId } = await newPerson(server, 'viewer');
      const passkey = { accountId, credentialId: 'x', publicKey: 'x', signatureCount: 0 };
      await server.orm.em
        .fork()
        .insert(PasskeyEntity, { ...passkey, transports: [], name: 'Phone' });
    },
  ],
];
const get = (server: Server, url: string, headers: Record<string, string> = right) =>
  server.inject({ url, headers });
const reads = ['/api/leads', '/api/quiz', '/trpc/admin.access.sessions'];
const exports = ['/api/leads/export', '/api/quiz/export', '/api/subscribers/export'];

describe.each(factors)('once somebody has %s, HTTP Basic', (_factor, add) => {
  test('is off, whether or not the password is right', async () => {
    await using server = await testApp();
    expect((await get(server, '/api/leads')).statusCode).toBe(200);
    expect((await get(server, '/api/leads', {})).headers['www-authenticate']).toBeDefined();
    await add(server);
    for (const headers of [right, basic('wrong')]) {
      const refused = await get(server, '/api/leads', headers);
      expect(refused.statusCode).toBe(401);
      expect(refused.json().message).toContain('second factor. Use an API token');
      expect(refused.headers['www-authenticate']).toBeUndefined();
    }
    expect((await get(server, '/api/leads', bearer)).statusCode).toBe(200);
  });

  test('with ADMIN_BASIC=on reads and exports, and does nothing else', async () => {
    await using server = await testApp({ environment: { ADMIN_BASIC: 'on' } });
    const post = async (name: string, payload: object) =>
      (await server.post(`/trpc/${name}`, payload, right)).statusCode;
    await add(server);
    const browser = await signIn(server);
    for (const url of [...reads, ...exports])
      expect([url, (await get(server, url)).statusCode]).toEqual([url, 200]);
    expect((await get(server, reads[2] ?? '')).json().result.data).toEqual({ sessions: [] });
    const token = { name: 'CRM', scopes: ['leads:read'] };
    const person = { email: 'ada@example.com', name: 'Ada', role: 'viewer' };
    for (const [name, payload] of [
      ['admin.access.createToken', token],
      ['admin.access.revokeAllSessions', {}],
      ['admin.accounts.team.invite', person],
      ['admin.person.erase', { email: 'ada@example.com' }],
      ['blog.create', {}],
    ] as const)
      expect([name, await post(name, payload)]).toEqual([name, 403]);
    for (const name of ['admin.access.tokens', 'admin.access.audit', 'admin.accounts.team.list'])
      expect([name, (await get(server, `/trpc/${name}?input=%7B%7D`)).statusCode]).toEqual([
        name,
        403,
      ]);
    const refused = await server.post('/trpc/admin.access.createToken', token, right);
    expect(refused.json().error.message).toContain('HTTP Basic can only read and export');
    expect((await get(server, '/api/leads', browser)).statusCode).toBe(200);
  });
});

test('ADMIN_BASIC=off turns HTTP Basic off, and browsers do not ask for a password', async () => {
  await using server = await testApp({ environment: { ADMIN_BASIC: 'off' } });
  const refused = await get(server, '/api/leads');
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, undefined]);
  expect(refused.json().message).toContain('ADMIN_BASIC');
});

describe('the site’s password', () => {
  const invite = (server: Server, email: string) =>
    callAccounts(server, 'team.invite', { email, name: 'Ada', role: 'owner' }, bearer);
  const state = async (server: Server, headers: Record<string, string>) =>
    (await server.query('admin.access.state', {}, headers)).json().result.data;

  test('never opens the account of an owner who was only invited', async () => {
    await using server = await testApp();
    const link = (await invite(server, 'ada@example.com')).json().result.data.url;
    const browser = await signIn(server);
    expect(await state(server, browser)).toMatchObject({ email: null, role: 'owner' });
    const choice = { token: new URL(link).hash.slice(1), newPassword: personPassword };
    await callAccounts(server, 'link.choosePassword', choice, browser);
    expect((await postSignIn(server, { email: 'ada@example.com' })).statusCode).toBe(200);
  });

  test('an owner who was only invited does not count as one who can let others in', async () => {
    await using server = await testApp();
    const browser = await signIn(server);
    const { accounts } = (await server.query('admin.accounts.team.list', {}, bearer)).json().result
      .data;
    await invite(server, 'ada@example.com');
    const [{ id }] = accounts;
    const lowered = await callAccounts(server, 'team.changeRole', { id, role: 'viewer' }, bearer);
    expect(lowered.statusCode).toBe(409);
    expect(await state(server, browser)).toMatchObject({ role: 'owner' });
  });
});

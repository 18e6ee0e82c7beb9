import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  browserOf,
  callAccounts,
  newPerson,
  ownAccount,
  postSignIn,
  signInAs,
} from '../../../../test/accounts.ts';
import {
  bearer,
  freshDatabase,
  lead,
  signIn,
  testApp,
  type TestApp as Server,
} from '../../../../test/app.ts';
import { draft } from '../../../../test/writing.ts';
import { audit } from '../../audit/auditLog.ts';
import { AuditEntryEntity } from '../../audit/entity.ts';
import { openDatabase } from '../../database/database.ts';
import { ApiTokenEntity } from '../entity.ts';

type Headers = Record<string, string>;
type Entry = Record<
  'kind' | 'actor' | 'accountId' | 'accountName' | 'objectType' | 'objectId',
  string | null
>;

async function createToken(server: Server, headers: Headers, scopes = ['leads:read']) {
  const input = { name: 'CRM', scopes };
  const { result } = (await server.post('/trpc/admin.access.createToken', input, headers)).json();
  const { token, row } = result.data;
  return { id: row.id, authorization: `Bearer ${token}` };
}
const read = async (server: Server, { authorization }: { authorization: string }) =>
  (await server.inject({ url: '/api/leads', headers: { authorization } })).statusCode;
const owners = async (server: Server) => {
  const { tokens } = (await server.query('admin.access.tokens')).json().result.data;
  return tokens.map(({ owner }: { owner: string | null }) => owner);
};
const entries = async (server: Server, filter: object = {}): Promise<Entry[]> =>
  (await server.query('admin.access.audit', filter)).json().result.data.entries;

describe('an API token', () => {
  test('belongs to the account that created it and ends with it in every process', async () => {
    await using server = await testApp();
    await using another = await testApp({ url: server.url });
    const ada = await newPerson(server, 'owner', 'Ada');
    const owned = await createToken(server, browserOf(await postSignIn(server, ada)));
    const shared = await createToken(server, bearer);
    expect(await owners(server)).toEqual([null, 'Ada']);
    for (const process of [server, another])
      expect([await read(process, owned), await read(process, shared)]).toEqual([200, 200]);
    await signInAs(server, 'owner');
    expect((await callAccounts(server, 'team.remove', ada, bearer)).statusCode).toBe(200);
    for (const process of [another, server])
      expect([await read(process, owned), await read(process, shared)]).toEqual([401, 200]);
    expect(await owners(server)).toEqual([null]);
  });

  test('does what the role of its owner allows', async () => {
    await using server = await testApp();
    const ada = await newPerson(server, 'owner', 'Ada');
    const browser = browserOf(await postSignIn(server, ada));
    const { authorization } = await createToken(server, browser, ['posts:write', 'leads:read']);
    const write = async (slug: string) =>
      (await server.post('/trpc/blog.create', { ...draft, slug }, { authorization })).statusCode;
    expect(await write('one')).toBe(200);
    await signInAs(server, 'owner');
    await callAccounts(server, 'team.changeRole', { id: ada.id, role: 'viewer' }, bearer);
    expect(await write('two')).toBe(403);
    expect(await read(server, { authorization })).toBe(200);
  });
});

describe('the audit log', () => {
  test('names account and object in columns of their own, and lists those of either', async () => {
    await using server = await testApp();
    const ada = await newPerson(server, 'owner', 'Ada');
    const browser = browserOf(await postSignIn(server, ada));
    const { id, ...token } = await createToken(server, browser);
    await read(server, token);
    await callAccounts(server, 'own.changeProfile', { name: 'Grace', email: ada.email }, browser);
    await server.post('/trpc/admin.access.revokeToken', { id }, browser);
    await postSignIn(server, { email: ada.email, password: 'wrong' });
    await server.inject({ url: '/api/leads', headers: bearer });
    const byAda = { accountId: ada.id, accountName: 'Ada' };
    const nobody = { accountId: null, accountName: null };
    const account = { objectType: 'account', objectId: ada.id };
    const object = { objectType: 'token', objectId: id };
    const created = { kind: 'token.created', actor: 'Ada', ...byAda, ...object };
    const listed = { kind: 'leads.listed', objectType: null, objectId: null };
    const revoked = { kind: 'token.revoked', actor: 'Grace', accountName: 'Grace', ...object };
    expect(await entries(server)).toMatchObject([
      { ...listed, actor: 'API_TOKENS', ...nobody },
      { kind: 'session.refused', ...nobody, ...account },
      revoked,
      { kind: 'account.changed', ...byAda, ...account },
      { ...listed, actor: 'Token CRM', ...byAda },
      created,
      { kind: 'session.started', ...byAda, objectType: 'session' },
    ]);
    expect(await entries(server, { objectId: id })).toMatchObject([revoked, created]);
    const ofAda = await entries(server, { accountId: ada.id, limit: 1 });
    expect(ofAda).toMatchObject([revoked]);
    expect(await entries(server, { accountId: ada.id })).toHaveLength(5);
    expect(await entries(server, { accountId: randomUUID() })).toEqual([]);
    for (const filter of [{ accountId: 'ada' }, { objectId: "'" }])
      expect((await server.query('admin.access.audit', filter)).statusCode).toBe(400);
  });

  test('of two people with one name keeps both, and the site’s password is the first owner', async () => {
    await using server = await testApp();
    const people = [
      await newPerson(server, 'viewer', 'Ada'),
      await newPerson(server, 'viewer', 'Ada'),
    ];
    for (const person of people) {
      const browser = browserOf(await postSignIn(server, person));
      await server.query('admin.access.audit', {}, browser);
      await server.query('admin.access.audit', {}, browser);
    }
    const refused = (await entries(server)).filter(({ kind }) => kind === 'access.refused');
    expect(refused.map(({ accountId }) => accountId)).toEqual(
      people.map(({ id }) => id).toReversed(),
    );
    const owner = await signIn(server);
    const { id } = await ownAccount(server, owner);
    expect(await entries(server, { accountId: id })).toMatchObject([{ kind: 'session.started' }]);
  });

  test('leads to no record of a person who was erased', async () => {
    await using server = await testApp();
    const add = async (email: string) => {
      const { id } = (await server.post('/api/leads', { ...lead, email })).json().lead;
      const actor = { name: 'Ada', address: '' };
      await audit(server.orm.em.fork(), actor, 'board.toLead', { type: 'lead', id });
      return id;
    };
    const [, kept] = [await add('ada@example.com'), await add('eve@example.com')];
    const email = 'ADA@example.com';
    expect((await server.post('/trpc/admin.person.erase', { email }, bearer)).statusCode).toBe(200);
    const aboutLeads = (await entries(server)).filter(({ objectType }) => objectType === 'lead');
    expect(aboutLeads.map(({ objectId }) => objectId)).toEqual([kept, null]);
  });

  test('and tokens from before these columns are still read', async () => {
    const secret = `roi_${'x'.repeat(43)}`;
    const tokenHash = createHash('sha256').update(secret).digest('base64url');
    const url = await freshDatabase();
    const orm = await openDatabase(url);
    const em = orm.em.fork();
    await em.insert(AuditEntryEntity, {
      kind: 'leads.exported',
      actor: 'Token CRM',
      address: '203.0.113.0/24',
    });
    const token = { name: 'CRM', prefix: 'roi_xxxx', tokenHash, scopes: ['leads:read' as const] };
    await em.insert(ApiTokenEntity, token);
    await orm.close();
    await using server = await testApp({ url });
    const none = { accountId: null, accountName: null, objectType: null, objectId: null };
    const old = { kind: 'leads.exported', actor: 'Token CRM', address: '203.0.113.0/24', ...none };
    expect(await entries(server)).toMatchObject([old]);
    expect(await read(server, { authorization: `Bearer ${secret}` })).toBe(200);
    expect(await owners(server)).toEqual([null]);
  });
});

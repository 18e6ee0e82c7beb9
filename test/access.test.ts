import { describe, expect, test } from 'vitest';
import { type Scope, scopes } from '../src/shared/access.ts';
import { roles } from '../src/shared/accounts.ts';
import { HOUR_MS } from '../src/shared/durations.ts';
import { loadRequiredAccess } from '../src/server/rest/procedures.ts';
import { routes } from '../src/server/rest/routes.ts';
import { signInAs } from './accounts.ts';
import { basic, bearer, password, signIn, testApp } from './app.ts';
import { procedures } from './procedures.ts';
import { stoppedDate } from './stoppedClock.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const levels: readonly string[] = ['public', 'admin', ...scopes];
const held = new Set<string>(roles);

const undeclared = (
  definitions: Record<string, { type: string; meta?: { access?: string } | undefined }>,
) =>
  Object.entries(definitions)
    .filter(([, { meta }]) => !levels.includes(meta?.access ?? ''))
    .map(([name]) => name);

const guarded = Object.entries(procedures).filter(([, { meta }]) => meta?.access !== 'public');
const requiredAccess = await loadRequiredAccess();
const guardedRoutes = routes.filter((route) => requiredAccess(route) !== 'public');

/** Calls a procedure with an input that most procedures reject after authorizing the caller. */
async function call(server: Server, name: string, headers: Record<string, string>) {
  const isRead = procedures[name]?.type !== 'mutation';
  const response = await server.inject({
    method: isRead ? 'GET' : 'POST',
    url: `/trpc/${name}${isRead ? '?input=%7B%7D' : ''}`,
    headers,
    ...(!isRead && { payload: {} }),
  });
  // A rejected subscription reports the error in its stream.
  return /"code":"(UNAUTHORIZED|FORBIDDEN)"/.exec(response.body)?.[1] ?? 'let in';
}

async function callRoute(
  server: Server,
  { method, path }: (typeof routes)[number],
  headers: Record<string, string>,
) {
  const url = path.replace(/:\w+/g, 'x');
  const { statusCode } = await server.inject({ method, url, headers });
  return { 401: 'UNAUTHORIZED', 403: 'FORBIDDEN' }[statusCode] ?? 'let in';
}

async function tokenWith(server: Server, granted: readonly Scope[]) {
  const payload = { name: granted.join(), scopes: granted };
  const response = await server.post('/trpc/admin.access.createToken', payload, bearer);
  return { authorization: `Bearer ${response.json().result.data.token}` };
}

test('finds procedures and routes', () => {
  expect(guarded.map(([name]) => name)).toContain('leads.exportBatch');
  expect(guardedRoutes.map(({ path }) => path)).toContain('/api/quiz/export');
  expect(guarded.length).toBeLessThan(Object.keys(procedures).length);
});

test('every procedure declares its access level', () => {
  expect(undeclared(procedures)).toEqual([]);
  expect(undeclared({ 'new.one': { type: 'query' } })).toEqual(['new.one']);
  expect(undeclared({ typo: { type: 'query', meta: { access: 'amdin' } } })).toEqual(['typo']);
});

describe('unauthenticated callers', () => {
  test.each<[string, Record<string, string>]>([
    ['anonymous', {}],
    ['with a wrong token', { authorization: 'Bearer wrong' }],
    ['with a token of the right form', { authorization: `Bearer roi_${'A'.repeat(43)}` }],
    ['with a wrong password', basic('wrong')],
    ['with a cookie of their own making', { cookie: `admin=${'A'.repeat(43)}` }],
  ])('%s are rejected by every procedure and every REST route', async (_who, headers) => {
    await using server = await testApp();
    const clock = stoppedDate();
    // Each call is an hour later, because wrong passwords are limited.
    const from = () => {
      clock.pass(HOUR_MS);
      return headers;
    };
    for (const [name] of guarded)
      expect([name, await call(server, name, from())]).toEqual([name, 'UNAUTHORIZED']);
    for (const route of guardedRoutes)
      expect([route.path, await callRoute(server, route, from())]).toEqual([
        route.path,
        'UNAUTHORIZED',
      ]);
  });
});

describe('an API token', () => {
  test.each([...scopes.map((scope) => ({ granted: [scope] })), { granted: scopes }])(
    'with the scopes $granted can call only the procedures that declare one',
    async ({ granted }) => {
      await using server = await testApp();
      const headers = await tokenWith(server, granted);
      const expected = (level: string | undefined) =>
        granted.some((scope) => scope === level) ? 'let in' : 'FORBIDDEN';
      for (const [name, { meta }] of guarded)
        expect([name, await call(server, name, headers)]).toEqual([name, expected(meta?.access)]);
      for (const route of guardedRoutes)
        expect([route.path, await callRoute(server, route, headers)]).toEqual([
          route.path,
          expected(requiredAccess(route)),
        ]);
    },
  );
});

test('admins can call everything with every kind of credential', async () => {
  await using server = await testApp();
  let session = await signIn(server);
  for (const [name, { type }] of guarded) {
    // An accepted subscription does not end.
    if (type === 'subscription') continue;
    for (const headers of [bearer, basic(password)])
      expect([name, await call(server, name, headers)]).toEqual([name, 'let in']);
    session = name.endsWith('revokeAllSessions') ? await signIn(server) : session;
    expect([name, await call(server, name, session)]).toEqual([name, 'let in']);
    if (name.endsWith('revokeAllSessions')) session = await signIn(server);
  }
  for (const route of guardedRoutes)
    for (const headers of [bearer, basic(password), session])
      expect([route.path, await callRoute(server, route, headers)]).toEqual([route.path, 'let in']);
});

describe.each(roles)('a person with the role %s', (role) => {
  test('can call the procedures for this role and lesser ones', async () => {
    await using server = await testApp();
    let person = await signInAs(server, role);
    const held = roles.slice(roles.indexOf(role));
    for (const [name, { meta, type }] of guarded) {
      // An accepted subscription does not end.
      if (type === 'subscription') continue;
      const isAllowed = held.some((lesser) => lesser === meta?.role);
      const outcome = await call(server, name, person);
      expect([name, outcome]).toEqual([name, isAllowed ? 'let in' : 'FORBIDDEN']);
      if (name === 'admin.access.revokeAllSessions') person = await signInAs(server, role);
    }
  });
});

test('every guarded procedure declares a role', () => {
  const undeclaredRoles = guarded.filter(([, { meta }]) => !held.has(meta?.role ?? ''));
  expect(undeclaredRoles.map(([name]) => name)).toEqual([]);
});

test('no procedure that changes something is open to viewers, except for their own account', () => {
  const changes = guarded.filter(
    ([, { type, meta }]) => type === 'mutation' && meta?.role === 'viewer',
  );
  for (const [name] of changes)
    expect(name).toMatch(
      /^admin\.(accounts\.own|access\.(confirmPassword|revokeSession)$|notifications\.setOwn$)/,
    );
});

test('rejects mutations by GET', async () => {
  await using server = await testApp();
  const cookie = await signIn(server);
  for (const [name, { type }] of Object.entries(procedures)) {
    if (type !== 'mutation') continue;
    const response = await server.inject({ url: `/trpc/${name}?input=%7B%7D`, headers: cookie });
    expect([name, response.statusCode]).toEqual([name, 405]);
  }
});

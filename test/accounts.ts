import { randomUUID } from 'node:crypto';
import { AccountEntity } from '../src/server/access/accounts/entity.ts';
import type { Role } from '../src/shared/accounts.ts';
import { auditLog, ownPage, type TestApp as Server } from './app.ts';

/** The password of every person that `newPerson` creates. */
export const personPassword = 'a long sentence as a password';
/** Cheap to verify. */
const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$QUJDREVGR0hJSktMTU5PUA$uNJx0VRS9uKPgQS5si6wLKEWiW4EOQKD+/5FU5JGQgE';

/** Stores a person who has accepted an invitation. */
export async function newPerson(
  server: Server,
  role: Role,
  name = `A ${role}`,
  email = `${role}-${randomUUID()}@example.com`,
) {
  const person = { email, emailKey: email, name, role, passwordHash, recoveryCodes: [] };
  const id = await server.orm.em.fork().insert(AccountEntity, person);
  return { id, email, name };
}

/** Signs in by email address; returns the response, whose body says what else is needed. */
export const postSignIn = (
  server: Server,
  input: { email: string; password?: string; code?: string },
) => server.post('/trpc/admin.access.signIn', { password: personPassword, ...input }, ownPage);

/** Returns the headers of a browser in which a new person with this role is signed in. */
export async function signInAs(server: Server, role: Role) {
  const { email } = await newPerson(server, role);
  return browserOf(await postSignIn(server, { email }));
}

/** Returns the headers of a browser that got this response to its sign-in. */
export function browserOf(response: Awaited<ReturnType<typeof postSignIn>>) {
  const [cookie = ''] = String(response.headers['set-cookie']).split(';');
  return { ...ownPage, cookie };
}

/** Calls a mutation of `admin.accounts`. */
export const callAccounts = (
  server: Server,
  name: string,
  input: object,
  headers: Record<string, string>,
) => server.post(`/trpc/admin.accounts.${name}`, input, headers);

/** Returns the caller's account. */
export const ownAccount = async (server: Server, headers: Record<string, string>) =>
  (await server.query('admin.accounts.own.get', {}, headers)).json().result.data;

/** Returns kind and actor of each entry in the audit log, newest first. */
export const auditedKinds = async (server: Server) =>
  (await auditLog(server)).map(({ kind, actor }) => [kind, actor]);

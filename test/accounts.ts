import { randomUUID } from 'node:crypto';
import type { Role } from '../src/shared/accounts.ts';
import { bearer, ownPage, testApp } from './app.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

/** The password of every person that `newPerson` creates. */
export const personPassword = 'a long sentence as a password';

/** Invites a person, who accepts the invitation. */
export async function newPerson(server: Server, role: Role, name = `A ${role}`) {
  const email = `${role}-${randomUUID()}@example.com`;
  const invited = await server.post(
    '/trpc/admin.accounts.team.invite',
    { email, name, role },
    bearer,
  );
  const { url } = invited.json().result.data;
  const token = new URL(url).hash.slice(1);
  await server.post('/trpc/admin.accounts.link.choosePassword', {
    token,
    newPassword: personPassword,
  });
  return { email, name };
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

/** A site with a password, as accounts need one. */
export const openSite = () => testApp();

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
  (await server.query('admin.access.audit'))
    .json()
    .result.data.entries.map(({ kind, actor }: { kind: string; actor: string }) => [kind, actor]);

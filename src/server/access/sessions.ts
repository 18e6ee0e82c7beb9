import type { SqlEntityManager } from '@mikro-orm/sql';
import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { ById } from '../../shared/byId.ts';
import { type Actor, audit } from '../audit/auditLog.ts';
import { latestDate } from '../database/clock.ts';
import { deleteBatch, type ExpiredRange } from '../database/deleteBatch.ts';
import { notFound } from '../http/errors.ts';
import { AccountEntity, type AccountRow } from './accounts/entity.ts';
import { SessionEntity } from './entity.ts';
import type { Credentials } from './credentials.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/durations.ts';

const IDLE_TIMEOUT_MS = 12 * HOUR_MS;
/** How long a confirmed password is valid for sensitive actions. */
const RECENT_PASSWORD_MS = 15 * MINUTE_MS;
export const MAX_SESSION_DAYS = 7;

/** Marks sessions that do not depend on the site's password. */
const ACCOUNT_TAG = 'account';

type Device = { browser: string; address: string };
/** Who signs in, and whether with the site's password. */
export type SignedIn = {
  account: Pick<AccountRow, 'id' | 'sessionVersion'>;
  isBySitePassword: boolean;
};
type SessionCredentials = Pick<Credentials, 'hashToken' | 'passwordTag'>;

/** Returns the new session's id and the value of the cookie. */
export async function startSession(
  em: SqlEntityManager,
  credentials: SessionCredentials,
  { account, isBySitePassword, ...device }: SignedIn & Device,
) {
  const token = randomBytes(32).toString('base64url');
  const id = uuid();
  const now = new Date();
  await em.insert(SessionEntity, {
    id,
    tokenHash: credentials.hashToken(token),
    passwordTag: isBySitePassword ? credentials.passwordTag : ACCOUNT_TAG,
    accountId: account.id,
    sessionVersion: account.sessionVersion,
    ...device,
    createdAt: now,
    lastSeenAt: now,
    provenAt: now,
  });
  return { id, token };
}

/** Returns the active session of a cookie, with the account that signed in. */
export async function findSession(
  em: SqlEntityManager,
  credentials: SessionCredentials,
  token: string,
) {
  const found = await em
    .createQueryBuilder(SessionEntity)
    .select('*')
    .where({ tokenHash: credentials.hashToken(token), ...isActive(credentials) })
    .execute('get');
  if (!found) return undefined;
  const isBySitePassword = found.passwordTag !== ACCOUNT_TAG;
  if (found.accountId === null) return { ...found, isBySitePassword, account: null };
  const account = await em.findOne(
    AccountEntity,
    { id: found.accountId },
    { disableIdentityMap: true },
  );
  return isCurrent(found, account) ? { ...found, isBySitePassword, account } : undefined;
}

const isCurrent = (session: { sessionVersion: number }, account: AccountRow | null) =>
  account?.sessionVersion === session.sessionVersion;

/** Like `findSession`, and records the activity. */
export async function touchSession(
  em: SqlEntityManager,
  credentials: SessionCredentials,
  token: string,
) {
  const session = await findSession(em, credentials, token);
  const now = new Date();
  if (session && now.getTime() - session.lastSeenAt.getTime() > MINUTE_MS)
    await em.nativeUpdate(SessionEntity, { id: session.id }, { lastSeenAt: now });
  return session;
}

/** Starts the period in which sensitive actions do not ask for the password. */
export const markPasswordConfirmed = (em: SqlEntityManager, id: string) =>
  em.nativeUpdate(SessionEntity, { id }, { provenAt: new Date() });

/** Returns the seconds until sensitive actions ask for the password again; 0 when they do now. */
export function recentPasswordSeconds({ provenAt }: { provenAt: Date | null }) {
  if (!provenAt || provenAt > latestDate()) return 0;
  const age = Date.now() - provenAt.getTime();
  return Math.max(0, Math.floor((RECENT_PASSWORD_MS - age) / 1000));
}

/** Returns the sessions of one account or of all, newest first. */
export async function activeSessions(
  em: SqlEntityManager,
  credentials: SessionCredentials,
  accountId?: string,
) {
  const where = { ...isActive(credentials), ...(accountId && { accountId }) };
  const orderBy = { createdAt: 'desc', id: 'desc' } as const;
  const sessions = await em.find(SessionEntity, where, { orderBy });
  const accounts = await em.find(AccountEntity, {});
  return sessions.flatMap((session) => {
    if (session.accountId === null) return [{ ...session, person: 'Owner' }];
    const account = accounts.find(({ id }) => id === session.accountId) ?? null;
    return account && isCurrent(session, account) ? [{ ...session, person: account.name }] : [];
  });
}

export const endSession = (em: SqlEntityManager, id: string) =>
  em.nativeDelete(SessionEntity, { id });

/** Ends a session, optionally only if it belongs to an account. */
export async function revokeSession(
  em: SqlEntityManager,
  { id, accountId }: ById & { accountId: string | undefined },
  actor: Actor,
) {
  const ended = await em.nativeDelete(SessionEntity, { id, ...(accountId && { accountId }) });
  if (ended === 0) throw notFound('Session');
  await audit(em, actor, 'session.revoked', { type: 'session', id });
}

export async function revokeAllSessions(em: SqlEntityManager, actor: Actor) {
  await em.nativeDelete(SessionEntity, {});
  await audit(em, actor, 'session.allRevoked', null);
}

const ago = (age: number) => new Date(Date.now() - age);

const isActive = ({ passwordTag }: SessionCredentials) => ({
  passwordTag: { $in: [passwordTag, ACCOUNT_TAG] },
  createdAt: { $gt: ago(MAX_SESSION_DAYS * DAY_MS), $lte: latestDate() },
  lastSeenAt: { $gt: ago(IDLE_TIMEOUT_MS), $lte: latestDate() },
});

/**
 * Deletes sessions that began before a date, at which they have expired, and those of a clock that
 * was ahead, which would become active again.
 */
export function deleteOldSessions(em: SqlEntityManager, { before, limit }: ExpiredRange) {
  const isMisdated = { createdAt: { $gt: latestDate() } };
  const where = { $or: [{ createdAt: { $lt: before } }, isMisdated] };
  return deleteBatch(em, SessionEntity, { where, limit });
}

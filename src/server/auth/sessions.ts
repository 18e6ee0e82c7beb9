import type { SqlEntityManager } from '@mikro-orm/sql';
import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { ById } from '../../shared/byId.ts';
import { type Actor, audit } from '../audit/auditLog.ts';
import { notFound } from '../http/errors.ts';
import { SessionEntity } from './entity.ts';
import type { Credentials } from './credentials.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';

const IDLE_TIMEOUT_MS = 12 * HOUR_MS;
/** How long a confirmed password is valid for sensitive actions. */
const RECENT_PASSWORD_MS = 15 * MINUTE_MS;
export const MAX_SESSION_MS = 7 * DAY_MS;

type Device = { browser: string; address: string };
type Hashing = Pick<Credentials, 'hashToken' | 'passwordTag'>;

/** Returns the value of the cookie. */
export async function startSession(em: SqlEntityManager, credentials: Hashing, device: Device) {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await deleteExpiredSessions(em, credentials);
  await em.insert(SessionEntity, {
    id: uuid(),
    tokenHash: credentials.hashToken(token),
    passwordTag: credentials.passwordTag,
    ...device,
    createdAt: now,
    lastSeenAt: now,
    provenAt: now,
  });
  return token;
}

/** Returns the active session of a cookie. */
export async function findSession(em: SqlEntityManager, credentials: Hashing, token: string) {
  const found = await em
    .createQueryBuilder(SessionEntity)
    .select('*')
    .where({ tokenHash: credentials.hashToken(token), ...isActive(credentials) })
    .execute('get');
  return found ?? undefined;
}

/** Like `findSession`, and records the activity. */
export async function touchSession(em: SqlEntityManager, credentials: Hashing, token: string) {
  const session = await findSession(em, credentials, token);
  const now = new Date();
  if (session && now.getTime() - session.lastSeenAt.getTime() > MINUTE_MS)
    await em.nativeUpdate(SessionEntity, { id: session.id }, { lastSeenAt: now });
  return session;
}

export const confirmSession = (em: SqlEntityManager, id: string) =>
  em.nativeUpdate(SessionEntity, { id }, { provenAt: new Date() });

/** Returns the seconds until sensitive actions ask for the password again; 0 when they do now. */
export function recentPasswordSeconds({ provenAt }: { provenAt: Date | null }) {
  const age = Date.now() - (provenAt?.getTime() ?? 0);
  return Math.max(0, Math.floor((RECENT_PASSWORD_MS - age) / 1000));
}

/** Newest first. */
export const activeSessions = (em: SqlEntityManager, credentials: Hashing) =>
  em.find(SessionEntity, isActive(credentials), { orderBy: { createdAt: 'desc', id: 'desc' } });

export const endSession = (em: SqlEntityManager, id: string) =>
  em.nativeDelete(SessionEntity, { id });

export async function revokeSession(em: SqlEntityManager, { id }: ById, actor: Actor) {
  if ((await endSession(em, id)) === 0) throw notFound('Session');
  await audit(em, actor, 'session.revoked');
}

export async function revokeAllSessions(em: SqlEntityManager, actor: Actor) {
  await em.nativeDelete(SessionEntity, {});
  await audit(em, actor, 'session.allRevoked');
}

const since = (age: number) => new Date(Date.now() - age);

const isActive = ({ passwordTag }: Hashing) => ({
  passwordTag,
  createdAt: { $gt: since(MAX_SESSION_MS) },
  lastSeenAt: { $gt: since(IDLE_TIMEOUT_MS) },
});

const deleteExpiredSessions = (em: SqlEntityManager, { passwordTag }: Hashing) =>
  em.nativeDelete(SessionEntity, {
    $or: [
      { passwordTag: { $ne: passwordTag } },
      { createdAt: { $lte: since(MAX_SESSION_MS) } },
      { lastSeenAt: { $lte: since(IDLE_TIMEOUT_MS) } },
    ],
  });

import type { SqlEntityManager } from '@mikro-orm/sql';
import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { type Actor, audit } from '../audit/auditLog.ts';
import { notFound } from '../http/errors.ts';
import { SessionEntity } from './entity.ts';
import type { Keys } from './credentials.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const IDLE = 12 * HOUR;
/** For so long a proof of the password is good for sensitive actions. */
const PROOF = 15 * MINUTE;
/** Seconds. */
export const LONGEST_SESSION = 7 * 24 * 3600;

type Device = { browser: string; address: string };
type Hashing = Pick<Keys, 'hashToken' | 'passwordTag'>;

/** Answers the value of the cookie. */
export async function startSession(em: SqlEntityManager, keys: Hashing, device: Device) {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await dropDeadSessions(em, keys);
  await em.insert(SessionEntity, {
    id: uuid(),
    tokenHash: keys.hashToken(token),
    passwordTag: keys.passwordTag,
    ...device,
    createdAt: now,
    lastSeenAt: now,
    provenAt: now,
  });
  return token;
}

/** The live session of a cookie. */
export async function findSession(em: SqlEntityManager, keys: Hashing, token: string) {
  const found = await em
    .createQueryBuilder(SessionEntity)
    .select('*')
    .where({ tokenHash: keys.hashToken(token), ...alive(keys) })
    .execute('get');
  return found ?? undefined;
}

/** The same; notes that it was seen. */
export async function noteSession(em: SqlEntityManager, keys: Hashing, token: string) {
  const session = await findSession(em, keys, token);
  const now = new Date();
  if (session && now.getTime() - session.lastSeenAt.getTime() > MINUTE)
    await em.nativeUpdate(SessionEntity, { id: session.id }, { lastSeenAt: now });
  return session;
}

/** Notes that the browser has sent the right password again. */
export const confirmSession = (em: SqlEntityManager, id: string) =>
  em.nativeUpdate(SessionEntity, { id }, { provenAt: new Date() });

/** Seconds until the password must be proven again for sensitive actions; 0 when it is time. */
export function proofSecondsOf({ provenAt }: { provenAt: Date | null }) {
  const age = Date.now() - (provenAt?.getTime() ?? 0);
  return Math.max(0, Math.floor((PROOF - age) / 1000));
}

/** Newest first. */
export const liveSessions = (em: SqlEntityManager, keys: Hashing) =>
  em.find(SessionEntity, alive(keys), { orderBy: { createdAt: 'desc', id: 'desc' } });

export const endSession = (em: SqlEntityManager, id: string) =>
  em.nativeDelete(SessionEntity, { id });

export async function revokeSession(em: SqlEntityManager, { id }: { id: string }, actor: Actor) {
  if ((await endSession(em, id)) === 0) throw notFound('Session');
  await audit(em, actor, 'session.revoked');
}

export async function revokeAllSessions(em: SqlEntityManager, actor: Actor) {
  await em.nativeDelete(SessionEntity, {});
  await audit(em, actor, 'session.allRevoked');
}

const since = (age: number) => new Date(Date.now() - age);

const alive = ({ passwordTag }: Hashing) => ({
  passwordTag,
  createdAt: { $gt: since(LONGEST_SESSION * 1000) },
  lastSeenAt: { $gt: since(IDLE) },
});

const dropDeadSessions = (em: SqlEntityManager, { passwordTag }: Hashing) =>
  em.nativeDelete(SessionEntity, {
    $or: [
      { passwordTag: { $ne: passwordTag } },
      { createdAt: { $lte: since(LONGEST_SESSION * 1000) } },
      { lastSeenAt: { $lte: since(IDLE) } },
    ],
  });

import type { SqlEntityManager } from '@mikro-orm/sql';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { NewToken } from '../../shared/access.ts';
import { type Actor, audit } from '../audit/auditLog.ts';
import { notFound } from '../http/errors.ts';
import { ApiTokenEntity } from './entity.ts';

const MINUTE = 60_000;
/** `roi_` and 32 random bytes: nobody guesses one, so a plain hash is enough. */
const MADE_HERE = /^roi_[\w-]{43}$/;
const SHOWN = 8;

/** The token of an `Authorization` header. */
export const bearerToken = (authorization: string | undefined) =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];

/** Whether it is one of `API_TOKENS`. */
export const isPreloaded = (token: string, preloaded: string[]) =>
  // Every token is compared, so that the time does not tell which one nearly fits.
  preloaded.filter((known) => timingSafeEqual(digest(known), digest(token))).length > 0;

/** The token made in the admin that this is, unless it has expired; notes that it was used. */
export async function findToken(em: SqlEntityManager, token: string) {
  if (!MADE_HERE.test(token)) return undefined;
  const found = await em
    .createQueryBuilder(ApiTokenEntity)
    .select('*')
    .where({
      tokenHash: hash(token),
      $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date() } }],
    })
    .execute('get');
  if (!found) return undefined;
  const now = new Date();
  // To the minute: a busy tool must not make every read a write.
  if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) > MINUTE)
    await em.nativeUpdate(ApiTokenEntity, { id: found.id }, { lastUsedAt: now });
  return found;
}

/** Names the token of an `Authorization` header, if it is a good one. */
export async function tokenName(
  em: SqlEntityManager,
  authorization: string | undefined,
  preloaded: string[],
) {
  const token = bearerToken(authorization);
  if (!token) return undefined;
  const isGood = isPreloaded(token, preloaded) || !!(await findToken(em, token));
  return isGood ? hash(token) : undefined;
}

/** Answers the token itself, this once. */
export async function createToken(
  em: SqlEntityManager,
  { name, scopes, expiresAt }: NewToken,
  actor: Actor,
) {
  const token = `roi_${randomBytes(32).toString('base64url')}`;
  const row = {
    id: uuid(),
    name,
    scopes,
    prefix: token.slice(0, SHOWN),
    createdAt: new Date(),
    lastUsedAt: null,
    expiresAt,
  };
  await em.insert(ApiTokenEntity, { ...row, tokenHash: hash(token) });
  await audit(em, actor, 'token.created');
  return { token, row };
}

export async function listTokens(em: SqlEntityManager) {
  return {
    tokens: await em.find(ApiTokenEntity, {}, { orderBy: { createdAt: 'desc', id: 'desc' } }),
  };
}

export async function revokeToken(em: SqlEntityManager, { id }: { id: string }, actor: Actor) {
  if ((await em.nativeDelete(ApiTokenEntity, { id })) === 0) throw notFound('Token');
  await audit(em, actor, 'token.revoked');
}

const digest = (secret: string) => createHash('sha256').update(secret).digest();
const hash = (token: string) => digest(token).toString('base64url');

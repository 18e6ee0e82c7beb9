import type { SqlEntityManager } from '@mikro-orm/sql';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { ById } from '../../shared/byId.ts';
import type { NewToken } from '../../shared/access.ts';
import { AccountEntity } from './accounts/entity.ts';
import { type Actor, audit } from '../audit/auditLog.ts';
import { notFound } from '../http/errors.ts';
import { ApiTokenEntity } from './entity.ts';
import { MINUTE_MS } from '../../shared/durations.ts';

/** `roi_` and 32 random bytes: it cannot be guessed, so a plain hash is enough. */
const TOKEN_FORMAT = /^roi_[\w-]{43}$/;
const PREFIX_LENGTH = 8;

/** Returns the token of an `Authorization` header. */
export const bearerToken = (authorization: string | undefined) =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];

/** Whether the token is one of those set in the environment: `API_TOKENS` or `METRICS_TOKEN`. */
export const matchesAnyToken = (token: string, environmentTokens: string[]) =>
  // Compares every token, so that timing reveals nothing.
  environmentTokens.filter((candidate) => timingSafeEqual(digest(candidate), digest(token)))
    .length > 0;

/**
 * Returns the unexpired token created in the admin, with the account that owns it, and records its
 * use. A token ends with its account.
 */
export async function findToken(em: SqlEntityManager, token: string) {
  if (!TOKEN_FORMAT.test(token)) return undefined;
  const found = await em
    .createQueryBuilder(ApiTokenEntity)
    .select('*')
    .where({
      tokenHash: hash(token),
      $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date() } }],
    })
    .execute('get');
  if (!found) return undefined;
  const { accountId: id } = found;
  const account = id ? await em.findOne(AccountEntity, { id }, { disableIdentityMap: true }) : null;
  if (id && !account) return undefined;
  const now = new Date();
  // At most once a minute: a busy tool must not turn every read into a write.
  if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) > MINUTE_MS)
    await em.nativeUpdate(ApiTokenEntity, { id: found.id }, { lastUsedAt: now });
  return { ...found, account };
}

/** Returns the hash of a valid token in an `Authorization` header. */
export async function hashedBearerToken(
  em: SqlEntityManager,
  authorization: string | undefined,
  environmentTokens: string[],
) {
  const token = bearerToken(authorization);
  if (!token) return undefined;
  const isValid = matchesAnyToken(token, environmentTokens) || !!(await findToken(em, token));
  return isValid ? hash(token) : undefined;
}

/** Returns the token, which is not stored and never shown again. */
export async function createToken(
  em: SqlEntityManager,
  { name, scopes, expiresAt }: NewToken,
  actor: Actor,
) {
  const token = `roi_${randomBytes(32).toString('base64url')}`;
  const row = {
    id: uuid(),
    name,
    accountId: actor.accountId ?? null,
    scopes,
    prefix: token.slice(0, PREFIX_LENGTH),
    createdAt: new Date(),
    lastUsedAt: null,
    expiresAt,
  };
  await em.insert(ApiTokenEntity, { ...row, tokenHash: hash(token) });
  await audit(em, actor, 'token.created', { type: 'token', id: row.id });
  return { token, row: { ...row, owner: actor.accountName ?? null } };
}

/** Newest first, with the names of their owners. */
export async function listTokens(em: SqlEntityManager) {
  const orderBy = { createdAt: 'desc', id: 'desc' } as const;
  const tokens = await em.find(ApiTokenEntity, {}, { orderBy });
  const accounts = await em.find(AccountEntity, {}, { fields: ['id', 'name'] });
  const nameOf = (accountId: string | null) =>
    accounts.find(({ id }) => id === accountId)?.name ?? null;
  return { tokens: tokens.map((token) => ({ ...token, owner: nameOf(token.accountId) })) };
}

export async function revokeToken(em: SqlEntityManager, { id }: ById, actor: Actor) {
  if ((await em.nativeDelete(ApiTokenEntity, { id })) === 0) throw notFound('Token');
  await audit(em, actor, 'token.revoked', { type: 'token', id });
}

const digest = (secret: string) => createHash('sha256').update(secret).digest();
const hash = (token: string) => digest(token).toString('base64url');

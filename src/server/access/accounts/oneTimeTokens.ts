import type { SqlEntityManager } from '@mikro-orm/sql';
import { createHash, randomBytes } from 'node:crypto';
import { latestDate } from '../../database/clock.ts';
import { deleteBatch, type ExpiredRange } from '../../database/deleteBatch.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/durations.ts';
import { type OneTimePurpose, oneTimePurposes, OneTimeTokenEntity } from './entity.ts';

export const lifetimeMs: Record<OneTimePurpose, number> = {
  invitation: 7 * DAY_MS,
  reset: HOUR_MS,
  passkeyRegistration: 5 * MINUTE_MS,
  passkeySignIn: 5 * MINUTE_MS,
  // Counted from when the email is sent.
  ownData: DAY_MS,
};

/** Returns a new token; only its hash is stored. */
export async function createOneTimeToken(
  em: SqlEntityManager,
  purpose: OneTimePurpose,
  { accountId = null, emailKey = null }: TokenOwner,
) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetimeMs[purpose]);
  await em.nativeDelete(OneTimeTokenEntity, { expiresAt: { $lt: new Date() } });
  await em.insert(OneTimeTokenEntity, {
    hash: hashToken(token),
    purpose,
    accountId,
    emailKey,
    openedAt: null,
    expiresAt,
  });
  return { token, expiresAt };
}

/** Empty for a sign-in challenge. */
type TokenOwner = { accountId?: string | null; emailKey?: string | null };

/** Returns the row of a valid token without consuming it. */
export async function findOneTimeToken(
  em: SqlEntityManager,
  token: string,
  purposes: readonly OneTimePurpose[],
) {
  const found = await em
    .createQueryBuilder(OneTimeTokenEntity)
    .select('*')
    .where({
      hash: hashToken(token),
      $or: purposes.map((purpose) => ({
        purpose,
        expiresAt: { $gt: new Date(), $lte: latestExpiry(purpose) },
      })),
    })
    .execute('get');
  return found ?? undefined;
}

/** Like `findOneTimeToken`, but consumes the token: only one of two callers gets the row. */
export async function takeOneTimeToken(
  em: SqlEntityManager,
  token: string,
  purposes: readonly OneTimePurpose[],
) {
  const found = await findOneTimeToken(em, token, purposes);
  if (!found) return undefined;
  const taken = await em.nativeDelete(OneTimeTokenEntity, { hash: found.hash });
  return taken === 1 ? found : undefined;
}

/** Ends the invitations and reset links of an account. */
export const deleteLinks = (em: SqlEntityManager, accountId: string) =>
  em.nativeDelete(OneTimeTokenEntity, { accountId });

/** Deletes expired tokens, and those of a clock that was ahead, which would become valid again. */
export function deleteExpiredTokens(em: SqlEntityManager, { before, limit }: ExpiredRange) {
  const misdated = oneTimePurposes.map((purpose) => ({
    purpose,
    expiresAt: { $gt: latestExpiry(purpose) },
  }));
  const where = { $or: [{ expiresAt: { $lt: before } }, ...misdated] };
  return deleteBatch(em, OneTimeTokenEntity, { where, limit });
}

const latestExpiry = (purpose: OneTimePurpose) => latestDate(lifetimeMs[purpose]);

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/core';
import { TRPCError } from '@trpc/server';
import { createHash } from 'node:crypto';
import { IdempotencyKeyEntity } from './entity.ts';

const DAY = 24 * 60 * 60 * 1000;

type Attempt<Row> = {
  /** From the `Idempotency-Key` header; without one every call creates. */
  key: string | undefined;
  /** The procedure, so that one key may serve several calls of one client. */
  scope: string;
  input: unknown;
  create: () => Row;
  find: (id: string) => Promise<Row>;
};

/**
 * Stores the row `create` makes and the key in one transaction; within 24 hours a repeat answers
 * the row of the first call.
 * @throws TRPCError UNPROCESSABLE_CONTENT when the key was used for another input.
 */
export async function createOnce<Row extends { id: string }>(
  em: EntityManager,
  attempt: Attempt<Row>,
): Promise<{ row: Row; isRepeat: boolean }> {
  const row = attempt.create();
  if (!attempt.key) {
    await em.flush();
    return { row, isRepeat: false };
  }
  const key = `${attempt.scope}:${attempt.key}`;
  const inputHash = createHash('sha256').update(JSON.stringify(attempt.input)).digest('hex');
  em.create(IdempotencyKeyEntity, { key, inputHash, rowId: row.id });
  try {
    await em.flush();
    return { row, isRepeat: false };
  } catch (error) {
    // The database is the judge of repeats; a look before the insert would race.
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    em.clear();
  }
  const expired = await em.nativeDelete(IdempotencyKeyEntity, {
    key,
    createdAt: { $lt: dayAgo() },
  });
  const first = expired > 0 ? null : await em.findOne(IdempotencyKeyEntity, { key });
  // Dropped just now, by this call or by another: the key is free again.
  if (!first) return createOnce(em, attempt);
  if (first.inputHash !== inputHash)
    throw new TRPCError({
      code: 'UNPROCESSABLE_CONTENT',
      message: 'This Idempotency-Key was already used with another body.',
    });
  return { row: await attempt.find(first.rowId), isRepeat: true };
}

/** Keys are good for a day; called at every start. */
export const dropExpiredKeys = (em: EntityManager) =>
  em.nativeDelete(IdempotencyKeyEntity, { createdAt: { $lt: dayAgo() } });

const dayAgo = () => new Date(Date.now() - DAY);

import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { createHash } from 'node:crypto';
import { IdempotencyKeyEntity } from './entity.ts';
import { deleteBatch, type ExpiredRange } from '../deleteBatch.ts';
import { commitTogether } from '../groupCommit.ts';
import { DAY_MS } from '../../../shared/durations.ts';

/** The `Idempotency-Key` header, scoped by caller: callers do not share keys. */
export type IdempotencyKey = { key: string; caller: string };

type CreateOptions<Row> = {
  /** Without a key, every call creates a row. */
  key: IdempotencyKey | undefined;
  /** The procedure: a client may use one key for calls of different procedures. */
  scope: string;
  input: unknown;
  /**
   * Adds the row, and those that depend on it. May be called twice. Not asynchronous: until the
   * transaction ends, other writes wait for it, and on SQLite every query does.
   */
  create: (tx: SqlEntityManager) => Row;
  find: (id: string) => Promise<Row | null>;
  /** Undoes what the caller prepared for a new row. */
  onRepeat?: () => Promise<unknown>;
  /**
   * Returns the original response for a row that was deleted since; without it, the key can be used
   * again.
   */
  responseIfDeleted?: (stored: StoredRow) => Row;
};
type StoredRow = { id: string; createdAt: Date };

/**
 * Stores the row that `create` returns and the key in one transaction. Within 24 hours, a repeat
 * returns the row of the first call, which is not created again if it was deleted.
 * @throws TRPCError UNPROCESSABLE_CONTENT when the key was used with another input.
 */
export async function createOnce<Row extends StoredRow>(
  em: SqlEntityManager,
  attempt: CreateOptions<Row>,
): Promise<Row> {
  if (!attempt.key) return commitTogether(em, attempt.create);
  const key = `${attempt.scope}:${sha256(attempt.key)}`;
  const inputHash = sha256(attempt.input);
  try {
    return await commitTogether(em, async (tx) => {
      const row = attempt.create(tx);
      const { id, createdAt } = row;
      // Immediately: the unit of work would take a second row with this key for the same one.
      await tx.insert(IdempotencyKeyEntity, { key, inputHash, rowId: id, createdAt });
      return row;
    });
  } catch (error) {
    // The database detects repeats; a check before the insert would race.
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
  }
  const expired = await em.nativeDelete(IdempotencyKeyEntity, {
    key,
    createdAt: { $lt: dayAgo() },
  });
  const firstCall = expired > 0 ? null : await em.findOne(IdempotencyKeyEntity, { key });
  // The key was just deleted, by this call or another one, so it can be used again.
  if (!firstCall) return createOnce(em, attempt);
  await attempt.onRepeat?.();
  if (firstCall.inputHash !== inputHash)
    throw new TRPCError({
      code: 'UNPROCESSABLE_CONTENT',
      message: 'This Idempotency-Key was already used with another body.',
    });
  const stored = { id: firstCall.rowId, createdAt: firstCall.createdAt };
  const original = (await attempt.find(stored.id)) ?? attempt.responseIfDeleted?.(stored);
  if (original) return original;
  await em.nativeDelete(IdempotencyKeyEntity, { key, rowId: stored.id });
  return createOnce(em, attempt);
}

export function deleteExpiredKeys(em: SqlEntityManager, { before, limit }: ExpiredRange) {
  const where = { createdAt: { $lt: before } };
  return deleteBatch(em, IdempotencyKeyEntity, { where, limit });
}

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const dayAgo = () => new Date(Date.now() - DAY_MS);

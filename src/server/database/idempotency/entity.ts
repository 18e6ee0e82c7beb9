import { defineEntity, p } from '@mikro-orm/core';
import { now } from '../columnDefaults.ts';

/**
 * The row that the first call with an `Idempotency-Key` created, written in the same transaction.
 */
export const IdempotencyKeyEntity = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  indexes: [{ properties: ['createdAt'] }],
  properties: {
    /** Procedure and SHA-256 of caller and key, as in `leads.create:6f1c…`. */
    key: p.string().length(300).primary(),
    /** SHA-256 of the input, to detect a key that is reused with another input. */
    inputHash: p.text(),
    rowId: p.uuid(),
    createdAt: p.datetime(3).onCreate(now),
  },
});

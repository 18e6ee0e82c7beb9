import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId, now } from '../database/columnDefaults.ts';
import type { Attribution } from '../../shared/attribution.ts';
import { foldText, normalizeEmail } from '../../shared/fold.ts';
import type { SubscriberStatus } from '../../shared/newsletter.ts';

export const SubscriberEntity = defineEntity({
  name: 'Subscriber',
  tableName: 'subscribers',
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['addressKey'] },
    { properties: ['status', 'askedAt'] },
    { properties: ['confirmedAt'] },
    { properties: ['unsubscribedAt'] },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** As entered: email is sent there. */
    email: p.text(),
    /** The normalized address, unique. Null for suspected spam, which is kept apart. */
    emailKey: p.text().nullable().strictNullable().unique(),
    /** The normalized address of every row, suspected spam included. */
    addressKey: p
      .text()
      .default('')
      .onCreate(({ email }: { email: string }) => normalizeEmail(email)),
    /** The folded address, for the search. */
    searchKey: p
      .text()
      .default('')
      .onCreate(({ email }: { email: string }) => foldText(email)),
    status: p.text().$type<SubscriberStatus>(),
    /** SHA-256 of the token in the latest confirmation email. */
    confirmHash: p.text().nullable().strictNullable().unique(),
    /** Not hashed, because every issue contains the link. */
    unsubscribeToken: p.text().unique(),
    attribution: p.json<Attribution>().columnType('json').nullable(),
    /** When the current subscription was requested. */
    requestedAt: p.datetime(3).onCreate(now),
    confirmedAt: p.datetime(3).nullable().strictNullable(),
    unsubscribedAt: p.datetime(3).nullable().strictNullable(),
    /** When the address was last entered, and when that last caused an email. */
    askedAt: p.datetime(3).onCreate(now),
    mailedAt: p.datetime(3).nullable().strictNullable(),
    createdAt: p.datetime(3).onCreate(now),
  },
});
export type SubscriberRow = InferEntity<typeof SubscriberEntity>;

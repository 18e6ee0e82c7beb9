import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId, now } from '../columnDefaults.ts';
import type { Attribution } from '../../shared/attribution.ts';
import type { SubscriberStatus } from '../../shared/newsletter.ts';
import { normalizeEmail } from '../textKeys.ts';

export const SubscriberEntity = defineEntity({
  name: 'Subscriber',
  tableName: 'subscribers',
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['addressKey'] },
    { properties: ['status', 'askedAt'] },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** As entered: email is sent there. */
    email: p.text(),
    /** The normalized address, unique. Null for suspected spam, which is kept apart. */
    emailKey: p.text().nullable().strictNullable().unique(),
    /** The same of every row, also of what a robot sent: whose row it is. */
    addressKey: p
      .text()
      .default('')
      .onCreate(({ email }: { email: string }) => normalizeEmail(email)),
    status: p.text().$type<SubscriberStatus>(),
    /** SHA-256 of the token in the newest confirmation mail. */
    confirmHash: p.text().nullable().strictNullable().unique(),
    /** Readable, because every issue that is ever sent must carry it. */
    unsubscribeToken: p.text().unique(),
    attribution: p.json<Attribution>().columnType('json').nullable(),
    /** When the current subscription was requested. */
    requestedAt: p.datetime(3).onCreate(now),
    confirmedAt: p.datetime(3).nullable().strictNullable(),
    unsubscribedAt: p.datetime(3).nullable().strictNullable(),
    /** When the address was last entered, and when we last sent it an email because of that. */
    askedAt: p.datetime(3).onCreate(now),
    mailedAt: p.datetime(3).nullable().strictNullable(),
    createdAt: p.datetime(3).onCreate(now),
  },
});
export type SubscriberRow = InferEntity<typeof SubscriberEntity>;

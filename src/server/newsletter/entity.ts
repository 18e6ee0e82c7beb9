import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId, now } from '../columnDefaults.ts';
import type { Attribution } from '../../shared/attribution.ts';
import type { SubscriberStatus } from '../../shared/newsletter.ts';
import { emailKeyOf } from '../textKeys.ts';

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
    /** As it was typed: mail goes there. */
    email: p.text(),
    /** The address in one spelling, at most one row each. Null for what a robot sent, which is kept apart. */
    emailKey: p.text().nullable().strictNullable().unique(),
    /** The same of every row, also of what a robot sent: whose row it is. */
    addressKey: p
      .text()
      .default('')
      .onCreate(({ email }: { email: string }) => emailKeyOf(email)),
    status: p.text().$type<SubscriberStatus>(),
    /** SHA-256 of the token in the newest confirmation mail. */
    confirmHash: p.text().nullable().strictNullable().unique(),
    /** Readable, because every issue that is ever sent must carry it. */
    unsubscribeToken: p.text().unique(),
    attribution: p.json<Attribution>().columnType('json').nullable(),
    /** When the subscription as it stands was asked for. */
    requestedAt: p.datetime(3).onCreate(now),
    confirmedAt: p.datetime(3).nullable().strictNullable(),
    unsubscribedAt: p.datetime(3).nullable().strictNullable(),
    /** When anybody last entered the address, and when we last wrote to it because of that. */
    askedAt: p.datetime(3).onCreate(now),
    mailedAt: p.datetime(3).nullable().strictNullable(),
    createdAt: p.datetime(3).onCreate(now),
  },
});
export type SubscriberRow = InferEntity<typeof SubscriberEntity>;

import { defineEntity, p } from '@mikro-orm/core';
import { newId, now } from '../../database/columnDefaults.ts';
import type { OutboxState } from '../../../shared/outbox.ts';
import { PRIORITY } from './priority.ts';

/** An email, guide or webhook delivery, stored in the transaction that causes it. */
export const OutboxEntity = defineEntity({
  name: 'Outbox',
  tableName: 'outbox',
  indexes: [
    { properties: ['state', 'queue', 'kind', 'priority', 'dueAt'] },
    { properties: ['state', 'createdAt', 'id'] },
    { properties: ['state', 'hasContent', 'settledAt'] },
    { properties: ['aboutId'] },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Determines the handler. */
    kind: p.text(),
    /** Such as `guide-mail:RESPONSE_ID`; the receiver recognizes a repeat by it, too. */
    key: p.string().length(300).unique(),
    /** A slow queue does not delay the others. */
    queue: p.text().default(''),
    /** One of `PRIORITY`; the lowest number is processed first. */
    priority: p.integer().default(PRIORITY.bulk),
    /** An email that counts against MAIL_HOURLY_LIMIT, because a visitor caused it. */
    isLimited: p.boolean().default(false),
    payload: p.json<object>().columnType('json'),
    /** False once housekeeping has deleted the payload. */
    hasContent: p.boolean().default(true),
    /** The id of the record it is about, such as a lead, or of a person (`personSubject`). */
    aboutId: p.uuid().nullable(),
    state: p.text().$type<OutboxState>(),
    attempts: p.integer(),
    /** When the next attempt is due; during an attempt, when its lease expires. */
    dueAt: p.datetime(3).onCreate(now),
    settledAt: p.datetime(3).nullable().strictNullable(),
    lastError: p.text().nullable().strictNullable(),
    createdAt: p.datetime(3).onCreate(now),
  },
});

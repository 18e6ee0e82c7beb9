import { defineEntity, p } from '@mikro-orm/core';
import { newId, now } from '../columnDefaults.ts';
import type { OutboxState } from '../../shared/outbox.ts';
import { PRIORITY } from './priority.ts';

/** Work toward the outside (a mail, a guide, a forward), written in the transaction that causes it. */
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
    /** Names the handler that does it. */
    kind: p.text(),
    /** At most one row a key, as `guide-mail:RESPONSE_ID`; the outside recognizes a repeat by it too. */
    key: p.string().length(300).unique(),
    /** Rows that share a queue; a slow queue does not delay another. */
    queue: p.text().default(''),
    /** One of `PRIORITY`; the lowest number is processed first. */
    priority: p.integer().default(PRIORITY.bulk),
    payload: p.json<object>().columnType('json'),
    /** False once housekeeping has emptied the payload of a row that is done. */
    hasContent: p.boolean().default(true),
    /** The lead, quiz response or subscriber it belongs to. */
    aboutId: p.uuid().nullable(),
    state: p.text().$type<OutboxState>(),
    attempts: p.integer(),
    /** When it is attempted next; while it is being processed, when the lease expires. */
    dueAt: p.datetime(3).onCreate(now),
    settledAt: p.datetime(3).nullable().strictNullable(),
    lastError: p.text().nullable().strictNullable(),
    createdAt: p.datetime(3).onCreate(now),
  },
});

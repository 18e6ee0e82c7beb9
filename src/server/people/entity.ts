import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId, now } from '../database/columnDefaults.ts';

/**
 * One row per email address, so that a URL can name a person without showing the address. Rows are
 * created when they are first needed.
 */
export const PersonEntity = defineEntity({
  name: 'Person',
  tableName: 'people',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Identifies the person in every other table. */
    emailKey: p.text().unique(),
    createdAt: p.datetime(3).onCreate(now),
  },
});
export type PersonRow = InferEntity<typeof PersonEntity>;

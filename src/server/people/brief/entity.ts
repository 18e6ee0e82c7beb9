import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { now } from '../../database/columnDefaults.ts';
import type { Brief, BriefWriter, FormerBrief } from '../../../shared/brief.ts';
import { PersonEntity } from '../entity.ts';

/** The brief for a call with a person. */
export const BriefEntity = defineEntity({
  name: 'Brief',
  tableName: 'briefs',
  properties: {
    // The cascade deletes a brief that was stored while its person was being erased.
    person: () => p.oneToOne(PersonEntity).primary().deleteRule('cascade'),
    content: p.json<Brief>().columnType('json'),
    writer: p.string().length(20).$type<BriefWriter>(),
    /** Who edited this version; null if it was generated. */
    editor: p.text().nullable().strictNullable(),
    version: p.integer(),
    savedAt: p.datetime(3),
    /** The texts before this one, newest first. */
    former: p.json<FormerBrief[]>().columnType('json'),
    createdAt: p.datetime(3).onCreate(now),
  },
});
export type BriefRow = InferEntity<typeof BriefEntity>;

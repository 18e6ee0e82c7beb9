import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { now } from '../database/columnDefaults.ts';
import type { ContentKey } from '../../shared/content/documents.ts';
import type { DocumentReason } from '../../shared/site.ts';

/** A published edit of a document of the content; the current one replaces the file. */
export const DocumentVersionEntity = defineEntity({
  name: 'DocumentVersion',
  tableName: 'document_versions',
  indexes: [{ properties: ['isCurrent'] }],
  properties: {
    document: p.string().length(60).$type<ContentKey>().primary(),
    version: p.integer().primary(),
    isCurrent: p.boolean().default(true),
    savedAt: p.datetime(3).onCreate(now),
    editor: p.text(),
    reason: p.text().$type<DocumentReason>(),
    restoredFrom: p.integer().nullable().strictNullable(),
    /** Null for the text of the file, as after a reset. */
    fields: p.json<object>().columnType('json').nullable().strictNullable(),
    /** The file at that time, to show what a release changed since then. */
    file: p.json<object>().columnType('json'),
  },
});
export type DocumentVersionRow = InferEntity<typeof DocumentVersionEntity>;

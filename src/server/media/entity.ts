import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { MediaKind } from '../../shared/media.ts';
import { newId, now } from '../database/columnDefaults.ts';
import type { FileType } from './fileTypes.ts';

/** A file of the media library. */
export const MediaEntity = defineEntity({
  name: 'Media',
  tableName: 'media',
  indexes: [{ properties: ['hash'] }, { properties: ['posterId'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    kind: p.text().$type<MediaKind>(),
    /** As it was uploaded. */
    name: p.text(),
    type: p.text().$type<FileType>(),
    /** The beginning of the names of its files in the uploads folder; another one once replaced. */
    file: p.uuid(),
    bytes: p.integer(),
    /** The SHA-256 of the upload. */
    hash: p.string().length(64),
    width: p.integer().nullable().strictNullable(),
    height: p.integer().nullable().strictNullable(),
    duration: p.float().nullable().strictNullable(),
    peaks: p.json<number[]>().columnType('json').nullable().strictNullable(),
    alternativeText: p.text().default(''),
    /** WebVTT. */
    captions: p.text().nullable().strictNullable(),
    /** The beginning of the name of their file. */
    captionsFile: p.uuid().nullable().strictNullable(),
    posterId: p.uuid().nullable().strictNullable(),
    createdAt: p.datetime(3).onCreate(now),
    replacedAt: p.datetime(3).nullable().strictNullable(),
    uploadedBy: p.text(),
    /** Null while something refers to it. */
    unusedSince: p.datetime(3).nullable().strictNullable(),
    version: p.integer().version().default(1),
  },
});
export type MediaRow = InferEntity<typeof MediaEntity>;

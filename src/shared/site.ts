import { z } from 'zod';
import { ContentKey } from './content/documents.ts';

const documentReasons = ['edited', 'restored', 'reset'] as const;
export type DocumentReason = (typeof documentReasons)[number];

/** A document by its key; its fields are validated with its schema in `content/documents.ts`. */
const ByKey = z.object({ key: ContentKey });
export type ByKey = z.output<typeof ByKey>;
export const DocumentKey = ByKey;

/** Who published a version, when and how. */
const Origin = z.object({
  version: z.int(),
  savedAt: z.date(),
  editor: z.string(),
  reason: z.enum(documentReasons),
  /** The version that was restored. */
  restoredFrom: z.int().nullable(),
});

const Fields = z.record(z.string(), z.unknown());
export type DocumentFields = z.output<typeof Fields>;

/** A document as the editor receives it. `version` is 0 while nobody has edited it. */
export const OpenedDocument = z.object({
  key: ContentKey,
  version: z.int(),
  origin: Origin.nullable(),
  /** With references, such as `{{prices.smartSaver.monthly}}`. */
  fields: Fields,
  /** Whether the site shows an edit and not the file. */
  isEdited: z.boolean(),
  /** The file at the time of the edit and now, when a release has changed it since. */
  fileChange: z.object({ before: Fields, now: Fields }).nullable(),
});
export type OpenedDocument = z.output<typeof OpenedDocument>;

/** The data of a 409: the current document as JSON. */
export const CurrentDocument = OpenedDocument.extend({
  origin: Origin.extend({ savedAt: z.iso.datetime() }).nullable(),
});

/** The version that was read; another one in the database is a conflict. */
const version = z.int32('Must be the version of the document you have read').min(0);

export const DocumentUpdate = ByKey.extend({ version, fields: Fields });
export type DocumentUpdate = z.output<typeof DocumentUpdate>;

/** `restored` is the version to bring back, `null` for the text of the file. */
/** `path` is a page that shows the document. */
export const DocumentPreview = ByKey.extend({
  fields: Fields,
  path: z.string().regex(/^\/(?!\/)/, 'Must be the path of a page'),
});
export const PREVIEW_PATH = '/admin/preview';

export const DocumentToRestore = ByKey.extend({
  version,
  restored: z.int32('Must be an earlier version').min(1).nullable(),
});
export type DocumentToRestore = z.output<typeof DocumentToRestore>;

export const DocumentVersions = z.object({
  /** Newest first. The fields of the file for a reset. */
  versions: z.array(Origin.extend({ fields: Fields })),
});

export const DocumentList = z.object({
  /** Those that were edited, by key. */
  edited: z.array(Origin.pick({ version: true, savedAt: true, editor: true }).extend(ByKey.shape)),
});

/** A value that texts can refer to. */
const Reference = z.object({ name: z.string(), value: z.string() });
export const References = z.object({ references: z.array(Reference) });

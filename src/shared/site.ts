import { z } from 'zod';
import { cleanTexts } from './cleanText.ts';
import { isObject } from './isObject.ts';
import { ContentKey, PublicContentKey } from './content/documents.ts';

const documentReasons = ['edited', 'restored', 'reset'] as const;
export type DocumentReason = (typeof documentReasons)[number];

/** A document by its key; its fields are validated with its schema in `content/documents.ts`. */
export const DocumentKey = z.object({ key: ContentKey });
export type DocumentKey = z.output<typeof DocumentKey>;

/** Who published a version, when and how. */
const Origin = z.object({
  version: z.int(),
  savedAt: z.date(),
  editor: z.string(),
  reason: z.enum(documentReasons),
  /** The version that was restored. */
  restoredFrom: z.int().nullable(),
});

/** The fields of a document, as its file has them. */
export const DocumentFields = z.record(z.string(), z.unknown());
export type DocumentFields = z.output<typeof DocumentFields>;

/** A document as the editor receives it. `version` is 0 while nobody has edited it. */
export const OpenedDocument = z.object({
  key: ContentKey,
  version: z.int(),
  origin: Origin.nullable(),
  /** With references, such as `{{prices.smartSaver.monthly}}`. */
  fields: DocumentFields,
  /** Whether the site shows an edit and not the file. */
  isEdited: z.boolean(),
  /** The file at the time of the edit and now, when a release has changed it since. */
  fileChange: z.object({ before: DocumentFields, now: DocumentFields }).nullable(),
});
export type OpenedDocument = z.output<typeof OpenedDocument>;

/** The data of a 409: the current document as JSON. */
export const CurrentDocument = OpenedDocument.extend({
  origin: Origin.extend({ savedAt: z.iso.datetime() }).nullable(),
});

const LONGEST_TEXT = 10_000;

const hasLongText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length > LONGEST_TEXT
    : isObject(value) && Object.values(value).some(hasLongText);

/** What is typed, without what no text may have; the document's schema checks the rest. */
const TypedFields = z.record(
  z.string().regex(/^\w+$/, 'Must be the name of a field'),
  z
    .unknown()
    .refine((value) => !hasLongText(value), `Texts have at most ${LONGEST_TEXT} characters`)
    .transform(cleanTexts),
);

/** The version that was read; another one in the database is a conflict. */
const version = z.int32('Must be the version of the document you have read').min(0);

export const DocumentUpdate = DocumentKey.extend({ version, fields: TypedFields });
export type DocumentUpdate = z.output<typeof DocumentUpdate>;

/** `path` is a page that shows the document. */
export const DocumentPreview = z.object({
  key: PublicContentKey,
  fields: TypedFields,
  path: z.string().regex(/^\/(?!\/)/, 'Must be the path of a page'),
});
export const PREVIEW_PATH = '/admin/preview';

/** `restored` is the version to bring back, `null` for the text of the file. */
export const DocumentToRestore = DocumentKey.extend({
  version,
  restored: z.int32('Must be an earlier version').min(1).nullable(),
});
export type DocumentToRestore = z.output<typeof DocumentToRestore>;

export const DocumentVersions = z.object({
  /** Newest first, each with the file at that time, whose fields are those of a reset. */
  versions: z.array(Origin.extend({ fields: DocumentFields, file: DocumentFields })),
});

export const DocumentList = z.object({
  /** Those that were edited, by key. */
  edited: z.array(
    Origin.pick({ version: true, savedAt: true, editor: true }).extend(DocumentKey.shape),
  ),
  /** Documents with invented people, shows or cases, with the names of these. */
  samples: z.array(DocumentKey.extend({ names: z.array(z.string()) })),
});

/** A value that texts can refer to. */
const Reference = z.object({ name: z.string(), value: z.string() });
export const References = z.object({ references: z.array(Reference) });

/** A setting that a variable of the environment sets, by its path, such as `mail.senderName`. */
const OperatorSetting = z.object({
  path: z.string(),
  variable: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
});

/** What the form of the settings says beside its fields. `defaults` are the settings of the file. */
export const SettingSources = z.object({
  operator: z.array(OperatorSetting),
  defaults: DocumentFields,
});

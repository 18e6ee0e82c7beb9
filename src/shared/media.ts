import { z } from 'zod';
import { longText, text } from './text.ts';

export const mediaKinds = ['picture', 'audio', 'video', 'pdf'] as const;
export const MediaKind = z.enum(mediaKinds);
export type MediaKind = z.output<typeof MediaKind>;

const MEBIBYTE = 1024 * 1024;
export const MAX_MEDIA_MIB = 100;
export const MAX_MEDIA_BYTES = MAX_MEDIA_MIB * MEBIBYTE;
export const MAX_CHUNK_BYTES = 5 * MEBIBYTE;
/** Where the parts of a file are sent, followed by the id of the upload and `?offset=`. */
export const MEDIA_UPLOADS_PATH = '/admin/media/uploads';
export const MEDIA_PER_PAGE = 24;
/** Values of a waveform. */
export const PEAK_COUNT = 200;

/** What a file of the media library is to a page. */
export const Media = z.object({
  kind: MediaKind,
  /** Of a picture, that of its largest size. */
  url: z.string(),
  type: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
  /** The loudness of a recording from 0 to 100. */
  peaks: z.array(z.number()).nullable(),
  alternativeText: z.string(),
  captionsUrl: z.string().nullable(),
  /** The picture shown before a video plays. */
  poster: z.string().nullable(),
});
export type Media = z.output<typeof Media>;
/** The files that documents refer to, by id. */
export const MediaById = z.record(z.string(), Media);
export type MediaById = z.output<typeof MediaById>;

export const MediaId = z.object({ id: z.uuid('Must be the id of a file') });

export const MediaFilter = z.object({
  search: text(200).default(''),
  kind: MediaKind.optional(),
  page: z.int('Must be a page number').min(1).max(100_000).default(1),
});
export type MediaFilter = z.output<typeof MediaFilter>;

/** A file as the library lists it. */
const MediaRow = Media.extend({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int(),
  createdAt: z.date(),
  uploadedBy: z.string(),
  /** When it will be deleted, if nothing uses it until then. */
  deletedAt: z.date().nullable(),
});
export const MediaPage = z.object({ media: z.array(MediaRow), total: z.int() });

/** What refers to a file. */
export const MediaUses = z.object({
  documents: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      /** Whether the site shows it; otherwise an earlier version refers to the file. */
      isCurrent: z.boolean(),
    }),
  ),
  posts: z.array(z.object({ id: z.uuid(), title: z.string(), isCurrent: z.boolean() })),
  /** Videos with this picture as poster. */
  videos: z.array(z.object({ id: z.uuid(), title: z.string() })),
});
export type MediaUses = z.output<typeof MediaUses>;

export const MediaDetails = MediaRow.extend({
  version: z.int(),
  captions: z.string().nullable(),
  posterId: z.uuid().nullable(),
  replacedAt: z.date().nullable(),
  uses: MediaUses,
});

const MAX_CAPTIONS = 200_000;
const TIME = String.raw`(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const CUE_TIMES = RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}([ \\t].*)?$`);

/** Says what is wrong with captions in WebVTT; `undefined` if nothing is. */
function captionsProblem(captions: string) {
  const lines = captions.split('\n');
  if (!/^WEBVTT([ \t]|$)/.test(lines[0] ?? '')) return 'Must begin with a line that says WEBVTT';
  const wrong = lines.findIndex((line) => line.includes('-->') && !CUE_TIMES.test(line));
  if (wrong >= 0) return `Line ${wrong + 1} takes times such as 00:01.000 --> 00:04.000`;
  return lines.some((line) => line.includes('-->'))
    ? undefined
    : 'Must have at least one text with times';
}

/** WebVTT, https://www.w3.org/TR/webvtt1/; empty for none. */
const Captions = longText(MAX_CAPTIONS).superRefine((captions, context) => {
  const message = captions === '' ? undefined : captionsProblem(captions);
  if (message) context.addIssue({ code: 'custom', message });
});

/** What people write about a file. */
export const MediaTexts = z.object({
  alternativeText: text(500),
  captions: Captions,
  posterId: z.uuid('Must be the id of a picture').nullable(),
});
export const MediaUpdate = MediaTexts.extend({
  ...MediaId.shape,
  version: z.int32('Must be the version of the file you have read').min(1),
});
export type MediaUpdate = z.output<typeof MediaUpdate>;

/** The SHA-256 of the whole file, so that an upload goes on wherever it broke off. */
export const UploadId = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'Must be the SHA-256 of the file, in hexadecimal');

export const NewUpload = z.object({
  id: UploadId,
  bytes: z
    .int('Must be the size of the file')
    .min(1, 'The file is empty')
    .max(MAX_MEDIA_BYTES, `Files may have at most ${MAX_MEDIA_MIB} MB`),
});
export type NewUpload = z.output<typeof NewUpload>;
/** How many bytes the server has. */
export const UploadOffset = z.object({ offset: z.int() });

const seconds = z.number('Must be a number of seconds').min(0).max(86_400);
const pixels = z.int('Must be a number of pixels').min(1).max(16_384);

/** What the browser that uploads found out about the file, which the server does not decode. */
export const FinishedUpload = z.object({
  id: UploadId,
  name: text(255).min(1, 'Must be the name of the file'),
  width: pixels.optional(),
  height: pixels.optional(),
  duration: seconds.optional(),
  peaks: z
    .array(z.int('Must be a whole number from 0 to 100').min(0).max(100))
    .max(PEAK_COUNT, `Must have at most ${PEAK_COUNT} values`)
    .optional(),
  /** The file whose place it takes. */
  replaces: z.uuid('Must be the id of a file').optional(),
});
export type FinishedUpload = z.output<typeof FinishedUpload>;

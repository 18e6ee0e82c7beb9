import { z } from 'zod';
import { BlogPost, postStates } from './blog.ts';
import { cleanText, trimText } from './cleanText.ts';
import { cleanUpTo } from './formText.ts';
import { longText, requiredText, text, urlText } from './text.ts';

/** Schemas for the editor and for API tokens with the scope `posts:write`. */

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const IMAGE_URL = /^(\/(?!\/)|https:\/\/)\S+$/;
const MAX_ARTICLE_LENGTH = 500_000;

const EARLIEST = new Date('2000-01-01');
const LATEST = new Date('2101-01-01');
const dateTime = z.iso
  .datetime({ offset: true, error: 'Must be a date and time, such as 2026-11-21T09:00:00Z' })
  .transform((value) => new Date(value))
  .refine(
    (value) => value >= EARLIEST && value < LATEST,
    'Must be a date and time from the year 2000 to the year 2100',
  );

const PostFields = z.object({
  title: requiredText(200, 'Give the post a title'),
  slug: text(200).refine(
    (value) => SLUG.test(value),
    'Must have lowercase letters, digits and single hyphens, such as my-first-post',
  ),
  excerpt: longText(500).default(''),
  /** HTML. */
  content: z
    .string()
    .overwrite(cleanUpTo(MAX_ARTICLE_LENGTH, cleanText))
    .max(MAX_ARTICLE_LENGTH, 'Must have at most 500,000 characters')
    .default(''),
  /** The founder's name stands for an empty one. */
  author: text(200).default(''),
  /** Separated by commas. */
  tags: text(500).default(''),
  imageUrl: urlText(2000)
    .nullable()
    .default(null)
    .overwrite((value) => value || null)
    .refine(
      (value) => value === null || IMAGE_URL.test(value),
      'Must be a picture of this site or an address that starts with https://',
    ),
  imageAlt: text(300).default(''),
  published: z.enum(postStates, 'Must be draft, scheduled or published').default('draft'),
  publishAt: dateTime.nullable().default(null),
});

type FieldValues = z.output<typeof PostFields>;

/** Checks rules across fields; only a public post must be complete. */
function checkCompleteness({
  value,
  issues,
}: {
  value: FieldValues;
  issues: z.core.$ZodRawIssue[];
}) {
  const reject = (field: keyof FieldValues, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value[field] });
  if (value.published === 'scheduled' && !value.publishAt)
    reject('publishAt', 'Choose when the post becomes public');
  if (value.imageUrl && !value.imageAlt)
    reject('imageAlt', 'Describe the picture for readers who cannot see it');
  if (value.published === 'draft') return;
  if (!value.excerpt) reject('excerpt', 'A public post needs an excerpt');
  if (isBlank(value.content)) reject('content', 'A public post needs an article');
}

export const NewPost = PostFields.check(checkCompleteness);
export type NewPost = z.output<typeof NewPost>;

const id = z.guid('Must be the id of a post');
/** The version that was read; another one in the database is a conflict. */
const version = z.int32('Must be the version of the post you have read').min(1);

export const PostUpdate = PostFields.extend({ id, version }).check(checkCompleteness);
export type PostUpdate = z.output<typeof PostUpdate>;
export const PostId = z.object({ id });
export const RevisionId = z.object({ id, version });
/** `revision` is the version to bring back, `version` the current one. */
export const RevisionToRestore = z.object({
  id,
  version,
  revision: z.int32('Must be the version of a revision').min(1),
});
export type RevisionToRestore = z.output<typeof RevisionToRestore>;

export const PostFilter = z.object({
  state: z.enum(postStates).optional(),
  search: text(200).default(''),
  page: z.int().min(1).default(1),
});
export type PostFilter = z.output<typeof PostFilter>;
export const POSTS_PER_PAGE = 25;

/** A post as the editor receives it. */
export const EditedPost = BlogPost.extend({
  imageAlt: z.string(),
  published: z.enum(postStates),
  publishAt: z.date().nullable(),
  version: z.int(),
  previewToken: z.string().nullable(),
});

/** The fields that a revision keeps. */
export const RevisionFields = EditedPost.omit({
  id: true,
  version: true,
  previewToken: true,
  createdAt: true,
  updatedAt: true,
});
export type RevisionFields = z.output<typeof RevisionFields>;

export const SavedPost = EditedPost.extend({
  /** URLs of images that were removed, because they are on other sites. */
  foreignPictures: z.array(z.string()).optional(),
  /** Elements and attributes that were removed, such as `<iframe src="https://…">`. */
  removed: z.array(z.string()).optional(),
  /** Links to parts that the article does not have, and uploaded files that do not exist. */
  unresolved: z.array(z.string()).optional(),
});

const PostRow = EditedPost.pick({
  id: true,
  title: true,
  slug: true,
  author: true,
  published: true,
  publishAt: true,
  updatedAt: true,
});
export const PostRows = z.object({
  posts: z.array(PostRow),
  total: z.int(),
  counts: z.record(z.enum(postStates), z.int()),
});

export const RevisionList = z.object({
  revisions: z.array(z.object({ version: z.int(), title: z.string(), savedAt: z.date() })),
});
export const Revision = RevisionFields.extend({ version: z.int(), savedAt: z.date() });

/** The data of a 409: the current post as JSON. */
export const CurrentPost = EditedPost.extend({
  publishAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const PreviewLink = z.object({ previewToken: z.string().nullable() });

export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
export const UploadedImage = z.object({ url: z.string(), width: z.int(), height: z.int() });

/** Whether an article has neither text nor images. */
export const isBlank = (html: string) =>
  // `[^<>]` avoids quadratic time for a long run of `<`.
  !/<img\b/i.test(html) && trimText(html.replace(/<[^<>]*>|&nbsp;/g, '')) === '';

import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { foldText, hyphenate } from '../../../../shared/fold.ts';
import { RevisionFields } from '../../../../shared/posts.ts';
import type { Outputs } from '../../../lib/api.tsx';

export type Post = Outputs['blog']['adminGet'];

/**
 * The editable fields of a post in their wire format: `content` is HTML, `tags` are separated by
 * commas, `published` is the publication state, and `publishAt` is an ISO 8601 date and time.
 */
export const PostFields = RevisionFields.extend({ publishAt: z.string().nullable() });
export type PostFields = z.output<typeof PostFields>;

export const fieldLabels: Record<keyof PostFields, string> = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Excerpt',
  content: 'Article',
  author: 'Author',
  tags: 'Tags',
  imageUrl: 'Picture',
  imageAlt: 'Description of the picture',
  published: 'State',
  publishAt: 'Public from',
};

export const emptyFields: PostFields = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  author: '',
  tags: '',
  imageUrl: null,
  imageAlt: '',
  published: 'draft',
  publishAt: null,
};

export const toFields = (post: Post) => PostFields.parse(post);

/** In the order of the form. */
export const fieldNames = Object.keys(fieldLabels).filter((name): name is keyof PostFields =>
  Object.hasOwn(fieldLabels, name),
);

/** Returns the fields that differ, in the order of the form. */
export const differingFields = (a: PostFields, b: PostFields) =>
  fieldNames.filter((name) => a[name] !== b[name]);

/** Returns a function that registers a text field and adds its error. */
export function useFieldProps() {
  const { register, formState } = useFormContext<PostFields>();
  return (name: keyof PostFields) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  });
}

/**
 * Creates a slug from a title: `Über 30 ideas, & more` becomes `uber-30-ideas-more`. Letters of other
 * scripts need `transliterate`.
 */
export const slugify = (title: string, transliterate = (text: string) => text) =>
  hyphenate(transliterate(title.normalize('NFC').replace(/\p{Script=Latin}+/gu, foldText)))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');

/** Whether a title has letters or digits that `slugify` has to transliterate. */
export const needsTransliteration = (title: string) =>
  /(?![a-z0-9])[\p{L}\p{N}]/u.test(foldText(title));

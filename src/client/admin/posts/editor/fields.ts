import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { founder } from '../../../../shared/content/site.ts';
import { StoredFields } from '../../../../shared/posts.ts';
import type { Outputs } from '../../../lib/api.tsx';

export type Post = Outputs['blog']['adminGet'];

/** The editable fields of a post in their wire format. */
export const Fields = StoredFields.extend({ publishAt: z.string().nullable() });
export type Fields = z.output<typeof Fields>;

export const fieldNames: Record<keyof Fields, string> = {
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

export const noFields: Fields = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  author: founder.name,
  tags: '',
  imageUrl: null,
  imageAlt: '',
  published: 'draft',
  publishAt: null,
};

export const fieldsOf = (post: Post) => Fields.parse(post);

export const isField = (name: string): name is keyof Fields => Object.hasOwn(fieldNames, name);

/** Returns the fields that differ, in the order of the form. */
export const differing = (a: Fields, b: Fields) =>
  Object.keys(fieldNames)
    .filter(isField)
    .filter((name) => a[name] !== b[name]);

export const isSame = (a: Fields, b: Fields) => differing(a, b).length === 0;

/** Returns a function that registers a text field and adds its error. */
export function useField() {
  const { register, formState } = useFormContext<Fields>();
  return (name: keyof Fields) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  });
}

/** Creates a slug from a title: `Über 30 ideas, & more` becomes `uber-30-ideas-more`. */
export const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');

import { hash } from 'node:crypto';
import type { z } from 'zod';
import { Content, ContentKey } from '../../shared/content/documents.ts';
import { Prices, priceTexts } from '../../shared/content/prices.ts';
import type { MediaById } from '../../shared/media.ts';
import { takesOf } from '../../shared/content/takes.ts';
import { pathsOf, readContent } from './documents.ts';
import { withReferences } from './references.ts';

/** Documents with references in their texts, as they are edited, by key. */
export type Documents = Readonly<Partial<Record<ContentKey, unknown>>>;
export type SiteContent = {
  documents: Content;
  /** The files of the library to which the documents refer. */
  media: MediaById;
  version: string;
};
/** `takes` says what the field at `path` of a document takes. */
export type Refuse = (key: ContentKey, path: readonly PropertyKey[], takes: string) => void;

/**
 * Reads the documents of the files.
 * @throws an Error with a line for each problem of the files: file, line, field and what it takes
 */
export const readFiles = () =>
  readContent((read) => {
    const found = new Map(
      ContentKey.options.map((key) => {
        const schema: z.ZodType = Content.shape[key];
        return [key, read(schema, `${key}.yaml`)?.[0]] as const;
      }),
    );
    const files: Documents = Object.fromEntries(
      [...found].map(([key, document]) => [key, document?.data]),
    );
    resolve(files, (key, path, takes) => found.get(key)?.refuse(path, takes));
    return [...found.values()].includes(undefined) ? undefined : files;
  });

/**
 * Returns the content with edits in place of files, or `undefined` after `refuse` was called for each
 * problem, which may be in another document that refers to an edited one.
 */
export function compose(files: Documents, edits: Documents, refuse: Refuse, media: MediaById = {}) {
  const sources = { ...files };
  let isValid = true;
  const refuseEdit: Refuse = (...problem) => {
    isValid = false;
    refuse(...problem);
  };
  for (const key of ContentKey.options) {
    if (!(key in edits)) continue;
    const schema: z.ZodType = Content.shape[key];
    const { data, error } = schema.safeParse(edits[key], { error: takesOf });
    for (const issue of error?.issues ?? [])
      for (const path of pathsOf(issue)) refuseEdit(key, path, issue.message);
    sources[key] = data;
  }
  const documents = resolve(sources, refuseEdit);
  return isValid && documents
    ? { documents, media, version: hash('sha256', JSON.stringify({ documents, media })) }
    : undefined;
}

/** Replaces the references of all documents. */
function resolve(sources: Documents, refuse: Refuse): Content | undefined {
  const values = valuesOf(sources);
  let hasGaps = ContentKey.options.some((key) => sources[key] === undefined);
  const resolved = ContentKey.options.map((key) => [
    key,
    withReferences(sources[key], values, (path, takes) => {
      hasGaps = true;
      refuse(key, path, takes);
    }),
  ]);
  // A text in which a reference left a gap may be refused for that alone.
  if (hasGaps) return undefined;
  const { data, error } = Content.safeParse(Object.fromEntries(resolved), { error: takesOf });
  for (const { path, message } of error?.issues ?? [])
    refuse(ContentKey.parse(path[0]), path.slice(1), message);
  return data;
}

/** What texts refer to: every document but the settings, and the prices as they are shown. */
export function valuesOf({ settings: _settings, ...documents }: Documents) {
  const { data: dollars } = Prices.safeParse(documents.prices);
  return { ...documents, dollars, prices: dollars && priceTexts(dollars) };
}

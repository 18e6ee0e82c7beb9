import { createContext, use } from 'react';
import type { Params } from 'react-router-dom';
import type { PublicContent, PublicContentKey } from '../../shared/content/documents.ts';
import type { Media, MediaById } from '../../shared/media.ts';

export type Documents = Partial<PublicContent> & {
  /** The files to which the documents refer, by id. */
  media?: MediaById | undefined;
};

/** The documents of the pages that this tab, or the server, has loaded. */
export const ContentContext = createContext<Documents>({});

/** Returns a document that the page lists in its `content`. */
export const useContent = <Key extends PublicContentKey>(key: Key): PublicContent[Key] =>
  contentOf(use(ContentContext), key);

/** Returns a file of the library; `undefined` for no id, and for a file that was deleted. */
export function useMedia(id: string | undefined): Media | undefined {
  const { media } = use(ContentContext);
  return id === undefined ? undefined : media?.[id];
}

/** @throws an Error if the page does not list the document. */
export function contentOf<Key extends PublicContentKey>(
  documents: Partial<PublicContent>,
  key: Key,
): PublicContent[Key] {
  const document = documents[key];
  if (document === undefined) throw new Error(`The page does not list the document ${key}`);
  return document;
}

const missingIn = (documents: Documents, keys: readonly PublicContentKey[]) =>
  keys.filter((key) => documents[key] === undefined);

export const hasContent = (documents: Documents, keys: readonly PublicContentKey[]) =>
  missingIn(documents, keys).length === 0;

/** Adds the documents that are missing, with one call. */
export async function loadContent(documents: Documents, keys: readonly PublicContentKey[]) {
  const missing = missingIn(documents, keys);
  if (missing.length === 0) return;
  // Imported here, because most visits need no call.
  const { getClient } = await import('./trpcClient.ts');
  const { media, ...found } = await getClient().content.get.query({ keys: missing });
  Object.assign(documents, found, { media: { ...documents.media, ...media } });
}

/** What the head of a page is made from; `loaded` is the result of its `load`. */
export type HeadInput<Data extends object = object> = {
  params: Params;
  loaded?: Data | undefined;
  content: Documents;
};

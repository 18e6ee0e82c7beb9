import { createContext, use } from 'react';
import type { Params } from 'react-router-dom';
import type { PublicContent, PublicContentKey } from '../../shared/content/documents.ts';

export type Documents = Partial<PublicContent>;

/** The documents of the pages that this tab, or the server, has loaded. */
export const ContentContext = createContext<Documents>({});

/** Returns a document that the page lists in its `content`. */
export const useContent = <Key extends PublicContentKey>(key: Key): PublicContent[Key] =>
  contentOf(use(ContentContext), key);

/** @throws an Error if the page does not list the document. */
export function contentOf<Key extends PublicContentKey>(
  documents: Documents,
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
  Object.assign(documents, await getClient().content.get.query({ keys: missing }));
}

/** What the head of a page is made from; `loaded` is the result of its `load`. */
export type HeadInput<Data extends object = object> = {
  params: Params;
  loaded?: Data | undefined;
  content: Documents;
};

import { use } from 'react';
import { type CaseKey, caseLinks } from '../../../shared/content/links.ts';
import { ContentContext, contentOf, type Documents } from '../../lib/content.ts';

/** In the order of the page and of the links to the next story. */
export const caseKeys = ['calder-ridge', 'northpier', 'solberg', 'fieldgate'] as const;

export const homeCases = ['calder-ridge', 'northpier', 'solberg'] as const;

export const documentsOf = (keys: readonly CaseKey[]) => keys.map((key) => `cases/${key}` as const);

/** The documents of the pages about cases. */
export const caseDocuments = ['pages/case-studies', ...documentsOf(caseKeys)] as const;

export const findCase = (slug?: string) => caseKeys.find((key) => key === slug);

export type CaseStory = ReturnType<typeof caseOf>;

/** A case with the name of its company and the path of its page. */
export function caseOf(documents: Documents, key: CaseKey) {
  const { label: company, href } = caseLinks[key];
  return { ...contentOf(documents, `cases/${key}`), company, href };
}

export function useCases(keys: readonly CaseKey[]) {
  const documents = use(ContentContext);
  return keys.map((key) => caseOf(documents, key));
}

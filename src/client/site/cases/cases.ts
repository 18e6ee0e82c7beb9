import { use } from 'react';
import { type CaseKey, caseKeys, casePath } from '../../../shared/paths.ts';
import { ContentContext, contentOf, type Documents } from '../../lib/content.ts';

/** The documents of the pages about cases. */
export const caseDocuments = [
  'pages/case-studies',
  ...caseKeys.map((key) => `cases/${key}` as const),
] as const;

export const homeCases = ['calder-ridge', 'northpier', 'solberg'] as const;

export const findCase = (slug?: string) => caseKeys.find((key) => key === slug);

export type CaseStory = ReturnType<typeof caseOf>;

/** A case with the name of its company and the path of its page. */
export function caseOf(documents: Documents, key: CaseKey) {
  const href = casePath(key);
  const company = contentOf(documents, 'site').pages[href];
  const story = contentOf(documents, `cases/${key}`);
  const picture = story.picture && documents.media?.[story.picture];
  return { ...story, image: picture ? picture.url : story.image, company, href };
}

export function useCases(keys: readonly CaseKey[]) {
  const documents = use(ContentContext);
  return keys.map((key) => caseOf(documents, key));
}

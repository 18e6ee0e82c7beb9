import type { Guide, SectionKey } from '../../shared/quiz/guide.ts';
import type { TakenQuiz } from './takenQuiz.ts';
import type { FailedCheck } from './checks.ts';
import { checkSections } from './writer.ts';

/** The sections that a section refers to: rewriting one of them rewrites the section, too. */
const reliesOn: Partial<Record<SectionKey, readonly SectionKey[]>> = {
  positioning: ['names'],
  calendar: ['episodes'],
  costs: ['calendar'],
  copy: ['names', 'episodes'],
  summary: ['names', 'calendar'],
};

/**
 * The order in which a model writes a guide: each section follows those it refers to, so that it
 * can be checked when it arrives.
 */
export const writingOrder: readonly SectionKey[] = [
  'names',
  'episodes',
  'positioning',
  'guestPlan',
  'calendar',
  'summary',
  'metrics',
  'costs',
  'pushback',
  'copy',
];

type Arrived = { key: SectionKey; section: Partial<Guide>; accepted: Partial<Guide> };

/** Returns what is wrong with a section; a conflict with accepted ones counts against it. */
export async function judgeSection({ key, section, accepted }: Arrived, taken: TakenQuiz) {
  const missing = reliesOn[key]?.find((other) => !(other in accepted));
  const failed: Omit<FailedCheck, 'section'>[] = missing
    ? [{ sentence: `It refers to the section ${missing}, which cannot be used.` }]
    : await checkSections({ ...accepted, ...section }, taken);
  return failed.map(({ sentence }): FailedCheck => ({ section: key, sentence }));
}

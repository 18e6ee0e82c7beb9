import { isDeepStrictEqual } from 'node:util';
import { type Guide, sectionKeys } from '../../shared/quiz/guide.ts';
import type { QuizTaker } from './builtIn/brief.ts';
import { builtInGuide } from './builtIn/writer.ts';
import { without } from './sectionJudge.ts';

/**
 * Returns the sections of a guide by Gemini that the built-in writer did not fill in. It writes the same
 * section again as long as its texts have not changed; after that, its section counts as Gemini's.
 */
export function sectionsByGemini(guide: Guide, quizTaker: QuizTaker): Partial<Guide> {
  const filledIn = sectionKeys.filter((key) => {
    const again = builtInGuide(quizTaker, { written: without(guide, key) });
    return isDeepStrictEqual(again[key], guide[key]);
  });
  return without(guide, ...filledIn);
}

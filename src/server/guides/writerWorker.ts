import { isDeepStrictEqual } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { type Guide, sectionKeys } from '../../shared/quiz/guide.ts';
import type { QuizTaker } from './builtIn/brief.ts';
import { builtInGuide, type WriterOptions } from './builtIn/writer.ts';
import { checkGuide } from './checks.ts';
import { without } from './sections.ts';

/** What the thread of the built-in writer does; see `writer.ts`. */
export type WriterTask = { quizTaker: QuizTaker } & (
  | { kind: 'write'; options: WriterOptions }
  | { kind: 'check'; sections: Partial<Guide> }
  | { kind: 'findSectionsByGemini'; guide: Guide }
);

function run(task: WriterTask) {
  const { quizTaker } = task;
  if (task.kind === 'write') return builtInGuide(quizTaker, task.options);
  if (task.kind === 'check') return checkGuide(task.sections, quizTaker);
  return sectionsByGemini(task.guide, quizTaker);
}

parentPort?.on('message', (task: WriterTask) => parentPort?.postMessage(run(task)));

/**
 * Returns the sections of a guide by Gemini that the built-in writer did not fill in. It writes the same
 * section again as long as its texts have not changed; after that, its section counts as Gemini's.
 */
function sectionsByGemini(guide: Guide, quizTaker: QuizTaker): Partial<Guide> {
  const filledIn = sectionKeys.filter((key) => {
    const again = builtInGuide(quizTaker, { written: without(guide, key) });
    return isDeepStrictEqual(again[key], guide[key]);
  });
  return without(guide, ...filledIn);
}

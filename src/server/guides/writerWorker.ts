import { isDeepStrictEqual } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { type Guide, sectionKeys } from '../../shared/quiz/guide.ts';
import type { TakenQuiz } from './takenQuiz.ts';
import { builtInGuide, type WriterOptions } from './builtIn/writer.ts';
import { checkGuide } from './checks.ts';
import { builtInReading } from './reading.ts';
import type { Typed } from './subject.ts';

/** What the thread of the built-in writer does; see `writer.ts`. */
export type WriterTask = { taken: TakenQuiz } & (
  | { kind: 'read'; typed: Typed }
  | { kind: 'write'; options: WriterOptions }
  | { kind: 'check'; sections: Partial<Guide> }
  | { kind: 'findSectionsByGemini'; guide: Guide }
);

function run(task: WriterTask) {
  const { taken } = task;
  if (task.kind === 'read') return builtInReading(task.typed);
  if (task.kind === 'write') return builtInGuide(taken, task.options);
  if (task.kind === 'check') return checkGuide(task.sections, taken);
  return sectionsByGemini(task.guide, taken);
}

parentPort?.on('message', (task: WriterTask) => parentPort?.postMessage(run(task)));

/**
 * Returns the sections of a guide by Gemini that the built-in writer did not fill in. It writes the same
 * section again as long as its texts have not changed; after that, its section counts as Gemini's.
 */
function sectionsByGemini(guide: Guide, taken: TakenQuiz): Partial<Guide> {
  const without = (...keys: readonly string[]): Partial<Guide> =>
    Object.fromEntries(Object.entries(guide).filter(([key]) => !keys.includes(key)));
  const filledIn = sectionKeys.filter((key) => {
    const again = builtInGuide(taken, { written: without(key) });
    return isDeepStrictEqual(again[key], guide[key]);
  });
  return without(...filledIn);
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Guide } from '../../shared/quiz/guide.ts';
import type { NicheReading } from '../../shared/quiz/response.ts';
import { errorText } from '../../shared/errorText.ts';
import { contentFolder } from '../content/folder.ts';
import { publishedEdits } from '../content/siteContent.ts';
import type { TakenQuiz } from './takenQuiz.ts';
import type { WriterOptions } from './builtIn/writer.ts';
import type { FailedCheck } from './checks.ts';
import type { Typed } from './subject.ts';
import type { WriterTask } from './writerWorker.ts';

/**
 * The built-in writer and its checks, in a thread of their own: they read what strangers typed, and
 * take longer than a request may hold up the others.
 */

/** CPU time of one task. */
const LIMIT_MS = 3000;
const WATCH_MS = 50;

/** The sources and the build have the file beside this one. */
const file = new URL(
  import.meta.url.endsWith('.ts') ? './writerWorker.ts' : './writerWorker.js',
  import.meta.url,
);

let worker: Worker | undefined;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Composes a guide from the answers alone: the same answers give the same guide. When that takes
 * more than `limit` milliseconds of CPU, it leaves out what the person typed.
 */
export async function writeGuide(
  taken: TakenQuiz,
  options: WriterOptions = {},
  limit = LIMIT_MS,
): Promise<Guide> {
  try {
    return await inTurn({ kind: 'write', taken, options }, limit);
  } catch (error) {
    process.emitWarning(
      `The built-in writer failed, so a plain guide is written: ${errorText(error)}`,
    );
    const { personalInfo: _, ...answers } = taken.answers;
    return inTurn({ kind: 'write', taken: { ...taken, answers }, options }, LIMIT_MS);
  }
}

/** Checks the sections of a guide, regardless of their writer. */
export async function checkSections(
  sections: Partial<Guide>,
  taken: TakenQuiz,
  limit = LIMIT_MS,
): Promise<FailedCheck[]> {
  try {
    return await inTurn({ kind: 'check', taken, sections }, limit);
  } catch (error) {
    process.emitWarning(`A guide could not be checked: ${errorText(error)}`);
    return [{ section: 'summary', sentence: 'It could not be checked in time.' }];
  }
}

/** Reads what was typed by the tables. @throws an Error when that takes too long */
export const readByTables = (typed: Typed): Promise<NicheReading> =>
  inTurn({ kind: 'read', taken: { name: '', answers: {}, result: '' }, typed }, LIMIT_MS);

/** Returns the sections of a guide by Gemini that the built-in writer did not fill in. */
export const findSectionsByGemini = (guide: Guide, taken: TakenQuiz): Promise<Partial<Guide>> =>
  inTurn({ kind: 'findSectionsByGemini', taken, guide }, LIMIT_MS);

/** Ends the thread after its tasks; the next one reads the content again. */
export function restartWriter() {
  turn = turn.then(() => {
    void worker?.terminate();
    worker = undefined;
  });
}

/** One task at a time, so that the limit is that of the task. */
function inTurn<Result>(task: WriterTask, limit: number): Promise<Result> {
  const result = turn.then(() => run<Result>(task, limit));
  turn = result.catch(() => {});
  return result;
}

async function run<Result>({ taken, ...task }: WriterTask, limit: number): Promise<Result> {
  const { name, answers, result } = taken;
  worker ??= new Worker(file, {
    workerData: { contentFolder: contentFolder(), edits: publishedEdits() },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const thread = worker;
  thread.ref();
  thread.postMessage({ ...task, taken: { name, answers, result } });
  const tooLong = new AbortController();
  const watchCpu = cpuLimit(thread, limit, tooLong);
  const watch = setInterval(() => void watchCpu(), WATCH_MS);
  try {
    const [message] = await once(thread, 'message', { signal: tooLong.signal });
    // An idle thread does not keep a process alive.
    thread.unref();
    return message;
  } catch (error) {
    void thread.terminate();
    worker = undefined;
    throw tooLong.signal.aborted ? tooLong.signal.reason : error;
  } finally {
    clearInterval(watch);
  }
}

/** CPU time, because a task may wait for long on a busy machine. */
function cpuLimit(thread: Worker, limit: number, tooLong: AbortController) {
  let before: number | undefined;
  return async () => {
    // A thread that has not started yet, or has ended, cannot tell.
    const usage = await thread.cpuUsage().catch(() => undefined);
    if (!usage) return;
    const spent = (usage.user + usage.system) / 1000;
    before ??= spent;
    if (spent - before >= limit) tooLong.abort(new Error(`It took more than ${limit} ms of CPU.`));
  };
}

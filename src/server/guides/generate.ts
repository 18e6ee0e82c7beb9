import { setTimeout as wait } from 'node:timers/promises';
import { secondsToMidnight } from '../../shared/dates.ts';
import { Guide, sectionKeys } from '../../shared/quiz/guide.ts';
import { type Timeouts, timeouts as productionTimeouts } from '../http/timeouts.ts';
import type { TakenQuiz } from './takenQuiz.ts';
import type { FailedCheck } from './checks.ts';
import { GeminiError, streamSections } from './gemini.ts';
import type { Gemini } from './geminiAccess.ts';
import { promptOf } from './prompt.ts';
import { judgeSection, writingOrder } from './sectionJudge.ts';
import { writeGuide } from './writer.ts';

export type GeneratedGuide = {
  guide: Guide;
  /** Gemini, if it wrote at least one section that passed the checks. */
  writtenBy: 'gemini' | 'built-in';
  /** Gemini may be available later. */
  shouldRetryLater: boolean;
  retryAfterSeconds?: number | undefined;
  /** Why Gemini did not write it, if Gemini is configured. */
  reason?: string;
};

export type GeminiTimeouts = Pick<
  Timeouts,
  'gemini' | 'geminiPause' | 'geminiMinAttempt' | 'geminiMinRepair'
>;

type Options = {
  gemini?: Gemini | undefined;
  /**
   * Called before each call. Takes it from the daily quota; `false` when that is used up. What it
   * throws ends the work.
   */
  consumeQuota: () => Promise<boolean>;
  signal?: AbortSignal | undefined;
  timeouts?: GeminiTimeouts;
  /** Sections by Gemini, as from an attempt that a shutdown interrupted; they stay as they are. */
  written?: Partial<Guide>;
  /** Whether it fails when Gemini adds no section to those. */
  needsNew?: boolean;
  /** Receives what is written so far, while sections are still missing. */
  onDraft?: (draft: Partial<Guide>) => Promise<void>;
};

/**
 * Generates a guide with Gemini or, as far as Gemini fails, with the built-in writer. Sections count
 * once they have passed the checks.
 */
export async function generateGuide(taken: TakenQuiz, options: Options): Promise<GeneratedGuide> {
  const { gemini, signal, timeouts = productionTimeouts, written = {}, needsNew = false } = options;
  const isResumed = Object.keys(written).length > 0;
  // Prepared in advance: after Gemini's deadline, no time is left to write one.
  const builtIn = writeGuide(taken, { written });
  // Not awaited when Gemini writes.
  builtIn.catch(() => {});
  if (!gemini) {
    const writtenBy = isResumed ? 'gemini' : 'built-in';
    return { guide: Guide.parse(await builtIn), writtenBy, shouldRetryLater: false };
  }
  const timeout = AbortSignal.timeout(timeouts.gemini);
  const { accepted, failed, error } = await sectionsByGemini({
    ...options,
    taken,
    gemini,
    written,
    endsAt: performance.now() + timeouts.gemini,
    timeouts,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  // After a shutdown, the next process calls Gemini again.
  if (signal?.aborted) throw error ?? signal.reason;
  const hasNew = Object.keys(accepted).length > Object.keys(written).length;
  if (hasNew || (isResumed && !needsNew)) {
    const guide = Guide.parse(await writeGuide(taken, { written: accepted }));
    return { guide, writtenBy: 'gemini', shouldRetryLater: false };
  }
  return {
    guide: Guide.parse(await builtIn),
    writtenBy: 'built-in',
    shouldRetryLater: error?.isOutage ?? false,
    retryAfterSeconds: error?.retryAfterSeconds,
    reason:
      error?.message ??
      `Gemini returned no usable section: ${failed[0]?.sentence ?? 'none fits the schema.'}`,
  };
}

type Call = Options & {
  taken: TakenQuiz;
  gemini: Gemini;
  written: Partial<Guide>;
  signal: AbortSignal;
  endsAt: number;
  timeouts: GeminiTimeouts;
};

/** The outcome of one or both calls; `error` is the reason for an early end. */
type Result = { accepted: Partial<Guide>; failed: FailedCheck[]; error?: GeminiError | undefined };

const isWhole = (guide: Partial<Guide>) => sectionKeys.every((key) => key in guide);

/** Calls Gemini, and calls it again for missing sections if time allows. */
async function sectionsByGemini(call: Call) {
  const first = await request(call, { accepted: call.written, failed: [] });
  const isRepeated = !isWhole(first.accepted) && (await mayAskAgain(call, first));
  return isRepeated ? request(call, first) : first;
}

/** Requests the sections that are still missing, and keeps those that pass the checks. */
async function request(call: Call, earlier: Result): Promise<Result> {
  const result: Result = { accepted: earlier.accepted, failed: [] };
  try {
    for await (const { key, section } of callGemini(call, earlier)) {
      if (key in result.accepted) continue;
      const { accepted } = result;
      const problems = await judgeSection({ key, section, accepted }, call.taken);
      result.failed.push(...problems);
      if (problems.length > 0) continue;
      result.accepted = { ...accepted, ...section };
      if (!isWhole(result.accepted)) await call.onDraft?.(result.accepted);
    }
  } catch (error) {
    if (!(error instanceof GeminiError)) throw error;
    result.error = error;
  }
  return result;
}

/** Waits before a retry; returns `false` when there is no time for one or it cannot help. */
export async function mayAskAgain(
  { timeouts, endsAt, signal }: Pick<Call, 'timeouts' | 'endsAt' | 'signal'>,
  { error }: Pick<Result, 'error'>,
) {
  if (!error) return performance.now() + timeouts.geminiMinRepair <= endsAt;
  const pause = Math.max(timeouts.geminiPause, (error.retryAfterSeconds ?? 0) * 1000);
  if (!error.isWorthRetry || performance.now() + pause + timeouts.geminiMinAttempt > endsAt)
    return false;
  await wait(pause, undefined, { signal }).catch(() => {});
  return true;
}

async function* callGemini(call: Call, { accepted: kept, failed }: Result) {
  const { taken, gemini, consumeQuota, signal } = call;
  await admitCall(gemini, consumeQuota);
  const keys = writingOrder.filter((key) => !(key in kept));
  const isRepair = keys.length < writingOrder.length || failed.length > 0;
  const prompt = promptOf(taken, isRepair ? { failed, kept } : undefined);
  yield* streamSections({ prompt, keys }, gemini, signal);
}

/**
 * Takes one call from the daily quota.
 * @throws GeminiError when it is used up, or while Gemini is skipped because it hung
 */
export async function admitCall({ pause }: Gemini, consumeQuota: () => Promise<boolean>) {
  if (!pause.admitCall())
    throw new GeminiError('Gemini is skipped for five minutes, because it hung twice.');
  if (await consumeQuota()) return;
  throw new GeminiError('The daily limit of calls to Gemini is used up.', {
    // The quota's days are in UTC.
    retryAfterSeconds: secondsToMidnight(),
  });
}

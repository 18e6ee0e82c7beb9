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
import { missingKeys, without } from './sections.ts';
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
};

/** Receives what is written so far, while sections are still missing. */
type OnDraft = (draft: Partial<Guide>) => Promise<void>;

type Outcome = Omit<GeneratedGuide, 'guide'>;

/** Generates a guide with Gemini or, as far as Gemini fails, with the built-in writer. */
export async function generateGuide(
  taken: TakenQuiz,
  { onDraft, ...options }: Options & { onDraft?: OnDraft },
): Promise<GeneratedGuide> {
  const sections = writeSections(taken, options);
  let guide = options.written ?? {};
  for (;;) {
    const { done, value } = await sections.next();
    if (done) return { ...value, guide: Guide.parse(guide) };
    guide = { ...guide, ...value };
    if (Object.keys(guide).length < sectionKeys.length) await onDraft?.(guide);
  }
}

/**
 * Yields sections as soon as they have passed the checks, each once: those by Gemini, those it
 * repaired, and the rest by the built-in writer. Returns the outcome.
 */
export async function* writeSections(
  taken: TakenQuiz,
  options: Options,
): AsyncGenerator<Partial<Guide>, Outcome> {
  const { gemini, consumeQuota, signal, timeouts = productionTimeouts, written = {} } = options;
  const { needsNew = false } = options;
  const isResumed = Object.keys(written).length > 0;
  // Prepared in advance: after Gemini's deadline, no time is left to write one.
  const builtIn = missingSections(taken, written);
  // Not awaited when Gemini writes.
  builtIn.catch(() => {});
  if (!gemini) {
    yield await builtIn;
    return { writtenBy: isResumed ? 'gemini' : 'built-in', shouldRetryLater: false };
  }
  const timeout = AbortSignal.timeout(timeouts.gemini);
  const { accepted, failed, error } = yield* sectionsByGemini({
    taken,
    gemini,
    consumeQuota,
    written,
    endsAt: performance.now() + timeouts.gemini,
    timeouts,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  // After a shutdown, the next process calls Gemini again.
  if (signal?.aborted) throw error ?? signal.reason;
  const hasNew = Object.keys(accepted).length > Object.keys(written).length;
  if (hasNew || (isResumed && !needsNew)) {
    if (missingKeys(accepted).length > 0) yield await missingSections(taken, accepted);
    return { writtenBy: 'gemini', shouldRetryLater: false };
  }
  yield await builtIn;
  return {
    writtenBy: 'built-in',
    shouldRetryLater: error?.isOutage ?? false,
    retryAfterSeconds: error?.retryAfterSeconds,
    reason:
      error?.message ??
      `Gemini returned no usable section: ${failed[0]?.sentence ?? 'none fits the schema.'}`,
  };
}

type Call = {
  taken: TakenQuiz;
  gemini: Gemini;
  consumeQuota: Options['consumeQuota'];
  written: Partial<Guide>;
  signal: AbortSignal;
  endsAt: number;
  timeouts: GeminiTimeouts;
};

/** The outcome of one or both calls; `error` is the reason for an early end. */
type Result = { accepted: Partial<Guide>; failed: FailedCheck[]; error?: GeminiError | undefined };

/** Calls Gemini, and calls it again for missing sections if time allows. */
async function* sectionsByGemini(call: Call): AsyncGenerator<Partial<Guide>, Result> {
  const first = yield* request(call, { accepted: call.written, failed: [] });
  const isRepeated = missingKeys(first.accepted).length > 0 && (await mayAskAgain(call, first));
  return isRepeated ? yield* request(call, first) : first;
}

/** Requests the sections that are still missing, and yields those that pass the checks. */
async function* request(call: Call, earlier: Result): AsyncGenerator<Partial<Guide>, Result> {
  let { accepted } = earlier;
  const failed: FailedCheck[] = [];
  try {
    for await (const { key, section } of callGemini(call, earlier)) {
      if (key in accepted) continue;
      const problems = await judgeSection({ key, section, accepted }, call.taken);
      failed.push(...problems);
      if (problems.length > 0) continue;
      accepted = { ...accepted, ...section };
      yield section;
    }
  } catch (error) {
    if (error instanceof GeminiError) return { accepted, failed, error };
    throw error;
  }
  return { accepted, failed };
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

/** Writes the missing sections to fit the existing ones. */
const missingSections = async (taken: TakenQuiz, accepted: Partial<Guide>) =>
  without(await writeGuide(taken, { written: accepted }), ...Object.keys(accepted));

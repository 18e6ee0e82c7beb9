import { setTimeout as wait } from 'node:timers/promises';
import { secondsToMidnight } from '../../shared/dates.ts';
import type { Guide } from '../../shared/quiz/guide.ts';
import { type Timeouts, timeouts as productionTimeouts } from '../timeouts.ts';
import type { QuizTaker } from './fallback/brief.ts';
import { builtInGuide } from './fallback/writer.ts';
import { requestGuide, type Gemini, GeminiError } from './gemini.ts';

export type GeneratedGuide = {
  guide: Guide;
  writtenBy: 'gemini' | 'built-in';
  /** Gemini may do better later. */
  shouldRetryLater: boolean;
  retryAfterSeconds?: number | undefined;
  /** Why it was not Gemini; nothing when it was, or is not configured. */
  reason?: string;
};

export type GeminiTimeouts = Pick<Timeouts, 'gemini' | 'geminiPause' | 'geminiShortestTry'>;

type Options = {
  gemini?: Gemini | undefined;
  /** Takes one call from the day's budget; `false` when it is used up. */
  consumeQuota: () => Promise<boolean>;
  signal?: AbortSignal | undefined;
  timeouts?: GeminiTimeouts;
};

/** By Gemini when it can be had in time, otherwise by the built-in writer; never fails for outside faults. */
export async function generateGuide(
  quizTaker: QuizTaker,
  options: Options,
): Promise<GeneratedGuide> {
  const { gemini, consumeQuota, signal, timeouts = productionTimeouts } = options;
  if (!gemini) return builtIn(quizTaker);
  const timeout = AbortSignal.timeout(timeouts.gemini);
  try {
    const guide = await callWithRetry(quizTaker, {
      gemini,
      consumeQuota,
      endsAt: performance.now() + timeouts.gemini,
      timeouts,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { guide, writtenBy: 'gemini', shouldRetryLater: false };
  } catch (error) {
    // Aborted by a shutdown: the next process asks Gemini again, so that a restart does not cost
    // anyone their guide.
    if (!(error instanceof GeminiError) || signal?.aborted) throw error;
    const { isOutage, retryAfterSeconds, message } = error;
    return {
      ...builtIn(quizTaker),
      shouldRetryLater: isOutage,
      retryAfterSeconds,
      reason: message,
    };
  }
}

const builtIn = (quizTaker: QuizTaker): GeneratedGuide => ({
  guide: builtInGuide(quizTaker),
  writtenBy: 'built-in',
  shouldRetryLater: false,
});

type Call = {
  gemini: Gemini;
  consumeQuota: Options['consumeQuota'];
  signal: AbortSignal;
  endsAt: number;
  timeouts: GeminiTimeouts;
};

async function callWithRetry(quizTaker: QuizTaker, asking: Call): Promise<Guide> {
  try {
    return await callGemini(quizTaker, asking);
  } catch (error) {
    if (!(error instanceof GeminiError) || !error.isWorthRetry) throw error;
    const pause = Math.max(asking.timeouts.geminiPause, (error.retryAfterSeconds ?? 0) * 1000);
    if (performance.now() + pause + asking.timeouts.geminiShortestTry > asking.endsAt) throw error;
    await wait(pause, undefined, { signal: asking.signal }).catch(() => {});
    return callGemini(quizTaker, asking);
  }
}

async function callGemini(quizTaker: QuizTaker, { gemini, consumeQuota, signal }: Call) {
  if (!(await consumeQuota()))
    throw new GeminiError('The daily limit of calls to Gemini is used up.', {
      isWorthRetry: false,
      isOutage: true,
      // The budget's day is that of UTC.
      retryAfterSeconds: secondsToMidnight(),
    });
  return requestGuide(quizTaker, gemini, signal);
}

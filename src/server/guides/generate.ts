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
  /** Gemini may be available later. */
  shouldRetryLater: boolean;
  retryAfterSeconds?: number | undefined;
  /** Why Gemini did not write it, if Gemini is configured. */
  reason?: string;
};

export type GeminiTimeouts = Pick<Timeouts, 'gemini' | 'geminiPause' | 'geminiMinAttempt'>;

type Options = {
  gemini?: Gemini | undefined;
  /** Takes one call from the daily quota; `false` when it is used up. */
  consumeQuota: () => Promise<boolean>;
  signal?: AbortSignal | undefined;
  timeouts?: GeminiTimeouts;
};

/** Generates a guide with Gemini or, when Gemini is not available in time, with the built-in writer. */
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
    // After a shutdown, the next process calls Gemini again.
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

async function callWithRetry(quizTaker: QuizTaker, call: Call): Promise<Guide> {
  try {
    return await callGemini(quizTaker, call);
  } catch (error) {
    if (!(error instanceof GeminiError) || !error.isWorthRetry) throw error;
    const pause = Math.max(call.timeouts.geminiPause, (error.retryAfterSeconds ?? 0) * 1000);
    if (performance.now() + pause + call.timeouts.geminiMinAttempt > call.endsAt) throw error;
    await wait(pause, undefined, { signal: call.signal }).catch(() => {});
    return callGemini(quizTaker, call);
  }
}

async function callGemini(quizTaker: QuizTaker, { gemini, consumeQuota, signal }: Call) {
  if (!(await consumeQuota()))
    throw new GeminiError('The daily limit of calls to Gemini is used up.', {
      isWorthRetry: false,
      isOutage: true,
      // The quota's days are in UTC.
      retryAfterSeconds: secondsToMidnight(),
    });
  return requestGuide(quizTaker, gemini, signal);
}

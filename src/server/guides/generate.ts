import { setTimeout as wait } from 'node:timers/promises';
import { secondsToMidnight } from '../../shared/dates.ts';
import type { Guide } from '../../shared/quiz/guide.ts';
import { type Timeouts, timeouts as productionTimeouts } from '../timeouts.ts';
import type { Quizzed } from './fallback/brief.ts';
import { builtInGuide } from './fallback/writer.ts';
import { askGemini, type Gemini, GeminiFailure } from './gemini.ts';

export type Written = {
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
  spend: () => Promise<boolean>;
  signal?: AbortSignal | undefined;
  timeouts?: GeminiTimeouts;
};

/** By Gemini when it can be had in time, otherwise by the built-in writer; never fails for outside faults. */
export async function writeGuide(quizzed: Quizzed, options: Options): Promise<Written> {
  const { gemini, spend, signal, timeouts = productionTimeouts } = options;
  if (!gemini) return builtIn(quizzed);
  const timeout = AbortSignal.timeout(timeouts.gemini);
  try {
    const guide = await askTwice(quizzed, {
      gemini,
      spend,
      endsAt: performance.now() + timeouts.gemini,
      timeouts,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { guide, writtenBy: 'gemini', shouldRetryLater: false };
  } catch (error) {
    // Called off: the next server has Gemini asked again, and nobody gets a lesser guide for a restart.
    if (!(error instanceof GeminiFailure) || signal?.aborted) throw error;
    const { isOutage, retryAfterSeconds, message } = error;
    return {
      ...builtIn(quizzed),
      shouldRetryLater: isOutage,
      retryAfterSeconds,
      reason: message,
    };
  }
}

const builtIn = (quizzed: Quizzed): Written => ({
  guide: builtInGuide(quizzed),
  writtenBy: 'built-in',
  shouldRetryLater: false,
});

type Asking = {
  gemini: Gemini;
  spend: Options['spend'];
  signal: AbortSignal;
  endsAt: number;
  timeouts: GeminiTimeouts;
};

async function askTwice(quizzed: Quizzed, asking: Asking): Promise<Guide> {
  try {
    return await ask(quizzed, asking);
  } catch (error) {
    if (!(error instanceof GeminiFailure) || !error.isWorthRetry) throw error;
    const pause = Math.max(asking.timeouts.geminiPause, (error.retryAfterSeconds ?? 0) * 1000);
    if (performance.now() + pause + asking.timeouts.geminiShortestTry > asking.endsAt) throw error;
    await wait(pause, undefined, { signal: asking.signal }).catch(() => {});
    return ask(quizzed, asking);
  }
}

async function ask(quizzed: Quizzed, { gemini, spend, signal }: Asking) {
  if (!(await spend()))
    throw new GeminiFailure('The daily limit of calls to Gemini is used up.', {
      isWorthRetry: false,
      isOutage: true,
      // The budget's day is that of UTC.
      retryAfterSeconds: secondsToMidnight(),
    });
  return askGemini(quizzed, gemini, signal);
}

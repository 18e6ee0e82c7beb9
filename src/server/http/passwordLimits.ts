import { HOUR_MS, MINUTE_MS } from '../../shared/durations.ts';
import { once } from '../../shared/once.ts';
import { networkPrefix, providerPrefix } from './clientAddress.ts';
import { tooManyCodes, tooManyPasswords, tooManyRequests } from './errors.ts';
import {
  isExhausted,
  type OnRetryAfter,
  type RateLimiters,
  rateLimitKey,
  reject,
} from './rateLimits.ts';
import { createSemaphore, SemaphoreFullError } from './semaphore.ts';

const QUARTER_HOUR_SECONDS = (15 * MINUTE_MS) / 1000;
const HOUR_SECONDS = HOUR_MS / 1000;

/** Attempts that wait for their turn, and how long; the rest is told to come back. */
const LANE = { running: 1, waiting: 200, limit: MINUTE_MS / 2 };

export type PasswordAttempt = {
  address: string;
  /**
   * The key of what a guess would open, and whether the guess is the code of a second factor. Unset
   * for secrets that cannot be guessed: passkeys and recovery codes.
   */
  guess?: { of: string; isCode?: boolean } | undefined;
  /** Whether this network signed in before: to any account, or to the one that is guessed. */
  isKnown: () => Promise<boolean>;
  isKnownToAccount: () => Promise<boolean>;
  /** Whether the password was verified recently, so that it does not wait for other attempts. */
  isVerified: () => boolean;
  verify: () => Promise<boolean>;
  onRetryAfter: OnRetryAfter;
};

export type CheckPassword = ReturnType<typeof createPasswordChecker>;

/**
 * Verifies passwords and counts the wrong ones. Past the limit of an address nobody may try; past
 * those of an account, a wider network or the whole site, only networks that signed in before.
 * Each process verifies one attempt of a stranger and one of a known network at a time: concurrent
 * attempts cannot bypass the counts or exhaust the memory that hashing takes, and a flood of
 * strangers does not delay the others.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export function createPasswordChecker(limiters: RateLimiters) {
  const counter = (name: string, points: number, duration = QUARTER_HOUR_SECONDS) =>
    limiters.create({ name, points, duration });
  const byAddress = counter('wrong', 20);
  const byNetwork = counter('wrongNetwork', 100);
  const byProvider = counter('wrongProvider', 200);
  const overall = counter('wrongOverall', 500);
  const byAccount = counter('wrongAccount', 20, HOUR_SECONDS);
  // For all addresses combined, known or not: an attacker who guesses codes has the password. Of a
  // million codes, three are valid at a time.
  const codes = counter('wrongCodes', 10, HOUR_SECONDS);
  const lanes = { strangers: createSemaphore(LANE), known: createSemaphore(LANE) };

  /** Returns what a wrong attempt counts toward, and who may try past the limit. */
  function countsOf({ address, guess, ...attempt }: PasswordAttempt) {
    const nobody = async () => false;
    const own = { limiter: byAddress, key: rateLimitKey(address), mayTry: nobody };
    if (!guess) return [own];
    const mayTry = once(attempt.isKnown);
    const provider = providerPrefix(address);
    return [
      own,
      guess.isCode
        ? { limiter: codes, key: guess.of, mayTry: nobody, error: tooManyCodes }
        : { limiter: byAccount, key: guess.of, mayTry: once(attempt.isKnownToAccount) },
      { limiter: byNetwork, key: networkPrefix(address), mayTry },
      ...(provider ? [{ limiter: byProvider, key: provider, mayTry }] : []),
      { limiter: overall, key: 'all', mayTry },
    ];
  }
  type Count = ReturnType<typeof countsOf>[number] & { error?: typeof tooManyCodes };

  async function rejectExhausted(counts: Count[], onRetryAfter: OnRetryAfter) {
    for (const { limiter, key, mayTry, error = tooManyPasswords } of counts) {
      const state = await limiter.get(key);
      if (isExhausted(state) && !(await mayTry())) reject(state, onRetryAfter, error);
    }
  }

  return async (attempt: PasswordAttempt): Promise<boolean> => {
    const { guess, isKnown, isVerified, verify, onRetryAfter } = attempt;
    const counts = countsOf(attempt);
    await rejectExhausted(counts, onRetryAfter);
    if (isVerified()) return true;
    const lane = (await isKnown()) ? lanes.known : lanes.strangers;
    const leave = guess ? await lane.enter().catch(rejectFull(onRetryAfter)) : () => {};
    try {
      // Those ahead in the lane may have reached a limit, or verified the same password.
      await rejectExhausted(counts, onRetryAfter);
      if (isVerified() || (await verify())) return true;
      await Promise.allSettled(counts.map(({ limiter, key }) => limiter.consume(key)));
      return false;
    } finally {
      leave();
    }
  };
}

const rejectFull =
  (onRetryAfter: OnRetryAfter) =>
  (error: unknown): never => {
    if (!(error instanceof SemaphoreFullError)) throw error;
    onRetryAfter(error.seconds);
    throw tooManyRequests(error.seconds);
  };

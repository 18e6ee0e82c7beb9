import { RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimitKey } from './clientAddress.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import type { Config } from '../config.ts';
import { tooManyCodes, tooManyRequests, tooManyPasswords } from './errors.ts';
import { isExhausted, type RateLimiters, memoryRateLimiters } from './rateLimiters.ts';

/**
 * Public writes per minute and client address; an IPv6 `/64` counts as one address. Callers with a
 * token may make a hundred times as many. Mail providers follow the unsubscribe links of all their
 * users from a few addresses.
 */
const perMinute = {
  leads: 120,
  quiz: 30,
  newsletter: 30,
  newsletterLinks: 1200,
  ownDataRequests: 30,
  ownData: 120,
  views: 600,
  visits: 600,
  guideFeedback: 120,
  boards: 30,
  signIn: 60,
};
const TOKEN_FACTOR = 100;
export type LimitName = keyof typeof perMinute;

const MINUTE_SECONDS = MINUTE_MS / 1000;
const QUARTER_HOUR_SECONDS = 15 * MINUTE_SECONDS;
const WRONG_PASSWORDS_PER_ADDRESS = 20;
const WRONG_PASSWORDS_OVERALL = 500;
/**
 * Per hour, for all addresses combined: an attacker who guesses codes has the password. Of a
 * million codes, three are valid at a time.
 */
const WRONG_CODES_PER_ACCOUNT = 10;

type OnWait = (seconds: number) => void;
type PasswordAttempt = {
  address: string;
  /** For the code of a second factor: the account that it is for. */
  codeOf?: string | undefined;
  isKnown: () => Promise<boolean>;
  /** Whether the password was verified recently, so that it does not wait for other attempts. */
  isVerified: () => boolean;
  verify: () => Promise<boolean>;
  onRetryAfter: OnWait;
};
type GuideLimit = Pick<Config, 'GEMINI_DAILY_LIMIT_PER_ADDRESS'>;
export type RateLimits = ReturnType<typeof createRateLimits>;

export function createRateLimits(
  limiters: RateLimiters = memoryRateLimiters(),
  { GEMINI_DAILY_LIMIT_PER_ADDRESS: guides }: GuideLimit = { GEMINI_DAILY_LIMIT_PER_ADDRESS: 20 },
) {
  const limiter = (name: LimitName) =>
    limiters.create({ name, points: perMinute[name] * TOKEN_FACTOR, duration: MINUTE_SECONDS });
  const writes = {
    leads: limiter('leads'),
    quiz: limiter('quiz'),
    newsletter: limiter('newsletter'),
    newsletterLinks: limiter('newsletterLinks'),
    ownDataRequests: limiter('ownDataRequests'),
    ownData: limiter('ownData'),
    views: limiter('views'),
    visits: limiter('visits'),
    guideFeedback: limiter('guideFeedback'),
    boards: limiter('boards'),
    signIn: limiter('signIn'),
  };
  const geminiGuides = limiters.create({
    name: 'geminiGuides',
    points: guides,
    duration: DAY_MS / 1000,
  });
  return {
    /** Counts one public write. @throws TRPCError TOO_MANY_REQUESTS */
    async countWrite(name: LimitName, address: string, hasToken: boolean, onRetryAfter: OnWait) {
      const cost = hasToken ? 1 : TOKEN_FACTOR;
      const caller = rateLimitKey(address);
      const key = hasToken ? `token:${caller}` : caller;
      await writes[name].consume(key, cost).catch(rejectWith(onRetryAfter));
    },

    /** Takes one guide by Gemini from the daily limit of an address; `false` when it is used up. */
    takeGeminiGuide: async (address: string) =>
      guides > 0 && (await tryConsume(geminiGuides, rateLimitKey(address))),

    checkPassword: passwordChecker(limiters),
  };
}

/**
 * Verifies passwords one at a time: concurrent attempts cannot bypass the count or exhaust the
 * memory that hashing takes. Past the overall limit, a network without an earlier sign-in gets one
 * attempt a minute, which lets a traveling owner in and keeps a botnet out.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
function passwordChecker(limiters: RateLimiters) {
  const wrong = limiters.create({
    name: 'wrong',
    points: WRONG_PASSWORDS_PER_ADDRESS,
    duration: QUARTER_HOUR_SECONDS,
  });
  const wrongOverall = limiters.create({
    name: 'wrongOverall',
    points: WRONG_PASSWORDS_OVERALL,
    duration: QUARTER_HOUR_SECONDS,
  });
  const wrongCodes = limiters.create({
    name: 'wrongCodes',
    points: WRONG_CODES_PER_ACCOUNT,
    duration: 4 * QUARTER_HOUR_SECONDS,
  });
  const attempts = limiters.create({ name: 'attempts', points: 1, duration: MINUTE_SECONDS });
  let previous = Promise.resolve();

  return async ({
    address,
    codeOf,
    isKnown,
    isVerified,
    verify,
    onRetryAfter,
  }: PasswordAttempt): Promise<boolean> => {
    const caller = rateLimitKey(address);
    let isAllowed = false;
    const rejectLocked = async () => {
      const own = await wrong.get(caller);
      if (isExhausted(own)) reject(own, onRetryAfter, tooManyPasswords);
      const codes = codeOf === undefined ? null : await wrongCodes.get(codeOf);
      if (isExhausted(codes)) reject(codes, onRetryAfter, tooManyCodes);
      if (isAllowed || !isExhausted(await wrongOverall.get('all'))) return;
      if (!(await isKnown()))
        await attempts.consume(caller).catch(rejectWith(onRetryAfter, tooManyPasswords));
      isAllowed = true;
    };
    await rejectLocked();
    if (isVerified()) return true;
    const checked = previous.then(async () => {
      await rejectLocked();
      const result = isVerified() || (await verify());
      if (!result)
        await Promise.allSettled([
          wrong.consume(caller),
          wrongOverall.consume('all'),
          ...(codeOf === undefined ? [] : [wrongCodes.consume(codeOf)]),
        ]);
      return result;
    });
    previous = checked.then(
      () => {},
      () => {},
    );
    return checked;
  };
}

async function tryConsume(limiter: ReturnType<RateLimiters['create']>, key: string) {
  try {
    await limiter.consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/** Handles the rejection of a limiter: its state past the limit, or an error of its store. */
const rejectWith =
  (onRetryAfter: OnWait, error = tooManyRequests) =>
  (state: unknown): never => {
    if (state instanceof RateLimiterRes) return reject(state, onRetryAfter, error);
    throw state;
  };

function reject(state: RateLimiterRes, onRetryAfter: OnWait, error = tooManyRequests): never {
  const seconds = Math.ceil(state.msBeforeNext / 1000);
  onRetryAfter(seconds);
  throw error(seconds);
}

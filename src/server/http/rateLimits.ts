import { RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimitKey } from './clientAddress.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/durations.ts';
import type { Config } from '../config.ts';
import { tooManyRequests } from './errors.ts';
import { createPasswordChecker } from './passwordLimits.ts';
import {
  type OnRetryAfter,
  type RateLimiters,
  memoryRateLimiters,
  reject,
} from './rateLimiters.ts';

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
    async countWrite(
      name: LimitName,
      address: string,
      hasToken: boolean,
      onRetryAfter: OnRetryAfter,
    ) {
      const cost = hasToken ? 1 : TOKEN_FACTOR;
      const caller = rateLimitKey(address);
      const key = hasToken ? `token:${caller}` : caller;
      await writes[name].consume(key, cost).catch(rejectWith(onRetryAfter));
    },

    /** Takes one guide by Gemini from the daily limit of an address; `false` when it is used up. */
    takeGeminiGuide: async (address: string) =>
      guides > 0 && (await tryConsume(geminiGuides, rateLimitKey(address))),

    checkPassword: createPasswordChecker(limiters),
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
  (onRetryAfter: OnRetryAfter) =>
  (state: unknown): never => {
    if (state instanceof RateLimiterRes) return reject(state, onRetryAfter, tooManyRequests);
    throw state;
  };

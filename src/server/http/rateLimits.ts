import { RateLimiterRes } from 'rate-limiter-flexible';
import { callerOf } from './clientAddress.ts';
import type { Config } from '../config.ts';
import { tooMany, tooManyPasswords } from './errors.ts';
import { isUsedUp, type Limiters, memoryLimiters } from './rateLimiters.ts';

/**
 * Public writes a minute from one client address, all of an IPv6 `/64` being one; callers with a
 * token may make a hundred times as many.
 * Mail providers press the unsubscribe links of all their users from a few addresses.
 */
const perMinute = {
  leads: 120,
  quiz: 30,
  newsletter: 30,
  newsletterLinks: 1200,
  views: 600,
  boards: 30,
};
const TOKEN_FACTOR = 100;
export type LimitName = keyof typeof perMinute;

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const WRONG_PASSWORDS_PER_ADDRESS = 20;
const WRONG_PASSWORDS_OVERALL = 500;

type OnWait = (seconds: number) => void;
type Guess = {
  address: string;
  /** Whether this network has signed in before. */
  isKnown: () => Promise<boolean>;
  /** Whether the password is known to be right at once, so that it waits for no other. */
  isProven: () => boolean;
  isRight: () => Promise<boolean>;
  onWait: OnWait;
};
type GuideLimit = Pick<Config, 'GEMINI_DAILY_LIMIT_PER_ADDRESS'>;
export type Limits = ReturnType<typeof createLimits>;

/** The limits on public writes and on wrong passwords. */
export function createLimits(
  limiters: Limiters = memoryLimiters(),
  { GEMINI_DAILY_LIMIT_PER_ADDRESS: guides }: GuideLimit = { GEMINI_DAILY_LIMIT_PER_ADDRESS: 20 },
) {
  const limiter = (name: LimitName) =>
    limiters.create({ name, points: perMinute[name] * TOKEN_FACTOR, duration: MINUTE });
  const writes = {
    leads: limiter('leads'),
    quiz: limiter('quiz'),
    newsletter: limiter('newsletter'),
    newsletterLinks: limiter('newsletterLinks'),
    views: limiter('views'),
    boards: limiter('boards'),
  };
  const geminiGuides = limiters.create({ name: 'geminiGuides', points: guides, duration: DAY });
  return {
    /** Counts one public write. @throws TRPCError TOO_MANY_REQUESTS */
    async countWrite(name: LimitName, address: string, hasToken: boolean, onWait: OnWait) {
      const cost = hasToken ? 1 : TOKEN_FACTOR;
      const caller = callerOf(address);
      const key = hasToken ? `token:${caller}` : caller;
      await writes[name].consume(key, cost).catch(refuseWith(onWait));
    },

    /** Takes one guide by Gemini from what an address has a day; `false` when nothing is left. */
    takeGeminiGuide: async (address: string) =>
      guides > 0 && (await isLeft(geminiGuides, callerOf(address))),

    judgePassword: passwordJudge(limiters),
  };
}

/**
 * Judges passwords. One at a time, so that many sent at once cannot slip past the count, nor
 * together take all the memory that hashing needs. Past the overall limit a network that never
 * signed in has one attempt a minute: the owner on a journey gets in, a botnet hardly guesses.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
function passwordJudge(limiters: Limiters) {
  const wrong = limiters.create({
    name: 'wrong',
    points: WRONG_PASSWORDS_PER_ADDRESS,
    duration: QUARTER_HOUR,
  });
  const wrongOverall = limiters.create({
    name: 'wrongOverall',
    points: WRONG_PASSWORDS_OVERALL,
    duration: QUARTER_HOUR,
  });
  const attempts = limiters.create({ name: 'attempts', points: 1, duration: MINUTE });
  let turn = Promise.resolve();

  return async ({ address, isKnown, isProven, isRight, onWait }: Guess): Promise<boolean> => {
    const caller = callerOf(address);
    let isAllowed = false;
    const refuseLocked = async () => {
      const own = await wrong.get(caller);
      if (isUsedUp(own)) refuse(own, onWait, tooManyPasswords);
      if (isAllowed || !isUsedUp(await wrongOverall.get('all'))) return;
      if (!(await isKnown()))
        await attempts.consume(caller).catch(refuseWith(onWait, tooManyPasswords));
      isAllowed = true;
    };
    await refuseLocked();
    if (isProven()) return true;
    const verdict = turn.then(async () => {
      await refuseLocked();
      const result = isProven() || (await isRight());
      if (!result) await Promise.allSettled([wrong.consume(caller), wrongOverall.consume('all')]);
      return result;
    });
    turn = verdict.then(
      () => {},
      () => {},
    );
    return verdict;
  };
}

async function isLeft(limiter: ReturnType<Limiters['create']>, key: string) {
  try {
    await limiter.consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/** For the rejection of a limiter: a state past the limit, or an error of its store. */
const refuseWith =
  (onWait: OnWait, error = tooMany) =>
  (state: unknown): never => {
    if (state instanceof RateLimiterRes) return refuse(state, onWait, error);
    throw state;
  };

function refuse(state: RateLimiterRes, onWait: OnWait, error = tooMany): never {
  const seconds = Math.ceil(state.msBeforeNext / 1000);
  onWait(seconds);
  throw error(seconds);
}

import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { callerOf } from './address.ts';
import { tooMany, tooManyPasswords } from './errors.ts';

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

const QUARTER_HOUR = 15 * 60;
const WRONG_PASSWORDS_PER_ADDRESS = 20;
const WRONG_PASSWORDS_OVERALL = 500;

type Guess = {
  address: string;
  /** Known to be right at once, so that it waits for nobody. */
  isProven: () => boolean;
  isRight: () => Promise<boolean>;
  onWait: (seconds: number) => void;
};
export type Limits = ReturnType<typeof createLimits>;

/** Counters of one process, kept in memory: an attacker gains a factor of the number of processes, no more. */
export function createLimits() {
  const limiter = (name: LimitName) =>
    new RateLimiterMemory({ points: perMinute[name] * TOKEN_FACTOR, duration: 60 });
  const writes = {
    leads: limiter('leads'),
    quiz: limiter('quiz'),
    newsletter: limiter('newsletter'),
    newsletterLinks: limiter('newsletterLinks'),
    views: limiter('views'),
    boards: limiter('boards'),
  };
  const wrong = new RateLimiterMemory({
    points: WRONG_PASSWORDS_PER_ADDRESS,
    duration: QUARTER_HOUR,
  });
  const wrongOverall = new RateLimiterMemory({
    points: WRONG_PASSWORDS_OVERALL,
    duration: QUARTER_HOUR,
  });
  const everSignedIn = new Set<string>();
  let turn = Promise.resolve();

  return {
    /** Counts one public write. @throws TRPCError TOO_MANY_REQUESTS */
    async countWrite(
      name: LimitName,
      address: string,
      hasToken: boolean,
      onWait: (seconds: number) => void,
    ) {
      const cost = hasToken ? 1 : TOKEN_FACTOR;
      const caller = callerOf(address);
      const key = hasToken ? `token:${caller}` : caller;
      await writes[name].consume(key, cost).catch((state: RateLimiterRes) => refuse(state, onWait));
    },

    /**
     * Judges one password. One at a time, so that many sent at once cannot slip past the count, nor
     * together take all the memory that hashing needs.
     * @throws TRPCError TOO_MANY_REQUESTS when this address, or everybody, guessed wrong too often.
     */
    async judgePassword({ address, isProven, isRight, onWait }: Guess): Promise<boolean> {
      const caller = callerOf(address);
      const refuseLocked = async () => {
        const own = await wrong.get(caller);
        if (isUsedUp(own)) refuse(own, onWait, tooManyPasswords);
        const all = everSignedIn.has(caller) ? null : await wrongOverall.get('all');
        if (isUsedUp(all)) refuse(all, onWait, tooManyPasswords);
      };
      await refuseLocked();
      if (isProven()) return true;
      const verdict = turn.then(async () => {
        await refuseLocked();
        const result = isProven() || (await isRight());
        if (result) everSignedIn.add(caller);
        else await Promise.allSettled([wrong.consume(caller), wrongOverall.consume('all')]);
        return result;
      });
      turn = verdict.then(
        () => {},
        () => {},
      );
      return verdict;
    },
  };
}

// The limiter's memory keeps a count a little beyond its window.
const isUsedUp = (state: RateLimiterRes | null): state is RateLimiterRes =>
  !!state && state.remainingPoints <= 0 && state.msBeforeNext > 0;

function refuse(state: RateLimiterRes, onWait: (seconds: number) => void, error = tooMany): never {
  const seconds = Math.ceil(state.msBeforeNext / 1000);
  onWait(seconds);
  throw error(seconds);
}

import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from './errors.ts';

/** Public writes a minute from one client address; callers with a token may make a hundred times as many. */
const perMinute = { leads: 120, quiz: 30, boards: 30 };
const TOKEN_FACTOR = 100;
export type LimitName = keyof typeof perMinute;

const QUARTER_HOUR = 15 * 60;
const WRONG_PASSWORDS_PER_ADDRESS = 20;
const WRONG_PASSWORDS_OVERALL = 500;

export type Limits = ReturnType<typeof createLimits>;

/** Counters of one process, kept in memory: an attacker gains a factor of the number of processes, no more. */
export function createLimits() {
  const writes = {
    leads: new RateLimiterMemory({ points: perMinute.leads * TOKEN_FACTOR, duration: 60 }),
    quiz: new RateLimiterMemory({ points: perMinute.quiz * TOKEN_FACTOR, duration: 60 }),
    boards: new RateLimiterMemory({ points: perMinute.boards * TOKEN_FACTOR, duration: 60 }),
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

  return {
    /** Counts one public write. @throws TRPCError TOO_MANY_REQUESTS */
    async countWrite(
      name: LimitName,
      client: string,
      hasToken: boolean,
      onWait: (seconds: number) => void,
    ) {
      const cost = hasToken ? 1 : TOKEN_FACTOR;
      const key = hasToken ? `token:${client}` : client;
      await writes[name].consume(key, cost).catch((state: RateLimiterRes) => refuse(state, onWait));
    },

    /** @throws TRPCError TOO_MANY_REQUESTS when this address, or everybody, guessed wrong too often. */
    async beforePassword(client: string, onWait: (seconds: number) => void) {
      const own = await wrong.get(client);
      if (own && own.remainingPoints <= 0) refuse(own, onWait);
      const all = everSignedIn.has(client) ? null : await wrongOverall.get('all');
      if (all && all.remainingPoints <= 0) refuse(all, onWait);
    },

    async afterPassword(client: string, isRight: boolean) {
      if (isRight) everSignedIn.add(client);
      else await Promise.allSettled([wrong.consume(client), wrongOverall.consume('all')]);
    },
  };
}

function refuse(state: RateLimiterRes, onWait: (seconds: number) => void): never {
  const seconds = Math.ceil(state.msBeforeNext / 1000);
  onWait(seconds);
  throw tooMany(seconds);
}

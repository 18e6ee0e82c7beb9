import type { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { isIPv6 } from 'node:net';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DAY_MS, MINUTE_MS } from '../../shared/durations.ts';
import type { Config } from '../config.ts';
import { ipv6Groups, unmapIpv4 } from './clientAddress.ts';
import { tooManyRequests } from './errors.ts';

/** Allows `points` within `duration` seconds, counted under a name. */
type Window = { name: string; points: number; duration: number };

export type RateLimiters = {
  create: (window: Window) => Pick<RateLimiterAbstract, 'consume' | 'get'>;
  close: () => void;
};

/** Counts in the memory of this process. */
export const memoryRateLimiters = (): RateLimiters => ({
  create: ({ points, duration }) => new RateLimiterMemory({ points, duration }),
  close: () => {},
});

/**
 * Whether a counter is exhausted. The library's in-memory limiter, which counts while Redis is
 * unreachable, keeps a count slightly longer than its window.
 */
export const isExhausted = (state: RateLimiterRes | null): state is RateLimiterRes =>
  !!state && state.remainingPoints <= 0 && state.msBeforeNext > 0;

/** Receives the seconds after which a refused caller may try again. */
export type OnRetryAfter = (seconds: number) => void;

/** Refuses a caller past a limit. */
export function reject(
  state: RateLimiterRes,
  onRetryAfter: OnRetryAfter,
  error: (seconds: number) => TRPCError,
): never {
  const seconds = Math.ceil(state.msBeforeNext / 1000);
  onRetryAfter(seconds);
  throw error(seconds);
}

/**
 * Returns the key that rate limits count by: an IPv4 address, or the `/64` of an IPv6 address,
 * because one client usually owns all of it.
 */
export function rateLimitKey(address: string) {
  // Runs for every request, and `isIPv6` tests a long expression.
  if (!address.includes(':')) return address;
  const plain = unmapIpv4(address);
  return isIPv6(plain) ? `${ipv6Groups(plain).slice(0, 4).join(':')}::/64` : plain;
}

/**
 * Public writes per minute and client address; an IPv6 `/64` counts as one address. Callers with a
 * token may make a hundred times as many. Mail providers follow the unsubscribe links of all their
 * users from a few addresses.
 */
const perMinute = {
  leads: 120,
  quiz: 30,
  reading: 60,
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

export function createRateLimits(
  limiters: RateLimiters = memoryRateLimiters(),
  { GEMINI_DAILY_LIMIT_PER_ADDRESS: guides }: GuideLimit = { GEMINI_DAILY_LIMIT_PER_ADDRESS: 20 },
) {
  const limiter = (name: LimitName) =>
    limiters.create({ name, points: perMinute[name] * TOKEN_FACTOR, duration: MINUTE_SECONDS });
  const writes = {
    leads: limiter('leads'),
    quiz: limiter('quiz'),
    reading: limiter('reading'),
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
    /** Counts one public write by an address. @throws TRPCError TOO_MANY_REQUESTS */
    async consumeWrite(
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

/** The number of reads that a response built from many rows on each request counts as. */
export const READS_PER_LIST = 5;

/**
 * Callers remembered at a time; a flood from more resets the counts instead of exhausting memory.
 */
const MAX_CALLERS = 100_000;

type ReadOptions = {
  /** Reads per minute and client address; an IPv6 `/64` counts as one address. */
  perMinute: number;
  isAdmin: (req: FastifyRequest, res: FastifyReply) => Promise<boolean>;
  /** The limiters that all processes share. */
  shared?: RateLimiters | undefined;
};
export type LimitReads = ReturnType<typeof createReadLimit>;

/**
 * Creates hooks that count reads by client address and reject those past the limit, except for
 * callers with admin access. Counts in this process, without a promise or a timer per caller: this
 * runs before cached responses, and asking Redis would cost more than most of them. Counts are
 * shared with other processes a tenth of the limit at a time, without waiting.
 */
export function createReadLimit({ perMinute, isAdmin, shared }: ReadOptions) {
  const window = { name: 'reads', points: perMinute, duration: MINUTE_MS / 1000 };
  const count = countByMinute(perMinute, shared?.create(window));

  /** Checked only past the limit, because it may query the database. */
  const rejectUnlessAdmin = async (req: FastifyRequest, res: FastifyReply, seconds: number) => {
    if (await isAdmin(req, res)) return;
    res.header('retry-after', seconds);
    throw tooManyRequests(seconds);
  };

  /** `costOf` returns how many reads a request counts as, by default one. */
  return (costOf: (request: FastifyRequest) => number = () => 1): onRequestHookHandler =>
    (req, res, done) => {
      if (req.method !== 'GET' && req.method !== 'HEAD') return done();
      const { reads, seconds } = count(rateLimitKey(req.ip), costOf(req));
      if (reads <= perMinute) return done();
      // oxlint-disable-next-line promise/no-callback-in-promise -- A hook without a promise continues by its callback.
      rejectUnlessAdmin(req, res, seconds).then(() => done(), done);
    };
}

type Count = { reads: number; unshared: number };

/** Resets all counts together, every minute. */
function countByMinute(perMinute: number, shared?: ReturnType<RateLimiters['create']>) {
  const counts = new Map<string, Count>();
  const share = Math.ceil(perMinute / 10);
  let endsAt = 0;

  const report = (caller: string, count: Count) => {
    const points = count.unshared;
    count.unshared = 0;
    shared?.consume(caller, points).catch((reason: unknown) => {
      // The sum over all processes is past the limit.
      if (reason instanceof RateLimiterRes) count.reads = Math.max(count.reads, perMinute);
    });
  };

  return (caller: string, cost: number) => {
    const now = performance.now();
    if (now >= endsAt || counts.size >= MAX_CALLERS) {
      counts.clear();
      endsAt = now + MINUTE_MS;
    }
    const count = counts.get(caller) ?? { reads: 0, unshared: 0 };
    count.reads += cost;
    count.unshared += cost;
    counts.set(caller, count);
    if (count.unshared >= share) report(caller, count);
    return { reads: count.reads, seconds: Math.ceil((endsAt - now) / 1000) };
  };
}

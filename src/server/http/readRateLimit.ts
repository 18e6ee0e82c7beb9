import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimitKey } from './clientAddress.ts';
import { tooManyRequests } from './errors.ts';
import type { RateLimiters } from './rateLimiters.ts';
import { MINUTE_MS } from '../../shared/durations.ts';

/**
 * Callers remembered at a time; a flood from more resets the counts instead of exhausting memory.
 */
const MAX_CALLERS = 100_000;

type Options = {
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
export function createReadLimit({ perMinute, isAdmin, shared }: Options) {
  const window = { name: 'reads', points: perMinute, duration: MINUTE_MS / 1000 };
  const count = countByMinute(perMinute, shared?.create(window));

  /** Checked only past the limit, because it may query the database. */
  const rejectUnlessAdmin = async (req: FastifyRequest, res: FastifyReply, seconds: number) => {
    if (await isAdmin(req, res)) return;
    res.header('retry-after', seconds);
    throw tooManyRequests(seconds);
  };

  /** `costOf` returns how many reads a request counts as. */
  return (costOf: (request: FastifyRequest) => number): onRequestHookHandler =>
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

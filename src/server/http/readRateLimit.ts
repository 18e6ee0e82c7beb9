import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { callerOf } from './clientAddress.ts';
import type { CreateContext } from '../trpc/context.ts';
import { tooMany } from './errors.ts';
import type { Limiters } from './rateLimiters.ts';

const MINUTE = 60_000;
/** So many callers are remembered; a flood from more starts over instead of filling the memory. */
const MOST_CALLERS = 100_000;

type Options = {
  /** Reads a minute from one client address, all of an IPv6 `/64` being one. */
  perMinute: number;
  createContext: CreateContext;
  /** Where all processes count together. */
  shared?: Limiters | undefined;
};
export type CountReads = ReturnType<typeof readLimit>;

/**
 * Makes hooks that count reads by client address and refuse those past the limit, save for callers
 * who may enter the admin. Counted in this process, without a promise or a timer for each caller: this
 * runs before answers that are ready, and asking Redis would cost more than most of them. Other
 * processes are told of a tenth of the limit at a time, and nobody waits for that.
 */
export function readLimit({ perMinute, createContext, shared }: Options) {
  const window = { name: 'reads', points: perMinute, duration: MINUTE / 1000 };
  const count = countByMinute(perMinute, shared?.create(window));

  /** Found out only past the limit, as it may take the database. */
  const refuseStranger = async (req: FastifyRequest, res: FastifyReply, seconds: number) => {
    const { by } = await createContext({ req, res }).gate.state();
    if (by) return;
    res.header('retry-after', seconds);
    throw tooMany(seconds);
  };

  /** `costOf`: as how many reads a request counts. */
  return (costOf: (request: FastifyRequest) => number): onRequestHookHandler =>
    (req, res, done) => {
      if (req.method !== 'GET' && req.method !== 'HEAD') return done();
      const { reads, seconds } = count(callerOf(req.ip), costOf(req));
      if (reads <= perMinute) return done();
      // oxlint-disable-next-line promise/no-callback-in-promise -- How a hook without a promise goes on.
      refuseStranger(req, res, seconds).then(() => done(), done);
    };
}

type Count = { reads: number; unshared: number };

/** All counts start over together, every minute. */
function countByMinute(perMinute: number, shared?: ReturnType<Limiters['create']>) {
  const counts = new Map<string, Count>();
  const share = Math.ceil(perMinute / 10);
  let endsAt = 0;

  const tellOthers = (caller: string, count: Count) => {
    const points = count.unshared;
    count.unshared = 0;
    shared?.consume(caller, points).catch((reason: unknown) => {
      // Together with what other processes counted.
      if (reason instanceof RateLimiterRes) count.reads = Math.max(count.reads, perMinute);
    });
  };

  return (caller: string, cost: number) => {
    const now = performance.now();
    if (now >= endsAt || counts.size >= MOST_CALLERS) {
      counts.clear();
      endsAt = now + MINUTE;
    }
    const count = counts.get(caller) ?? { reads: 0, unshared: 0 };
    count.reads += cost;
    count.unshared += cost;
    counts.set(caller, count);
    if (count.unshared >= share) tellOthers(caller, count);
    return { reads: count.reads, seconds: Math.ceil((endsAt - now) / 1000) };
  };
}

import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { callerOf } from './address.ts';
import type { CreateContext } from './context.ts';
import { tooMany } from './errors.ts';

const MINUTE = 60_000;
/** So many callers are remembered; a flood from more starts over instead of filling the memory. */
const MOST_CALLERS = 100_000;

type Options = {
  /** Reads a minute from one client address, all of an IPv6 `/64` being one. */
  perMinute: number;
  createContext: CreateContext;
};
export type CountReads = ReturnType<typeof readLimit>;

/**
 * Makes hooks that count reads by client address and refuse those past the limit, save for callers
 * who may enter the admin. Counted in this process, without a promise or a timer for each caller: this
 * runs before answers that are ready, and asking Redis would cost more than most of them.
 */
export function readLimit({ perMinute, createContext }: Options) {
  const count = countByMinute();

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

/** All counts start over together, every minute. */
function countByMinute() {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (caller: string, cost: number) => {
    const now = performance.now();
    if (now >= endsAt || counts.size >= MOST_CALLERS) {
      counts.clear();
      endsAt = now + MINUTE;
    }
    const reads = (counts.get(caller) ?? 0) + cost;
    counts.set(caller, reads);
    return { reads, seconds: Math.ceil((endsAt - now) / 1000) };
  };
}

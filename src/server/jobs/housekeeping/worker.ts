import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Orm } from '../../database/database.ts';
import type { Timeouts } from '../../http/timeouts.ts';
import { claimRun, extendLease, finishRun, releaseRun } from './lease.ts';

/** Called between two batches. Throws when the run must stop. */
export type Pause = () => Promise<void>;

export type Rule = {
  name: string;
  /** Returns the number of rows or files that it removed. */
  apply: (fork: () => SqlEntityManager, pause: Pause) => Promise<number>;
};

type Options = {
  orm: Orm;
  /** Called at each run. Importing the rules here keeps startup fast. */
  loadRules: () => Promise<Rule[]>;
  log: FastifyBaseLogger;
  timeouts: Pick<Timeouts, 'housekeepingPoll' | 'housekeepingLease' | 'housekeepingPause'>;
};

/** The number of rows or files that each rule removed. */
type RemovedCounts = Record<string, number>;

export type Housekeeping = ReturnType<typeof createHousekeeping>;

/** Deletes expired data hourly, in one of the processes that share the database. */
export function createHousekeeping({ orm, loadRules, log, timeouts }: Options) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<RemovedCounts | undefined> | undefined;
  const fork = () => orm.em.fork();

  /** Lets other work use the database, and extends the lease well before it expires. */
  function createPause(holder: string): Pause {
    const durationMs = timeouts.housekeepingLease;
    let extendedAt = performance.now();
    return async () => {
      await wait(timeouts.housekeepingPause, undefined, { signal: stopping.signal });
      if (performance.now() - extendedAt < durationMs / 3) return;
      if (!(await extendLease(fork(), { holder, durationMs }))) throw new LeaseLostError();
      extendedAt = performance.now();
    };
  }

  async function applyRules(pause: Pause) {
    const removed: RemovedCounts = {};
    for (const { name, apply } of await loadRules()) {
      try {
        removed[name] = await apply(fork, pause);
      } catch (error) {
        if (stopping.signal.aborted || error instanceof LeaseLostError) throw error;
        // Retried by the next run; the other rules do not depend on it.
        log.error({ err: error, rule: name }, 'housekeeping: a rule failed');
      }
    }
    return removed;
  }

  async function runOnce() {
    const holder = await claimRun(fork(), timeouts.housekeepingLease);
    if (!holder) return undefined;
    try {
      const removed = await applyRules(createPause(holder));
      await finishRun(fork(), holder);
      if (Object.values(removed).some(Boolean)) log.info({ removed }, 'housekeeping: done');
      return removed;
    } catch (error) {
      // If this fails, the lease expires.
      await releaseRun(fork(), holder).catch(() => false);
      if (stopping.signal.aborted) return undefined;
      throw error;
    }
  }

  /** Returns `undefined` when the last run of any process is less than an hour ago. */
  const run = () => (running ??= runOnce().finally(() => (running = undefined)));

  const poll = () =>
    run().catch((error: unknown) => log.error({ err: error }, 'housekeeping: the run failed'));

  return {
    run,

    start() {
      timer ??= setInterval(() => void poll(), timeouts.housekeepingPoll).unref();
      void poll();
    },

    /** Stops after the current batch. */
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running?.catch(() => {});
    },
  };
}

class LeaseLostError extends Error {
  constructor() {
    super('Another process has taken over the run.');
  }
}

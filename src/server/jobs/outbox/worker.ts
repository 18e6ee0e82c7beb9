import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Orm } from '../../database/database.ts';
import type { OutboxState } from '../../../shared/outbox.ts';
import { type Timeouts, timeouts as productionTimeouts } from '../../http/timeouts.ts';
import {
  claimByKey,
  claimDue,
  expediteRetries,
  type Job,
  outboxStatus,
  postpone,
  type QueueGroup,
  releaseClaim,
  markDone,
  recordFailure,
  waitingGroups,
} from './queue.ts';
import { PostponedError } from './deliveryError.ts';
import { PRIORITY } from './priority.ts';

/** Processes one row. May be called again with the same `key`; throws on failure. */
export type Handler = (job: Job, signal: AbortSignal) => Promise<void>;

type Options = {
  orm: Orm;
  /** By kind. Rows of a kind without a handler wait. */
  handlers: Record<string, Handler>;
  log: FastifyBaseLogger;
  timeouts?: Pick<
    Timeouts,
    'outboxAttempt' | 'outboxAttemptGrace' | 'outboxAbortGrace' | 'outboxPoll'
  >;
  onAttempt?: (kind: string, outcome: 'done' | 'failed' | 'released') => void;
};

/** Concurrent rows of one kind in the default queue. */
const CONCURRENCY = 5;
/** Additional slots for urgent rows, which do not wait for slow bulk rows. */
const EXTRA_URGENT = 2;
/** In any other queue: a receiver that never responds blocks no more than this. */
const CONCURRENCY_PER_QUEUE = 2;

export type Outbox = ReturnType<typeof createOutbox>;

/** Processes the outbox, concurrently with other processes. */
export function createOutbox(options: Options) {
  const { orm, handlers, log, timeouts = productionTimeouts, onAttempt } = options;
  const kinds = Object.keys(handlers);
  const running = new Map<Promise<void>, Job>();
  const stopPolling = new AbortController();
  const abortAttempts = new AbortController();
  let loop: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;

  async function attempt(job: Job) {
    const em = orm.em.fork();
    const signal = AbortSignal.any([
      abortAttempts.signal,
      AbortSignal.timeout(timeouts.outboxAttempt),
    ]);
    const work = handlers[job.kind]?.(job, signal);
    try {
      await Promise.race([work, rejectOnAbort(signal)]);
      await markDone(em, job);
      onAttempt?.(job.kind, 'done');
    } catch (error) {
      if (abortAttempts.signal.aborted) {
        // The handler may still write to the database, which is closed next.
        await Promise.race([work?.catch(() => {}), wait(timeouts.outboxAbortGrace)]);
        onAttempt?.(job.kind, 'released');
        return releaseClaim(em, job);
      }
      if (error instanceof PostponedError) return postpone(em, job, error);
      onAttempt?.(job.kind, 'failed');
      log.warn({ err: error, kind: job.kind, attempt: job.attempt }, 'outbox: an attempt failed');
      return recordFailure(em, job, error);
    }
    await expediteRetries(em, job);
  }

  function startAttempt(job: Job) {
    const attempted = attempt(job)
      // The lease expires, and the row is retried.
      .catch((error: unknown) => log.error({ err: error }, 'outbox: a row could not be settled'))
      .finally(() => running.delete(attempted));
    running.set(attempted, job);
    return attempted;
  }

  async function startDue(group: QueueGroup) {
    const isBusy = ({ queue, kind }: Job) => queue === group.queue && kind === group.kind;
    const busy = [...running.values()].filter(isBusy).length;
    for (const job of await claimDue(orm.em.fork(), group, concurrencyOf(group) - busy))
      void startAttempt(job);
  }

  async function poll() {
    while (!stopPolling.signal.aborted) {
      try {
        for (const group of await waitingGroups(orm.em.fork()))
          if (kinds.includes(group.kind)) await startDue(group);
      } catch (error) {
        log.error({ err: error }, 'outbox: the database did not respond');
      }
      await waitForNextPoll();
    }
  }

  /** Waits for the next poll, or until a slot is free. */
  async function waitForNextPoll() {
    const ended = new AbortController();
    const signal = AbortSignal.any([stopPolling.signal, ended.signal]);
    const pause = wait(timeouts.outboxPoll, undefined, { signal }).catch(() => {});
    await Promise.race([pause, ...running.keys()]);
    ended.abort();
  }

  /** Waits until another worker has settled or postponed the row. */
  async function waitUntilSettled(key: string, signal: AbortSignal) {
    while (!signal.aborted) {
      const row = await outboxStatus(orm.em.fork(), key);
      if (row?.state !== 'waiting' || row.lastError !== null) return;
      await wait(200, undefined, { signal }).catch(() => {});
    }
  }

  async function endAttempts() {
    stopPolling.abort();
    const stop = () => abortAttempts.abort(new Error('The server stops'));
    const timer = setTimeout(stop, timeouts.outboxAttemptGrace);
    await loop;
    await Promise.all(running.keys());
    clearTimeout(timer);
  }

  return {
    /** Whether there is a handler for this kind; otherwise its rows wait for a configuration. */
    handles: (kind: string) => kind in handlers,

    start: () => void (loop ??= poll()),

    /** Begins to process one row now, ahead of the poll, unless it is settled or being processed. */
    async startNow(key: string) {
      const job = await claimByKey(orm.em.fork(), key, kinds);
      if (job) void startAttempt(job);
    },

    /** Processes one row now, ahead of the poll. Returns its state after `timeoutMs` at most. */
    async runNow(key: string, timeoutMs: number): Promise<OutboxState | null> {
      const ended = new AbortController();
      const timer = setTimeout(() => ended.abort(), timeoutMs);
      const job = await claimByKey(orm.em.fork(), key, kinds);
      await Promise.race([
        job ? startAttempt(job) : waitUntilSettled(key, ended.signal),
        aborted(ended.signal),
      ]);
      ended.abort();
      clearTimeout(timer);
      return (await outboxStatus(orm.em.fork(), key))?.state ?? null;
    },

    /** Lets running attempts end; those that do not are released. */
    stop: () => (stopping ??= endAttempts()),
  };
}

function concurrencyOf({ queue, priority }: QueueGroup) {
  if (queue) return CONCURRENCY_PER_QUEUE;
  return priority === PRIORITY.bulk ? CONCURRENCY : CONCURRENCY + EXTRA_URGENT;
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

async function rejectOnAbort(signal: AbortSignal): Promise<never> {
  await aborted(signal);
  throw signal.reason;
}

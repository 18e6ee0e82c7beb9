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
  /** Called when a row has failed for good. */
  onFailed?: (em: Orm['em'], job: Job) => Promise<void>;
  onAttempt?: (kind: string, outcome: 'done' | 'failed' | 'released') => void;
};

/** Concurrent rows of one kind in the default queue. */
const CONCURRENCY = 5;
/** Additional slots for urgent rows, which do not wait for slow bulk rows. */
const EXTRA_URGENT = 2;
/** In any other queue: a receiver that never responds blocks no more than this. */
const CONCURRENCY_PER_QUEUE = 2;

/** Processes the outbox, concurrently with other processes. */
export class Outbox {
  #options: Required<Options>;
  #kinds: string[];
  #running = new Map<Promise<void>, Job>();
  #stopPolling = new AbortController();
  #abortAttempts = new AbortController();
  #loop: Promise<void> | undefined;
  #stopping: Promise<void> | undefined;

  constructor({
    timeouts = productionTimeouts,
    onAttempt = () => {},
    onFailed = async () => {},
    ...options
  }: Options) {
    this.#options = { ...options, timeouts, onAttempt, onFailed };
    this.#kinds = Object.keys(options.handlers);
  }

  /** Whether there is a handler for this kind; otherwise its rows wait for a configuration. */
  handles = (kind: string) => this.#kinds.includes(kind);

  start() {
    this.#loop ??= this.#poll();
  }

  /** Begins to process one row now, ahead of the poll, unless it is settled or being processed. */
  async startNow(key: string) {
    const job = await claimByKey(this.#fork(), key, this.#kinds);
    if (job) void this.#startAttempt(job);
  }

  /** Processes one row now, ahead of the poll. Returns its state after `timeoutMs` at most. */
  async runNow(key: string, timeoutMs: number): Promise<OutboxState | null> {
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), timeoutMs);
    const job = await claimByKey(this.#fork(), key, this.#kinds);
    await Promise.race([
      job ? this.#startAttempt(job) : this.#waitUntilSettled(key, ended.signal),
      aborted(ended.signal),
    ]);
    ended.abort();
    clearTimeout(timer);
    return (await outboxStatus(this.#fork(), key))?.state ?? null;
  }

  /** Lets running attempts end; those that do not are released. */
  stop() {
    return (this.#stopping ??= this.#endAttempts());
  }

  #fork() {
    return this.#options.orm.em.fork();
  }

  async #attempt(job: Job) {
    const { handlers, log, timeouts, onAttempt, onFailed } = this.#options;
    const em = this.#fork();
    const stop = this.#abortAttempts.signal;
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timeouts.outboxAttempt)]);
    const work = handlers[job.kind]?.(job, signal);
    try {
      await Promise.race([work, rejectOnAbort(signal)]);
      await markDone(em, job);
      onAttempt(job.kind, 'done');
    } catch (error) {
      if (stop.aborted) {
        // The handler may still write to the database, which is closed next.
        await Promise.race([work?.catch(() => {}), wait(timeouts.outboxAbortGrace)]);
        onAttempt(job.kind, 'released');
        await releaseClaim(em, job);
        return;
      }
      if (error instanceof PostponedError) {
        await postpone(em, job, error);
        return;
      }
      onAttempt(job.kind, 'failed');
      log.warn({ err: error, kind: job.kind, attempt: job.attempt }, 'outbox: an attempt failed');
      if (await recordFailure(em, job, error)) await onFailed(em, job);
      return;
    }
    await expediteRetries(em, job);
  }

  #startAttempt(job: Job) {
    const { log } = this.#options;
    const attempted = this.#attempt(job)
      // The lease expires, and the row is retried.
      .catch((error: unknown) => log.error({ err: error }, 'outbox: a row could not be settled'))
      .finally(() => this.#running.delete(attempted));
    this.#running.set(attempted, job);
    return attempted;
  }

  async #startDue(group: QueueGroup) {
    const isBusy = ({ queue, kind }: Job) => queue === group.queue && kind === group.kind;
    const busy = [...this.#running.values()].filter(isBusy).length;
    for (const job of await claimDue(this.#fork(), group, concurrencyOf(group) - busy))
      void this.#startAttempt(job);
  }

  async #poll() {
    while (!this.#stopPolling.signal.aborted) {
      try {
        for (const group of await waitingGroups(this.#fork()))
          if (this.handles(group.kind)) await this.#startDue(group);
      } catch (error) {
        this.#options.log.error({ err: error }, 'outbox: the database did not respond');
      }
      await this.#waitForNextPoll();
    }
  }

  /** Waits for the next poll, or until a slot is free. */
  async #waitForNextPoll() {
    const ended = new AbortController();
    const signal = AbortSignal.any([this.#stopPolling.signal, ended.signal]);
    const { outboxPoll } = this.#options.timeouts;
    const pause = wait(outboxPoll, undefined, { signal }).catch(() => {});
    await Promise.race([pause, ...this.#running.keys()]);
    ended.abort();
  }

  /** Waits until another worker has settled or postponed the row. */
  async #waitUntilSettled(key: string, signal: AbortSignal) {
    while (!signal.aborted) {
      const row = await outboxStatus(this.#fork(), key);
      if (row?.state !== 'waiting' || row.lastError !== null) return;
      await wait(200, undefined, { signal }).catch(() => {});
    }
  }

  async #endAttempts() {
    this.#stopPolling.abort();
    const stop = () => this.#abortAttempts.abort(new Error('The server stops'));
    const timer = setTimeout(stop, this.#options.timeouts.outboxAttemptGrace);
    await this.#loop;
    await Promise.all(this.#running.keys());
    clearTimeout(timer);
  }
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

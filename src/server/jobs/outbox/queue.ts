import { LockMode, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { backoff, MAX_DELAY_MS, MAX_ATTEMPTS } from './backoff.ts';
import type { OutboxState } from '../../../shared/outbox.ts';
import { OutboxEntity } from './entity.ts';
import { commitStatement } from '../../database/groupCommit.ts';
import { HOUR_MS } from '../../../shared/durations.ts';
import { DeliveryError, PostponedError } from './deliveryError.ts';
import { PRIORITY } from './priority.ts';
import { errorText } from '../../../shared/errorText.ts';

/** Duration of a claim. Handlers are aborted well before, so two processes never handle one row. */
const LEASE_MS = 90_000;

/** A row that is due later than this was written by a wrong clock, so it counts as due now. */
const MAX_FUTURE_MS = MAX_DELAY_MS + HOUR_MS;

const lockMode = LockMode.PESSIMISTIC_WRITE;

const INTERRUPTED = `The server stopped during the last of ${MAX_ATTEMPTS} attempts.`;

export type NewJob = {
  kind: string;
  key: string;
  payload: object;
  aboutId?: string;
  /** A slow or failing queue does not delay the others; the default is ''. */
  queue?: string;
  /** Processed before other due rows, because a visitor waits for it. */
  isUrgent?: boolean;
  /** Whether an hourly limit applies before its first attempt. */
  isLimited?: boolean;
  /** At most a day from now. */
  dueAt?: Date;
};

/** A claimed row; `attempt` counts from 1, also after a manual retry. */
export type Job = {
  id: string;
  kind: string;
  key: string;
  queue: string;
  priority: number;
  isLimited: boolean;
  payload: object;
  aboutId?: string | null | undefined;
  attempt: number;
  /** There was an earlier attempt, whose outcome is not always known. */
  isRepeat: boolean;
};

/** Creates a row, which the next flush stores. */
export function enqueue(tx: SqlEntityManager, job: NewJob) {
  tx.create(OutboxEntity, toRow(job));
}

/** Inserts a row immediately, unless there is one with its key. */
export async function enqueueOnce(em: SqlEntityManager, job: NewJob) {
  const insert = em.createQueryBuilder(OutboxEntity).insert(toRow(job));
  await insert.onConflict('key').ignore().execute();
}

/** Deletes the row of a key, if there is one. */
export const deleteByKey = (em: SqlEntityManager, key: string) =>
  em.nativeDelete(OutboxEntity, { key });

function toRow({ dueAt, isUrgent = false, isLimited = false, ...job }: NewJob) {
  const now = Date.now();
  return {
    id: uuid(),
    ...job,
    priority: isUrgent ? PRIORITY.urgent : PRIORITY.bulk,
    isLimited,
    createdAt: new Date(now),
    dueAt: new Date(Math.min(dueAt?.getTime() ?? now, now + MAX_DELAY_MS)),
    state: 'waiting' as const,
    attempts: 0,
  };
}

/** Rows of one queue that are processed in the order of `dueAt`. */
export type QueueGroup = { queue: string; kind: string; priority: number };

type Tables = { outbox: QueueGroup & { state: OutboxState } };

/** Returns the groups that have rows, the most urgent first; each is one lookup in the index. */
export async function waitingGroups(em: SqlEntityManager) {
  const groups: QueueGroup[] = [];
  for (let group = await groupAfter(em); group; group = await groupAfter(em, group))
    groups.push(group);
  return groups.toSorted((a, b) => a.priority - b.priority);
}

function groupAfter(em: SqlEntityManager, last?: QueueGroup) {
  const waiting = em
    .getKysely<Tables>()
    .selectFrom('outbox')
    .select(['queue', 'kind', 'priority'])
    .where('state', '=', 'waiting');
  const rest = last
    ? waiting.where((eb) =>
        // With `>`, SQLite would read every row of the last group.
        eb(
          eb.refTuple('queue', 'kind', 'priority'),
          '>=',
          eb.tuple(last.queue, last.kind, last.priority + 1),
        ),
      )
    : waiting;
  return rest.orderBy('queue').orderBy('kind').orderBy('priority').limit(1).executeTakeFirst();
}

/** Claims at most `limit` rows of a group that are due. */
export async function claimDue(em: SqlEntityManager, group: QueueGroup, limit: number) {
  if (limit <= 0) return [];
  const claims = [];
  for (const row of await findDue(em, group, limit)) claims.push(await claim(em, row));
  return claims.filter((job) => job !== undefined);
}

async function findDue(em: SqlEntityManager, group: QueueGroup, limit: number) {
  const waiting = { state: 'waiting' as const, ...group };
  const orderBy = { dueAt: 'asc' as const };
  const [onTime, misdated] = dueRanges();
  const due = await em.find(OutboxEntity, { ...waiting, dueAt: onTime }, { orderBy, limit });
  if (due.length === limit) return due;
  // Two ranges of the index: as one condition the database would sort the whole group.
  const rest = { orderBy, limit: limit - due.length };
  return [...due, ...(await em.find(OutboxEntity, { ...waiting, dueAt: misdated }, rest))];
}

/** Due dates in the past, and those of a wrong clock. */
function dueRanges() {
  const now = Date.now();
  return [{ $lte: new Date(now) }, { $gt: new Date(now + MAX_FUTURE_MS) }] as const;
}

/** Claims one row ahead of the queue, unless it is settled, postponed or being processed. */
export async function claimByKey(em: SqlEntityManager, key: string, kinds: string[]) {
  const row = await em.findOne(OutboxEntity, {
    key,
    state: 'waiting',
    kind: { $in: kinds },
    $or: dueRanges().map((dueAt) => ({ dueAt })),
  });
  return row ? claim(em, row) : undefined;
}

type Row = Omit<Job, 'attempt' | 'isRepeat'> & {
  attempts: number;
  dueAt: Date;
  lastError?: string | null | undefined;
};

/** Claims the row unless another process changed it first; `attempts` serves as a version. */
async function claim(em: SqlEntityManager, row: Row): Promise<Job | undefined> {
  const { id, kind, key, queue, priority, isLimited, payload, aboutId } = row;
  const { attempts, dueAt, lastError } = row;
  const isExhausted = attempts >= MAX_ATTEMPTS;
  const updatedRows = await em.nativeUpdate(
    OutboxEntity,
    { id, state: 'waiting', attempts, dueAt },
    isExhausted
      ? { state: 'failed', settledAt: new Date(), lastError: INTERRUPTED }
      : { attempts: attempts + 1, dueAt: new Date(Date.now() + LEASE_MS) },
  );
  if (isExhausted || updatedRows !== 1) return undefined;
  const isRepeat = attempts > 0 || typeof lastError === 'string';
  const job = { id, kind, key, queue, priority, isLimited, payload, aboutId };
  return { ...job, attempt: attempts + 1, isRepeat };
}

export const markDone = (em: SqlEntityManager, job: Job) =>
  updateClaimed(em, job, { state: 'done', settledAt: new Date(), lastError: null });

/** Postpones the row, or marks it as failed. Returns whether it has failed for good. */
export async function recordFailure(em: SqlEntityManager, job: Job, error: unknown) {
  const lastError = errorText(error);
  const deliveryError = error instanceof DeliveryError ? error : undefined;
  const isFinal = deliveryError?.isPermanent === true || job.attempt >= MAX_ATTEMPTS;
  const dueAt = new Date(Date.now() + backoff(job.attempt, deliveryError?.retryAfterSeconds));
  const isRecorded = await updateClaimed(
    em,
    job,
    isFinal
      ? { state: 'failed', settledAt: new Date(), lastError }
      : { dueAt, lastError, priority: Math.max(job.priority, PRIORITY.urgentRetry) },
  );
  return isFinal && isRecorded;
}

/** Releases a claim when the process stops. The attempt does not count, but it may have succeeded. */
export const releaseClaim = (em: SqlEntityManager, job: Job) =>
  postpone(em, job, new PostponedError('The server stopped during an attempt.', new Date()));

/** Ends an attempt that does not count. */
export const postpone = (em: SqlEntityManager, job: Job, { dueAt, message }: PostponedError) =>
  updateClaimed(em, job, { dueAt, attempts: job.attempt - 1, lastError: message });

/** Rows that one success makes due: each of them that succeeds makes as many due again. */
const MAX_EXPEDITED = 5;

/**
 * Makes rows due that wait for a retry, because one of their queue has just succeeded: after an outage
 * they need not wait out their delays. Their last attempts keep them, in case a row itself is at fault.
 */
export async function expediteRetries(em: SqlEntityManager, { queue, kind }: Job) {
  // Rows that are due within a lease may be claimed; those without an attempt wait for an hour with room.
  const dueAt = { $gt: new Date(Date.now() + LEASE_MS) };
  const attempts = { $gt: 0, $lt: MAX_ATTEMPTS - 2 };
  const where = { state: 'waiting' as const, queue, kind, dueAt, attempts };
  const options = { orderBy: { dueAt: 'asc' }, limit: MAX_EXPEDITED, fields: ['id'] } as const;
  const rows = await em.find(OutboxEntity, where, options);
  const id = { $in: rows.map((row) => row.id) };
  if (rows.length > 0) await em.nativeUpdate(OutboxEntity, { ...where, id }, { dueAt: new Date() });
}

type Change = Partial<{
  state: OutboxState;
  settledAt: Date;
  dueAt: Date;
  attempts: number;
  priority: number;
  lastError: string | null;
}>;

/** Returns false when the attempt has lost its lease, or the row was retried meanwhile. */
async function updateClaimed(em: SqlEntityManager, { id, attempt }: Job, change: Change) {
  const claimed = { id, attempts: attempt, state: 'waiting' as const };
  const updated = await commitStatement(em, (tx) => tx.nativeUpdate(OutboxEntity, claimed, change));
  return updated === 1;
}

export const outboxStatus = (em: SqlEntityManager, key: string) =>
  em.findOne(OutboxEntity, { key }, { fields: ['state', 'settledAt', 'lastError'] });

/**
 * Deletes all rows about these leads, responses or subscribers. Call it in a transaction that has
 * locked or deleted them; otherwise new rows could be written meanwhile.
 */
export async function deleteForSubject(em: SqlEntityManager, ids: string[]) {
  const about = { aboutId: { $in: ids } };
  // Waits for a row that is creating others, which only a later statement sees.
  await em.find(OutboxEntity, about, { fields: ['id'], orderBy: { id: 'asc' }, lockMode });
  await em.nativeDelete(OutboxEntity, about);
}

/**
 * Whether the row of a job still exists. Locks it until the transaction ends, so that an erasure
 * waits for what the transaction writes.
 */
export const lockIfExists = async (em: SqlEntityManager, { id }: Pick<Job, 'id'>) =>
  (await em.findOne(OutboxEntity, { id }, { fields: ['id'], lockMode })) !== null;

/** Retries the given rows, or all failed ones, with their attempts reset. Returns how many. */
export const retryRows = (em: SqlEntityManager, ids?: string[]) =>
  em.nativeUpdate(
    OutboxEntity,
    ids ? { id: { $in: ids }, state: { $ne: 'done' } } : { state: 'failed' },
    {
      state: 'waiting',
      attempts: 0,
      dueAt: new Date(),
      settledAt: null,
      // Keeps track of the earlier attempt, also when the server died during it.
      lastError: raw(`coalesce(last_error, 'Retried manually.')`),
    },
  );

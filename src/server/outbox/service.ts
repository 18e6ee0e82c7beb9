import { LockMode, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { backoff, MAX_ATTEMPTS } from './backoff.ts';
import type { OutboxState } from '../../shared/outbox.ts';
import { OutboxEntity } from './entity.ts';
import { DeliveryFailure } from './failure.ts';

/** How long one claim lasts. A handler is cut off well before, so nobody else can be at the row. */
const LEASE = 90_000;

const lockMode = LockMode.PESSIMISTIC_WRITE;

/** Only a process that died leaves a row with all its attempts used up. */
const INTERRUPTED = `The server stopped in the middle of the last of ${MAX_ATTEMPTS} tries.`;

export type Work = {
  kind: string;
  key: string;
  payload: object;
  aboutId?: string;
  /** What is slow or down in one lane holds up nothing in another; '' is the common one. */
  lane?: string;
  dueAt?: Date;
};

/** A claimed row; `attempt` counts from 1, and again from 1 after a replay by hand. */
export type Job = {
  id: string;
  kind: string;
  key: string;
  lane: string;
  payload: object;
  aboutId?: string | null | undefined;
  attempt: number;
  /** Somebody has tried before, and what came of it outside is not always known. */
  isRepeat: boolean;
};

/** Adds a row to what `em` flushes next: the caller's own transaction decides whether it exists. */
export function enqueue(em: SqlEntityManager, { dueAt = new Date(), ...work }: Work) {
  em.create(OutboxEntity, { id: uuid(), ...work, dueAt, state: 'waiting', attempts: 0 });
}

/** The lanes that rows wait in, after the common one; each is one step into the index. */
export async function lanesOf(em: SqlEntityManager) {
  const lanes: string[] = [];
  for (let lane = await laneAfter(em, ''); lane; lane = await laneAfter(em, lane)) lanes.push(lane);
  return lanes;
}

async function laneAfter(em: SqlEntityManager, lane: string) {
  const row = await em.findOne(
    OutboxEntity,
    { state: 'waiting', lane: { $gt: lane } },
    { fields: ['lane'], orderBy: { lane: 'asc' } },
  );
  return row?.lane;
}

type Due = { lane: string; kinds: string[]; limit: number };

/** Claims rows of a lane that are due, of these kinds only: the others wait until they are configured. */
export async function claimDue(em: SqlEntityManager, { lane, kinds, limit }: Due) {
  if (limit <= 0 || kinds.length === 0) return [];
  const due = await em.find(
    OutboxEntity,
    { state: 'waiting', lane, kind: { $in: kinds }, dueAt: { $lte: new Date() } },
    { orderBy: { dueAt: 'asc' }, limit },
  );
  const claims = [];
  for (const row of due) claims.push(await claim(em, row));
  return claims.filter((job) => job !== undefined);
}

/** Claims one row out of turn, unless it is settled, put off, or somebody is at it. */
export async function claimByKey(em: SqlEntityManager, key: string, kinds: string[]) {
  const row = await em.findOne(OutboxEntity, {
    key,
    state: 'waiting',
    kind: { $in: kinds },
    dueAt: { $lte: new Date() },
  });
  return row ? claim(em, row) : undefined;
}

type Row = Omit<Job, 'attempt' | 'isRepeat'> & {
  attempts: number;
  dueAt: Date;
  lastError?: string | null | undefined;
};

/** The update that changes one row has won it; any other process finds the attempts counted on. */
async function claim(em: SqlEntityManager, row: Row): Promise<Job | undefined> {
  const { id, kind, key, lane, payload, aboutId, attempts, dueAt, lastError } = row;
  const isSpent = attempts >= MAX_ATTEMPTS;
  const isOurs = await em.nativeUpdate(
    OutboxEntity,
    { id, state: 'waiting', attempts, dueAt },
    isSpent
      ? { state: 'failed', settledAt: new Date(), lastError: INTERRUPTED }
      : { attempts: attempts + 1, dueAt: new Date(Date.now() + LEASE) },
  );
  if (isSpent || isOurs !== 1) return undefined;
  const isRepeat = attempts > 0 || typeof lastError === 'string';
  return { id, kind, key, lane, payload, aboutId, attempt: attempts + 1, isRepeat };
}

export const settleDone = (em: SqlEntityManager, job: Job) =>
  settle(em, job, { state: 'done', settledAt: new Date(), lastError: null });

/** Puts the row off, or gives it up; the reason stays with it. */
export async function settleFailed(em: SqlEntityManager, job: Job, error: unknown) {
  const lastError = error instanceof Error ? error.message : String(error);
  const known = error instanceof DeliveryFailure ? error : undefined;
  const isOver = known?.isPermanent === true || job.attempt >= MAX_ATTEMPTS;
  const dueAt = new Date(Date.now() + backoff(job.attempt, known?.retryAfterSeconds));
  return settle(
    em,
    job,
    isOver ? { state: 'failed', settledAt: new Date(), lastError } : { dueAt, lastError },
  );
}

/** Hands a claim back as the process stops. The try does not count, but it may have reached the outside. */
export const release = (em: SqlEntityManager, job: Job) =>
  settle(em, job, {
    dueAt: new Date(),
    attempts: job.attempt - 1,
    lastError: 'The server stopped in the middle of a try.',
  });

type Change = Partial<{
  state: OutboxState;
  settledAt: Date;
  dueAt: Date;
  attempts: number;
  lastError: string | null;
}>;

/** Whoever lost the lease, or was overtaken by a replay, changes nothing. */
async function settle(em: SqlEntityManager, { id, attempt }: Job, change: Change) {
  await em.nativeUpdate(OutboxEntity, { id, attempts: attempt, state: 'waiting' }, change);
}

/** How far the row of a key is, since when, and why its last try failed; null when there is none. */
export const progressOf = (em: SqlEntityManager, key: string) =>
  em.findOne(OutboxEntity, { key }, { fields: ['state', 'settledAt', 'lastError'] });

/**
 * Forgets all work for these leads, responses or subscribers, done or not; in a transaction that
 * has locked or deleted them, so that nothing more is written about them.
 */
export async function dropAbout(em: SqlEntityManager, ids: string[]) {
  const about = { aboutId: { $in: ids } };
  // Waits for a row that is just making others: only what comes after sees those.
  await em.find(OutboxEntity, about, { fields: ['id'], orderBy: { id: 'asc' }, lockMode });
  await em.nativeDelete(OutboxEntity, about);
}

/**
 * Whether the row of a job is still there; then it stays until the transaction ends, and with it
 * whom it is about can be erased only after what the transaction writes.
 */
export const isStillThere = async (em: SqlEntityManager, { id }: Pick<Job, 'id'>) =>
  (await em.findOne(OutboxEntity, { id }, { fields: ['id'], lockMode })) !== null;

/** Tries rows again from the start: those given, or all that were given up. Answers how many. */
export const replay = (em: SqlEntityManager, ids?: string[]) =>
  em.nativeUpdate(
    OutboxEntity,
    ids ? { id: { $in: ids }, state: { $ne: 'done' } } : { state: 'failed' },
    {
      state: 'waiting',
      attempts: 0,
      dueAt: new Date(),
      settledAt: null,
      // That there was a try before must stay known, also of a row whose server died in it.
      lastError: raw(`coalesce(last_error, 'Tried again by hand.')`),
    },
  );

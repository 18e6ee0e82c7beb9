import { DeadlockException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { withTimeout } from '../http/timeouts.ts';
import { databaseUnavailable } from '../http/errors.ts';

/** Rows that a transaction writes stay locked until its end, so transactions stay short. */
const MAX_WRITES = 100;

/** How long the next transaction waits for this one on Postgres: longer than most of them take. */
const MAX_WAIT_MS = 25;

type QueuedWrite = {
  /** Returns a function that resolves the caller's promise, to be called after the commit. */
  run: (tx: SqlEntityManager) => Promise<() => void>;
  reject: (error: unknown) => void;
};

/** Writes that wait for a transaction, by driver: a process has one driver for each database. */
const queues = new WeakMap<object, QueuedWrite[]>();

/**
 * Runs `write` in one transaction with all others that are waiting, because a commit takes longer
 * than most writes. A write that fails affects no other: nothing is stored, and each runs again in
 * its own transaction. So `write` may run twice.
 * @returns what `write` returns, after the commit. Rejects with what this write throws.
 */
export function commitTogether<T>(
  em: SqlEntityManager,
  write: (tx: SqlEntityManager) => T | Promise<T>,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const run: QueuedWrite['run'] = async (tx) => {
    const result = await write(tx);
    return () => resolve(result);
  };
  const waiting = queues.get(em.getDriver());
  if (waiting) waiting.push({ run, reject });
  else void drain(em, [{ run, reject }]);
  return promise;
}

/**
 * Like `commitTogether`, for a write to a row that other writes also update. Postgres locks the
 * row until the transaction ends, so two processes that update the same rows in a different order
 * would block each other: there, each write has its own transaction.
 */
export const commitUpdate = <T>(
  em: SqlEntityManager,
  write: (tx: SqlEntityManager) => T | Promise<T>,
): Promise<T> =>
  isSqlite(em) ? commitTogether(em, write) : em.transactional(async (tx) => write(tx));

/** Like `commitUpdate`, for one statement, which on Postgres is a transaction by itself. */
export const commitStatement = <T>(
  em: SqlEntityManager,
  write: (em: SqlEntityManager) => Promise<T>,
): Promise<T> => (isSqlite(em) ? commitTogether(em, write) : write(em));

const isSqlite = (em: SqlEntityManager) => em.getDriver() instanceof SqliteDriver;

async function drain(em: SqlEntityManager, queue: QueuedWrite[]) {
  const driver = em.getDriver();
  queues.set(driver, queue);
  while (queue.length > 0) {
    // Requests that arrived together have queued their writes by then.
    await nextTurn();
    const committed = commitAll(em, queue.splice(0, MAX_WRITES));
    // SQLite has one connection. On Postgres, writes collect meanwhile, because transactions at the
    // same time would wait for each other's locks; one that hangs must not hold up the next.
    await (isSqlite(em) ? committed : withTimeout(MAX_WAIT_MS, committed));
  }
  queues.delete(driver);
}

async function commitAll(em: SqlEntityManager, writes: QueuedWrite[]) {
  let isCommitting = false;
  try {
    const resolvers = await em.fork().transactional(async (tx) => {
      const resolvers = [];
      for (const { run } of writes) resolvers.push(await run(tx));
      await tx.flush();
      isCommitting = true;
      return resolvers;
    });
    for (const resolve of resolvers) resolve();
  } catch (error) {
    // After a failed commit, the database may still have stored the writes.
    if (!isCommitting && writes.length > 1 && isFaultOfOneWrite(error))
      for (const write of writes) await commitAll(em, [write]);
    else for (const { reject } of writes) reject(error);
  }
}

/** Also for a deadlock: two processes that received the same calls in a different order block each other. */
const isFaultOfOneWrite = (error: unknown) =>
  error instanceof DeadlockException || !databaseUnavailable(error);

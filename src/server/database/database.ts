import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';
import { ormConfig } from '../../../mikro-orm.config.ts';
import { presentNames, renameFormer } from './migrations/former.ts';
import { migrations } from './migrations/list.ts';
import { makeDurable, makePrivateFile } from './sqlite.ts';
import { errorText } from '../../shared/errorText.ts';
import { once } from '../../shared/once.ts';
import { type Timeouts, timeouts as productionTimeouts } from '../http/timeouts.ts';

export type Orm = MikroORM<AbstractSqlDriver>;

/** How long to wait for another process that migrates the same SQLite file. */
const MIGRATION_TIMEOUT_SECONDS = 30;
/** Waits for other processes that migrate or restore the same Postgres database. */
export const LOCK_MIGRATIONS = 'select pg_advisory_xact_lock(7062025)';

/**
 * Connects to `sqlite:PATH` or `postgres://…` and applies pending migrations. Several processes may
 * start at the same time. Unless the database is new, `backUp` is called before it is migrated.
 * @throws an Error for the operator when the database is newer than this code.
 */
export async function openDatabase(
  url: string,
  timeouts: Timeouts = productionTimeouts,
  backUp: () => Promise<void> = async () => {},
): Promise<Orm> {
  const path = /^sqlite:(?!:memory:)(.+)$/.exec(url)?.[1];
  if (path) makePrivateFile(path);
  const orm = new MikroORM<AbstractSqlDriver>(ormConfig(url, timeouts));
  if (isSqlite(orm)) await prepareSqlite(orm, backUp);
  else await migratePostgres(url, backUp);
  await orm.connect();
  return orm;
}

const isSqlite = (orm: Orm) => orm.driver instanceof SqliteDriver;

async function prepareSqlite(orm: Orm, backUp: () => Promise<void>) {
  await orm.connect();
  await makeDurable(orm.em);
  await migrateSqlite(orm, backUp);
}

/** Uses its own connections, without a timeout for statements. */
async function migratePostgres(url: string, backUp: () => Promise<void>) {
  await using orm = new MikroORM<AbstractSqlDriver>(ormConfig(url));
  await orm.em.transactional(async (em) => {
    await em.execute(LOCK_MIGRATIONS);
    const state = await migrationState(orm);
    if (state === 'older') await backUpFirst(backUp);
    if (state !== 'current') await orm.migrator.up({ transaction: em.getTransactionContext() });
  });
}

// SQLite has no lock to wait on: the loser of the race fails, retries and finds nothing pending.
async function migrateSqlite(orm: Orm, backUp: () => Promise<void>) {
  const backUpOnce = once(backUp);
  for (let second = 0; ; second++) {
    try {
      const state = await migrationState(orm);
      if (state === 'older') await backUpFirst(backUpOnce);
      if (state !== 'current') await orm.migrator.up();
      return;
    } catch (error) {
      if (error instanceof PermanentError || second === MIGRATION_TIMEOUT_SECONDS) throw error;
      await wait(1000);
    }
  }
}

async function backUpFirst(backUp: () => Promise<void>) {
  try {
    await backUp();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PermanentError(
      `it has to be migrated, but backing it up first failed, so nothing was changed: ${reason}`,
      { cause: error },
    );
  }
}

/** An error that a retry does not fix. */
class PermanentError extends Error {}

/**
 * Returns whether migrations are pending. Reads the executed ones once, because every start waits
 * for it.
 */
async function migrationState(orm: Orm): Promise<'new' | 'older' | 'current'> {
  const list = isSqlite(orm) ? migrations.sqlite : migrations.postgres;
  const known = new Set(list.map(({ name }) => name));
  const names = (await orm.migrator.getExecuted()).map(({ name }) => name);
  const executed = new Set(present(names));
  if (names.some((name) => !executed.has(name))) await adopt(orm);
  const unknown = executed.difference(known);
  if (unknown.size > 0)
    throw new PermanentError(
      `The database is newer than this code: it has the migrations ${[...unknown].join(', ')}. ` +
        'Start the version that created it, or restore an earlier backup.',
    );
  if (executed.size === 0) return 'new';
  return known.isSubsetOf(executed) ? 'current' : 'older';
}

function present(names: string[]) {
  try {
    return presentNames(names, 'database');
  } catch (error) {
    throw new PermanentError(errorText(error), { cause: error });
  }
}

/** Replaces the former migrations of a database by the one with the same schema. */
const adopt = (orm: Orm) =>
  orm.em.fork().transactional(async (em) => {
    for (const statement of renameFormer) await em.execute(statement);
  });

import type { EventSubscriber } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import Database from 'better-sqlite3';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Statements with lists of values exist in many lengths; the most recent ones are kept. */
const MAX_STATEMENTS = 500;

/**
 * The SQLite dialect, with statements that are parsed and planned once instead of at every run.
 * Queries must not be streamed, because a statement can have only one reader.
 */
export const cachingSqliteDialect = (path: string) =>
  new SqliteDialect({ database: async () => withStatementCache(new Database(path)) });

function withStatementCache(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => void database.close(),
    prepare(sql) {
      const statement = statements.get(sql) ?? database.prepare(sql);
      // A map is ordered by insertion, so the first key is the least recently used.
      statements.delete(sql);
      statements.set(sql, statement);
      const [oldest] = statements.keys();
      if (statements.size > MAX_STATEMENTS && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
  };
}

/** The file contains personal data: only this user may read it. SQLite's journals inherit its mode. */
export function makePrivateFile(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    // Only the owner may change the mode of a file.
    if (existsSync(file) && statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
}

/**
 * Returns a function that says whether a database is still where it was, because SQLite writes to a
 * file that was deleted or replaced until it is closed, when everything in it is lost. True for
 * Postgres.
 */
export function databasePlace(url: string) {
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (!path) return () => true;
  const find = () => statSync(path, { bigint: true, throwIfNoEntry: false });
  const opened = find();
  return () => {
    const found = find();
    return found?.dev === opened?.dev && found?.ino === opened?.ino;
  };
}

/**
 * A lead acknowledged with 201 survives a power failure. A reopened WAL database would use NORMAL.
 * Deleted content is overwritten with zeros, including in pages that become free.
 */
export async function makeDurable(em: SqlEntityManager) {
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'secure_delete = ON',
    // The journal still contains deleted content, so it is truncated when it restarts.
    'journal_size_limit = 0',
    'busy_timeout = 5000',
  ])
    await em.getConnection().execute(`pragma ${pragma}`);
}

/**
 * When another process has written meanwhile, SQLite rejects the first write of a transaction that
 * has already read, without waiting. So each transaction begins with an empty write, which waits
 * for the lock.
 */
export const writeLock: EventSubscriber = {
  async afterTransactionStart({ em, transaction }) {
    if (transaction?.savepointName) return;
    const emptyWrite = 'delete from mikro_orm_migrations where 0';
    try {
      await em.getConnection().execute(emptyWrite, [], 'run', transaction);
    } catch (error) {
      // MikroORM would leave the transaction open, and every later query waiting for its end.
      await transaction?.rollback().execute();
      throw error;
    }
  },
};

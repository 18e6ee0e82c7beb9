import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import Database from 'better-sqlite3';
import { mergeWords } from '../../database/erasedPages.ts';
import { ormConfig } from '../../../../mikro-orm.config.ts';
import type { BackupDatabase } from './backupDatabase.ts';
import { EMPTY, type Manifest, migrationOf } from './manifest.ts';
import {
  fromLine,
  isInBackups,
  readTables,
  type Tables,
  toLine,
  type Value,
  writeTables,
} from './rows.ts';
import { lockFile, targetOf, withScratchFolder } from './scratch.ts';

const LINES_AT_ONCE = 200;

/** Backs up and restores the SQLite file at `path`. */
export function sqliteDatabase(path: string): BackupDatabase {
  return {
    kind: 'sqlite',
    isEmpty: async () => !existsSync(path) || inDatabase(path, isWithoutTables),

    async exclusively(work) {
      const target = await targetOf(path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      using lock = lockFile(`${target}.restore-lock`);
      if (!lock) throw new Error(`Another restore to ${path} is running. Wait until it has ended.`);
      if (existsSync(path)) await inDatabase(path, (database) => lockExclusively(database, path));
      return await work();
    },

    async dump(folder) {
      if (!existsSync(path)) throw new Error(`There is no database at ${path}.`);
      return inDatabase(path, async (database) => {
        // One state of all tables. In WAL mode readers do not block writers.
        database.exec('begin');
        const [schema] = isWithoutTables(database)
          ? []
          : texts(database, 'select name from mikro_orm_migrations order by id desc limit 1');
        if (!schema) throw new Error(EMPTY);
        return { schema, tables: await writeTables(folder, tablesOf(database)) };
      });
    },

    async restore(...backup) {
      const target = await targetOf(path);
      await withScratchFolder(dirname(target), async (scratch) => {
        const restored = join(scratch, basename(target));
        await build(restored, ...backup);
        await flush(restored);
        await replace(target, restored);
      });
    },
  };
}

/** Creates the file of a backup. */
async function build(path: string, ...[folder, manifest, change]: RestoreParameters) {
  await (await open(path, 'wx', 0o600)).close();
  await using orm = new MikroORM<AbstractSqlDriver>(ormConfig(`sqlite:${path}`));
  await orm.migrator.up({ to: migrationOf('sqlite', manifest) });
  await inDatabase(path, (database) => fill(database, folder, manifest));
  if (change) {
    await orm.migrator.up();
    const em = orm.em.fork();
    await change(em);
    // Deleted content stays in the indexes of the search and in the pages of a new file.
    await mergeWords(
      () => orm.em.fork(),
      async () => {},
    );
    await em.execute('vacuum');
  }
}

type RestoreParameters = Parameters<BackupDatabase['restore']>;

async function fill(database: Database.Database, folder: string, manifest: Manifest) {
  // Until it is complete, nobody needs the file.
  for (const setting of ['foreign_keys = off', 'journal_mode = off', 'synchronous = off'])
    database.pragma(setting);
  database.exec('begin');
  await readTables(folder, manifest.tables, tablesOf(database));
  if (database.prepare('select 1 from pragma_foreign_key_check').get())
    throw new Error('The backup refers to rows that are not in it.');
  database.exec('commit');
}

/** Replaces the file at `path`, which nothing else may use. */
async function replace(path: string, restored: string) {
  const exchange = async () => {
    // A leftover journal would be applied to the restored database.
    for (const journal of [`${path}-wal`, `${path}-shm`, `${path}-journal`])
      await rm(journal, { force: true });
    await rename(restored, path);
    await flush(dirname(path));
  };
  if (!existsSync(path)) return exchange();
  return inDatabase(path, (old) => {
    lockExclusively(old, path);
    return exchange();
  });
}

async function inDatabase<Result>(
  path: string,
  work: (database: Database.Database) => Result | Promise<Result>,
) {
  const database = new Database(path, { fileMustExist: true });
  try {
    return await work(database);
  } catch (error) {
    if (!(error instanceof Database.SqliteError && DAMAGED.test(error.code))) throw error;
    throw new Error(
      `${path} is damaged: ${error.message}. Stop the server, move ${path}, ${path}-wal and ${path}-shm away, and restore a backup.`,
      { cause: error },
    );
  } finally {
    database.close();
  }
}

const DAMAGED = /^SQLITE_(NOTADB|CORRUPT)/;

/**
 * Moves the journal into the file and locks it. SQLite permits that to the only connection.
 * @throws an Error for the operator if another process has opened the file.
 */
function lockExclusively(database: Database.Database, path: string) {
  try {
    database.pragma('journal_mode = delete');
    database.exec('begin exclusive');
  } catch (error) {
    if (!(error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')))
      throw error;
    throw new Error(
      `Another process uses ${path}, such as the server or Litestream. Stop it before you restore.`,
      { cause: error },
    );
  }
}

const isWithoutTables = (database: Database.Database) =>
  database.prepare('select 1 from sqlite_master').get() === undefined;

const texts = (database: Database.Database, sql: string, ...values: string[]) =>
  database
    .prepare<string[], string>(sql)
    .pluck()
    .all(...values);

function tablesOf(database: Database.Database): Tables {
  const names = texts(
    database,
    `select name from pragma_table_list
     where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name`,
  );
  const columns = Object.fromEntries(
    names
      .filter(isInBackups)
      // Generated columns are not listed.
      .map((name) => [
        name,
        texts(database, 'select name from pragma_table_info(?) order by name', name),
      ]),
  );
  const list = (table: string) => columns[table]?.map((name) => `"${name}"`).join(', ') ?? '';
  return {
    columns,
    *read(table) {
      let lines: string[] = [];
      // Numbers of 64 bits keep their last digits.
      const rows = database.prepare<[], Value[]>(`select ${list(table)} from "${table}"`);
      for (const row of rows.raw().safeIntegers().iterate()) {
        lines.push(toLine(row));
        if (lines.length < LINES_AT_ONCE) continue;
        yield lines;
        lines = [];
      }
      if (lines.length > 0) yield lines;
    },
    async fill(table, all) {
      database.exec(`delete from "${table}"`);
      const marks = columns[table]?.map(() => '?').join(', ');
      // The columns convert texts to numbers, as their types say.
      const insert = database.prepare(`insert into "${table}" (${list(table)}) values (${marks})`);
      for await (const lines of all) for (const line of lines) insert.run(fromLine(line));
    },
  };
}

async function flush(path: string) {
  await using handle = await open(path);
  await handle.sync();
}

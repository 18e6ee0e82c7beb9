import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import type { BackupDatabase } from './backupDatabase.ts';
import type { Contents } from './manifest.ts';

const DATABASE_FILE = 'database.db';

/** Backs up and restores the SQLite file at `path`. */
export function sqliteDatabase(path: string): BackupDatabase {
  return {
    kind: 'sqlite',
    isEmpty: async () => !existsSync(path) || inDatabase(path, isWithoutTables),
    assertUnused: async () => {
      if (existsSync(path)) inDatabase(path, (database) => lockExclusively(database, path));
    },

    async dump(folder) {
      if (!existsSync(path)) throw new Error(`There is no database at ${path}.`);
      const copy = join(folder, DATABASE_FILE);
      const database = new Database(path, { fileMustExist: true });
      try {
        // Unlike a copy, this has no free pages, which may contain content that was deleted before
        // `secure_delete` was on. In WAL mode readers do not block writers.
        database.prepare('vacuum into ?').run(copy);
      } finally {
        database.close();
      }
      return inDatabase(copy, readContents);
    },

    async verify(folder) {
      return inDatabase(join(folder, DATABASE_FILE), (database) => {
        const result = database.pragma('integrity_check', { simple: true });
        if (result !== 'ok') throw new Error(`The database is corrupt: ${String(result)}`);
        return readContents(database).rows;
      });
    },

    async restore(folder) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const restored = `${path}.restored`;
      await copyFile(join(folder, DATABASE_FILE), restored, constants.COPYFILE_FICLONE);
      await flush(restored);
      const old = existsSync(path) ? new Database(path) : undefined;
      try {
        if (old) lockExclusively(old, path);
        // A leftover journal would be applied to the restored database.
        for (const journal of [`${path}-wal`, `${path}-shm`, `${path}-journal`])
          await rm(journal, { force: true });
        await rename(restored, path);
        await flush(dirname(path));
      } finally {
        old?.close();
        await rm(restored, { force: true });
      }
    },
  };
}

function inDatabase<Result>(path: string, work: (database: Database.Database) => Result): Result {
  const database = new Database(path, { fileMustExist: true });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

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

function readContents(database: Database.Database): Contents {
  const queryColumn = (sql: string) => database.prepare<[], string>(sql).pluck().all();
  const tables = queryColumn(
    `select name from pragma_table_list
     where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name`,
  );
  const count = (table: string) =>
    database.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0;
  const rows = Object.fromEntries(tables.map((table) => [table, count(table)]));
  const [schema] = tables.includes('mikro_orm_migrations')
    ? queryColumn('select name from mikro_orm_migrations order by id desc limit 1')
    : [];
  if (!schema) throw new Error('The database is empty, so there is nothing to back up.');
  return { schema, rows, sequences: {} };
}

async function flush(path: string) {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

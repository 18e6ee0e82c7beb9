import { statSync } from 'node:fs';
import { z } from 'zod';
import { listArchives } from '../backup/archives.ts';
import type { Orm } from '../../database/database.ts';
import { makeDurable } from '../../database/sqlite.ts';
import { failure, type Finding, ok, reasonOf, warning } from './check.ts';

const NAME = 'Database';

/** Reading a larger file would take too long. */
const MAX_CHECKED_BYTES = 200_000_000;

/** Whether the file is intact and can be written, and what is committed survives a power failure. */
export async function sqliteFinding(orm: Orm, path: string, backups: string): Promise<Finding> {
  try {
    return await readFinding(orm, path);
  } catch (error) {
    if (!(error instanceof Error && DAMAGED.test(error.message))) throw error;
    const newest = (await listArchives(backups, 'site')).at(-1);
    return failure(
      NAME,
      `${path} is damaged: ${reasonOf(error)}`,
      `Stop the server, move ${path}, ${path}-wal and ${path}-shm away, and ` +
        (newest
          ? `restore the newest backup: node --run restore -- ${newest.path}`
          : `restore a backup; there is none in ${backups}. Without any, sqlite3's .recover saves what is readable.`),
    );
  }
}

/** The messages of SQLITE_CORRUPT and SQLITE_NOTADB, and ours. */
const DAMAGED = /disk image is malformed|file is not a database|quick_check/;

async function readFinding(orm: Orm, path: string): Promise<Finding> {
  const read = async (sql: string) =>
    Object.values(Row.parse(await orm.em.getConnection().execute(sql))[0])[0];
  const run = (sql: string) => orm.em.getConnection().execute(sql, [], 'run');
  // Fails when the file is read-only; nothing is written.
  await run('begin immediate');
  await run('rollback');
  if (statSync(path).size < MAX_CHECKED_BYTES) {
    const damage = await read('pragma quick_check(1)');
    if (damage !== 'ok') throw new Error(`quick_check found ${damage}`);
  }
  const journal = await read('pragma journal_mode');
  if (journal !== 'wal')
    return warning(
      NAME,
      `${path} has the journal mode ${journal}`,
      'Start the server, which switches to WAL; if that does not help, use a local disk.',
    );
  await makeDurable(orm.em);
  if ((await read('pragma synchronous')) !== FULL)
    return failure(NAME, `${path} cannot be opened with synchronous=FULL`, 'Use a local disk.');
  const start = performance.now();
  const version = await read('select sqlite_version()');
  const ms = (performance.now() - start).toFixed(1);
  return ok(NAME, `SQLite ${version}, ${path}, WAL with synchronous=FULL, writable, ${ms} ms`);
}

const FULL = 2;
/** The only row of a pragma or of a query with one column. */
const Row = z.tuple([z.record(z.string(), z.union([z.string(), z.number()]))]);

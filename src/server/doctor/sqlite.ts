import { z } from 'zod';
import { makeDurable, type Orm } from '../database.ts';
import { failure, type Finding, ok, warning } from './check.ts';

const NAME = 'Database';

/** Whether the file can be written, and whether what is committed survives a power failure. */
export async function sqliteFinding(orm: Orm, path: string): Promise<Finding> {
  const read = async (sql: string) =>
    Object.values(Row.parse(await orm.em.getConnection().execute(sql))[0])[0];
  const run = (sql: string) => orm.em.getConnection().execute(sql, [], 'run');
  // The driver is synchronous: waiting longer for the lock would delay the other checks.
  await run('pragma busy_timeout = 1000');
  // Fails when the file is read-only; nothing is written.
  await run('begin immediate');
  await run('rollback');
  const journal = await read('pragma journal_mode');
  if (journal !== 'wal')
    return warning(
      NAME,
      `${path} has the journal mode ${journal}`,
      'Start the server, which switches to WAL; if that does not help, use a local disk.',
    );
  await makeDurable(orm);
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

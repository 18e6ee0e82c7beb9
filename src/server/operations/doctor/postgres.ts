import { z } from 'zod';
import type { Orm } from '../../database/database.ts';
import { failure, type Finding, ok, warning } from './check.ts';
import { clockFinding } from './clock.ts';

const NAME = 'Database';

const STATE = `select current_setting('server_version') as version,
    current_setting('server_encoding') as encoding,
    rolsuper as "isSuperuser",
    pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isReadOnly",
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayMigrate",
    extract(epoch from clock_timestamp())::float8 * 1000 as now
  from pg_roles where rolname = current_user`;
const State = z.tuple([
  z.object({
    version: z.string(),
    encoding: z.string(),
    isSuperuser: z.boolean(),
    isReadOnly: z.boolean(),
    mayMigrate: z.boolean(),
    now: z.number(),
  }),
]);

/** Version, latency and rights of the role, and the clock of the database. */
export async function postgresFindings(orm: Orm): Promise<Finding[]> {
  const read = () => orm.em.getConnection().execute(STATE);
  // The first query also connects.
  await read();
  const start = Date.now();
  const startOfQuery = performance.now();
  const [state] = State.parse(await read());
  const ms = (performance.now() - startOfQuery).toFixed(1);
  const middle = (start + Date.now()) / 2;
  return [
    databaseFinding(state, ms),
    clockFinding('Database clock', 'the database', state.now - middle),
  ];
}

function databaseFinding(state: z.output<typeof State>[0], ms: string): Finding {
  const { version, encoding, isReadOnly, mayMigrate, isSuperuser } = state;
  if (isReadOnly)
    return failure(NAME, 'Postgres is read-only', 'Point DATABASE_URL at the primary server.');
  if (encoding !== 'UTF8')
    return failure(
      NAME,
      `the database has the encoding ${encoding}, with which names and texts are lost or rejected`,
      "Create it again: create database site encoding 'UTF8' template template0; then restore a backup.",
    );
  if (!mayMigrate)
    return failure(
      NAME,
      'the role may not create tables',
      'Make it the owner of the database, as deploy/database.sh does.',
    );
  if (isSuperuser)
    return warning(
      NAME,
      `Postgres ${version}, but the role is a superuser`,
      'Use a role that owns only this database, as deploy/database.sh creates.',
    );
  return ok(NAME, `Postgres ${version}, writable, ${ms} ms`);
}

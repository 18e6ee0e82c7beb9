import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { LOCK_MIGRATIONS } from '../../database/database.ts';
import type { BackupDatabase } from './backupDatabase.ts';
import { EMPTY, migrationOf } from './manifest.ts';
import { inTransaction, onSnapshot, withClient } from './postgresConnection.ts';
import { dropEverything, dropForeignKeys, findTables, setSequences } from './postgresTables.ts';
import { isInBackups, linesOf, readTables, type Tables, writeTables } from './rows.ts';

const TIME = 'timestamp with time zone';

const LOCK_RESTORES = 'select pg_try_advisory_xact_lock(7062027)';
const RUNNING = 'Another restore to this database is running. Wait until it has ended.';
/** The name of the connections that take this lock. */
const EXCLUSIVE = 'site-restore';

/** Backs up and restores the Postgres database at `url`, without programs such as `pg_dump`. */
export function postgresDatabase(url: string): BackupDatabase {
  return {
    kind: 'postgres',
    isEmpty: () => withClient(url, async (client) => (await findTables(client)).length === 0),
    exclusively: (work) =>
      withClient(
        url,
        async (client) => {
          // The lock ends with the transaction, which ends with the connection.
          await client.query(`begin; set local idle_in_transaction_session_timeout = 0`);
          if (!(await queryValue(client, LOCK_RESTORES))) throw new Error(RUNNING);
          await assertNoOtherConnections(client);
          return work();
        },
        { application_name: EXCLUSIVE },
      ),

    dump: (folder) =>
      onSnapshot(url, async (client) => {
        const tables = await findTables(client);
        const sql = 'select name from mikro_orm_migrations order by id desc limit 1';
        const isMigrated = tables.some(({ name }) => name === 'mikro_orm_migrations');
        const schema = isMigrated ? await queryValue(client, sql) : undefined;
        if (typeof schema !== 'string') throw new Error(EMPTY);
        return { schema, tables: await writeTables(folder, await tablesOf(client)) };
      }),

    async restore(folder, manifest, change) {
      const schema = await withClient(url, (client) =>
        queryValue(client, 'select current_schema()'),
      );
      await inTransaction(url, z.string().parse(schema), async ({ client, em, migrateTo }) => {
        // A server that starts now waits until the database is restored.
        await client.query(LOCK_MIGRATIONS);
        await assertNoOtherConnections(client);
        await dropEverything(client);
        await migrateTo(migrationOf('postgres', manifest));
        const addForeignKeys = await dropForeignKeys(client);
        await readTables(folder, manifest.tables, await tablesOf(client));
        await addForeignKeys();
        await setSequences(client);
        if (!change) return;
        await migrateTo();
        await change(em);
      });
    },
  };
}

async function tablesOf(client: Client): Promise<Tables> {
  const tables = (await findTables(client)).filter(({ name }) => isInBackups(name));
  const byName = new Map(tables.map((table) => [table.name, table]));
  const find = (name: string) => {
    const table = byName.get(name);
    if (!table) throw new Error(`There is no table ${name}.`);
    return table;
  };
  return {
    columns: Object.fromEntries(
      tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
    ),
    read(name) {
      const { id, columns } = find(name);
      const values = columns.map((column) => valueOf(column)).join(', ');
      return linesOf(client.query(copyTo(`copy (select ${values} from ${id}) to stdout`)));
    },
    async fill(name, all) {
      const { id, columns } = find(name);
      await client.query(`delete from ${id}`);
      const list = columns.map((column) => column.id).join(', ');
      const times = columns.flatMap(({ type }, index) => (type === TIME ? [index] : []));
      await pipeline(
        Readable.from(withTimes(all, times)),
        client.query(copyFrom(`copy ${id} (${list}) from stdin`)),
      );
    },
  };
}

/** The SQL of a column's value as SQLite stores it. */
function valueOf({ id, type }: { id: string; type: string }) {
  if (type === TIME) return `floor(extract(epoch from ${id}) * 1000)::bigint`;
  return type === 'boolean' ? `${id}::int` : id;
}

/** Postgres reads all values but times. */
async function* withTimes(all: AsyncIterable<string[]>, times: number[]) {
  for await (const lines of all)
    yield `${lines.map((line) => withTimesIn(line, times)).join('\n')}\n`;
}

function withTimesIn(line: string, times: number[]) {
  const values = line.split('\t');
  for (const index of times) {
    const milliseconds = values[index];
    if (milliseconds !== undefined && milliseconds !== '\\N')
      values[index] = new Date(Number(milliseconds)).toISOString();
  }
  return values.join('\t');
}

async function assertNoOtherConnections(client: Client) {
  const count = await queryValue(
    client,
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'
       and pid <> pg_backend_pid() and application_name <> '${EXCLUSIVE}'`,
  );
  const others = z.int().parse(count);
  if (others > 0)
    throw new Error(
      `The database has ${others} other connections. Stop the servers and close other clients before you restore.`,
    );
}

/** Returns the only value of the only row. */
async function queryValue(client: Client, sql: string): Promise<unknown> {
  const { rows } = await client.query<[unknown]>({ text: sql, rowMode: 'array' });
  return rows[0]?.[0];
}

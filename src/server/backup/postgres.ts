import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { LOCK_MIGRATIONS } from '../database.ts';
import type { BackupDatabase } from './backupDatabase.ts';
import type { Contents, Manifest } from './manifest.ts';
import { inTransaction, onSnapshot, withClient } from './postgresConnection.ts';
import { dropEverything, dropForeignKeys, readSequences, readTables } from './postgresTables.ts';

const fileOf = (folder: string, table: string) => join(folder, 'tables', `${table}.copy`);

/** Backs up and restores the Postgres database at `url`, without programs such as `pg_dump`. */
export function postgresDatabase(url: string): BackupDatabase {
  return {
    kind: 'postgres',
    isEmpty: () => withClient(url, async (client) => (await readTables(client)).length === 0),
    assertUnused: () => withClient(url, assertNoOtherConnections),
    dump: (folder) => onSnapshot(url, (client) => dump(client, folder)),
    verify: (folder, manifest) => verify(url, folder, manifest),

    async restore(folder, manifest) {
      const schema = await withClient(url, (client) =>
        queryValue(client, 'select current_schema()'),
      );
      await inTransaction(url, z.string().parse(schema), async ({ client, migrateTo }) => {
        // A server that starts now waits until the database is restored.
        await client.query(LOCK_MIGRATIONS);
        await assertNoOtherConnections(client);
        await dropEverything(client);
        await migrateTo(manifest.schema);
        await loadTables(client, folder, manifest);
      });
    },
  };
}

/** Writes every table to a file. */
async function dump(client: Client, folder: string): Promise<Contents> {
  const rows: Contents['rows'] = {};
  await mkdir(join(folder, 'tables'));
  for (const { name, id, columns } of await readTables(client)) {
    const copy = client.query(copyTo(`copy ${id} (${columns}) to stdout`));
    await pipeline(copy, createWriteStream(fileOf(folder, name), { flags: 'wx', mode: 0o600 }));
    rows[name] = copy.rowCount;
  }
  if (!rows.mikro_orm_migrations)
    throw new Error('The database is empty, so there is nothing to back up.');
  const schema = await queryValue(
    client,
    'select name from mikro_orm_migrations order by id desc limit 1',
  );
  return { schema: z.string().parse(schema), rows, sequences: await readSequences(client) };
}

/** Fills the tables that the migrations created in the current schema. */
async function loadTables(client: Client, folder: string, manifest: Manifest) {
  const tables = await readTables(client);
  const names = tables.map(({ name }) => name);
  const unknown = Object.keys(manifest.rows).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`The backup has tables that no migration creates: ${unknown.join(', ')}.`);
  await client.query(`truncate ${tables.map(({ id }) => id).join(', ')}`);
  const addForeignKeys = await dropForeignKeys(client);
  for (const { name, id, columns } of tables) {
    if (!(name in manifest.rows)) continue;
    // The rows that triggers would add are in the backup.
    await client.query(`alter table ${id} disable trigger user`);
    const copy = client.query(copyFrom(`copy ${id} (${columns}) from stdin`));
    await pipeline(createReadStream(fileOf(folder, name)), copy);
    await client.query(`alter table ${id} enable trigger user`);
  }
  await addForeignKeys();
  for (const [name, value] of Object.entries(manifest.sequences))
    await client.query('select setval($1::regclass, $2)', [name, value]);
}

/** The result of a verification, thrown to roll back its transaction. */
class Verified extends Error {
  readonly rows: Contents['rows'];

  constructor(rows: Contents['rows']) {
    super();
    this.rows = rows;
  }
}

/** Uses a scratch schema in a transaction that is rolled back, so that even a crash leaves nothing. */
async function verify(url: string, folder: string, manifest: Manifest) {
  const mayCreate = await withClient(url, (client) =>
    queryValue(client, `select has_database_privilege(current_database(), 'create')`),
  );
  if (mayCreate !== true) return undefined;
  const schema = `scratch_${randomUUID().replaceAll('-', '')}`;
  try {
    return await inTransaction(url, schema, async ({ client, migrateTo }) => {
      await client.query(`create schema ${schema}`);
      await client.query(`set local search_path = ${schema}`);
      await migrateTo(manifest.schema);
      await loadTables(client, folder, manifest);
      throw new Verified(await countRows(client));
    });
  } catch (error) {
    if (error instanceof Verified) return error.rows;
    throw error;
  }
}

async function countRows(client: Client) {
  const rows: Contents['rows'] = {};
  for (const { name, id } of await readTables(client))
    rows[name] = Number(await queryValue(client, `select count(*) from ${id}`));
  return rows;
}

async function assertNoOtherConnections(client: Client) {
  const count = await queryValue(
    client,
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'
       and pid <> pg_backend_pid()`,
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

import type { Client } from 'pg';
import { z } from 'zod';

const Table = z.object({
  name: z.string(),
  /** The name as SQL. */
  id: z.string(),
  /** The stored columns as SQL, in an order that does not depend on the history of the table. */
  columns: z.string(),
});

/** The tables of the current schema that this user owns. */
export async function readTables(client: Client) {
  const { rows } = await client.query(`
    select relname as name, format('%I', relname) as id,
      (select coalesce(string_agg(format('%I', attname), ', ' order by attname collate "C"), '')
       from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and ${isOwnedByUser('relowner')}
    order by relname collate "C"`);
  return z.array(Table).parse(rows);
}

/** Returns the last values of the sequences that were used. */
export async function readSequences(client: Client) {
  const { rows } = await client.query(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null`,
  );
  const sequences = z.array(z.object({ name: z.string(), value: z.string() })).parse(rows);
  return Object.fromEntries(sequences.map(({ name, value }) => [name, value]));
}

const isOwnedByUser = (owner: string) => `pg_has_role(${owner}, 'usage')`;

/** Drops the tables and functions of the current schema that this user owns. */
export async function dropEverything(client: Client) {
  await runEach(
    client,
    `select format('drop table if exists %I cascade', relname) as sql from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and ${isOwnedByUser('relowner')}
     union all
     select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
     where pronamespace = current_schema()::regnamespace and ${isOwnedByUser('proowner')}
       and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  );
}

/**
 * Drops the foreign keys of the current schema, so that tables can be filled in any order, and
 * returns a function that adds and checks them again.
 */
export async function dropForeignKeys(client: Client) {
  const { rows } = await client.query(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  const keys = z.array(z.object({ drop: z.string(), add: z.string() })).parse(rows);
  for (const { drop } of keys) await client.query(drop);
  return async () => {
    for (const { add } of keys) await client.query(add);
  };
}

/** Runs the statements that a query returns. */
async function runEach(client: Client, query: string) {
  const { rows } = await client.query(query);
  for (const { sql } of z.array(z.object({ sql: z.string() })).parse(rows)) await client.query(sql);
}

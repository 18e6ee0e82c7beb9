import type { Client } from 'pg';
import { z } from 'zod';

const Column = z.object({
  name: z.string(),
  /** The name as SQL. */
  id: z.string(),
  /** As in `timestamp with time zone`. */
  type: z.string(),
});

const Table = z.object({
  name: z.string(),
  /** The name as SQL. */
  id: z.string(),
  /** The stored columns, in alphabetical order. */
  columns: z.array(Column),
});

/** The tables of the current schema that this user owns. */
export async function findTables(client: Client) {
  const { rows } = await client.query(`
    select relname as name, format('%I', relname) as id,
      (select coalesce(json_agg(json_build_object('name', attname, 'id', format('%I', attname),
         'type', atttypid::regtype::text) order by attname collate "C"), '[]')
       from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and ${isOwnedByUser('relowner')}
    order by relname collate "C"`);
  return z.array(Table).parse(rows);
}

/**
 * Continues each sequence after the greatest value of its column. Without `pg_get_serial_sequence`,
 * which fails for tables of other schemas, on which a plan may call it before it filters them.
 */
export const setSequences = (client: Client) =>
  runEach(
    client,
    `select format('select setval(%L, max(%I)) from %I having max(%2$I) is not null',
       s.oid::regclass, attname, t.relname) as sql
     from pg_class s
       join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass
       join pg_class t on t.oid = d.refobjid and d.refclassid = 'pg_class'::regclass
       join pg_attribute on attrelid = t.oid and attnum = d.refobjsubid
     where s.relkind = 'S' and t.relnamespace = current_schema()::regnamespace`,
  );

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

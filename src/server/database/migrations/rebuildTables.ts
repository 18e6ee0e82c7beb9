import type { Migration } from '@mikro-orm/migrations';

type Execute = Migration['execute'];
/** Changes the statement that creates a table. */
type Change = (sql: string, table: string) => string;
type SchemaObject = { type: string; sql: string };

/**
 * Rebuilds SQLite tables, which cannot alter a column, with their rows, indexes and triggers. Parents
 * first, because foreign keys cannot be disabled in a transaction and follow a renamed table.
 */
export async function rebuildTables(execute: Execute, tables: string[], change: Change) {
  const objects = new Map<string, SchemaObject[]>();
  for (const table of tables) objects.set(table, await schemaObjectsOf(execute, table));
  for (const table of tables) await execute(`alter table ${table} rename to ${table}__old`);
  for (const table of tables) {
    const sql = objects.get(table)?.find(({ type }) => type === 'table')?.sql ?? '';
    await execute(change(sql, table));
    const columns = await columnsOf(execute, table);
    await execute(`insert into ${table} (${columns}) select ${columns} from ${table}__old`);
  }
  for (const table of tables.toReversed()) await execute(`drop table ${table}__old`);
  for (const { type, sql } of [...objects.values()].flat())
    if (type !== 'table') await execute(sql);
}

async function schemaObjectsOf(execute: Execute, table: string): Promise<SchemaObject[]> {
  const rows = await execute(
    'select type, sql from sqlite_schema where tbl_name = ? and sql is not null',
    [table],
  );
  return rows.map(({ type, sql }) => ({ type: String(type), sql: String(sql) }));
}

/** Without generated columns. */
async function columnsOf(execute: Execute, table: string) {
  const rows = await execute('select name from pragma_table_info(?)', [table]);
  return rows.map(({ name }) => `"${String(name)}"`).join(', ');
}

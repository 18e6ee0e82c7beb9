import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';

/** An SQL fragment with the values of its placeholders. */
export type Sql = { sql: string; values: unknown[] };

/** A condition that an index serves, and about how many rows meet it. */
export type AccessPath = { path: Sql; n: number };

export type Dialect = 'sqlite' | 'postgres';

export const dialectOf = (em: SqlEntityManager): Dialect =>
  em.getDriver() instanceof SqliteDriver ? 'sqlite' : 'postgres';

/** Matches no row. */
export const matchNothing: Sql = { sql: '1 = 0', values: [] };

/**
 * The column that a lookup selects. On SQLite, every index contains the rowid, so a lookup reads the
 * index alone.
 */
export const rowKey: Record<Dialect, string> = { sqlite: 'rowid', postgres: 'id' };

/** The row is among those that a lookup selects by `rowKey`. Postgres evaluates an array first. */
export const rowIn = ({ sql, values }: Sql, dialect: Dialect): Sql => ({
  sql: dialect === 'sqlite' ? `rowid in (${sql})` : `id = any(array(${sql}))`,
  values,
});

import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';

/** An SQL fragment with the values of its placeholders. */
export type Sql = { sql: string; values: unknown[] };

export type Dialect = 'sqlite' | 'postgres';

export const dialectOf = (em: SqlEntityManager): Dialect =>
  em.getDriver() instanceof SqliteDriver ? 'sqlite' : 'postgres';

/** Matches no row. */
export const matchNothing: Sql = { sql: '1 = 0', values: [] };

/** The row is among those of an access path. Postgres evaluates an array first. */
export const idIn = ({ sql, values }: Sql, dialect: Dialect): Sql => ({
  sql: dialect === 'sqlite' ? `id in (${sql})` : `id = any(array(${sql}))`,
  values,
});

/** The access path of known ids. */
export const idPath: Record<Dialect, (ids: string[]) => Sql> = {
  sqlite: (ids) => ({ sql: 'select value from json_each(?)', values: [JSON.stringify(ids)] }),
  postgres: (ids) => ({ sql: 'select unnest(cast(? as uuid[]))', values: [`{${ids.join(',')}}`] }),
};

import Database from 'better-sqlite3';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** Statements with lists of values exist in many lengths; the most recent ones are kept. */
const MAX_STATEMENTS = 500;

/**
 * The SQLite dialect, with statements that are parsed and planned once instead of at every run.
 * Queries must not be streamed, because a statement can have only one reader.
 */
export const cachingSqliteDialect = (path: string) =>
  new SqliteDialect({ database: async () => withStatementCache(new Database(path)) });

function withStatementCache(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => void database.close(),
    prepare(sql) {
      const statement = statements.get(sql) ?? database.prepare(sql);
      // A map is ordered by insertion, so the first key is the least recently used.
      statements.delete(sql);
      statements.set(sql, statement);
      const [oldest] = statements.keys();
      if (statements.size > MAX_STATEMENTS && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
  };
}

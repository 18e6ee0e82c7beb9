import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';

/** Statements with lists of values exist in many lengths; the most recent ones are kept. */
const MAX_STATEMENTS = 500;

/** Between two attempts to get the lock that another process holds. */
const RETRY_MS = 10;
/** Attempts further apart than this have waited for two different locks. */
const GAP_MS = 500;

/**
 * The SQLite dialect, with statements that are parsed and planned once instead of at every run, and
 * that wait for the lock of another process up to `lockMs` without blocking this one. Queries must not
 * be streamed, because a statement can have only one reader.
 */
export const sqliteDialect = (path: string, lockMs: number): Dialect => ({
  // SQLite itself would block the only thread while it waits.
  createDriver: () => new PatientSqliteDriver(new Database(path, { timeout: 0 }), lockMs),
  createAdapter: () => new UnqueuedAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

/** Leaves the queue for the connection to the driver: Kysely's lets nobody out before a query ends. */
class UnqueuedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

class PatientSqliteDriver extends SqliteDriver {
  #database: Database.Database;
  #lockMs: number;
  #isTaken = false;
  #queue: (() => void)[] = [];
  /** When the current lock was first encountered, and when the last attempt was made. */
  #lock = { foundAt: 0, seenAt: -Infinity };

  constructor(database: Database.Database, lockMs: number) {
    super({ database: withStatementCache(database) });
    this.#database = database;
    this.#lockMs = lockMs;
  }

  override async init() {
    await super.init();
    this.#makePatient(await super.acquireConnection());
  }

  override async acquireConnection() {
    await this.#enter();
    return super.acquireConnection();
  }

  override async releaseConnection() {
    this.#leave();
  }

  /**
   * When another process has written meanwhile, SQLite rejects the first write of a transaction that
   * has already read. So each transaction begins with the lock.
   */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    this.#lock.seenAt = -Infinity;
  }

  #makePatient(connection: DatabaseConnection) {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <Row>(query: CompiledQuery) => {
      for (;;) {
        try {
          return await execute<Row>(query);
        } catch (error) {
          if (!isLocked(error) || this.#database.inTransaction || this.#isLockedTooLong())
            throw error;
        }
        // Others may read meanwhile.
        this.#leave();
        await wait(RETRY_MS);
        await this.#enter();
      }
    };
  }

  /** The limit applies to all waiters together, so that none waits again behind those that give up. */
  #isLockedTooLong() {
    const now = performance.now();
    if (now - this.#lock.seenAt > GAP_MS) this.#lock.foundAt = now;
    this.#lock.seenAt = now;
    return now - this.#lock.foundAt >= this.#lockMs;
  }

  /** Waits until nobody else uses the connection. */
  async #enter() {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#isTaken = true;
  }

  #leave() {
    const next = this.#queue.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

const isLocked = (error: unknown) =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

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

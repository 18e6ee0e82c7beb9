import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import { DatabaseError, Pool, TypeOverrides } from 'pg';
import { errorText } from '../../shared/errorText.ts';
import type { Timeouts } from '../http/timeouts.ts';

type PoolOptions = {
  url: string;
  size: number;
  /** Milliseconds to connect, or until a connection of the pool is free. */
  acquireMs: number;
  /** Milliseconds for a statement and its locks; without it there is no limit. */
  statementMs?: number | undefined;
  timeouts: Timeouts;
};

/** The Postgres dialect with timeouts, and without reuse of connections that hang. */
export class LimitedPostgresDialect extends PostgresDialect {
  #config: PostgresDialectConfig;

  constructor(options: PoolOptions) {
    const config: PostgresDialectConfig = { pool: async () => createPool(options) };
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new LimitedPostgresDriver(this.#config);
  }
}

/**
 * No response in time, or a broken connection: whether the statement was executed is unknown.
 * MikroORM copies the code when it converts an error; this is the SQLSTATE of a failed connection.
 */
class ConnectionError extends Error {
  readonly code = '08006';

  constructor(cause: unknown) {
    super(`Postgres did not respond: ${errorText(cause)}`, { cause });
  }
}

type PostgresConnection = Parameters<PostgresDriver['releaseConnection']>[0];

/** Destroys connections whose state is unknown instead of giving them to the next query. */
class LimitedPostgresDriver extends PostgresDriver {
  #failures = new WeakMap<DatabaseConnection, ConnectionError>();
  #watched = new WeakSet<DatabaseConnection>();

  override async acquireConnection() {
    const connection = await super.acquireConnection().catch((error: unknown) => {
      throw error instanceof DatabaseError ? error : new ConnectionError(error);
    });
    if (!this.#watched.has(connection)) this.#watch(connection);
    return connection;
  }

  override async releaseConnection(connection: PostgresConnection) {
    // Kysely only destroys a connection after a failed rollback, and this one fails immediately.
    if (this.#failures.has(connection)) await super.rollbackTransaction(connection).catch(() => {});
    return super.releaseConnection(connection);
  }

  /** Sends nothing after a failure: it would wait behind the pending statement. */
  #watch(connection: DatabaseConnection) {
    this.#watched.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <Row>(query: CompiledQuery) => {
      const earlierFailure = this.#failures.get(connection);
      if (earlierFailure) throw earlierFailure;
      try {
        return await execute<Row>(query);
      } catch (error) {
        if (error instanceof DatabaseError) throw error;
        const failure = new ConnectionError(error);
        this.#failures.set(connection, failure);
        throw failure;
      }
    };
  }
}

/** The connections of this process's pools, and how many of them run a query. */
export const postgresConnections = { open: 0, busy: 0 };

function countConnections(pool: Pool) {
  pool.on('connect', () => (postgresConnections.open += 1));
  pool.on('remove', () => (postgresConnections.open -= 1));
  pool.on('acquire', () => (postgresConnections.busy += 1));
  pool.on('release', () => (postgresConnections.busy -= 1));
}

function createPool({ url, size, acquireMs, statementMs, timeouts }: PoolOptions) {
  const pool = new Pool({
    connectionString: url,
    types: typeParsers(),
    max: size,
    // Dates are parsed as ISO, whatever the database or the role prefers.
    // oxlint-disable-next-line typescript/no-misused-promises -- The pool waits for the promise.
    onConnect: (client) => client.query('set datestyle to iso'),
    keepAlive: true,
    connectionTimeoutMillis: acquireMs,
    ...(statementMs && {
      idle_in_transaction_session_timeout: timeouts.idleTransaction,
      statement_timeout: statementMs,
      lock_timeout: Math.min(statementMs, timeouts.databaseLock),
      // Postgres itself cancels slow statements, unless it hangs.
      query_timeout: statementMs + timeouts.databaseGrace,
    }),
  });
  countConnections(pool);
  // Without a listener, a connection that breaks would end the process; its query reports the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** MikroORM expects dates as text. No column is an array. */
function typeParsers() {
  const types = new TypeOverrides();
  for (const [oid, parse] of Object.entries(createPostgreSqlTypeParsers((text) => [text])))
    types.setTypeParser(Number(oid), parse);
  return types;
}

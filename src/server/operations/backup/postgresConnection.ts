import { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlDriver, SqlEntityManager } from '@mikro-orm/sql';
import { PostgresDialect } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import { ormConfig } from '../../../../mikro-orm.config.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Settings of a transaction, because PgBouncer may give the session to other clients. Only locks have
 * a timeout: copying a table takes as long as its size requires.
 */
const SETTINGS = `
  set local lock_timeout = '10s';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 3;
  set local timezone = 'UTC'`;

/** Opens a separate connection and closes it after `work`. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
  options: Pick<ClientConfig, 'application_name'> = {},
) {
  const client = new Client({
    ...options,
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // Without a listener, a connection that breaks would end the process; its query reports the error.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    // A host of several addresses fails with an error for each, and without a message.
    throw error instanceof AggregateError ? error.errors[0] : error;
  } finally {
    await client.end();
  }
}

/** Runs `work` on one state of the database, without blocking writers. */
export function onSnapshot<Result>(url: string, work: (client: Client) => Promise<Result>) {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await client.query(SETTINGS);
    const result = await work(client);
    await client.query('commit');
    return result;
  });
}

type Transaction = {
  client: Client;
  em: SqlEntityManager;
  /** Without a name, to the newest. */
  migrateTo: (migration?: string) => Promise<void>;
};

/** Runs `work`, which can apply migrations to `schema`, in one transaction. */
export function inTransaction<Result>(
  url: string,
  schema: string,
  work: (transaction: Transaction) => Promise<Result>,
) {
  return withClient(url, async (client) => {
    // The ORM sends its statements through the same connection.
    const connection = Object.assign(client, { release: () => {} });
    const pool = { options: {}, connect: async () => connection, end: async () => {} };
    await using orm = new MikroORM<AbstractSqlDriver>({
      ...ormConfig(url),
      schema,
      // A migration at the start has a transaction open, which this one would join otherwise.
      contextName: schema,
      replicas: [],
      driverOptions: () => new PostgresDialect({ pool }),
    });
    return orm.em.transactional(async (em) => {
      await client.query(SETTINGS);
      const migrateTo = async (to?: string) => {
        await orm.migrator.up({ transaction: em.getTransactionContext(), ...(to && { to }) });
      };
      return work({ client, em, migrateTo });
    });
  });
}

import { DatabaseError, type ClientBase } from 'pg';
import { createHash } from 'node:crypto';

/** Names of statements by their text. */
const names = new Map<string, string>();

/**
 * Makes each connection parse and plan a statement once. Only for the few texts that do not depend
 * on a request, because connections keep them.
 */
export function prepareOnce(sql: string) {
  // A hash is the same in every process: behind PgBouncer, processes share connections.
  if (!names.has(sql)) names.set(sql, createHash('sha256').update(sql).digest('hex').slice(0, 32));
  return sql;
}

/**
 * Returns a listener for a pool's new connections. It adds names to the statements that they
 * execute, because Kysely passes only the text. Once a name is unknown, the pool stops using names:
 * PgBouncer in transaction mode switches connections between statements.
 */
export function createStatementNaming() {
  let isNaming = true;
  return (client: ClientBase) => {
    const query = client.query.bind(client);
    const send = (...parameters: unknown[]): unknown => Reflect.apply(query, undefined, parameters);
    const sendByName = async (name: string, text: string, rest: unknown[]) => {
      try {
        return await send({ name, text }, ...rest);
      } catch (error) {
        if (!isNameOfOtherConnection(error)) throw error;
        isNaming = false;
        return send(text, ...rest);
      }
    };
    Object.assign(client, {
      query: (statement: unknown, ...rest: unknown[]) => {
        if (!isNaming || typeof statement !== 'string') return send(statement, ...rest);
        const name = names.get(statement);
        return name ? sendByName(name, statement, rest) : send(statement, ...rest);
      },
    });
  };
}

/** The name does not exist, or exists already. In both cases, nothing was executed. */
const isNameOfOtherConnection = (error: unknown) =>
  error instanceof DatabaseError && (error.code === '26000' || error.code === '42P05');

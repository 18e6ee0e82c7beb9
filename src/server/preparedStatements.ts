import { DatabaseError, type ClientBase } from 'pg';
import { createHash } from 'node:crypto';

/** Names of statements by their text. */
const names = new Map<string, string>();

/**
 * Makes each connection parse and plan a statement once. Only for the few texts that do not depend
 * on a request, because connections keep them.
 */
export function prepareOnce(sql: string) {
  // The same in every process, because those behind PgBouncer share connections.
  if (!names.has(sql)) names.set(sql, createHash('sha256').update(sql).digest('hex').slice(0, 32));
  return sql;
}

/**
 * Creates a listener for the new connections of a pool that adds the names to what they execute:
 * Kysely passes only texts. Stops when the server's connections turn out to change between
 * statements, as PgBouncer's do in transaction mode.
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

/** The name does not exist or was prepared before; nothing was executed. */
const isNameOfOtherConnection = (error: unknown) =>
  error instanceof DatabaseError && (error.code === '26000' || error.code === '42P05');

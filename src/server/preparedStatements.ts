import type { ClientBase } from 'pg';

/** Names of statements by their text. */
const names = new Map<string, string>();

/**
 * Makes each connection parse and plan a statement once. Only for the few texts that do not depend
 * on a request, because connections keep them.
 */
export function prepareOnce(sql: string) {
  if (!names.has(sql)) names.set(sql, `statement${names.size + 1}`);
  return sql;
}

/** Adds the names to what a new connection executes: Kysely passes only texts. */
export function nameStatements(client: ClientBase) {
  const query = client.query.bind(client);
  Object.assign(client, {
    query: (statement: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, undefined, [withName(statement), ...rest]),
  });
}

function withName(statement: unknown) {
  const name = typeof statement === 'string' ? names.get(statement) : undefined;
  return name ? { name, text: statement } : statement;
}

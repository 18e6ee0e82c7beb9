import Database from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { inject } from 'vitest';
import { z } from 'zod';
import { bearer, ownPage, password } from '../credentials.ts';

const Reply = z.object({ id: z.string(), url: z.string() });

/** Runs the servers of all tests in a file. */
const thread = new Worker(resolve('test/component/server.ts'));
thread.unref();

const opened = new Map<string, (url: string) => void>();
thread.on('message', (message: unknown) => {
  const { id, url } = Reply.parse(message);
  opened.get(id)?.(url);
});

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/**
 * Starts the real server in the configuration of production, on a database of its own:
 * `await using site = await startTestSite()`.
 */
export async function startTestSite({ environment = {}, isSeeded = false } = {}) {
  const template = inject('template');
  const id = randomUUID();
  const database = template.replace('template.db', `${id}.db`);
  copyFileSync(template, database);
  const send = (open?: object) =>
    new Promise<string>((resolve) => {
      opened.set(id, resolve);
      thread.postMessage({ id, open });
    });
  const url = await send({ database, environment, isSeeded });
  const post = async (path: string, data: object, headers: Record<string, string> = bearer) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(data),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    url,
    /** Sends JSON, by default with every permission, and returns the parsed response. */
    post: async (path: string, data: object) => (await post(path, data)).json(),
    /** Signs in with the site's password and returns the headers of the session. */
    async signIn() {
      const response = await post('/trpc/admin.access.signIn', { password }, ownPage);
      const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? [];
      return { cookie };
    },
    /** Changes the database directly. */
    inDatabase<T>(work: (database: Database.Database) => T): T {
      const connection = new Database(database, { timeout: 120_000 });
      try {
        return work(connection);
      } finally {
        connection.close();
      }
    },
    async [Symbol.asyncDispose]() {
      await send();
    },
  };
}

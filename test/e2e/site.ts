import Database from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bearer, closed, ownPage, password } from '../credentials.ts';
import { startServer } from '../process.ts';

type Options = Parameters<typeof startServer>[0];
export type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts a server in the configuration of production, without third parties, on a new database. */
export async function startSite({ environment = {}, ...options }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'roi-e2e-'));
  const file = join(folder, 'site.db');
  const settings = {
    DATABASE_URL: `sqlite:${file}`,
    UPLOADS_DIR: join(folder, 'uploads'),
    BACKUP_DIR: join(folder, 'backups'),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    DRAIN_SECONDS: '0',
    ...closed,
    ...environment,
  };
  const server = await startServer({ ...options, environment: settings });
  const { url } = server;
  return {
    url,
    file,
    session: settings.ADMIN_PASSWORD ? await signIn(url) : undefined,
    /** Sends JSON with every permission and returns the parsed response. */
    async post(path: string, data: object) {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...bearer },
        body: JSON.stringify(data),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    /** Changes the database directly. */
    inDatabase<T>(work: (database: Database.Database) => T): T {
      const database = new Database(file, { timeout: 120_000 });
      try {
        return work(database);
      } finally {
        database.close();
      }
    },
    async stop() {
      server.kill('SIGTERM');
      await server.ended();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the cookie of a new session. */
async function signIn(url: string) {
  const response = await fetch(`${url}/trpc/admin.access.signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ownPage },
    body: JSON.stringify({ password }),
  });
  const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? [];
  const [name = '', value = ''] = cookie.split('=');
  return { name, value, url };
}

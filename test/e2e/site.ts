import Database from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../process.ts';

type Options = Parameters<typeof startServer>[0];
export type Site = Awaited<ReturnType<typeof startSite>>;

/** Has every permission and higher rate limits, for the setup of tests. */
const token = 'a-token-of-the-tests';

/** Starts a server on a new database; the admin is open to this machine unless a password is set. */
export async function startSite({ environment = {}, ...options }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'roi-e2e-'));
  const file = join(folder, 'site.db');
  const settings = {
    DATABASE_URL: `sqlite:${file}`,
    UPLOADS_DIR: join(folder, 'uploads'),
    LOG_LEVEL: 'warn',
    API_TOKENS: token,
    ...environment,
  };
  let server = await startServer({ ...options, environment: settings });
  const { url, port } = server;
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await server.ended();
  };
  return {
    url,
    file,
    /** Sends JSON with every permission and returns the parsed response. */
    async post(path: string, data: object) {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(data),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    /** The server stops responding, but its connections stay open. */
    freeze: () => server.kill('SIGSTOP'),
    kill: () => end('SIGKILL'),
    stopServer: () => end('SIGTERM'),
    /** Starts the server again at the same address, on the same database. */
    async start() {
      const environment = { ...settings, PORT: `${port}` };
      server = await startServer({ ...options, environment });
    },
    /** Changes the database directly. */
    inDatabase<T>(work: (database: Database.Database) => T): T {
      const database = new Database(file, { timeout: 5000 });
      try {
        return work(database);
      } finally {
        database.close();
      }
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { query, startPostgres, withName } from '../../test/postgres.ts';
import { freePort } from '../../test/process.ts';

export type Running = Awaited<ReturnType<typeof start>>;

/** With `--quick`, the figures mean nothing. */
export const isQuick = process.argv.includes('--quick');
export const databases = ['sqlite', 'postgres'] as const;

/** A temporary folder with databases and servers, all removed at the end of its block. */
export function openWorkspace() {
  const cleanups = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'roi-bench-'));
  cleanups.defer(() => rmSync(folder, { recursive: true, force: true }));
  // As root, Postgres runs as another user, which needs access to the folder.
  chmodSync(folder, 0o755);
  const use = <T extends { stop: () => Promise<void> }>(server: T) =>
    cleanups.adopt(server, ({ stop }) => stop());
  const startOwnPostgres = async () => use(await startPostgres(folder, { fsync: true }));
  let postgres: ReturnType<typeof startOwnPostgres> | undefined;
  let count = 0;
  return {
    folder,
    use,
    /** Returns the URL of a new database; Postgres runs with fsync, as in production. */
    newDatabase: async (kind: (typeof databases)[number]) => {
      const name = `bench${++count}`;
      if (kind === 'sqlite') return `sqlite:${folder}/${name}.db`;
      const { url } = await (postgres ??= startOwnPostgres());
      await query(url, `create database ${name}`);
      return withName(url, name);
    },
    /** Starts the built site as `npm start` does. */
    startSite: async (databaseUrl: string, environment: Record<string, string> = {}) =>
      use(
        await start(['dist/server/main.js'], {
          DATABASE_URL: databaseUrl,
          // Every request names another visitor, but the sockets come from one address.
          TRUST_PROXY: '127.0.0.1',
          WHITEBOARD_SOCKETS_PER_ADDRESS: '3000',
          READS_PER_ADDRESS: '1000000000',
          ...environment,
        }),
      ),
    /** Starts a file of this folder that the site is compared with. */
    startPeer: async (file: string, ...args: string[]) =>
      use(await start([join(import.meta.dirname, file), ...args])),
    [Symbol.asyncDispose]: () => cleanups.disposeAsync(),
  };
}

/** Returns when the server responds, which for the site is its first page. */
async function start(args: string[], environment: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    // Logs are written as in production, but not read.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, TZ: process.env.TZ, PORT: `${port}`, ...environment },
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) {
    if ((child.exitCode ?? child.signalCode) !== null)
      throw new Error(`${args[0]} ended before it responded`);
    await wait(5);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, port, pid: child.pid ?? 0, stop };
}

/** A relay has no pages: any answer means that it listens. */
const isUp = (url: string) =>
  fetch(url).then(
    async (response) => (await response.arrayBuffer(), response.status < 500),
    () => false,
  );

/** The headers of another visitor. */
export const visitor = () => ({
  'content-type': 'application/json',
  'x-forwarded-for': `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`,
});

import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../../test/process.ts';

export type Running = {
  url: string;
  port: number;
  pid: number;
  stop: () => Promise<void>;
};

const START_TIMEOUT_MS = 30_000;
const Manifest = z.object({ scripts: z.object({ start: z.string() }) });
const manifest = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
/** Those of `npm start`, without the one that ends the server with npm. */
export const siteArguments = manifest.scripts.start
  .split(' ')
  .slice(1)
  .filter((argument) => argument !== '--with-parent');

/** Starts the site as `npm start` does. */
export async function startSite(databaseUrl: string, environment: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, siteArguments, {
    // Logs are written as in production, but not read.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      TZ: process.env.TZ,
      PORT: `${port}`,
      DATABASE_URL: databaseUrl,
      // Requests set X-Forwarded-For, to simulate many visitors.
      TRUST_PROXY: '127.0.0.1',
      // WebSockets and reads all come from one address.
      WHITEBOARD_SOCKETS_PER_ADDRESS: '3000',
      READS_PER_ADDRESS: '1000000000',
      ...environment,
    },
  });
  const site = running(child, port);
  await waitFor(`${site.url}/readyz`);
  return site;
}

/** Starts a file of this folder that other measurements compare with; `setup` is its IPC message. */
export async function startPeer(file: string, setup: object = {}): Promise<Running> {
  const port = await freePort();
  const child = fork(new URL(file, import.meta.url));
  child.send({ ...setup, port });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it was ready`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return running(child, port);
}

/** Returns when a URL responds with success. */
export async function waitFor(url: string) {
  const end = performance.now() + START_TIMEOUT_MS;
  while (!(await isUp(url))) {
    if (performance.now() > end) throw new Error(`${url} did not respond within 30 seconds`);
    await wait(5);
  }
}

const isUp = (url: string) =>
  fetch(url).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );

function running(child: ChildProcess, port: number): Running {
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

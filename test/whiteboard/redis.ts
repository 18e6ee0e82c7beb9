import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../process.ts';

/** Whether a Redis is available: from `REDIS_URL`, or because `redis-server` is installed. */
export const hasRedis = () =>
  Boolean(process.env.REDIS_URL) || spawnSync('redis-server', ['--version']).status === 0;

export const noRedis =
  'no Redis available: install redis-server (Debian: apt-get install redis-server) or set REDIS_URL';

/** Returns the Redis at `REDIS_URL`, or starts one without persistence. */
export async function startRedis() {
  if (process.env.REDIS_URL) return { url: process.env.REDIS_URL, stop: async () => {} };
  return startOwnRedis(await freePort());
}

/** Starts a Redis that a test may stop and freeze; `options` are those of the command. */
export async function startOwnRedis(port: number, ...options: string[]) {
  const server = spawn(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...options],
    { stdio: 'ignore' },
  );
  for (let attempt = 0; !(await isListening(port)); attempt++) {
    if (attempt === 200) throw new Error('redis-server did not start within 10 seconds');
    await wait(50);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    stop: async () => {
      server.kill('SIGKILL');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

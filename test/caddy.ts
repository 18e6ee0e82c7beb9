import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './process.ts';

export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0;

export const noCaddy = 'no Caddy available: install caddy (Debian: apt-get install caddy)';

/** Starts Caddy with the configuration of `deploy` in front of these servers. */
export async function startCaddy(ports: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'roi-caddy-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const file = join(folder, 'Caddyfile');
  // Several of them run on one machine, which has one port for their admin interface.
  writeFileSync(file, readFileSync('deploy/Caddyfile', 'utf8').replace(/^\{$/m, '{\n\tadmin off'));
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SITE_ADDRESS: url,
      UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    },
  });
  for (let attempt = 0; !(await answers(url)); attempt++) {
    if (attempt === 200) throw new Error('Caddy did not start within 10 seconds');
    await wait(50);
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      caddy.kill('SIGKILL');
      if (caddy.exitCode === null) await once(caddy, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

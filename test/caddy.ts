import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './process.ts';

export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0;

export const noCaddy = 'no Caddy available: install caddy (Debian: apt-get install caddy)';

/** Starts Caddy with the configuration of `deploy`, but with these servers in place of DNS names. */
export async function startCaddy(ports: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'roi-caddy-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const servers = ports.map((one) => `to 127.0.0.1:${one}`).join('\n');
  const deployed = readFileSync('deploy/Caddyfile', 'utf8');
  const config = deployed.replace(/dynamic a site 3000 \{.*?\}/s, servers);
  if (config === deployed) throw new Error('deploy/Caddyfile has no upstreams to replace');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${config}`);
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder, SITE_ADDRESS: url },
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

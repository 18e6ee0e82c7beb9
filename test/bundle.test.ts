import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lead } from './app.ts';
import { startNode, startServer } from './process.ts';

const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'roi-bundle-'));
const bundle = join(folder, 'site');

beforeAll(() => execFileSync(process.execPath, ['bundle.ts', bundle]));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('is at most 60 MB, without npm, Node, TypeScript and what is built into other files', () => {
  const files = globSync('**/*', { cwd: bundle, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const size = files.reduce(
    (sum, file) => sum + statSync(join(file.parentPath, file.name)).size,
    0,
  );
  expect(size / MEGABYTE).toBeLessThan(60);
  expect(
    globSync('node_modules/{npm,node,typescript,@typescript,fastify}', { cwd: bundle }),
  ).toEqual([]);
  expect(globSync('**/*.ts', { cwd: bundle })).toEqual([]);
});

test('serves pages, stores leads and checks pictures in a folder that has nothing else', async () => {
  const server = await startServer({
    main: join(bundle, 'dist/server/main.js'),
    cwd: mkdtempSync(join(folder, 'data-')),
    environment: {
      NODE_ENV: 'production',
      ADMIN_PASSWORD: 'a password of some length',
      DRAIN_SECONDS: '0',
    },
  });
  const page = await fetch(server.url);
  expect(page.status).toBe(200);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  expect((await fetch(`${server.url}${script}`)).status).toBe(200);
  const posted = await fetch(`${server.url}/api/leads`, {
    method: 'POST',
    body: JSON.stringify(lead),
    headers: { 'content-type': 'application/json' },
  });
  expect(posted.status).toBe(201);
  const uploaded = await fetch(`${server.url}/trpc/blog.upload`, {
    method: 'POST',
    body: readFileSync('docs/home.webp'),
    headers: {
      authorization: `Basic ${btoa('admin:a password of some length')}`,
      'content-type': 'application/octet-stream',
    },
  });
  expect(uploaded.status).toBe(200);
  server.kill('SIGTERM');
  expect((await server.ended()).code).toBe(0);
});

test('checks its setup', async () => {
  const { code, output } = await startNode(['--run', 'doctor'], {
    cwd: bundle,
    environment: { NODE_ENV: 'production', ADMIN_PASSWORD: 'a password of some length' },
  }).ended();
  expect(output).toMatch(/^ok +Configuration +valid, NODE_ENV=production$/m);
  expect(code).toBe(0);
});

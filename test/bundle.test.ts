import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lead, quiz } from './app.ts';
import { startNode, startServer } from './process.ts';
import { note } from './whiteboard/note.ts';
import { joined } from './whiteboard/testSocket.ts';
import { draft, published } from './writing.ts';

const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'roi-bundle-'));
const headers = {
  authorization: `Basic ${btoa('admin:a password of some length')}`,
  'content-type': 'application/json',
};
const [first, second] = [join(folder, 'first'), join(folder, 'second')];
beforeAll(() => execFileSync(process.execPath, ['tools/bundle.ts', first]));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'sqlite:data/site.db',
  ADMIN_PASSWORD: 'a password of some length',
};
const start = (site: string) =>
  startServer({
    main: join(site, 'dist/server/main.js'),
    cwd: site,
    environment: { ...production, DRAIN_SECONDS: '0' },
  });
/** Runs a command of the bundle as its operator does, without npm. */
const run = (site: string, command: string[], environment = {}) =>
  startNode(['--run', ...command], { cwd: site, environment }).ended();

test('is at most 60 MB, without npm, Node, TypeScript and what is built into other files', () => {
  const files = globSync('**/*', { cwd: first, withFileTypes: true });
  const size = files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  expect(size / MEGABYTE).toBeLessThan(60);
  expect(
    globSync('node_modules/{npm,node,typescript,@typescript,fastify}', { cwd: first }),
  ).toEqual([]);
  expect(globSync('**/*.ts', { cwd: first })).toEqual([]);
});

test('checks its setup and its content', async () => {
  const { code, output } = await run(first, ['doctor'], {
    ...production,
    PUBLIC_URL: 'http://localhost:3000',
  });
  expect(output).toMatch(/^ok +Configuration +valid, NODE_ENV=production$/m);
  expect(code).toBe(0);
  expect(await run(first, ['content'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('Every content file is valid.'),
  });
});

test('a killed site is recovered on another machine from its backup', async () => {
  const server = await start(first);
  const page = await (await fetch(server.url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  expect((await fetch(`${server.url}${script}`)).status).toBe(200);
  await fillIn(server.url);
  expect(await scrape(server.url)).toMatchObject({
    'http_request_duration_seconds_count{method="POST",route="/api/leads",status="201"}': 1,
    whiteboard_acks_total: 1,
  });
  const seen = await contentOf(server.url);
  const backup = await run(first, ['backup']);
  expect(backup).toMatchObject({ code: 0 });
  const [, archive = ''] = /Wrote (\S+):/.exec(backup.output) ?? [];
  server.kill('SIGKILL');
  await server.ended();

  // The new machine has the bundle, the archive and the uploaded files beside it, but no data.
  const copy = join(folder, 'archive.tar.gz');
  copyFileSync(join(first, archive), copy);
  cpSync(join(first, dirname(archive), 'files'), join(folder, 'files'), { recursive: true });
  renameSync(join(first, 'data'), join(folder, 'lost'));
  renameSync(first, second);
  expect(await run(second, ['restore', '--', copy])).toMatchObject({ code: 0 });
  const restored = await start(second);
  expect(await contentOf(restored.url)).toEqual(seen);
  restored.kill('SIGTERM');
  expect((await restored.ended()).code).toBe(0);
});

const send = async (url: string, path: string, body: object | Buffer) => {
  const isFile = Buffer.isBuffer(body);
  const type = isFile ? 'application/octet-stream' : 'application/json';
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: isFile ? new Uint8Array(body) : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

/** Posts a lead, a quiz, an article with an uploaded picture and a whiteboard note. */
async function fillIn(url: string) {
  await send(url, '/api/leads', lead);
  const { response } = await send(url, '/api/quiz', quiz);
  expect(response.generatedStrategy).toContain('First ten episodes');
  const { result } = await send(url, '/trpc/blog.upload', readFileSync('docs/home.webp'));
  const imageUrl = result.data.url;
  await send(url, '/trpc/blog.create', { ...draft, ...published, imageUrl, imageAlt: 'A page' });
  const visitor = await joined(url, randomUUID());
  visitor.send({ type: 'add_note', opId: randomUUID(), note: note(randomUUID()) });
  await visitor.receive('ack');
  visitor.close();
}

async function contentOf(url: string) {
  const read = async (path: string) => (await fetch(`${url}${path}`, { headers })).json();
  const { post } = await read(`/api/blog/${draft.slug}`);
  const picture = await fetch(`${url}${post.imageUrl}`);
  expect(picture.status).toBe(200);
  const visitor = await joined(url, randomUUID());
  const { stickyNotes } = await visitor.receive('session_joined');
  visitor.close();
  expect(stickyNotes).toHaveLength(1);
  return {
    leads: await read('/api/leads'),
    post,
    posts: await read('/api/blog'),
    picture: Buffer.from(await picture.arrayBuffer()),
    stickyNotes,
  };
}

/** Reads `/metrics` as Prometheus does and returns the value of each series. */
async function scrape(url: string) {
  const answer = await fetch(`${url}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, series = '', value] =
        /^([a-zA-Z_:][\w:]*(?:\{.*\})?) (\S+)$/.exec(line) ?? expect.fail(line);
      return [series, Number(value)];
    }),
  );
}

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { freshDatabase, testApp } from '../../../test/app.ts';
import { addLead, leadsIn, postLead, site, withManifest } from '../../../test/backups.ts';

let lead: string;
let archive: string;

beforeAll(async () => {
  const origin = await site(await freshDatabase());
  lead = await addLead(origin.url);
  mkdirSync(join(origin.cwd, 'data/uploads'), { recursive: true });
  writeFileSync(join(origin.cwd, 'data/uploads/picture.webp'), 'a picture');
  expect(await origin.backUp()).toMatchObject({ code: 0 });
  [archive = ''] = origin.archives();
});

test('restores leads and pictures, and the site keeps working', async () => {
  const here = await site();
  const { code, output } = await here.restore(archive);
  expect([code, output]).toEqual([0, expect.stringContaining('Restored the state of')]);
  expect(readFileSync(join(here.cwd, 'data/uploads/picture.webp'), 'utf8')).toBe('a picture');
  expect(readdirSync(join(here.cwd, 'data/uploads'))).toHaveLength(1);
  const next = await addLead(here.url);
  expect(await leadsIn(here.url)).toEqual([next, lead]);
  expect(await here.backUp()).toMatchObject({ code: 0 });
});

test('rejects an archive with a wrong byte, an incomplete one and one with a wrong checksum', async () => {
  const here = await site();
  const bytes = readFileSync(archive);
  // Every bit is changed: single ones may be padding, which means nothing.
  const wrongByte = [0.1, 0.5, 0.9].map((at) => {
    const position = Math.floor(bytes.length * at);
    return bytes.with(position, (bytes[position] ?? 0) ^ 0xff);
  });
  const damaged = [...wrongByte, bytes.subarray(0, -100)].map((content, index) => {
    const path = join(here.cwd, `${index}.tar.gz`);
    writeFileSync(path, content);
    return path;
  });
  damaged.push(await withManifest(archive, { files: { 'uploads/picture.webp': 'wrong' } }));
  const results = await Promise.all(damaged.map((path) => here.restore(path)));
  expect(results).toEqual(
    damaged.map((path) => ({
      code: 1,
      output: expect.stringContaining(`Nothing was restored. ${path} is damaged or not a backup: `),
    })),
  );
  // The database is still empty.
  expect(await here.restore(archive)).toMatchObject({ code: 0 });
});

const other = inject('database') === 'sqlite' ? 'postgres' : 'sqlite';

test.each([
  [
    { schema: 'Migration3000', version: '9.0.0' },
    'The archive is newer than this program: version 9.0.0 wrote it after the migration Migration3000.',
  ],
  [{ database: other } as const, `The archive is of a ${other} database, but DATABASE_URL names a`],
])('rejects an archive with %j', async (changes, sentence) => {
  const here = await site();
  const { code, output } = await here.restore(await withManifest(archive, changes));
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
});

test('rejects a database that is not empty, or with --replace backs it up first', async () => {
  const here = await site();
  const own = await addLead(here.url);
  expect(await here.restore(archive)).toEqual({
    code: 1,
    output:
      'Nothing was restored. The database is not empty. Add --replace to back it up and replace it with the archive.\n',
  });
  expect(await leadsIn(here.url)).toEqual([own]);

  expect(await here.restore(archive, '--replace')).toMatchObject({ code: 0 });
  expect(await leadsIn(here.url)).toEqual([lead]);
  const [previous = ''] = here.archives();
  expect(await here.restore(previous, '--replace')).toMatchObject({ code: 0 });
  expect(await leadsIn(here.url)).toEqual([own]);
});

test('rejects a database that a server uses', async () => {
  const here = await site();
  const own = await addLead(here.url);
  await using server = await testApp({ url: here.url });
  const { code, output } = await here.restore(archive, '--replace');
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Nothing was restored. (Another process uses|The database has \d+ other)/,
  );
  expect((await server.inject('/api/leads')).json().leads).toMatchObject([{ id: own }]);
});

test('does not apply the journal of a killed server, with or without its database', async () => {
  const here = await site();
  const server = await here.start();
  await postLead(server.url);
  server.kill('SIGKILL');
  await server.ended();
  const path = here.url.replace('sqlite:', '');
  const journal = inject('database') === 'sqlite' ? readFileSync(`${path}-wal`) : undefined;
  expect(await here.restore(archive, '--replace')).toMatchObject({ code: 0 });
  expect(await leadsIn(here.url)).toEqual([lead]);
  if (!journal) return;
  rmSync(path);
  writeFileSync(`${path}-wal`, journal);
  expect(await here.restore(archive)).toMatchObject({ code: 0 });
  expect(await leadsIn(here.url)).toEqual([lead]);
});

test('explains its usage and names a missing archive', async () => {
  const here = await site();
  const results = await Promise.all([here.restore(), here.restore('none.tar.gz')]);
  expect(results).toEqual([
    { code: 1, output: expect.stringContaining('Usage: npm run restore -- ARCHIVE.tar.gz') },
    { code: 1, output: expect.stringContaining("open 'none.tar.gz'") },
  ]);
});

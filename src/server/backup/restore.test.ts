import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { bearer, freshDatabase, testApp } from '../../../test/app.ts';
import { addLead, leadsIn, postLead, site, withManifest } from '../../../test/backups.ts';

let lead: string;
let archive: string;

beforeAll(async () => {
  const origin = await site(await freshDatabase());
  lead = await addLead(origin.url);
  mkdirSync(join(origin.cwd, 'data/uploads'), { recursive: true });
  writeFileSync(join(origin.cwd, 'data/uploads/picture.webp'), 'a picture');
  await origin.backUp();
  [archive = ''] = origin.archives();
});

test('restores leads and pictures, and the site keeps working', async () => {
  const here = await site();
  const { code, output } = await here.run('restore', archive);
  expect([code, output]).toEqual([0, expect.stringContaining('Restored the state of')]);
  expect(readFileSync(join(here.cwd, 'data/uploads/picture.webp'), 'utf8')).toBe('a picture');
  expect(readdirSync(join(here.cwd, 'data/uploads'))).toHaveLength(1);
  const next = await addLead(here.url);
  expect(await leadsIn(here.url)).toEqual([next, lead]);
  expect(await here.backUp()).toMatchObject({ pictures: 1 });
});

const other = inject('database') === 'sqlite' ? 'postgres' : 'sqlite';

test('rejects an archive that is damaged, incomplete, newer or of another database', async () => {
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
  for (const path of damaged)
    await expect(here.restore(path)).rejects.toThrow(`${path} is damaged or not a backup: `);
  for (const [changes, sentence] of [
    [{ files: { 'uploads/picture.webp': 'wrong' } }, 'is damaged or not a backup: '],
    [
      { schema: 'Migration3000', version: '9.0.0' },
      'The archive is newer than this program: version 9.0.0 wrote it after the migration Migration3000.',
    ],
    [{ database: other }, `The archive is of a ${other} database, but DATABASE_URL names a`],
  ] as const)
    await expect(here.restore(await withManifest(archive, changes))).rejects.toThrow(sentence);
  await expect(here.restore('none.tar.gz')).rejects.toThrow("open 'none.tar.gz'");
  // The database is still empty.
  await here.restore(archive);
  expect(await leadsIn(here.url)).toEqual([lead]);
});

test('rejects a database that is not empty, or with --replace backs it up first', async () => {
  const here = await site();
  const own = await addLead(here.url);
  expect(await here.run('restore', archive)).toEqual({
    code: 1,
    output:
      'Nothing was restored. The database is not empty. Add --replace to back it up and replace it with the archive.\n',
  });
  expect(await leadsIn(here.url)).toEqual([own]);

  await here.restore(archive, { isReplacing: true });
  expect(await leadsIn(here.url)).toEqual([lead]);
  const [previous = ''] = here.archives();
  await here.restore(previous, { isReplacing: true });
  expect(await leadsIn(here.url)).toEqual([own]);
});

test('rejects a database that a server uses', async () => {
  const here = await site();
  const own = await addLead(here.url);
  await using server = await testApp({ url: here.url });
  // A pool closes connections that are idle for long.
  const { code, output } = await server.orm.em.fork().transactional(async (tx) => {
    await tx.execute('select 1');
    return here.run('restore', archive, '--replace');
  });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Nothing was restored. (Another process uses|The database has \d+ other)/,
  );
  const list = await server.inject({ url: '/api/leads', headers: bearer });
  expect(list.json().leads).toMatchObject([{ id: own }]);
});

describe(`on ${inject('database')}`, () => {
  if (inject('database') === 'sqlite') onSqlite();
  test('explains the usage of the command', async () => {
    expect(await (await site()).run('restore')).toEqual({
      code: 1,
      output: expect.stringContaining('Usage: npm run restore -- ARCHIVE.tar.gz'),
    });
  });
});

function onSqlite() {
  test('does not apply the journal of a killed server, with or without its database', async () => {
    const here = await site();
    const server = await here.start();
    await postLead(server.url);
    server.kill('SIGKILL');
    await server.ended();
    const path = here.url.replace('sqlite:', '');
    const journal = readFileSync(`${path}-wal`);
    await here.restore(archive, { isReplacing: true });
    expect(await leadsIn(here.url)).toEqual([lead]);
    rmSync(path);
    writeFileSync(`${path}-wal`, journal);
    await here.restore(archive);
    expect(await leadsIn(here.url)).toEqual([lead]);
  });
}

import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { bearer, freshDatabase, testApp } from '../../../../test/app.ts';
import {
  addLead,
  leadsIn,
  manifestOf,
  postLead,
  site,
  withFiles,
  withManifest,
} from '../../../../test/backups.ts';

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

test('rejects an archive that is damaged, incomplete, newer or of another format', async () => {
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
  const { tables } = await manifestOf(archive);
  const changed = (change: object) => ({
    tables: { ...tables, leads: { ...tables.leads, ...change } },
  });
  const { leads: _, ...others } = tables;
  for (const [changes, sentence] of [
    [{ tables: others }, 'The backup lacks the table leads, which its migrations create.'],
    [{ createdAt: 'now' }, 'is damaged or not a backup: its manifest is wrong: createdAt: Invalid'],
    [changed({ rows: 'many' }), 'its manifest is wrong: tables.leads.rows: Invalid input'],
    [{ version: 1 }, 'its manifest is wrong: version: Invalid input'],
    [{ files: {} }, 'is damaged or not a backup: its manifest does not declare '],
    [changed({ rows: 2 }), 'The restored table leads differs from the backup.'],
    [changed({ checksum: 'wrong' }), 'The restored table leads differs from the backup.'],
    [changed({ columns: ['id'] }), 'The table leads of the backup has other columns than'],
    [
      { format: undefined },
      'The archive has the format 1, but this program reads the formats 2 and 3.',
    ],
    [
      { schema: 'Migration3000', version: '9.0.0' },
      'The archive is newer than this program: version 9.0.0 wrote it after the migration Migration3000.',
    ],
  ] as const)
    await expect(here.restore(await withManifest(archive, changes))).rejects.toThrow(sentence);
  const text = await withFiles(archive, (all) =>
    all.map((one, index) => (index === 0 ? { ...one, data: Buffer.from('{') } : one)),
  );
  await expect(here.restore(text)).rejects.toThrow('its manifest is not JSON.');
  await expect(here.restore('none.tar.gz')).rejects.toThrow("open 'none.tar.gz'");
  // The database is still empty.
  await here.restore(archive);
  expect(await leadsIn(here.url)).toEqual([lead]);
});

test('rejects an archive that unpacks to anything but what it declares', async () => {
  const here = await site();
  const { files } = await manifestOf(archive);
  const picture = 'tables/leads.tsv';
  const isPicture = ({ header }: { header: { name: string } }) => header.name === picture;
  const declaring = (changes: object) => withManifest(archive, { files: { ...files, ...changes } });
  const copies = {
    'more bytes': withFiles(archive, (all) =>
      all.map((one) => (isPicture(one) ? { ...one, data: new Uint8Array(10_000_000) } : one)),
    ),
    'a file twice': withFiles(archive, (all) => [...all, ...all.filter(isPicture)]),
    'another file': withFiles(archive, (all) => [
      ...all,
      { header: { name: 'uploads/other.webp', size: 1 }, data: new Uint8Array(1) },
    ]),
    'a link': withFiles(archive, (all) =>
      all.map((one) =>
        isPicture(one)
          ? { header: { name: picture, size: 0, type: 'symlink', linkname: '/etc/hosts' } }
          : one,
      ),
    ),
    'no manifest at first': withFiles(archive, (all) => all.toReversed()),
    'a missing file': withFiles(archive, (all) => all.filter((one) => !isPicture(one))),
    'a path outside': declaring({ '../outside': { bytes: 1, sha256: '' } }),
    'an absolute path': declaring({ '/tmp/outside': { bytes: 1, sha256: '' } }),
    'a folder above': declaring({ 'uploads/..': { bytes: 1, sha256: '' } }),
    'another size': declaring({ [picture]: { ...files[picture], bytes: 8 } }),
    'another checksum': declaring({ [picture]: { ...files[picture], sha256: 'wrong' } }),
  };
  for (const [name, copy] of Object.entries(copies))
    expect([name, await here.restore(await copy).catch(String)]).toEqual([
      name,
      expect.stringContaining('is damaged or not a backup: '),
    ]);
  // Zeros are allowed at the end, but not so many.
  const tar = gunzipSync(readFileSync(archive));
  const bomb = join(here.cwd, 'bomb.tar.gz');
  writeFileSync(bomb, gzipSync(Buffer.concat([tar, Buffer.alloc(50_000_000)])));
  await expect(here.restore(bomb)).rejects.toThrow('it unpacks to more than it declares.');
  expect(readdirSync(here.folder)).toEqual([]);
});

test('rejects a database that is not empty, or with --replace backs it up first', async () => {
  const here = await site();
  const own = await addLead(here.url);
  expect(await here.run('restore', archive)).toEqual({
    code: 1,
    output:
      'The restore failed. The database is not empty. Add --replace to back it up and replace it with the archive.\n',
  });
  expect(await leadsIn(here.url)).toEqual([own]);

  await here.restore(archive, { isReplacing: true });
  expect(await leadsIn(here.url)).toEqual([lead]);
  const [previous = ''] = here.archives('before-restore');
  await here.restore(previous, { isReplacing: true });
  expect(await leadsIn(here.url)).toEqual([own]);
});

test('never deletes the archive that it restores', async () => {
  const here = await site();
  await addLead(here.url);
  for (let n = 0; n < 6; n++) await here.backUp();
  const [oldest = ''] = here.archives();
  await here.restore(oldest, { isReplacing: true });
  expect(here.archives()).toContain(oldest);
  expect(here.archives('before-restore')).toHaveLength(1);
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
  expect(output).toMatch(/^The restore failed. (Another process uses|The database has \d+ other)/);
  const list = await server.inject({ url: '/api/leads', headers: bearer });
  expect(list.json().leads).toMatchObject([{ id: own }]);
});

test('of two restores at once, one is rejected', async () => {
  const here = await site();
  const restores = await Promise.allSettled([here.restore(archive), here.restore(archive)]);
  const reasons = restores.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(reasons.map(String)).toEqual([
    expect.stringMatching(/Another restore to .* is running|The database is not empty/),
  ]);
  expect(await leadsIn(here.url)).toEqual([lead]);
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

  test('explains what to do about a damaged file, as does a backup', async () => {
    const here = await site();
    const path = here.url.replace('sqlite:', '');
    mkdirSync(dirname(path));
    for (const content of ['no database', 'x'.repeat(10_000)]) {
      writeFileSync(path, content);
      const advice = `${path} is damaged: file is not a database. Stop the server, move ${path}, ${path}-wal and ${path}-shm away`;
      await expect(here.restore(archive)).rejects.toThrow(advice);
      await expect(here.restore(archive, { isReplacing: true })).rejects.toThrow(advice);
      await expect(here.backUp()).rejects.toThrow(advice);
    }
    for (const file of readdirSync(dirname(path))) rmSync(join(dirname(path), file));
    await here.restore(archive);
    expect(await leadsIn(here.url)).toEqual([lead]);
  });

  test('writes to the file to which a link leads, which need not exist', async () => {
    const here = await site();
    const path = here.url.replace('sqlite:', '');
    const disk = join(here.cwd, 'disk');
    for (const folder of [disk, dirname(path)]) mkdirSync(folder);
    symlinkSync(join(disk, 'real.db'), path);
    for (let round = 0; round < 2; round++) {
      await here.restore(archive, { isReplacing: round > 0 });
      expect(lstatSync(path).isSymbolicLink()).toBe(true);
      expect(await leadsIn(`sqlite:${disk}/real.db`)).toEqual([lead]);
    }
    expect(readdirSync(disk).filter((name) => name.startsWith('.'))).toEqual([]);
  });
}

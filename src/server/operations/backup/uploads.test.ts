import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/app.ts';
import { manifestOf, site, withFiles, withManifest } from '../../../../test/backups.ts';
import { DAY_MS } from '../../../shared/durations.ts';

let archive: string;

beforeAll(async () => {
  const origin = await site(await freshDatabase());
  mkdirSync(join(origin.cwd, 'data/uploads'), { recursive: true });
  writeFileSync(join(origin.cwd, 'data/uploads/picture.webp'), 'a picture');
  await origin.backUp();
  [archive = ''] = origin.archives();
});

test('restores an archive that has the uploads in it, as earlier versions wrote them', async () => {
  const here = await site();
  const data = Buffer.from('a picture');
  const name = 'uploads/picture.webp';
  const { files } = await manifestOf(archive);
  const file = { bytes: data.length, sha256: createHash('sha256').update(data).digest('hex') };
  const former = await withManifest(
    await withFiles(archive, (all) => [...all, { header: { name, size: data.length }, data }]),
    { format: 2, uploads: undefined, files: { ...files, [name]: file } },
  );
  expect(await here.restore(former)).toMatchObject({ pictures: 1 });
  expect(readFileSync(join(here.cwd, 'data', name), 'utf8')).toBe('a picture');
});

test('needs the files of the uploads beside the archive, undamaged', async () => {
  const here = await site();
  mkdirSync(here.folder, { recursive: true });
  const moved = join(here.folder, basename(archive));
  copyFileSync(archive, moved);
  await expect(here.restore(moved)).rejects.toThrow(
    /^The uploaded file \w{64} is missing. Put the folder "files" of the backups beside/,
  );
  cpSync(join(dirname(archive), 'files'), join(here.folder, 'files'), { recursive: true });
  const [file = ''] = readdirSync(join(here.folder, 'files'));
  writeFileSync(join(here.folder, 'files', file), 'a Picture');
  await expect(here.restore(moved)).rejects.toThrow('is wrong: the file is damaged.');
});

test('backups share the files of uploads, which go with the last archive that has them', async () => {
  const here = await site(await freshDatabase());
  const uploads = join(here.cwd, 'data/uploads');
  mkdirSync(uploads, { recursive: true });
  const stored = () => readdirSync(join(here.folder, 'files'));
  writeFileSync(join(uploads, 'a.mp4'), 'a film');
  await here.backUp();
  const [first = ''] = stored();
  const { ino } = statSync(join(here.folder, 'files', first));
  writeFileSync(join(uploads, 'b.mp4'), 'a film');
  writeFileSync(join(uploads, 'c.mp4'), 'another film');
  await here.backUp();
  expect(stored()).toHaveLength(2);
  expect(statSync(join(here.folder, 'files', first)).ino).toBe(ino);
  rmSync(join(uploads, 'c.mp4'));
  const [, second = ''] = here.archives();
  rmSync(second);
  await here.backUp();
  // A backup that is running may still need it.
  expect(stored()).toHaveLength(2);
  const dayAgo = new Date(Date.now() - 2 * DAY_MS);
  for (const name of stored()) utimesSync(join(here.folder, 'files', name), dayAgo, dayAgo);
  await here.backUp();
  expect(stored()).toEqual([first]);
});

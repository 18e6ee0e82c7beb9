import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { freshDatabase, lead, testApp } from '../../../test/app.ts';
import { leadsIn, manifestOf, postLead, site, stop } from '../../../test/backups.ts';
import { databaseBefore } from '../../../test/databaseBefore.ts';
import { startNode } from '../../../test/process.ts';
import { migrations } from '../migrations/list.ts';

test('a backup during writes contains every lead acknowledged before, in a consistent state', async () => {
  const [here, there] = [await site(await freshDatabase()), await site()];
  const server = await here.start({ TRUST_PROXY: '127.0.0.1' });
  const acknowledged: string[] = [];
  const posting = new AbortController();
  const post = async (_: unknown, visitor: number) => {
    for (let n = 0; !posting.signal.aborted; n++) {
      // An address may post 120 leads a minute.
      const headers = { 'x-forwarded-for': `10.0.${visitor}.${n % 250}` };
      acknowledged.push(await postLead(server.url, headers));
    }
  };
  const posted = Promise.all(Array.from({ length: 4 }, post));
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(50));
  const before = [...acknowledged];
  const backup = await here.backUp();
  const after = acknowledged.length;
  posting.abort();
  await posted;
  await stop(server);
  expect(backup).toMatchObject({ code: 0 });
  expect(backup.output).toContain('Checked by restoring it to a scratch database.');
  // The server kept running.
  expect(after).toBeGreaterThan(before.length);

  const [archive = ''] = here.archives();
  expect(await there.restore(archive)).toMatchObject({ code: 0 });
  const ids = new Set(await leadsIn(there.url));
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  expect(ids.size).toBeLessThanOrEqual(acknowledged.length);
  // Triggers keep this count and the words for the search.
  await using restored = await testApp({ url: there.url });
  const ask = async (name: string, input: object) =>
    (await restored.query(`leads.${name}`, input, {})).json().result.data;
  expect(await ask('stats', { zone: 'UTC' })).toMatchObject({ total: ids.size });
  expect(await ask('count', { q: 'lovelace' })).toMatchObject({ count: ids.size });
  await restored.post('/api/leads', lead);
  expect(await ask('stats', { zone: 'UTC' })).toMatchObject({ total: ids.size + 1 });
});

test('archives and their folder are private', async () => {
  const here = await site(await freshDatabase());
  await here.backUp();
  const [archive = ''] = here.archives();
  const modes = [here.folder, archive].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
  expect(readdirSync(here.folder)).toEqual([basename(archive)]);
});

test('keeps the newest five archives and every other file', async () => {
  const here = await site(await freshDatabase());
  const old = [1, 2, 3, 4, 5, 6].map((day) => `site-2020010${day}T000000000Z.tar.gz`);
  const others = ['before-migration-20200101T000000000Z.tar.gz', 'notes.txt', 'site-mine.tar.gz'];
  mkdirSync(here.folder, { recursive: true });
  for (const name of [...old, ...others]) writeFileSync(join(here.folder, name), '');
  expect(await here.backUp()).toMatchObject({ code: 0 });
  const names = readdirSync(here.folder);
  expect(names).toEqual(expect.arrayContaining([...old.slice(-4), ...others]));
  expect(names).toHaveLength(8);
});

test('an empty database is not backed up, neither by the command nor by the first start', async () => {
  const here = await site();
  const { code, output } = await here.backUp();
  expect(code).toBe(1);
  expect(output).toMatch(/^The backup failed. (There is no database at|The database is empty)/);
  await stop(await here.start());
  expect(readdirSync(here.folder)).toEqual([]);
});

const oldLead = { first: 'Old', company: 'Acorn', revenue: '', isSpam: false };

test('a migration is preceded by a backup, which another site restores and migrates', async () => {
  const [here, there] = [await site(await databaseBefore('queues', [oldLead])), await site()];
  await stop(await here.start());
  const [archive = '', ...more] = here.archives('before-migration');
  expect(more).toEqual([]);
  expect(await there.restore(archive)).toMatchObject({ code: 0 });
  const restored = await leadsIn(there.url);
  expect(restored).toHaveLength(1);
  expect(restored).toEqual(await leadsIn(here.url));
});

test('a failed backup stops the start before the migration', async () => {
  const here = await site(await databaseBefore('queues', [oldLead]));
  writeFileSync(join(here.cwd, 'file'), '');
  const main = join(process.cwd(), 'src/server/main.ts');
  const environment = { DATABASE_URL: here.url, BACKUP_DIR: 'file/backups' };
  const { code, output } = await startNode([main], { environment, cwd: here.cwd }).ended();
  expect(code).toBe(1);
  expect(output).toMatch(
    /it has to be migrated, but backing it up first failed, so nothing was changed: ENOTDIR/,
  );
  await here.backUp();
  const [archive = ''] = here.archives();
  const names = migrations[inject('database')].map(({ name }) => name);
  const queues = names.findIndex((name) => name.endsWith('_queues'));
  expect((await manifestOf(archive)).schema).toBe(names[queues - 1]);
});

test('servers that start concurrently migrate after a backup', async () => {
  const here = await site(await databaseBefore('queues', [oldLead]));
  const servers = await Promise.all([here.start(), here.start()]);
  await Promise.all(servers.map(stop));
  // Only Postgres has a lock to wait on.
  const most = inject('database') === 'postgres' ? 1 : 2;
  const { length } = here.archives('before-migration');
  expect([1, most]).toContain(length);
});

import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { bearer, freshDatabase, lead, testApp } from '../../../../test/app.ts';
import { site, stop } from '../../../../test/backups.ts';
import { LeadEntity } from '../../leads/entity.ts';

test('a backup during writes contains every lead acknowledged before, in a consistent state', async () => {
  const [here, there] = [await site(await freshDatabase()), await site()];
  await using server = await testApp({ url: here.url });
  const acknowledged: string[] = [];
  const posting = new AbortController();
  const post = async () => {
    while (!posting.signal.aborted) {
      const answer = await server.post('/api/leads', lead, bearer);
      if (answer.statusCode === 201) acknowledged.push(answer.json().lead.id);
    }
  };
  const posted = post();
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(10));
  const before = [...acknowledged];
  const backup = await here.run('backup');
  // The server keeps running.
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(before.length));
  posting.abort();
  await posted;
  expect(backup).toMatchObject({ code: 0 });
  expect(backup.output).toContain('Checked by restoring it to a scratch database.');

  const [archive = ''] = here.archives();
  await there.restore(archive);
  // Triggers keep this count and the words for the search.
  await using restored = await testApp({ url: there.url });
  const ids = (await restored.orm.em.fork().findAll(LeadEntity)).map(({ id }) => id);
  expect(before.filter((id) => !ids.includes(id))).toEqual([]);
  expect(acknowledged).toEqual(expect.arrayContaining(ids));
  const ask = async (name: string, input: object) =>
    (await restored.query(`leads.${name}`, input)).json().result.data;
  expect(await ask('stats', { zone: 'UTC' })).toMatchObject({ total: ids.length });
  expect(await ask('count', { q: 'lovelace' })).toMatchObject({ count: ids.length });
  await restored.post('/api/leads', lead);
  expect(await ask('stats', { zone: 'UTC' })).toMatchObject({ total: ids.length + 1 });
});

test('archives are private; the newest five, one of each of seven days and every other file are kept', async () => {
  const here = await site(await freshDatabase());
  const at = (day: number, hour: number) => `site-2020010${day}T0${hour}0000000Z.tar.gz`;
  const old = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((day) => [at(day, 1), at(day, 2)]);
  const kept = [...[3, 4, 5, 6].map((day) => at(day, 2)), ...old.slice(-4)];
  const others = ['before-migration-20200101T000000000Z.tar.gz', 'notes.txt', 'site-mine.tar.gz'];
  mkdirSync(here.folder, { recursive: true, mode: 0o700 });
  for (const name of [...old, ...others]) writeFileSync(join(here.folder, name), '');
  expect(await here.run('backup')).toMatchObject({ code: 0 });
  const names = readdirSync(here.folder);
  const [archive = ''] = names.filter((name) => ![...old, ...others, 'files'].includes(name));
  expect(names.toSorted()).toEqual([...kept, ...others, 'files', archive].toSorted());
  expect(statSync(join(here.folder, 'files')).mode & 0o777).toBe(0o700);
  expect(statSync(join(here.folder, archive)).mode & 0o777).toBe(0o600);
});

test('an empty database is not backed up, neither by the command nor by the first start', async () => {
  const here = await site();
  const { code, output } = await here.run('backup');
  expect(code).toBe(1);
  expect(output).toMatch(/^The backup failed. (There is no database at|The database is empty)/);
  // The command makes its folder private.
  expect(statSync(here.folder).mode & 0o777).toBe(0o700);
  await stop(await here.start());
  expect(readdirSync(here.folder)).toEqual([]);
});

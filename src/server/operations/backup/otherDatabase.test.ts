import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { bearer, freshDatabase, lead, testApp } from '../../../../test/app.ts';
import { manifestOf, site } from '../../../../test/backups.ts';
import { storeEverything } from '../../../../test/ownData.ts';
import { ChangedDayEntity } from '../../visits/entity.ts';
import { DAY_MS } from '../../../shared/durations.ts';
import { LeadEntity } from '../../leads/entity.ts';

type Site = Awaited<ReturnType<typeof site>>;

async function backUp(here: Site) {
  await here.backUp();
  const archive = here.archives().at(-1) ?? '';
  const { database, tables } = await manifestOf(archive);
  return { archive, database, tables };
}

const message = 'A\ttab, a\nline, a \\ backslash, \\N, “quotes”, 😀 and a \u000b';

/** What an admin sees, which also uses what is rebuilt. */
async function seen(here: Site) {
  await using server = await testApp({ url: here.url });
  const ask = async (name: string, input: object) =>
    (await server.query(name, input)).json().result.data;
  return {
    stats: await ask('leads.stats', { zone: 'UTC' }),
    page: await ask('leads.page', { q: 'lovelace', sort: 'newest' }),
    responses: await ask('quiz.list', { q: 'ada' }),
    posts: await ask('blog.list', {}),
  };
}

async function fill(here: Site) {
  await using server = await testApp({ url: here.url, isSeeded: true });
  await storeEverything(server);
  const email = 'old@example.com';
  await server.post('/api/leads', { ...lead, email });
  const em = server.orm.em.fork();
  const createdAt = new Date(Date.now() - 3 * DAY_MS);
  await em.nativeUpdate(LeadEntity, { email }, { message, createdAt });
}

/** A lead of a past day adds a row with a number that a sequence gives. */
async function keepsWorking(here: Site) {
  await using server = await testApp({ url: here.url });
  const em = server.orm.em.fork();
  const before = await em.count(ChangedDayEntity);
  const { id } = await em.findOneOrFail(LeadEntity, { message });
  await server.post('/trpc/leads.bulk', { action: 'delete', ids: [id] }, bearer);
  expect(await em.count(ChangedDayEntity)).toBe(before + 1);
}

describe(`from ${inject('database')}`, () => {
  if (inject('database') === 'sqlite') fromSqlite();
  else fromPostgres();
});

function fromSqlite() {
  test('a restored search and counts are as before', async () => {
    const [here, there] = [await site(await freshDatabase()), await site()];
    await fill(here);
    await there.restore((await backUp(here)).archive);
    expect(await seen(there)).toEqual(await seen(here));
    await keepsWorking(there);
  });
}

function fromPostgres() {
  test('a backup restores to SQLite, and one of that to Postgres, with the same rows', async () => {
    const [first, last] = [await site(await freshDatabase()), await site()];
    const sqlite = await site(`sqlite:${join(first.cwd, 'site.db')}`);
    await fill(first);
    const ofPostgres = await backUp(first);
    expect(ofPostgres).toMatchObject({ database: 'postgres', tables: { leads: { rows: 4 } } });
    await sqlite.restore(ofPostgres.archive);
    const ofSqlite = await backUp(sqlite);
    expect(ofSqlite.database).toBe('sqlite');
    expect(ofSqlite.tables).toEqual(ofPostgres.tables);
    expect(await seen(sqlite)).toEqual(await seen(first));
    const { code, output } = await last.run('restore', ofSqlite.archive);
    expect([code, output]).toEqual([0, expect.stringContaining('Restored the state of')]);
    expect((await backUp(last)).tables).toEqual(ofPostgres.tables);
    expect(await seen(last)).toEqual(await seen(first));
    for (const one of [sqlite, last]) await keepsWorking(one);
  });
}

import Database from 'better-sqlite3';
import { Migration } from '@mikro-orm/migrations';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, inject, test } from 'vitest';
import { bearer, emptyDatabase, freshDatabase, lead, quiz, testApp } from '../../../test/app.ts';
import { site } from '../../../test/backups.ts';
import { query } from '../../../test/postgres.ts';
import { examine } from '../../../test/doctor.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations/list.ts';

/** Files of a site whose schema was created by the 41 former migrations: a lead, a post and a board. */
const former = (name: string) => readFileSync(`test/former/${name}`);
const isSqlite = inject('database') === 'sqlite';
const initial = migrations[inject('database')].map(({ name }) => name);

async function formerDatabase() {
  const url = await emptyDatabase();
  if (isSqlite) {
    const path = url.replace('sqlite:', '');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, gunzipSync(former('sqlite.db.gz')));
  } else await query(url, former('postgres.sql').toString());
  return url;
}

/** Everything that a database contains besides rows, in words that do not depend on how it came about. */
async function schemaOf(url: string) {
  const orm = await openDatabase(url);
  const read = (sql: string) => orm.em.getConnection().execute<object[]>(sql);
  const rows = isSqlite
    ? await read(
        `select type, name, lower(replace(replace(replace(sql, '\`', ''), char(10), ''), ' ', '')) as sql
         from sqlite_schema where sql is not null order by type, name`,
      )
    : (
        await Promise.all(
          [
            `select c.relname, a.attname, a.attnum, format_type(a.atttypid, a.atttypmod), a.attnotnull,
               a.attgenerated, a.attcollation, pg_get_expr(d.adbin, d.adrelid)
             from pg_attribute a join pg_class c on c.oid = a.attrelid
               left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
             where c.relnamespace = 'public'::regnamespace and a.attnum > 0`,
            `select conrelid::regclass, conname, pg_get_constraintdef(oid) from pg_constraint
             where connamespace = 'public'::regnamespace`,
            `select indexdef from pg_indexes where schemaname = 'public'`,
            'select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal',
            `select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace`,
          ].map(read),
        )
      ).flat();
  await orm.close();
  return rows.map((row) => Object.values(row).join(' ').replace(/\s+/g, ' ')).toSorted();
}

const executed = async (url: string) => {
  const orm = await openDatabase(url);
  const names = (await orm.migrator.getExecuted()).map(({ name }) => name);
  await orm.close();
  return names;
};

test('adopts a database with all former migrations, whose schema is that of a new one', async () => {
  const url = await formerDatabase();
  const [, ...later] = initial;
  expect(await examine({ DATABASE_URL: url })).toContain(
    `warning Migrations ${later.length} pending: ${later.join(', ')}`,
  );
  {
    await using server = await testApp({ url });
    const { leads } = (await server.inject({ url: '/api/leads', headers: bearer })).json();
    expect(leads).toMatchObject([{ firstName: 'Zoë', email: 'Zoe@Example.com' }]);
    expect((await server.inject('/api/blog/old')).json()).toMatchObject({ post: { title: 'Old' } });
    expect((await server.query('leads.count', { q: 'zoe' })).json().result.data.count).toBe(1);
  }
  expect(await executed(url)).toEqual(initial);
  const schema = await schemaOf(url);
  expect(schema.length).toBeGreaterThan(100);
  expect(schema).toEqual(await schemaOf(await freshDatabase()));
});

test('restores an archive of a database with all former migrations', async () => {
  const here = await site();
  writeFileSync(`${here.cwd}/former.tar.gz`, former('archive.tar.gz'));
  await here.restore(`${here.cwd}/former.tar.gz`);
  expect(await executed(here.url)).toEqual(initial);
  await using server = await testApp({ url: here.url });
  expect((await server.query('leads.count', { q: 'zoe' })).json().result.data.count).toBe(1);
});

test('refuses a database with only some of the former migrations, and names the way', async () => {
  const url = await formerDatabase();
  const last = "delete from mikro_orm_migrations where name like '%feedIds'";
  if (isSqlite) new Database(url.replace('sqlite:', '')).exec(last);
  else await query(url, last);
  const sentence =
    'The database is too old for this version: its last migration is Migration20261127160000_letterFold. Start the commit f3635df4 once, which migrates it, and then this version.';
  await expect(openDatabase(url)).rejects.toThrow(sentence);
  expect(await examine({ DATABASE_URL: url })).toContain(`failure Migrations ${sentence}`);
});

test('computes the stored keys of the search again when letters are folded in another way', async () => {
  const url = await freshDatabase();
  {
    await using server = await testApp({ url });
    const [firstName, lastName] = ['Ḥasan', 'ʿAlī'];
    await server.post('/trpc/leads.create', { ...lead, firstName, lastName, company: 'Qurʾan' });
    await server.post('/trpc/quiz.submit', { ...quiz, name: 'Ḥasan ʿAlī' });
    await server.post('/trpc/newsletter.subscribe', { email: 'ali@example.com' });
  }
  const orm = await openDatabase(url);
  for (const sql of [
    "update leads set name_key = 'hasan ʿali', company_key = 'aqurʾan', search_words = 'hasan ʿali qurʾan'",
    "update quiz_responses set search_words = 'hasan ʿali'",
    "update subscribers set email = 'ʿali@example.com', search_key = 'ʿali@example.com'",
    "delete from mikro_orm_migrations where name like '%_apostrophes'",
  ])
    await orm.em.execute(sql);
  await orm.close();
  await using server = await testApp({ url });
  const found = async (path: string, q: string) =>
    (await server.query(path, { q })).json().result.data;
  expect(await found('leads.count', 'hasan ali quran')).toMatchObject({ count: 1 });
  expect(await found('quiz.count', 'ali')).toMatchObject({ count: 1 });
  expect((await found('newsletter.list', 'ʿali@')).subscribers).toHaveLength(1);
  const keys = await server.orm.em.fork().execute('select name_key, company_key from leads');
  expect(keys).toEqual([{ name_key: 'hasan ali', company_key: 'aquran' }]);
});

/** A migration that is pending in every database. */
class Added extends Migration {
  override up() {
    this.addSql('create table added (id integer)');
  }
}
const list: (new (...values: ConstructorParameters<typeof Migration>) => Migration)[] =
  migrations[inject('database')];

afterEach(() => {
  list.splice(initial.length);
});

test('of two processes that migrate a database, each backs it up before, and both succeed', async () => {
  const url = await freshDatabase();
  list.push(Added);
  const states: string[][] = [];
  const open = async () => {
    const orm = await openDatabase(url, undefined, async () => {
      states.push(initial);
    });
    await orm.close();
  };
  await Promise.all([open(), open()]);
  // Only Postgres has a lock to wait on.
  expect(states.length).toBeGreaterThanOrEqual(1);
  expect(states.length).toBeLessThanOrEqual(isSqlite ? 2 : 1);
  expect(await executed(url)).toEqual([...initial, 'Added']);
});

test('the doctor names a pending migration and does not apply it', async () => {
  const url = await freshDatabase();
  list.push(Added);
  const pending = /^warning Migrations 1 pending: Added\n Take a backup/m;
  expect(await examine({ DATABASE_URL: url })).toMatch(pending);
  expect(await examine({ DATABASE_URL: url })).toMatch(pending);
});

test('a failed backup stops the start before the migration', async () => {
  const url = await freshDatabase();
  list.push(Added);
  const fails = async () => {
    throw new Error('No space left.');
  };
  await expect(openDatabase(url, undefined, fails)).rejects.toThrow(
    'it has to be migrated, but backing it up first failed, so nothing was changed: No space left.',
  );
  list.splice(initial.length);
  expect(await executed(url)).toEqual(initial);
});

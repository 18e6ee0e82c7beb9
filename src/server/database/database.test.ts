import { describe, expect, inject, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { bearer, emptyDatabase, freshDatabase, lead, testApp } from '../../../test/app.ts';
import { query } from '../../../test/postgres.ts';
import { startNode } from '../../../test/process.ts';
import { readSeedArticles } from '../blog/seedArticles.ts';
import { BlogPostEntity } from '../blog/entity.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations/list.ts';
import { seedBlog } from '../operations/seed.ts';

const articles = readSeedArticles();
const names = migrations[inject('database')].map(({ name }) => name);

/** A process that opens the database and seeds its blog on a signal, as `main.ts` does. */
const opening = (url: string) =>
  startNode([
    '--input-type=module',
    '--eval',
    `const { openDatabase } = await import('./src/server/database/database.ts');
     const { seedBlog } = await import('./src/server/operations/seed.ts');
     console.info('ready');
     await new Promise((go) => process.stdin.once('data', go));
     process.stdin.destroy();
     const orm = await openDatabase(${JSON.stringify(url)});
     await seedBlog(orm.em.fork());
     await orm.close();`,
  ]);

test('four processes open a new database concurrently, and one creates it', async () => {
  const url = await emptyDatabase();
  const processes = [1, 2, 3, 4].map(() => opening(url));
  await eventually(() => expect(processes.every((p) => p.output() !== '')).toBe(true));
  for (const one of processes) one.say('go');
  const results = await Promise.all(processes.map((one) => one.ended()));
  expect(results).toEqual(processes.map(() => ({ code: 0, output: 'ready\n' })));
  const orm = await openDatabase(url);
  expect((await orm.migrator.getExecuted()).map(({ name }) => name)).toEqual(names);
  expect(await orm.em.fork().count(BlogPostEntity)).toBe(articles.length);
  await orm.close();
});

/** A process that reads and then writes in each of many transactions on a signal. */
const counting = (url: string, name: string) =>
  startNode([
    '--input-type=module',
    '--eval',
    `const { openDatabase } = await import('./src/server/database/database.ts');
     const { ViewCountEntity } = await import('./src/server/visits/entity.ts');
     const orm = await openDatabase(${JSON.stringify(url)});
     console.info('ready');
     await new Promise((go) => process.stdin.once('data', go));
     process.stdin.destroy();
     for (let count = 0; count < 100; count++)
       await orm.em.fork().transactional(async (em) => {
         await em.count(ViewCountEntity);
         await new Promise((go) => setImmediate(go));
         const row = { at: new Date('2026-11-21'), kind: 'post', name: '${name}' + count, count };
         await em.insert(ViewCountEntity, row);
       });
     await orm.close();`,
  ]);

test('a transaction that reads before it writes waits for another process instead of failing', async () => {
  const url = await freshDatabase();
  const processes = ['one', 'two'].map((name) => counting(url, name));
  await eventually(() => expect(processes.every((p) => p.output() !== '')).toBe(true));
  for (const one of processes) one.say('go');
  const results = await Promise.all(processes.map((one) => one.ended()));
  expect(results).toEqual(processes.map(() => ({ code: 0, output: 'ready\n' })));
});

test('rejects a database with an unknown migration', async () => {
  const url = await freshDatabase();
  const orm = await openDatabase(url);
  await orm.em
    .getConnection()
    .execute("insert into mikro_orm_migrations (name) values ('Migration3000')");
  await orm.close();
  await expect(openDatabase(url)).rejects.toThrow(
    'The database is newer than this code: it has the migrations Migration3000. ' +
      'Start the version that created it, or restore an earlier backup.',
  );
});

const onPostgres = () => {
  test('reads dates although the database prefers another style', async () => {
    const url = await freshDatabase();
    const name = new URL(url).pathname.slice(1);
    await query(url, `alter database ${name} set datestyle to 'SQL, DMY'`);
    await using server = await testApp({ url });
    const { lead: stored } = (await server.post('/api/leads', lead)).json();
    const { leads } = (await server.inject({ url: '/api/leads', headers: bearer })).json();
    expect(leads).toEqual([expect.objectContaining({ createdAt: stored.createdAt })]);
  });
};
if (inject('database') === 'postgres') onPostgres();

const durability =
  inject('database') === 'sqlite'
    ? { 'pragma journal_mode': 'wal', 'pragma synchronous': 2 }
    : { 'show synchronous_commit': 'on' };

test('a reopened database is as durable as a new one', async () => {
  const url = await emptyDatabase();
  for (const time of ['new', 'reopened']) {
    const orm = await openDatabase(url);
    for (const [question, response] of Object.entries(durability)) {
      const row = await orm.em.getConnection().execute<object>(question, [], 'get');
      expect([time, question, Object.values(row)]).toEqual([time, question, [response]]);
    }
    await orm.close();
  }
});

describe('seeding', () => {
  const slugs = articles.map(({ slug }) => slug).toSorted();
  const stored = async ({ orm }: Awaited<ReturnType<typeof testApp>>) =>
    (await orm.em.fork().findAll(BlogPostEntity)).map(({ slug }) => slug).toSorted();

  test('inserts each article once when run concurrently', async () => {
    await using server = await testApp();
    await Promise.all([1, 2, 3].map(() => seedBlog(server.orm.em.fork())));
    expect(await stored(server)).toEqual(slugs);
  });

  test('again adds nothing, nor does it change a blog that has only a draft', async () => {
    await using server = await testApp({ isSeeded: true });
    await seedBlog(server.orm.em.fork());
    expect(await stored(server)).toEqual(slugs);
    await server.orm.em.fork().nativeDelete(BlogPostEntity, { slug: { $ne: slugs[0] } });
    await server.orm.em
      .fork()
      .nativeUpdate(BlogPostEntity, {}, { published: 'draft', title: 'Mine' });
    await seedBlog(server.orm.em.fork());
    expect(await stored(server)).toEqual([slugs[0]]);
  });
});

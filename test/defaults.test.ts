import { expect, inject, test } from 'vitest';
import { BlogPostEntity } from '../src/server/blog/entity.ts';
import { newId, now } from '../src/server/database/columnDefaults.ts';
import { LeadEntity } from '../src/server/leads/entity.ts';
import { QuizResponseEntity } from '../src/server/quiz/entity.ts';
import { testApp } from './app.ts';

const isSqlite = inject('database') === 'sqlite';
const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('a row inserted by SQL gets an id and timestamps', async () => {
  await using server = await testApp();
  const em = server.orm.em.fork();
  for (const name of ['first', 'second'])
    await em.execute(
      `insert into leads (first_name, last_name, email, company, revenue, lead_type)
       values ('${name}', 'B', '${name}@example.com', '', '', 'proposal')`,
    );
  await em.execute(
    `insert into blog_posts (title, slug, excerpt, content, author)
     values ('A', 'a', 'Short', '<p>Long</p>', 'Ada')`,
  );
  await em.execute(
    `insert into quiz_responses (name, email, answers, result, result_description)
     values ('A', 'a@example.com', '{}', 'hybrid_approach', 'B')`,
  );
  const leads = await em.find(LeadEntity, {}, { orderBy: { createdAt: 'asc' } });
  expect(leads).toHaveLength(2);
  const [post] = await em.find(BlogPostEntity, {});
  const [response] = await em.find(QuizResponseEntity, {});
  for (const row of [...leads, post, response]) {
    expect(row?.id).toMatch(UUID_7);
    // The id begins with the time.
    const idTime = Number.parseInt(row?.id.replaceAll('-', '').slice(0, 12) ?? '', 16);
    const difference = Math.abs((row?.createdAt.getTime() ?? 0) - idTime);
    expect(difference).toBeLessThan(60_000);
  }
  expect(post?.updatedAt).toEqual(post?.createdAt);
});

test('every default of an entity is also a default of its table', async () => {
  await using server = await testApp();
  const missing = [];
  for (const { tableName, props } of server.orm.getMetadata().getAll().values())
    for (const { name, onCreate, fieldNames } of props)
      if (onCreate === newId || onCreate === now) {
        const [column = ''] = fieldNames;
        const found = await server.orm.em.fork().execute<{ value: string | null }[]>(
          isSqlite
            ? 'select dflt_value as value from pragma_table_info(?) where name = ?'
            : `select column_default as value from information_schema.columns
               where table_name = ? and column_name = ?`,
          [tableName, column],
        );
        if (!found[0]?.value) missing.push(`${tableName}.${name}`);
      }
  expect(missing).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { stoppedClock } from '../../../test/stoppedClock.ts';
import { patient } from '../../../test/timeouts.ts';
import { openDatabase } from '../database/database.ts';
import { BlogPostEntity } from './entity.ts';

type Page = { posts: { slug: string }[]; nextCursor: string | null };
type Server = Awaited<ReturnType<typeof testApp>>;
const slugs = async (server: Server, query = '') =>
  (await server.inject(`/api/blog${query}`))
    .json()
    .posts.map((post: { slug: string }) => post.slug);

/** Writes like another process, over a separate connection. */
async function otherTool(server: Server) {
  const orm = await openDatabase(server.url);
  const em = orm.em.fork();
  return {
    insert: (...posts: Partial<typeof sample>[]) =>
      em.insertMany(
        BlogPostEntity,
        posts.map((post) => ({ ...sample, ...post })),
      ),
    update: (slug: string, fields: object) => em.nativeUpdate(BlogPostEntity, { slug }, fields),
    remove: (slug: string) => em.nativeDelete(BlogPostEntity, { slug }),
    [Symbol.asyncDispose]: () => orm.close(),
  };
}
const long = new Date('2020-01-01');
const sample = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'A post',
  slug: 'a-post',
  excerpt: 'Short',
  content: '<p>Long</p>',
  author: 'Ada',
  tags: 'a, b',
  imageUrl: null,
  published: 'published' as 'published' | 'draft' | 'scheduled',
  createdAt: long,
  updatedAt: long,
};
const id = (n: number) => sample.id.replace(/1$/, String(n));

test('drafts and scheduled posts are neither listed nor found; a slug that no post can have is 400 or 404', async () => {
  await using server = await testApp();
  await using tool = await otherTool(server);
  await tool.insert(
    { slug: 'public' },
    { id: id(2), slug: 'draft', published: 'draft' },
    { id: id(3), slug: 'scheduled', published: 'scheduled' },
  );
  expect(await slugs(server)).toEqual(['public']);
  expect(await slugs(server, '?limit=9')).toEqual(['public']);
  for (const slug of ['draft', 'scheduled', 'unknown'])
    expect((await server.inject(`/api/blog/${slug}`)).statusCode).toBe(404);
  for (const url of ['/sitemap.xml', '/blog/rss.xml'])
    expect((await server.inject(url)).body).not.toMatch(/draft|scheduled/);
  const escapes = '% %0 %00 a%00b %ff %C0%80 %ED%A0%80 %2F ..%2f.. %25 %F0%9F%98%80'.split(' ');
  for (const slug of [...escapes, "'--", 'a'.repeat(300), 'a'.repeat(6000)]) {
    const response = await server.inject(`/api/blog/${slug}`);
    expect([slug, response.statusCode]).toEqual([slug, expect.toBeOneOf([400, 404])]);
    expect(response.json()).toEqual({
      statusCode: response.statusCode,
      error: expect.any(String),
      message: expect.any(String),
      requestId: expect.any(String),
    });
  }
});

test('the list is newest first and walked by limit and cursor', async () => {
  await using server = await testApp({ isSeeded: true });
  const all = await slugs(server);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const response = await server.inject(`/api/blog?limit=5${cursor && `&cursor=${cursor}`}`);
    const page: Page = response.json();
    seen.push(...page.posts.map(({ slug }) => slug));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(all);
  const { posts } = (await server.inject('/api/blog')).json();
  const times = posts.map((post: { createdAt: string }) => post.createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  for (const query of ['limit=0', 'limit=x', 'cursor=x'])
    expect((await server.inject(`/api/blog?${query}`)).statusCode).toBe(400);
});

describe('writes of another connection are visible after a second', () => {
  test.each<[string, (tool: Awaited<ReturnType<typeof otherTool>>) => Promise<unknown>, string[]]>([
    ['a new post', (tool) => tool.insert({ id: id(2), slug: 'new' }), ['A post', 'A post']],
    [
      'a new title',
      (tool) => tool.update('a-post', { title: 'New', updatedAt: new Date() }),
      ['New'],
    ],
    [
      'a new title, and an unchanged time',
      (tool) => tool.update('a-post', { title: 'New' }),
      ['New'],
    ],
    ['a post withdrawn', (tool) => tool.update('a-post', { published: 'draft' }), []],
    ['a post removed', (tool) => tool.remove('a-post'), []],
    [
      'one removed, another as old added',
      async (tool) => {
        await tool.remove('a-post');
        await tool.insert({ id: id(2), title: 'Other' });
      },
      ['Other'],
    ],
  ])('%s', async (_name, write, titles) => {
    const clock = stoppedClock();
    await using server = await testApp({ timeouts: patient });
    await using tool = await otherTool(server);
    await tool.insert({});
    const read = async () =>
      (await server.inject('/api/blog')).json().posts.map((post: { title: string }) => post.title);
    expect(await read()).toEqual(['A post']);
    await write(tool);
    clock.pass(1000);
    expect(await read()).toEqual(titles);
  });
});

import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { BlogPostEntity } from './entity.ts';

type Page = { posts: { slug: string; content: string }[]; nextCursor?: string | null };

type Query = { limit?: string; cursor?: string };

const POSTS = 120;
const CONTENT = `<p>${'é'.repeat(10_000)}</p>`;
/** The size of a page of several posts, in bytes, and of the post that exceeds it. */
const LARGEST_PAGE = 256 * 1024 + CONTENT.length * 2;

const server = await testApp();
beforeAll(async () => {
  const published = {
    author: 'Ada',
    tags: 'Growth',
    imageUrl: null,
    published: 'published',
  } as const;
  await server.orm.em.fork().insertMany(
    BlogPostEntity,
    Array.from({ length: POSTS }, (_, n) => ({
      ...published,
      title: `Post ${n}`,
      slug: `post-${n}`,
      excerpt: 'Short',
      content: CONTENT,
      createdAt: new Date(1_600_000_000_000 + n),
    })),
  );
  return () => server[Symbol.asyncDispose]();
});

const newestFirst = Array.from({ length: POSTS }, (_, n) => `post-${POSTS - 1 - n}`);

const byTrpc = async (input: Query): Promise<Page> => {
  const url = `/trpc/blog.list?input=${encodeURIComponent(JSON.stringify(input))}`;
  return (await server.inject(url)).json().result.data;
};
const byRest = async (input: Query): Promise<Page> =>
  (await server.inject(`/api/blog?${new URLSearchParams(input).toString()}`)).json();

test('the list without parameters has every post by REST, and so does the sitemap', async () => {
  const { posts, nextCursor }: Page = (await server.inject('/api/blog')).json();
  expect(posts.map(({ slug }) => slug)).toEqual(newestFirst);
  expect(nextCursor).toBeUndefined();
  const { body } = await server.inject('/sitemap.xml');
  for (const slug of newestFirst) expect(body).toContain(`/blog/${slug}</loc>`);
});

test.each<[string, typeof byTrpc, Query]>([
  ['tRPC without parameters', byTrpc, {}],
  ['tRPC with a limit', byTrpc, { limit: '1000' }],
  ['REST with a limit', byRest, { limit: '1000' }],
  [
    'REST with an invented cursor',
    byRest,
    { cursor: '9999999999999_00000000-0000-4000-8000-000000000000' },
  ],
])('a page has a limited size, and the next one follows: %s', async (_name, read, input) => {
  const seen: string[] = [];
  let page = await read({ ...input });
  for (;;) {
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(1.1 * LARGEST_PAGE);
    seen.push(...page.posts.map(({ slug }) => slug));
    if (!page.nextCursor) break;
    page = await read({ ...input, cursor: page.nextCursor });
  }
  expect(page.nextCursor).toBeNull();
  expect(seen).toEqual(newestFirst);
});

test('a page of short posts has the posts that were asked for', async () => {
  expect((await byRest({ limit: '3' })).posts).toHaveLength(3);
  await server.orm.em.fork().nativeUpdate(BlogPostEntity, {}, { content: '<p>Short</p>' });
  expect((await byRest({ limit: '110' })).posts).toHaveLength(110);
  const { posts, nextCursor } = await byTrpc({});
  expect([posts.length, typeof nextCursor]).toEqual([100, 'string']);
});

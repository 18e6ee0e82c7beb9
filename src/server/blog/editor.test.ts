import { describe, expect, test } from 'vitest';
import { auditKinds } from '../../../test/app.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import { draft, published, editorApp } from '../../../test/writing.ts';
import { BlogPostEntity } from './entity.ts';

type EditorApp = Awaited<ReturnType<typeof editorApp>>;
const statusOf = async (app: EditorApp, url: string) => (await app.inject(url)).statusCode;
const slugs = async (app: EditorApp) =>
  (await app.inject('/api/blog')).json().posts.map((post: { slug: string }) => post.slug);

describe('writing', () => {
  test('stores a draft that is not public', async () => {
    await using app = await editorApp();
    const post = await app.createPost();
    expect(post).toMatchObject({ ...draft, published: 'draft', version: 1, author: 'Alex Morgan' });
    expect((await app.query('blog.adminGet', { id: post.id })).json().result.data).toEqual(post);
    expect(await slugs(app)).toEqual([]);
    for (const url of ['/blog', '/sitemap.xml', '/blog/rss.xml'])
      expect((await app.inject(url)).body).not.toContain(draft.slug);
    expect(await statusOf(app, `/blog/${draft.slug}`)).toBe(404);
  });

  test('shows a published post and each change on every page immediately', async () => {
    await using app = await editorApp();
    const everywhere = ['/api/blog', '/blog', '/sitemap.xml', '/blog/rss.xml'];
    for (const url of everywhere) await app.inject(url);
    const post = await app.createPost(published);
    for (const url of everywhere) expect((await app.inject(url)).body).toContain(draft.slug);
    const page = `/blog/${draft.slug}`;
    expect((await app.inject(page)).body).toContain('Ask for a second meeting.');
    const changed = { ...post, content: '<p>Send the recording first.</p>' };
    expect((await app.mutate('update', changed)).statusCode).toBe(200);
    expect((await app.inject(page)).body).toContain('Send the recording first.');
    expect((await app.inject(`/api${page}`)).body).toContain('Send the recording first.');
    await app.mutate('remove', { id: post.id });
    expect(await auditKinds(app)).toEqual(['post.deleted', 'post.published']);
    expect(await statusOf(app, page)).toBe(404);
    expect(await slugs(app)).toEqual([]);
  });

  test('the public response has exactly the fields of the specification', async () => {
    await using app = await editorApp({ PICTURE_HOSTS: 'x.test' });
    await app.createPost({ ...published, imageUrl: 'https://x.test/a.jpg', imageAlt: 'A studio' });
    const { post } = (await app.inject(`/api/blog/${draft.slug}`)).json();
    expect(Object.keys(post).toSorted()).toEqual(
      'author content createdAt excerpt id imageUrl published slug tags title updatedAt'.split(' '),
    );
    const page = (await app.inject(`/blog/${draft.slug}`)).body;
    expect(page).toMatch(/<img[^>]*alt="A studio"/);
    expect(page).toContain('<meta property="og:image" content="https://x.test/a.jpg">');
  });

  test('rejects invalid fields by name', async () => {
    await using app = await editorApp();
    for (const [fields, field, sentence] of [
      [{ title: ' ' }, 'title', 'Give the post a title'],
      [{ slug: 'Not a slug' }, 'slug', /lowercase letters/],
      [{ slug: '' }, 'slug', /lowercase letters/],
      [{ slug: '../x' }, 'slug', /lowercase letters/],
      [{ published: 'live' }, 'published', /draft, scheduled or published/],
      [{ published: 'scheduled' }, 'publishAt', 'Choose when the post becomes public'],
      [{ published: 'scheduled', publishAt: 'soon' }, 'publishAt', /date and time/],
      [{ publishAt: '0000-01-01T00:00:00+14:00' }, 'publishAt', /year 2000/],
      [{ publishAt: '0001-01-01T00:00:00Z' }, 'publishAt', /year 2000/],
      [{ publishAt: '9999-12-31T23:59:59-14:00' }, 'publishAt', /year 2100/],
      [{ ...published, excerpt: '' }, 'excerpt', /needs an excerpt/],
      [{ ...published, content: '<p> &nbsp;</p>' }, 'content', /needs an article/],
      [{ ...published, content: '<script>x</script>' }, 'content', /needs an article/],
      [{ content: 'x'.repeat(500_001) }, 'content', /500,000/],
      [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', /https/],
      [{ imageUrl: '//evil.test/x.png' }, 'imageUrl', /https/],
      [{ imageUrl: '/uploads/x.webp' }, 'imageAlt', /Describe the picture/],
      [{ ...published, content: '<img src="/x.webp">' }, 'content', /needs a description/],
      [{ ...published, content: '<img src="/x.webp" alt=" ">' }, 'content', /needs a description/],
    ] as const) {
      const response = await app.mutate('create', { ...draft, ...fields });
      expect([fields, response.statusCode]).toEqual([fields, 400]);
      const { message, data } = response.json().error;
      expect(data.fields[field]).toMatch(sentence);
      expect(message).toContain(`${field}: `);
    }
  });

  test('accepts a draft whose pictures are not described yet, and rejects a version that exceeds the integer range', async () => {
    await using app = await editorApp();
    const { id, content } = await app.createPost({ content: '<img src="/x.webp">' });
    expect(content).toContain('src="/x.webp" alt=""');
    for (const response of [
      await app.mutate('restore', { id, version: 1, revision: 2 ** 40 }),
      await app.query('blog.revision', { id, version: 2 ** 40 }),
    ]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().error.message).toMatch(/^(revision|version): Must be the version/);
    }
  });

  test('rejects a slug that another post has', async () => {
    await using app = await editorApp();
    await app.createPost();
    const other = await app.createPost({ slug: 'other' });
    for (const response of [
      await app.mutate('create', draft),
      await app.mutate('update', { ...other, slug: draft.slug }),
    ]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().error.data.fields.slug).toMatch(/Another post has the address/);
    }
  });
});

describe('scheduling', () => {
  const due = '2027-03-01T09:00:00.000Z';
  const scheduled = { published: 'scheduled', publishAt: due };

  test('publishes a scheduled post at its time without a job', async () => {
    const { goTo } = stoppedDate('2027-03-01T08:59:59.000Z');
    await using app = await editorApp();
    await app.createPost(scheduled);
    const page = `/blog/${draft.slug}`;
    expect(await slugs(app)).toEqual([]);
    expect(await statusOf(app, page)).toBe(404);
    goTo(due);
    expect((await app.inject('/api/blog')).json().posts).toEqual([
      expect.objectContaining({ published: 'published', createdAt: due, updatedAt: due }),
    ]);
    expect(await statusOf(app, page)).toBe(200);
    expect((await app.inject('/blog/rss.xml')).body).toContain(draft.slug);
    const { posts, counts } = (await app.query('blog.adminList', {})).json().result.data;
    expect(posts[0].published).toBe('published');
    expect(counts).toEqual({ draft: 0, scheduled: 0, published: 1 });
  });

  test('the date of a post is when it became public, also after it was withdrawn', async () => {
    const { goTo } = stoppedDate('2027-01-01T00:00:00.000Z');
    await using app = await editorApp();
    const first = await app.createPost();
    goTo('2027-01-02T00:00:00.000Z');
    const save = async (post: object, fields: object) =>
      (await app.mutate('update', { ...post, ...fields })).json().result.data;
    const second = await save(first, published);
    expect(second.createdAt).toBe('2027-01-02T00:00:00.000Z');
    goTo('2027-01-03T00:00:00.000Z');
    const third = await save(second, { published: 'draft' });
    expect(await slugs(app)).toEqual([]);
    const fourth = await save(third, published);
    expect(fourth.createdAt).toBe(second.createdAt);
    expect(fourth.updatedAt).toBe('2027-01-03T00:00:00.000Z');
  });
});

test('a post that was published by SQL, without a moment, keeps its date', async () => {
  await using app = await editorApp();
  const post = await app.createPost({ ...published });
  const createdAt = new Date('2020-01-01T00:00:00.000Z');
  const em = app.orm.em.fork();
  await em.nativeUpdate(BlogPostEntity, { id: post.id }, { createdAt, publishAt: null });
  const { version } = await em.findOneOrFail(BlogPostEntity, { id: post.id });
  const saved = await app.mutate('update', { ...post, version, publishAt: null });
  expect(saved.json().result.data.createdAt).toBe(createdAt.toISOString());
});

describe('old addresses', () => {
  const move = async (app: EditorApp, post: object, slug: string) =>
    (await app.mutate('update', { ...post, slug })).json().result.data;

  test('redirect to the current slug after several changes', async () => {
    await using app = await editorApp();
    const first = await app.createPost({ ...published, slug: 'one' });
    await app.inject('/blog/one');
    const second = await move(app, first, 'two');
    const third = await move(app, second, 'three');
    for (const old of ['one', 'two']) {
      const response = await app.inject(`/blog/${old}?from=feed`);
      expect(response.statusCode).toBe(301);
      expect(response.headers.location).toBe('/blog/three?from=feed');
      // The API documents a 404 for a slug that no post has.
      expect(await statusOf(app, `/api/blog/${old}`)).toBe(404);
    }
    await move(app, third, 'one');
    expect(await statusOf(app, '/blog/one')).toBe(200);
    expect((await app.inject('/blog/three')).headers.location).toBe('/blog/one');
  });

  test('belong to a new post that uses them, and are 404 for a draft and a withdrawn post', async () => {
    await using app = await editorApp();
    const moved = await move(app, await app.createPost({ ...published, slug: 'one' }), 'two');
    await app.mutate('update', { ...moved, published: 'draft' });
    expect(await statusOf(app, '/blog/one')).toBe(404);
    await app.createPost({ ...published, slug: 'one', title: 'Another' });
    expect((await app.inject('/blog/one')).body).toContain('Another');
    const never = await move(app, await app.createPost({ slug: 'three' }), 'four');
    await app.mutate('update', { ...never, ...published });
    expect(await statusOf(app, '/blog/three')).toBe(404);
  });
});

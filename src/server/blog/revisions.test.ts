import { expect, test } from 'vitest';
import { draft, published, editorApp } from '../../../test/writing.ts';

test('a second tab gets a conflict with the saved version, and can overwrite it; one of many concurrent saves succeeds', async () => {
  await using app = await editorApp();
  const opened = await app.createPost();
  const first = await app.mutate('update', { ...opened, title: 'The first tab' });
  expect(first.json().result.data).toMatchObject({ title: 'The first tab', version: 2 });

  const stale = await app.mutate('update', { ...opened, title: 'The second tab' });
  expect(stale.statusCode).toBe(409);
  const { message, data } = stale.json().error;
  expect(message).toBe('This post was saved elsewhere after you opened it.');
  expect(data.detail).toEqual(first.json().result.data);

  const over = { ...opened, title: 'The second tab', version: data.detail.version };
  expect((await app.mutate('update', over)).json().result.data).toMatchObject({ version: 3 });
  const restored = await app.mutate('restore', { id: opened.id, version: 1, revision: 1 });
  expect(restored.statusCode).toBe(409);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      app.mutate('update', { ...opened, version: 3, title: `Tab ${n}` }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  const { revisions } = (await app.query('blog.revisions', { id: opened.id })).json().result.data;
  expect(revisions).toHaveLength(3);
});

test('saving, sharing and removing concurrently never returns an internal error', async () => {
  await using app = await editorApp();
  for (let n = 0; n < 8; n++) {
    const { id, ...fields } = await app.createPost({ ...published, slug: `post-${n}` });
    const two = (await app.mutate('update', { ...fields, id, title: 'Two' })).json().result.data;
    const answers = await Promise.all([
      app.mutate('remove', { id }),
      app.mutate('update', { ...two, title: 'Three' }),
      app.mutate('update', { ...two, slug: `moved-${n}` }),
      app.mutate('restore', { id, version: 2, revision: 1 }),
      app.mutate('sharePreview', { id }),
      app.mutate('remove', { id }),
    ]);
    for (const { statusCode } of answers) expect([200, 404, 409]).toContain(statusCode);
    expect((await app.query('blog.adminGet', { id })).statusCode).toBe(404);
  }
});

test('every save stores the former version, which can be read and restored', async () => {
  await using app = await editorApp();
  const one = await app.createPost({ ...published, tags: 'Old' });
  const changes = { title: 'Two', tags: 'New', slug: 'two', content: '<p>New</p>' };
  const two = (await app.mutate('update', { ...one, ...changes })).json().result.data;
  const { revisions } = (await app.query('blog.revisions', { id: one.id })).json().result.data;
  expect(revisions).toEqual([{ version: 1, title: draft.title, savedAt: one.updatedAt }]);
  const former = (await app.query('blog.revision', { id: one.id, version: 1 })).json().result.data;
  expect(former).toMatchObject({ ...draft, tags: 'Old', savedAt: one.updatedAt });

  const restore = { id: one.id, version: two.version, revision: 1 };
  const back = (await app.mutate('restore', restore)).json().result.data;
  // Slug and publication are not part of a revision.
  expect(back).toMatchObject({ ...draft, tags: 'Old', slug: 'two', published: 'published' });
  expect(back.version).toBe(3);
  expect((await app.inject('/blog/two')).body).toContain('Ask for a second meeting.');
  const unknown = await app.mutate('restore', { ...restore, version: 3, revision: 99 });
  expect(unknown.statusCode).toBe(404);
});

test('stores the fifty latest versions', async () => {
  await using app = await editorApp();
  let post = await app.createPost();
  for (let n = 0; n < 52; n++)
    post = (await app.mutate('update', { ...post, title: `Title ${n}` })).json().result.data;
  const { revisions } = (await app.query('blog.revisions', { id: post.id })).json().result.data;
  expect(revisions.map(({ version }: { version: number }) => version)).toEqual(
    Array.from({ length: 50 }, (_, n) => 52 - n),
  );
});

test('searches, filters and paginates the list', async () => {
  await using app = await editorApp();
  for (let n = 0; n < 27; n++) await app.createPost({ slug: `post-${n}`, title: `Post ${n}` });
  await app.createPost({ ...published, slug: 'found', title: '100% of_it' });
  const list = async (filter: object) =>
    (await app.query('blog.adminList', filter)).json().result.data;
  const first = await list({});
  expect(first).toMatchObject({ total: 28, counts: { draft: 27, scheduled: 0, published: 1 } });
  expect(first.posts).toHaveLength(25);
  expect((await list({ page: 2 })).posts).toHaveLength(3);
  expect((await list({ state: 'published' })).posts).toMatchObject([{ slug: 'found' }]);
  for (const search of ['100%', 'OF_IT', 'found'])
    expect((await list({ search })).posts).toMatchObject([{ slug: 'found' }]);
  expect((await list({ search: '_' })).total).toBe(1);
  expect((await list({ search: 'post 2', state: 'draft' })).total).toBe(8);
});

test('a preview shows a draft to anyone with the link until it is revoked', async () => {
  await using app = await editorApp();
  const post = await app.createPost();
  const share = async () =>
    (await app.mutate('sharePreview', { id: post.id })).json().result.data.previewToken;
  const token = await share();
  expect(token).toMatch(/^[\w-]{32}$/);
  const url = `/blog/preview/${token}`;
  const page = await app.inject(url);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Ask for a second meeting.');
  expect(page.body).toContain('<meta name="robots" content="noindex">');
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin',
  });
  // A link creates no new version, and the next change is visible immediately.
  const save = await app.mutate('update', { ...post, content: '<p>Rewritten</p>' });
  expect(save.statusCode).toBe(200);
  expect((await app.inject(url)).body).toContain('Rewritten');

  const next = await share();
  expect((await app.inject(url)).statusCode).toBe(404);
  await app.mutate('revokePreview', { id: post.id });
  expect((await app.inject(`/blog/preview/${next}`)).statusCode).toBe(404);
  for (const guess of ['null', '%00', 'x'.repeat(200)])
    expect((await app.inject(`/blog/preview/${guess}`)).statusCode).toBe(404);
});

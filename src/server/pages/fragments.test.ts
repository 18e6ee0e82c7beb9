import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { draft, editorApp, published } from '../../../test/writing.ts';
import { builtClient } from './client.ts';

const other = { ...published, title: 'Another show', slug: 'another-show' };
const paths = ['/', '/blog', `/blog/${draft.slug}`, `/blog/${other.slug}`];

/** The status, and the HTML of a page without its state, which has the time of its queries. */
async function shown(
  { inject }: Pick<Awaited<ReturnType<typeof testApp>>, 'inject'>,
  path: string,
) {
  const { statusCode, body } = await inject(path);
  return `${statusCode} ${body.split(`<script id="state"`)[0]}`;
}

test('after every change, a page is the same as in a process that has rendered nothing', async () => {
  await using app = await editorApp();
  const compare = async () => {
    await using fresh = await testApp({ url: app.url });
    for (const path of paths) {
      const html = await shown(app, path);
      expect(html).not.toContain('page-fragment');
      expect([path, html === (await shown(fresh, path))]).toEqual([path, true]);
    }
  };
  await compare();
  let post = await app.createPost(published);
  await compare();
  const second = await app.createPost(other);
  await compare();
  const update = async (fields: object) => {
    const response = await app.mutate('update', { ...post, ...fields });
    post = { ...post, ...fields, ...response.json().result.data };
    await compare();
  };
  await update({ title: 'A new title', tags: 'Guests, Sound' });
  await update({ content: '<h2>One</h2><p>a</p><h2>Two</h2><p>b</p><h2>Three</h2><p>c</p>' });
  await update({ published: 'draft' });
  await update({ published: 'published' });
  await app.mutate('remove', { id: second.id });
  await compare();
});

test('a page reuses the fragments of its last rendering, another address or configuration does not', async () => {
  const { preparePage } = await builtClient('dist');
  const prepare = (path: string, year = 2026) =>
    preparePage({ path, config: { publicUrl: '', year }, call: async () => ({ posts: [] }) });
  const page = await prepare('/blog');
  const first = await page.toHtml(new Map());
  expect(first.fragments.size).toBeGreaterThan(2);
  expect(await page.toHtml(first.fragments)).toEqual(first);
  expect((await page.toHtml()).html).toBe(first.html);

  const marked = new Map([...first.fragments.keys()].map((key) => [key, Buffer.from('(reused)')]));
  const { html } = await page.toHtml(marked);
  expect(html.split('(reused)')).toHaveLength(first.fragments.size + 1);
  for (const different of [await prepare('/privacy'), await prepare('/blog', 2027)])
    expect((await different.toHtml(marked)).html).not.toContain('(reused)');
});

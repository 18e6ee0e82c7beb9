import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { draft, editorApp, published } from '../../../test/writing.ts';
import { readXml } from '../../../test/xml.ts';
import { BlogPostEntity } from './entity.ts';

type Server = Pick<Awaited<ReturnType<typeof testApp>>, 'inject'>;

const guids = async (server: Server) =>
  [...(await server.inject('/blog/rss.xml')).body.matchAll(/<guid.*?<\/guid>/g)].map(([it]) => it);

test('the id of a post in the feed stays when its slug, title and host change', async () => {
  await using app = await editorApp({ PUBLIC_URL: 'https://before.example' });
  const { id, version } = await app.createPost(published);
  const before = await guids(app);
  expect(before).toEqual([`<guid isPermaLink="false">urn:uuid:${id}</guid>`]);
  const changed = { ...draft, ...published, id, version, slug: 'moved', title: 'Renamed' };
  expect((await app.mutate('update', changed)).statusCode).toBe(200);
  expect(await guids(app)).toEqual(before);
});

test('posts from before there were ids keep their address as id', async () => {
  let url: string;
  {
    await using server = await editorApp({ PUBLIC_URL: 'https://before.example' });
    url = server.url;
    const { id } = await server.createPost({ ...published, slug: 'old' });
    await server.orm.em.fork().nativeUpdate(BlogPostEntity, { id }, { feedId: '/blog/old' });
    expect(await guids(server)).toEqual(['<guid>https://before.example/blog/old</guid>']);
    await server.orm.em.fork().nativeUpdate(BlogPostEntity, { id }, { slug: 'new' });
  }
  await using server = await testApp({
    url,
    environment: { PUBLIC_URL: 'https://after.example' },
  });
  const kept = '<guid isPermaLink="false">https://before.example/blog/old</guid>';
  expect(await guids(server)).toEqual([kept]);
});

test('the feed completes the addresses of tags, and leaves text that looks like one', async () => {
  await using app = await editorApp({ PUBLIC_URL: 'https://site.example' });
  const text = '<p><code>&lt;img srcset="a" src="/a.jpg"&gt;</code> and href="/contact"</p>';
  const image = '<img src="/uploads/a.jpg" alt="A srcset=" loading="lazy" />';
  const content = `${text}<p><a href="/contact">Us</a>, <a href="#part-a">A</a></p>${image}`;
  await app.createPost({ ...published, content });
  const feed = readXml((await app.inject('/blog/rss.xml')).body);
  const article = feed.find(({ name }) => name === 'content:encoded')?.text;
  expect(article).toBe(
    content
      .replace('<a href="/', '<a href="https://site.example/')
      .replace('<img src="/', '<img src="https://site.example/'),
  );
});

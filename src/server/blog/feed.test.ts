import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { databaseBefore } from '../../../test/databaseBefore.ts';
import { draft, editorApp, published } from '../../../test/writing.ts';

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
  const [id, updated] = ['00000000-0000-4000-8000-000000000001', new Date('2026-01-02')];
  const url = await databaseBefore('feedIds', [], async (orm, createdAt) => {
    await orm.em.getConnection().execute(
      `insert into blog_posts (id, title, slug, excerpt, content, author, published, created_at,
         updated_at, publish_at) values (?, 'Old', 'old', '', '<p>Old</p>', 'Ada', 'published', ?, ?, ?)`,
      [id, createdAt, createdAt, createdAt],
    );
  });
  const open = (PUBLIC_URL: string) => testApp({ url, environment: { PUBLIC_URL } });
  {
    await using server = await open('https://before.example');
    expect(await guids(server)).toEqual(['<guid>https://before.example/blog/old</guid>']);
    await server.orm.em.execute(`update blog_posts set slug = 'new', updated_at = ?`, [updated]);
  }
  await using server = await open('https://after.example');
  const kept = '<guid isPermaLink="false">https://before.example/blog/old</guid>';
  expect(await guids(server)).toEqual([kept]);
});

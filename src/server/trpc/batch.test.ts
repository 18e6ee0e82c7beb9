import { expect, test } from 'vitest';
import { bearer, signIn, testApp } from '../../../test/app.ts';
import { draft } from '../../../test/writing.ts';

const names = (count: number, name: string) => Array(count).fill(name).join(',');
const inputs = (count: number) => Object.fromEntries(Array(count).fill({}).entries());
const tooMany = { error: { data: { code: 'BAD_REQUEST', httpStatus: 400 } } };

test('a call of a batch that fails to save does not affect the others', async () => {
  await using server = await testApp();
  const posts = { 0: draft, 1: draft, 2: { ...draft, slug: 'another' } };
  const url = `/trpc/${names(3, 'blog.create')}?batch=1`;
  const created: { error?: object; result?: { data: { slug: string } } }[] = (
    await server.post(url, posts, bearer)
  ).json();
  const [refused, ...others] = created.filter(({ error }) => error);
  expect(refused).toMatchObject({ error: { data: { fields: { slug: expect.any(String) } } } });
  expect(others).toEqual([]);
  const stored = (await server.query('blog.adminList')).json().result.data.posts;
  expect(stored.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual([
    'another',
    draft.slug,
  ]);
});

test('a batch without credentials takes three calls and rejects more with a message', async () => {
  await using server = await testApp({ isSeeded: true });
  const read = (count: number, headers = {}) => {
    const input = encodeURIComponent(JSON.stringify(inputs(count)));
    const url = `/trpc/${names(count, 'blog.list')}?batch=1&input=${input}`;
    return server.inject({ url, headers });
  };
  const message = 'Without credentials, a batch takes at most 3 calls';
  const three = await read(3);
  expect([three.statusCode, three.json().length]).toEqual([200, 3]);
  const wrong = { authorization: 'Bearer wrong' };
  const invented = { cookie: 'admin=invented; __Host-admin=invented' };
  for (const many of [
    await read(4),
    await read(4, wrong),
    await read(4, invented),
    await server.post(`/trpc/${names(4, 'leads.create')}?batch=1`, inputs(4)),
  ]) {
    expect(many.statusCode).toBe(400);
    const errors = Array(4).fill({ error: { ...tooMany.error, message } });
    expect(many.json()).toMatchObject(errors);
  }
});

test.each(['token', 'session'])('a batch with a %s takes ten calls', async (by) => {
  await using server = await testApp({ isSeeded: true });
  const headers = by === 'token' ? bearer : await signIn(server);
  const post = (count: number) =>
    server.post(`/trpc/${names(count, 'blog.remove')}?batch=1`, inputs(count), headers);
  expect((await post(10)).json()).toHaveLength(10);
  const many = await post(400);
  expect(many.statusCode).toBe(400);
  expect(many.json()).toMatchObject(tooMany);
  expect(many.json().error.message).toBe('A batch takes at most 10 calls');
  expect(many.body.length).toBeLessThan(1000);
});

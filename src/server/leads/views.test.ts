import { expect, test } from 'vitest';
import { signInAs } from '../../../test/accounts.ts';
import { bearer, testApp } from '../../../test/app.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
type Headers = Record<string, string>;
const open = () => testApp();

const call = (server: Server, name: string, input: object, headers: Headers = bearer) =>
  server.post(`/trpc/leads.views.${name}`, input, headers);
const create = async (server: Server, input: object, headers?: Headers): Promise<string> => {
  const view = { name: 'Hot', isShared: true, filter: {}, ...input };
  return (await call(server, 'create', view, headers)).json().result.data.id;
};
const list = async (server: Server, headers: Headers = bearer) =>
  (await server.query('leads.views.list', {}, headers)).json().result.data.views;
const names = async (server: Server, headers: Headers) =>
  (await list(server, headers)).map(({ name }: { name: string }) => name);

test('a view keeps its filter and order, and is renamed and deleted', async () => {
  await using server = await open();
  const filter = { status: 'new', q: 'ada', from: '2026-11-01' };
  const id = await create(server, { filter: { ...filter, type: '' }, sort: 'name' });
  expect(await list(server)).toEqual([{ id, name: 'Hot', isShared: true, filter, sort: 'name' }]);
  await call(server, 'rename', { id, name: ' Hotter ' });
  expect(await names(server, bearer)).toEqual(['Hotter']);
  await call(server, 'delete', { id });
  expect(await list(server)).toEqual([]);
  expect((await call(server, 'delete', { id })).statusCode).toBe(404);
});

test('a private view is seen, renamed and deleted by its owner only', async () => {
  await using server = await open();
  const [ada, grace] = [await signInAs(server, 'editor'), await signInAs(server, 'editor')];
  const id = await create(server, { name: 'Mine', isShared: false }, ada);
  await create(server, { name: 'Ours' }, ada);
  expect(await names(server, ada)).toEqual(['Mine', 'Ours']);
  expect(await names(server, grace)).toEqual(['Ours']);
  expect((await call(server, 'rename', { id, name: 'x' }, grace)).statusCode).toBe(404);
  expect((await call(server, 'delete', { id }, grace)).statusCode).toBe(404);
  expect(await names(server, ada)).toEqual(['Mine', 'Ours']);
});

test('without an account every view is shared', async () => {
  await using server = await open();
  await create(server, { isShared: false });
  expect(await list(server)).toMatchObject([{ isShared: true }]);
});

test('rejects invalid views, and more than fifty', async () => {
  await using server = await open();
  for (const [input, message] of [
    [{ name: ' ' }, 'name: Enter a name'],
    [{ name: 'x'.repeat(61) }, 'name: Must have at most 60'],
    [{ filter: { status: 'maybe' } }, 'status: Must be one of'],
    [{ sort: 'age' }, 'sort: Must be one of'],
  ] as const) {
    const response = await call(server, 'create', {
      name: 'x',
      isShared: true,
      filter: {},
      ...input,
    });
    expect([response.statusCode, response.json().error.message]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
  }
  for (let index = 0; index < 50; index++) await create(server, {});
  const response = await call(server, 'create', { name: 'x', isShared: true, filter: {} });
  expect([response.statusCode, response.json().error.message]).toEqual([
    409,
    'There are already 50 views. Delete one first.',
  ]);
});

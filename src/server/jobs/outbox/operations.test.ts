import { expect, test } from 'vitest';
import { auditKinds, bearer, testApp, withoutMail } from '../../../../test/app.ts';
import type { OutboxState } from '../../../shared/outbox.ts';
import { OutboxEntity } from './entity.ts';
import { enqueue } from './queue.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
type Row = { id: string; about: string; state: string; isConfigured: boolean };
const open = () => testApp({ environment: withoutMail });

const mail = { to: 'ada@example.com', subject: 'Your guide', html: '<p>Hi</p>', text: 'Hi' };

async function add(server: Server, state: OutboxState, ...keys: string[]) {
  const em = server.orm.em.fork();
  for (const key of keys) enqueue(em, { kind: 'mail', key, payload: mail });
  await em.flush();
  await em.nativeUpdate(OutboxEntity, { key: { $in: keys } }, { state, attempts: 12 });
}

const ask = async (server: Server, path: string, input?: object) =>
  (await server.query(`outbox.${path}`, input)).json().result.data;

test('lists rows by state, page by page, with subjects and without payloads', async () => {
  await using server = await open();
  await add(server, 'failed', 'a', 'b', 'c');
  await add(server, 'waiting', 'd');
  const first = await ask(server, 'list', { state: 'failed', limit: 2 });
  const second = await ask(server, 'list', { state: 'failed', limit: 2, cursor: first.nextCursor });
  const rows: Row[] = [...first.rows, ...second.rows];
  expect(rows.map(({ about }) => about)).toEqual(Array(3).fill('Your guide → ada@example.com'));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
  expect(second.nextCursor).toBeNull();
  expect(JSON.stringify(first)).not.toContain('<p>');
  expect(rows[0]).toMatchObject({ state: 'failed', attempts: 12, isConfigured: false });
});

test('shows an email as it is sent, and other rows as JSON', async () => {
  await using server = await open();
  await add(server, 'waiting', 'a');
  const em = server.orm.em.fork();
  enqueue(em, { kind: 'event', key: 'e', payload: { type: 'lead.created', data: { x: 1 } } });
  await em.flush();
  const { rows } = await ask(server, 'list', { state: 'waiting' });
  const [event, message] = rows.map(({ id }: Row) => ask(server, 'content', { id }));
  expect(await message).toMatchObject({ kind: 'mail', mail });
  expect(await event).toMatchObject({ kind: 'event', mail: null });
  expect(rows[0]).toMatchObject({ about: 'lead.created', isConfigured: true });
});

test('retries one or all failed rows, but no finished ones', async () => {
  await using server = await open();
  await add(server, 'failed', 'a', 'b');
  await add(server, 'done', 'c');
  expect(await ask(server, 'count')).toEqual({ waiting: 0, failed: 2 });
  const { rows } = await ask(server, 'list', { state: 'failed' });
  const done = (await ask(server, 'list', { state: 'done' })).rows[0];
  const retry = async (input: object) =>
    (await server.post('/trpc/outbox.retry', input, bearer)).json().result.data.retried;
  expect(await retry({ ids: [rows[0].id, done.id] })).toBe(1);
  expect(await ask(server, 'count')).toEqual({ waiting: 1, failed: 1 });
  expect(await retry({})).toBe(1);
  expect(await ask(server, 'count')).toEqual({ waiting: 2, failed: 0 });
  const again = await server.orm.em.fork().findOneOrFail(OutboxEntity, { key: 'a' });
  expect(again.attempts).toBe(0);
});

test('only failed rows can be discarded, which is audited', async () => {
  await using server = await open();
  await add(server, 'failed', 'a');
  await add(server, 'waiting', 'b');
  await add(server, 'done', 'c');
  for (const state of ['failed', 'waiting', 'done']) {
    const [row] = (await ask(server, 'list', { state })).rows;
    await server.post('/trpc/outbox.discard', { id: row.id }, bearer);
  }
  const left = await server.orm.em.fork().find(OutboxEntity, {}, { orderBy: { key: 'asc' } });
  expect(left.map(({ key }) => key)).toEqual(['b', 'c']);
  expect(await auditKinds(server)).toEqual(['outbox.discarded']);
});

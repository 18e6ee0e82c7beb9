import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { joined } from '../../../test/whiteboard/testSocket.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { servedApp } from '../../../test/whiteboard/appServer.ts';
import { DEMO_BOARD, MAX_FRAME_BYTES, MAX_NOTES } from '../../shared/whiteboard/limits.ts';
import { encode } from './wireFrame.ts';
import { Room } from './room.ts';
import { createStore } from './store.ts';

test('W18 cursors are thinned out to 30 a second, and the last one arrives', async () => {
  await using app = await servedApp();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  const twin = await joined(app.url, 'bob');
  const start = performance.now();
  let x = 0;
  while (performance.now() - start < 1000) {
    for (let n = 0; n < 5; n++) bob.say({ type: 'move_cursor', position: { x: ++x, y: 0 } });
    await new Promise((go) => setTimeout(go, 5));
  }
  await eventually(() => expect(ann.all('cursor_moved').at(-1)?.position.x).toBe(x));
  const seconds = (performance.now() - start) / 1000;
  expect(ann.all('cursor_moved').length).toBeLessThanOrEqual(31 * seconds + 1);
  expect(ann.all('cursor_moved').length).toBeGreaterThan(5);
  expect(twin.all('cursor_moved')).toEqual([]);
  expect(bob.all('error')).toEqual([]);
  const late = await joined(app.url, 'late');
  expect((await late.hear('session_joined')).participants).toContainEqual(
    expect.objectContaining({ id: 'bob', cursor: { x, y: 0 } }),
  );
});

test('W19 a frame that is too large is an error, and the connection stays', async () => {
  await using app = await servedApp();
  const ann = await joined(app.url, 'ann');
  ann.say('x'.repeat(MAX_FRAME_BYTES + 1));
  expect((await ann.hear('error')).message).toBe('A frame takes at most 65,536 bytes.');
  ann.say({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.hear('ack');
});

test('W19 400 changes at once are taken, more are refused and can be sent again', async () => {
  await using app = await servedApp();
  const ann = await joined(app.url, 'ann');
  for (let n = 0; n < 500; n++) ann.say({ type: 'add_note', note: note(`${n}`), opId: `${n}` });
  await eventually(() => expect(ann.all('ack').length + ann.all('error').length).toBe(500));
  expect(ann.all('ack').length).toBeGreaterThanOrEqual(400);
  expect(ann.all('error').length).toBeGreaterThan(0);
  for (const error of ann.all('error'))
    expect(error).toMatchObject({ retry: true, opId: expect.any(String) });
  expect(ann.isOpen()).toBe(true);
});

test('W19 a board takes 2,000 notes', async () => {
  await using app = await servedApp();
  const lines = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => joined(app.url, id)));
  for (const [n, line] of lines.entries())
    for (let m = 0; m < 350; m++)
      line.say({ type: 'add_note', note: note(`${n}-${m}`), opId: `${m}` });
  const count = (type: 'ack' | 'error') =>
    lines.reduce((sum, line) => sum + line.all(type).length, 0);
  await eventually(() => expect(count('ack') + count('error')).toBe(6 * 350));
  expect(count('ack')).toBe(MAX_NOTES);
  for (const { message } of lines.flatMap((line) => line.all('error')))
    expect(message).toBe('A board takes at most 2,000 notes.');
});

test('W19 a board takes 1,000 participants, and further tabs of theirs', async () => {
  await using app = await testApp();
  const store = createStore(() => app.orm.em.fork());
  await store.find(DEMO_BOARD);
  const loaded = await store.load(DEMO_BOARD);
  if (!loaded) throw new Error('There is no demo board');
  const fail = (error: unknown) => expect(error).toBeUndefined();
  const room = new Room({ loaded, store, encode, publish: () => {}, onFailure: fail });
  const peer = () => ({ send: () => {}, bufferedAmount: () => 0, drop: () => {}, close: () => {} });
  const enter = (id: string, by = peer()) => room.join(by, { id, name: id, color: 'red' }, true);
  const first = peer();
  enter('0', first);
  for (let n = 1; n < 1000; n++) expect(enter(`${n}`)).toMatchObject({ user: { id: `${n}` } });
  expect(enter('late')).toBe('A board takes at most 1,000 participants.');
  expect(enter('1')).toMatchObject({ user: { id: '1' } });
  room.leave(first);
  expect(enter('late')).toMatchObject({ user: { id: 'late' } });
  room.close(1000, '');
});

test('new boards are limited to 30 a minute', async () => {
  await using app = await servedApp();
  const codes = [];
  for (let n = 0; n < 31; n++)
    codes.push((await app.post('/trpc/whiteboard.create', {})).statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(30);
  expect(codes.at(-1)).toBe(429);
});

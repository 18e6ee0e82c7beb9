import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { served } from '../../../test/whiteboard/ownServer.ts';
import { dial, join, joined } from '../../../test/whiteboard/testSocket.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { clientFrame, openRaw } from '../../../test/whiteboard/rawSocket.ts';
import {
  DEMO_BOARD,
  JOINS_PER_MINUTE,
  MAX_BOARD_BYTES,
  votePace,
} from '../../shared/whiteboard/limits.ts';

/** What the database keeps of the notes. */
async function storedBytes(app: Awaited<ReturnType<typeof served>>) {
  const rows = await app.orm.em
    .fork()
    .getConnection()
    .execute<{ note: string }[]>('select note from whiteboard_notes');
  return rows.reduce((sum, row) => sum + Buffer.byteLength(row.note), 0);
}

test('W23 a board stores at most 2 MiB, and what is deleted makes room', async () => {
  await using app = await served();
  const content = '€'.repeat(2000);
  const lines = await Promise.all(['a', 'b', 'c'].map((id) => joined(app.url, id)));
  for (const [n, line] of lines.entries())
    for (let m = 0; m < 150; m++)
      line.say({ type: 'add_note', note: note(`${n}-${m}`, { content }), opId: `${m}` });
  const [ann] = lines;
  if (!ann) throw new Error('No line');
  const answers = () => lines.flatMap((line) => [...line.all('ack'), ...line.all('error')]);
  await eventually(() => expect(answers()).toHaveLength(450));
  const errors = lines.flatMap((line) => line.all('error'));
  expect(new Set(errors.map(({ message }) => message))).toEqual(
    new Set(['A board takes at most 2 MiB of notes.']),
  );
  expect(await storedBytes(app)).toBeLessThanOrEqual(MAX_BOARD_BYTES);
  expect(await storedBytes(app)).toBeGreaterThan(0.9 * MAX_BOARD_BYTES);

  // On a full board notes still move and shrink, and a refused change comes with the true state.
  ann.say({ type: 'update_note', noteId: '0-0', updates: { position: { x: 1, y: 1 } }, opId: 'm' });
  ann.say({ type: 'update_note', noteId: '0-0', updates: { content: '' }, opId: 'shrink' });
  ann.say({ type: 'delete_note', noteId: '0-1', opId: 'gone' });
  ann.say({ type: 'add_note', note: note('fits'), opId: 'fits' });
  await eventually(() =>
    expect(ann.all('ack').map(({ opId }) => opId)).toEqual(
      expect.arrayContaining(['m', 'shrink', 'gone', 'fits']),
    ),
  );
  expect(ann.all('note_deleted').length).toBe(ann.all('error').length);
});

test('W23 the size of a board is known again when it is opened again', async () => {
  await using app = await served();
  const content = '€'.repeat(2000);
  const ann = await joined(app.url, 'ann');
  for (let n = 0; n < 350; n++)
    ann.say({ type: 'add_note', note: note(`${n}`, { content }), opId: `${n}` });
  await eventually(() => expect(ann.all('ack').length + ann.all('error').length).toBe(350));
  expect(ann.all('error').length).toBeGreaterThan(0);
  ann.hangUp();
  await eventually(() => expect(app.rooms.size).toBe(0));
  const again = await joined(app.url, 'ann');
  again.say({ type: 'add_note', note: note('late', { content }) });
  expect((await again.hear('error')).message).toBe('A board takes at most 2 MiB of notes.');
});

test('W24 control characters are removed, and the sender is told', async () => {
  await using app = await served();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  ann.say({
    type: 'add_note',
    note: note('one', { content: 'a\u0001\tb\r\nc', author: '\u001bAnn' }),
  });
  expect(await bob.hear('note_added')).toMatchObject({
    note: { content: 'a\tb\nc', author: 'Ann' },
  });
  expect(await ann.hear('note_updated')).toMatchObject({ updates: { content: 'a\tb\nc' } });
  ann.say({ type: 'update_note', noteId: 'one', updates: { content: '\u000b\u007fd' } });
  expect(await ann.hear('note_updated', 2)).toMatchObject({ updates: { content: 'd' }, seq: 2 });
  ann.say({ type: 'add_note', note: note('o\u0001ne') });
  expect((await ann.hear('error')).message).toContain('Must not contain control characters');
});

test('W24 a stored note that is refused today does not close its board', async () => {
  await using app = await served();
  const ann = await joined(app.url, 'ann');
  ann.say({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.hear('ack');
  ann.hangUp();
  await eventually(() => expect(app.rooms.size).toBe(0));
  const old = [note('o\u0001ld', { content: 'a\u0001b' }), note('bad', { timestamp: 'yesterday' })];
  for (const { id, ...rest } of old)
    await app.orm.em
      .fork()
      .getConnection()
      .execute('insert into whiteboard_notes (board_id, id, note) values (?, ?, ?)', [
        DEMO_BOARD,
        id,
        JSON.stringify({ id, ...rest }),
      ]);
  const again = await joined(app.url, 'ann');
  const { stickyNotes } = await again.hear('session_joined');
  expect(stickyNotes.map(({ id }) => id).toSorted()).toEqual(['o\u0001ld', 'one']);
  again.say({ type: 'delete_note', noteId: 'o\u0001ld', opId: 'd' });
  await again.hear('ack');
});

test('W25 a connection votes as three users at most, and not without end', async () => {
  await using app = await served();
  const ann = await joined(app.url, 'ann');
  ann.say({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.hear('ack');
  const cheat = await dial(app.url);
  for (const id of ['a', 'b', 'c', 'd', 'a']) cheat.say(join(id));
  await cheat.hear('session_joined', 4);
  expect((await cheat.hear('error')).message).toBe(
    'A connection may join as at most 3 users: open another one.',
  );
  for (let n = 0; n < votePace.burst + 20; n++)
    cheat.say({ type: 'vote', noteId: 'one', isOn: n % 2 === 0, opId: `${n}` });
  await eventually(() =>
    expect(cheat.all('ack').length + cheat.all('error').length).toBe(votePace.burst + 21),
  );
  expect(cheat.all('error').at(-1)).toMatchObject({
    message: 'Too many votes: a connection may cast 5 a second.',
    retry: true,
  });
  expect(ann.all('note_voted').every(({ userId }) => userId === 'a')).toBe(true);
});

test('W25 a connection joins 30 times a minute', async () => {
  await using app = await served();
  const ann = await joined(app.url, 'ann');
  for (let n = 1; n <= JOINS_PER_MINUTE; n++) ann.say(join('ann'));
  expect(await ann.hear('error')).toEqual({
    type: 'error',
    message: 'Too many attempts to join: a connection may join 30 times a minute.',
    retry: true,
  });
  expect(ann.all('session_joined')).toHaveLength(JOINS_PER_MINUTE);
});

test.each([
  ['of an unknown type', clientFrame('{"type":"x"}')],
  ['that are large', clientFrame(JSON.stringify({ type: 'x', text: 'x'.repeat(60_000) }))],
  ['that are no JSON', clientFrame('no JSON')],
  ['that are pings', clientFrame('', { opcode: 9 })],
  ['that are pongs', clientFrame('', { opcode: 10 })],
])('W26 a flood of frames %s ends its connection and no other', async (_name, frame) => {
  await using app = await served();
  const ann = await joined(app.url, 'ann');
  const { socket } = await openRaw(Number(new URL(app.url).port), '');
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.resume();
  const chunk = Buffer.concat(
    Array.from({ length: Math.ceil(50_000 / frame.length) }, () => frame),
  );
  const flooding = setInterval(() => {
    for (let n = 0; n < 20; n++) socket.write(chunk);
  }, 10);
  await closed;
  clearInterval(flooding);
  ann.say({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.hear('ack');
  expect(app.log.error).not.toHaveBeenCalled();
});

test('W26 a message in a thousand fragments ends its connection', async () => {
  await using app = await served();
  const { socket } = await openRaw(Number(new URL(app.url).port), '');
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.resume();
  socket.write(clientFrame(' ', { isFinal: false }));
  for (let n = 0; n < 1000; n++) socket.write(clientFrame(' ', { opcode: 0, isFinal: false }));
  await expect(closed).resolves.toBeDefined();
});

test('W27 an address holds a limited number of sockets, and closed ones make room', async () => {
  await using app = await served({ socketsPerAddress: 3 });
  const [first] = await Promise.all(['a', 'b', 'c'].map((id) => joined(app.url, id)));
  await expect(dial(app.url)).rejects.toThrow('429');
  const response = await fetch(`${app.url}/ws/whiteboard`);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('10');
  expect(await response.json()).toMatchObject({
    message: 'Your network may hold 3 connections at a time.',
  });
  first?.hangUp();
  await eventually(() => joined(app.url, 'd'));
});

test('W27 the sockets of one address join and change together only so often', async () => {
  await using app = await served({ socketsPerAddress: 2 });
  const line = await joined(app.url, 'a');
  for (let n = 0; n < 10; n++) line.say(join('a'));
  expect((await line.hear('error')).retry).toBe(true);
  for (let n = 0; n < 200; n++) line.say({ type: 'add_note', note: note(`${n}`), opId: `${n}` });
  await eventually(() =>
    expect(line.all('ack').length + line.all('error').length).toBeGreaterThan(200),
  );
  expect(line.all('error').at(-1)).toMatchObject({
    message: 'Too many changes from your network. Please try again in a moment.',
    retry: true,
    opId: expect.any(String),
  });
  expect(line.isOpen()).toBe(true);
});

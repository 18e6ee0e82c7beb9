import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { stoppedClock } from '../../../test/stoppedClock.ts';
import { startWhiteboard } from '../../../test/whiteboard/ownServer.ts';
import { connect, join, joined } from '../../../test/whiteboard/testSocket.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { clientFrame, closed, openRaw } from '../../../test/whiteboard/rawSocket.ts';
import {
  bytePace,
  DEMO_BOARD,
  framePace,
  JOINS_PER_MINUTE,
  MAX_BOARD_BYTES,
  votePace,
} from '../../shared/whiteboard/constants.ts';

/** What the database keeps of the notes. */
async function storedBytes(app: Awaited<ReturnType<typeof startWhiteboard>>) {
  const rows = await app.orm.em
    .fork()
    .getConnection()
    .execute<{ note: string }[]>('select note from whiteboard_notes');
  return rows.reduce((sum, row) => sum + Buffer.byteLength(row.note), 0);
}

test('W23 stores at most 2 MiB per board, also when it is reopened, and reuses the space of deleted notes', async () => {
  await using app = await startWhiteboard();
  const content = '€'.repeat(2000);
  const sockets = await Promise.all(['a', 'b', 'c'].map((id) => joined(app.url, id)));
  for (const [n, client] of sockets.entries())
    for (let m = 0; m < 150; m++)
      client.send({ type: 'add_note', note: note(`${n}-${m}`, { content }), opId: `${m}` });
  const [ann] = sockets;
  if (!ann) throw new Error('No line');
  const replies = () => sockets.flatMap((client) => [...client.all('ack'), ...client.all('error')]);
  await eventually(() => expect(replies()).toHaveLength(450));
  const errors = sockets.flatMap((client) => client.all('error'));
  expect(new Set(errors.map(({ message }) => message))).toEqual(
    new Set(['A board takes at most 2 MiB of notes.']),
  );
  expect(await storedBytes(app)).toBeLessThanOrEqual(MAX_BOARD_BYTES);
  expect(await storedBytes(app)).toBeGreaterThan(0.9 * MAX_BOARD_BYTES);

  // On a full board notes still move and shrink, and a rejected change includes the current state.
  ann.send({
    type: 'update_note',
    noteId: '0-0',
    updates: { position: { x: 1, y: 1 } },
    opId: 'm',
  });
  ann.send({ type: 'update_note', noteId: '0-0', updates: { content: '' }, opId: 'shrink' });
  ann.send({ type: 'delete_note', noteId: '0-1', opId: 'gone' });
  ann.send({ type: 'add_note', note: note('fits'), opId: 'fits' });
  await eventually(() =>
    expect(ann.all('ack').map(({ opId }) => opId)).toEqual(
      expect.arrayContaining(['m', 'shrink', 'gone', 'fits']),
    ),
  );
  expect(ann.all('note_deleted').length).toBe(ann.all('error').length);
  for (const client of sockets) client.close();
  await eventually(() => expect(app.rooms.size).toBe(0));
  const again = await joined(app.url, 'ann');
  // More than the deleted note and the last one that did not fit.
  for (const id of ['e', 'f', 'g', 'h'])
    again.send({ type: 'add_note', note: note(id, { content }) });
  expect((await again.receive('error')).message).toBe('A board takes at most 2 MiB of notes.');
});

test('W24 removes control characters, tells the sender, and opens a board with a note that is invalid today', async () => {
  await using app = await startWhiteboard();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  ann.send({
    type: 'add_note',
    note: note('one', { content: 'a\u0001\tb\r\nc', author: '\u001bAnn' }),
  });
  expect(await bob.receive('note_added')).toMatchObject({
    note: { content: 'a\tb\nc', author: 'Ann' },
  });
  expect(await ann.receive('note_updated')).toMatchObject({ updates: { content: 'a\tb\nc' } });
  ann.send({ type: 'update_note', noteId: 'one', updates: { content: '\u000b\u007fd' } });
  expect(await ann.receive('note_updated', 2)).toMatchObject({ updates: { content: 'd' }, seq: 2 });
  ann.send({ type: 'add_note', note: note('o\u0001ne') });
  expect((await ann.receive('error')).message).toContain('Must not contain control characters');
  ann.close();
  bob.close();
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
  const { stickyNotes } = await again.receive('session_joined');
  expect(stickyNotes.map(({ id }) => id).toSorted()).toEqual(['o\u0001ld', 'one']);
  again.send({ type: 'delete_note', noteId: 'o\u0001ld', opId: 'd' });
  await again.receive('ack');
});

test('W25 limits the users, votes and joins of a connection', async () => {
  stoppedClock();
  await using app = await startWhiteboard();
  const ann = await joined(app.url, 'ann');
  ann.send({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.receive('ack');
  const cheat = await connect(app.url);
  for (const id of ['a', 'b', 'c', 'd', 'a']) cheat.send(join(id));
  await cheat.receive('session_joined', 4);
  expect((await cheat.receive('error')).message).toBe(
    'A connection may join as at most 3 users: open another one.',
  );
  for (let n = 0; n < votePace.burst + 20; n++)
    cheat.send({ type: 'vote', noteId: 'one', isOn: n % 2 === 0, opId: `${n}` });
  await eventually(() =>
    expect(cheat.all('ack').length + cheat.all('error').length).toBe(votePace.burst + 21),
  );
  expect(cheat.all('error').at(-1)).toMatchObject({
    message: 'Too many votes: a connection may cast 5 a second.',
    retry: true,
  });
  expect(ann.all('note_voted').every(({ userId }) => userId === 'a')).toBe(true);
  for (let n = 1; n <= JOINS_PER_MINUTE; n++) ann.send(join('ann'));
  expect(await ann.receive('error')).toEqual({
    type: 'error',
    message: 'Too many attempts to join: a connection may join 30 times a minute.',
    retry: true,
  });
  expect(ann.all('session_joined')).toHaveLength(JOINS_PER_MINUTE);
});

test('W26 a flood of frames of any kind, or a message in a thousand fragments, ends its connection and no other', async () => {
  stoppedClock();
  await using app = await startWhiteboard();
  const ann = await joined(app.url, 'ann');
  for (const frame of [
    clientFrame('{"type":"x"}'),
    clientFrame(JSON.stringify({ type: 'x', text: 'x'.repeat(60_000) })),
    clientFrame('no JSON'),
    clientFrame('', { opcode: 9 }),
    clientFrame('', { opcode: 10 }),
  ]) {
    const { socket } = await openRaw(Number(new URL(app.url).port), '');
    const isClosed = closed(socket);
    const count = Math.min(framePace.burst, Math.ceil(bytePace.burst / frame.length)) + 1;
    for (let n = 0; n < count; n++) socket.write(frame);
    await isClosed;
  }
  ann.send({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.receive('ack');
  expect(app.log.error).not.toHaveBeenCalled();
  const { socket } = await openRaw(Number(new URL(app.url).port), '');
  const isClosed = closed(socket);
  socket.write(clientFrame(' ', { isFinal: false }));
  for (let n = 0; n < 1000; n++) socket.write(clientFrame(' ', { opcode: 0, isFinal: false }));
  await expect(isClosed).resolves.toBeDefined();
});

test('W27 limits the open sockets of an address', async () => {
  await using app = await startWhiteboard({ socketsPerAddress: 3 });
  const [first] = await Promise.all(['a', 'b', 'c'].map((id) => joined(app.url, id)));
  await expect(connect(app.url)).rejects.toThrow('429');
  const response = await fetch(`${app.url}/ws/whiteboard`);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('10');
  expect(await response.json()).toMatchObject({
    message: 'Your network may hold 3 connections at a time.',
  });
  first?.close();
  await eventually(() => joined(app.url, 'd'));
});

test('W27 limits joins and changes of all sockets of an address together', async () => {
  stoppedClock();
  await using app = await startWhiteboard({ socketsPerAddress: 2 });
  const client = await joined(app.url, 'a');
  for (let n = 0; n < 10; n++) client.send(join('a'));
  expect((await client.receive('error')).retry).toBe(true);
  for (let n = 0; n < 200; n++) client.send({ type: 'add_note', note: note(`${n}`), opId: `${n}` });
  await eventually(() =>
    expect(client.all('ack').length + client.all('error').length).toBeGreaterThan(200),
  );
  expect(client.all('error').at(-1)).toMatchObject({
    message: 'Too many changes from your network. Please try again in a moment.',
    retry: true,
    opId: expect.any(String),
  });
  expect(client.isOpen()).toBe(true);
});

test('W27 limits the changes of whole boards by all sockets of an address together', async () => {
  const clock = stoppedClock();
  await using app = await startWhiteboard({ socketsPerAddress: 2 });
  const clients = [await joined(app.url, 'a'), await joined(app.url, 'b')] as const;
  const clear = async (client: (typeof clients)[number], times = 1) => {
    client.send({ type: 'clear_votes', opId: 'c' });
    return (await client.receive('error', times)).message;
  };
  const admitted = 'Only the facilitator of this board can do this.';
  expect(await clear(clients[0])).toBe(admitted);
  expect(await clear(clients[1])).toBe(
    'Too many changes from your network. Please try again in a moment.',
  );
  expect(clients[1].all('error').at(-1)).toMatchObject({ retry: true, opId: 'c' });
  clock.pass(25_000);
  expect(await clear(clients[1], 2)).toBe(admitted);
});

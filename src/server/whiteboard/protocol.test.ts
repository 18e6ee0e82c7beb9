import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { connect, join, joined } from '../../../test/whiteboard/testSocket.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { section } from '../../../test/whiteboard/section.ts';
import { startApp } from '../../../test/whiteboard/appServer.ts';
import { DEMO_BOARD, noteColors } from '../../shared/whiteboard/constants.ts';
import { createBoard } from './service.ts';

test('W1, W7 clients that know only the specification collaborate', async () => {
  await using app = await startApp();
  const ann = await connect(app.url);
  await ann.receive('connected');
  ann.send(join('ann'));
  expect(await ann.receive('session_joined')).toMatchObject({
    stickyNotes: [],
    participants: [{ id: 'ann', name: 'Name of ann', color: '#336699', isOnline: true }],
  });
  const bob = await joined(app.url, 'bob');
  expect(await ann.receive('user_joined')).toMatchObject({
    user: { id: 'bob', name: 'Name of bob' },
  });

  ann.send({ type: 'add_note', note: note('one') });
  expect(await bob.receive('note_added')).toMatchObject({ note: note('one'), seq: 1 });
  bob.send({ type: 'update_note', noteId: 'one', updates: { content: 'Ask a CFO', id: 'other' } });
  const updated = { noteId: 'one', updates: { content: 'Ask a CFO' }, seq: 2 };
  expect(await ann.receive('note_updated')).toEqual({ type: 'note_updated', ...updated });
  expect(await bob.receive('note_updated')).toEqual({ type: 'note_updated', ...updated });
  bob.send({ type: 'move_cursor', position: { x: 3, y: 4 } });
  expect(await ann.receive('cursor_moved')).toMatchObject({
    userId: 'bob',
    position: { x: 3, y: 4 },
  });
  ann.send({ type: 'delete_note', noteId: 'one' });
  expect(await bob.receive('note_deleted')).toMatchObject({ noteId: 'one', seq: 3 });
  bob.close();
  expect(await ann.receive('user_left')).toEqual({ type: 'user_left', userId: 'bob' });

  const types = (client: typeof ann) => client.received.map(({ type }) => type);
  // The sender receives its own updates, but not its additions, deletions and cursor.
  expect(types(ann)).not.toContain('note_added');
  expect(types(ann)).not.toContain('note_deleted');
  expect(types(bob)).not.toContain('cursor_moved');
  expect(types(ann)).not.toContain('error');
});

test('W5 keeps the author id of a note through later changes, and ignores unknown types and fields', async () => {
  await using app = await startApp();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  ann.send({ type: 'add_note', note: note('hers', { authorId: 'ann' }) });
  ann.send({ type: 'add_note', note: note('plain') });
  await bob.receive('note_added', 2);
  bob.send({ type: 'update_note', noteId: 'hers', updates: { content: 'His', authorId: 'bob' } });
  await ann.receive('note_updated');
  expect((await bob.receive('note_added')).note.authorId).toBe('ann');
  const { stickyNotes } = await (await joined(app.url, 'late')).receive('session_joined');
  const [hers, plain] = ['hers', 'plain'].map((id) => stickyNotes.find((one) => one.id === id));
  expect(hers).toMatchObject({ content: 'His', authorId: 'ann' });
  expect(plain).toBeDefined();
  expect(plain).not.toHaveProperty('authorId');
  ann.send({ type: 'dance', noteId: 'new' });
  ann.send({ type: 'add_note', note: { ...note('new'), tint: 'red' }, why: 'because', opId: 'o' });
  await ann.receive('ack');
  expect(ann.all('error')).toEqual([]);
  const last = await joined(app.url, 'last');
  expect((await last.receive('session_joined')).stickyNotes).toContainEqual(note('new'));
});

test('W2 returns an error for an unknown board and creates none', async () => {
  await using app = await startApp();
  const client = await connect(app.url);
  client.send(join('ann', 'no-such-board'));
  expect((await client.receive('error')).message).toBe('There is no board with this id.');
  client.send({ type: 'add_note', note: note('one') });
  expect((await client.receive('error', 2)).message).toContain('Join a board first');
  client.send(join('ann'));
  await client.receive('session_joined');
  expect(
    await app.orm.em.fork().getConnection().execute('select id from whiteboard_boards'),
  ).toEqual([{ id: DEMO_BOARD }]);
});

test('W2, W17 creates a board with a read-write and a read-only id', async () => {
  await using app = await startApp();
  const response = await app.post('/trpc/whiteboard.create', {});
  const { id, readOnlyId } = response.json().result.data;
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(readOnlyId).toMatch(/^[\w-]{22}$/);

  const ann = await joined(app.url, 'ann', id);
  // The first title that a writer sends becomes the board's.
  expect(await ann.receive('board_updated')).toMatchObject({
    board: { title: 'Q1 2025 Podcast Planning', access: 'write', readOnlyId },
  });
  ann.send({ type: 'add_section', section: section('s') });
  ann.send({ type: 'add_note', note: note('one') });
  const reader = await joined(app.url, 'reader', readOnlyId);
  const { board, stickyNotes } = await reader.receive('session_joined');
  expect(board).toMatchObject({ access: 'read' });
  expect(JSON.stringify(reader.received)).not.toContain(id);
  expect(board.readOnlyId).toBeUndefined();
  if (stickyNotes.length === 0) await reader.receive('note_added');

  for (const [nth, message] of [
    { type: 'update_note', noteId: 'one', updates: { content: 'mine' }, opId: 'u' },
    { type: 'delete_note', noteId: 'one', opId: 'd' },
    { type: 'add_note', note: note('two'), opId: 'a' },
    { type: 'vote', noteId: 'one', isOn: true, opId: 'v' },
    { type: 'delete_section', sectionId: 's', opId: 's' },
    { type: 'set_timer', action: 'start', minutes: 5, opId: 't' },
  ].entries()) {
    reader.send(message);
    expect(await reader.receive('error', nth + 1)).toMatchObject({
      message: 'This link only reads the board.',
      opId: message.opId,
    });
  }
  expect(reader.all('note_deleted').map(({ noteId }) => noteId)).toEqual(['two']);
  expect(reader.all('section_updated').map(({ updates }) => updates)).toEqual([section('s')]);
  expect(reader.all('meeting_updated')).toEqual([]);
  const late = await joined(app.url, 'late', id);
  expect((await late.receive('session_joined')).stickyNotes).toEqual([note('one')]);
});

test('W3, W4 counts two tabs as one participant, announces a new name, and leaves a board when joining another', async () => {
  await using app = await startApp();
  const { id } = await createBoard(app.orm.em.fork(), { title: 'Other' });
  const ann = await joined(app.url, 'ann');
  const first = await joined(app.url, 'bob');
  const second = await joined(app.url, 'bob');
  expect((await second.receive('session_joined')).participants).toHaveLength(2);
  first.close();
  await first.ending();
  second.send({ type: 'add_note', note: note('here') });
  await ann.receive('note_added');
  expect(ann.all('user_joined')).toHaveLength(1);
  expect(ann.all('user_left')).toHaveLength(0);

  second.send(join('bob', id));
  second.send({ type: 'add_note', note: note('there') });
  expect((await second.receive('session_joined', 2)).board.title).toBe('Other');
  await ann.receive('user_left');
  const late = await joined(app.url, 'late', id);
  await eventually(() =>
    expect([
      ...late.all('session_joined').flatMap((m) => m.stickyNotes),
      ...late.all('note_added'),
    ]).toHaveLength(1),
  );
  expect(ann.all('note_added').map((m) => m.note.id)).toEqual(['here']);
  const eve = await joined(app.url, 'eve');
  eve.send({ ...join('eve'), user: { id: 'eve', name: 'Eva', color: '#112233' } });
  expect(await ann.receive('user_joined', 3)).toMatchObject({
    user: { id: 'eve', name: 'Eva' },
  });
  expect(ann.all('user_left')).toHaveLength(1);
});

test('W9 completes a new note, sends the result to the sender, and stores colors in upper case', async () => {
  await using app = await startApp();
  const ann = await joined(app.url, 'ann');
  ann.send({
    type: 'add_note',
    note: { id: 'one', position: { x: 1, y: 2 }, timestamp: 1738314600000 },
  });
  expect(await ann.receive('note_updated')).toMatchObject({
    noteId: 'one',
    updates: {
      content: 'New idea...',
      color: '#FFE066',
      size: { width: 150, height: 100 },
      author: 'Name of ann',
      category: 'idea',
      timestamp: '2025-01-31T09:10:00.000Z',
    },
  });
  const bob = await joined(app.url, 'bob');
  ann.send({ type: 'add_note', note: { ...note('two'), color: '#ffe066' } });
  expect(await bob.receive('note_added')).toMatchObject({ note: { color: '#FFE066' } });
  const [, other] = noteColors;
  ann.send({ type: 'update_note', noteId: 'two', updates: { color: other.toLowerCase() } });
  expect(await bob.receive('note_updated')).toMatchObject({ updates: { color: other } });
  ann.send({ type: 'update_note', noteId: 'two', updates: { content: 'No word of color' } });
  expect((await bob.receive('note_updated', 2)).updates).toEqual({ content: 'No word of color' });
});

test('W9, W10, W11 rejects a change with an error and the current state of its note', async () => {
  await using app = await startApp();
  const ann = await joined(app.url, 'ann');
  ann.send({ type: 'add_note', note: note('one') });
  ann.send({ type: 'add_note', note: note('one', { content: 'second' }), opId: 'again' });
  expect(await ann.receive('error')).toMatchObject({
    message: 'A note with this id is already on the board.',
    opId: 'again',
  });
  expect(await ann.receive('note_updated')).toEqual({
    type: 'note_updated',
    noteId: 'one',
    updates: note('one'),
  });
  for (const [nth, message] of [
    { type: 'update_note', noteId: 'gone', updates: { content: 'x' } },
    { type: 'delete_note', noteId: 'gone' },
    { type: 'vote', noteId: 'gone', isOn: true },
  ].entries()) {
    ann.send(message);
    expect((await ann.receive('error', nth + 2)).message).toContain('no longer on the board');
    expect(await ann.receive('note_deleted', nth + 1)).toEqual({
      type: 'note_deleted',
      noteId: 'gone',
    });
  }
});

test('W11 names the field and what it accepts in malformed changes', async () => {
  await using app = await startApp();
  const ann = await joined(app.url, 'ann');
  ann.send({ type: 'add_note', note: note('one') });
  const cases = [
    [
      { updates: { content: 'x'.repeat(2001) } },
      'updates.content: Must have at most 2,000 characters',
    ],
    [{ updates: { position: { x: 'left', y: 1 } } }, 'updates.position.x: Must be a finite number'],
    [{ updates: { size: { width: 0, height: 1 } } }, 'updates.size.width: Must be at least 1'],
    [{ updates: { color: 'red' } }, 'updates.color: Must be one of #FFE066'],
    [{ updates: { category: 'joke' } }, 'updates.category: Must be one of idea'],
    [{ updates: 'all' }, 'updates: Must be an object'],
  ] as const;
  for (const [nth, [message, sentence]] of cases.entries()) {
    ann.send({ type: 'update_note', noteId: 'one', opId: `${nth}`, ...message });
    expect(await ann.receive('error', nth + 1)).toMatchObject({ opId: `${nth}` });
    expect(ann.all('error')[nth]?.message).toContain(sentence);
    expect(await ann.receive('note_updated', nth + 1)).toMatchObject({ updates: note('one') });
  }
});

test('W12 takes the voter from the connection', async () => {
  await using app = await startApp();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  ann.send({ type: 'add_note', note: { ...note('one'), votes: ['cheat'] } });
  ann.send({ type: 'vote', noteId: 'one', isOn: true, userId: 'somebody', opId: 'v' });
  const vote = { type: 'note_voted', noteId: 'one', userId: 'ann', isOn: true, seq: 2 };
  expect(await bob.receive('note_voted')).toEqual(vote);
  const late = await joined(app.url, 'late');
  expect((await late.receive('session_joined')).stickyNotes).toEqual([
    note('one', { votes: ['ann'] }),
  ]);
});

test('W13, W14 acks a change with an opId in order, applies it once, and rejects it again once it was rejected', async () => {
  await using app = await startApp();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  const add = { type: 'add_note', note: note('one'), opId: '1' };
  ann.send(add);
  expect(await ann.receive('ack')).toEqual({ type: 'ack', opId: '1', seq: 1 });
  ann.send({ type: 'update_note', noteId: 'one', updates: { content: 'x' }, opId: '2' });
  await ann.receive('ack', 2);
  expect(ann.received.slice(-2).map(({ type }) => type)).toEqual(['note_updated', 'ack']);
  ann.close();

  const again = await joined(app.url, 'ann');
  again.send(add);
  expect(await again.receive('ack')).toEqual({ type: 'ack', opId: '1', seq: 1 });
  // The same `opId` from another participant is a different change.
  bob.send({ type: 'add_note', note: note('two'), opId: '1' });
  expect(await bob.receive('ack')).toEqual({ type: 'ack', opId: '1', seq: 3 });
  expect(bob.all('note_added')).toHaveLength(1);
  const repeated = { type: 'add_note', note: note('one', { content: 'again' }), opId: 'a' };
  for (const message of [repeated, { type: 'delete_note', noteId: 'one', opId: 'd' }, repeated])
    bob.send(message);
  await bob.receive('ack', 2);
  expect(await bob.receive('error', 2)).toMatchObject({ opId: 'a' });
  const late = await joined(app.url, 'late');
  expect((await late.receive('session_joined')).stickyNotes).toEqual([note('two')]);
});

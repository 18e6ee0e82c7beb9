import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { dial, join, joined } from '../../../test/whiteboard/testSocket.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { servedApp } from '../../../test/whiteboard/appServer.ts';
import { DEMO_BOARD, noteColors } from '../../shared/whiteboard/limits.ts';
import { createBoard } from './service.ts';

test('W1, W7 clients that know only the specification plan together', async () => {
  await using app = await servedApp();
  const ann = await dial(app.url);
  await ann.hear('connected');
  ann.say(join('ann'));
  expect(await ann.hear('session_joined')).toMatchObject({
    stickyNotes: [],
    participants: [{ id: 'ann', name: 'Name of ann', color: '#336699', isOnline: true }],
  });
  const bob = await joined(app.url, 'bob');
  expect(await ann.hear('user_joined')).toMatchObject({ user: { id: 'bob', name: 'Name of bob' } });

  ann.say({ type: 'add_note', note: note('one') });
  expect(await bob.hear('note_added')).toMatchObject({ note: note('one'), seq: 1 });
  bob.say({ type: 'update_note', noteId: 'one', updates: { content: 'Ask a CFO', id: 'other' } });
  const updated = { noteId: 'one', updates: { content: 'Ask a CFO' }, seq: 2 };
  expect(await ann.hear('note_updated')).toEqual({ type: 'note_updated', ...updated });
  expect(await bob.hear('note_updated')).toEqual({ type: 'note_updated', ...updated });
  bob.say({ type: 'move_cursor', position: { x: 3, y: 4 } });
  expect(await ann.hear('cursor_moved')).toMatchObject({ userId: 'bob', position: { x: 3, y: 4 } });
  ann.say({ type: 'delete_note', noteId: 'one' });
  expect(await bob.hear('note_deleted')).toMatchObject({ noteId: 'one', seq: 3 });
  bob.hangUp();
  expect(await ann.hear('user_left')).toEqual({ type: 'user_left', userId: 'bob' });

  const types = (line: typeof ann) => line.heard.map(({ type }) => type);
  // The sender hears its own updates, and neither its additions nor its deletions nor its cursor.
  expect(types(ann)).not.toContain('note_added');
  expect(types(ann)).not.toContain('note_deleted');
  expect(types(bob)).not.toContain('cursor_moved');
  expect(types(ann)).not.toContain('error');
});

test('W5 a note keeps the id of its author, if one was sent, whatever is changed later', async () => {
  await using app = await servedApp();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  ann.say({ type: 'add_note', note: note('hers', { authorId: 'ann' }) });
  ann.say({ type: 'add_note', note: note('plain') });
  bob.say({ type: 'update_note', noteId: 'hers', updates: { content: 'His', authorId: 'bob' } });
  await ann.hear('note_updated');
  expect((await bob.hear('note_added')).note.authorId).toBe('ann');
  const { stickyNotes } = await (await joined(app.url, 'late')).hear('session_joined');
  const [hers, plain] = ['hers', 'plain'].map((id) => stickyNotes.find((one) => one.id === id));
  expect(hers).toMatchObject({ content: 'His', authorId: 'ann' });
  expect(plain).toBeDefined();
  expect(plain).not.toHaveProperty('authorId');
});

test('W2 an unknown board is an error and makes none', async () => {
  await using app = await servedApp();
  const line = await dial(app.url);
  line.say(join('ann', 'no-such-board'));
  expect((await line.hear('error')).message).toBe('There is no board with this id.');
  line.say({ type: 'add_note', note: note('one') });
  expect((await line.hear('error', 2)).message).toContain('Join a board first');
  line.say(join('ann'));
  await line.hear('session_joined');
  expect(
    await app.orm.em.fork().getConnection().execute('select id from whiteboard_boards'),
  ).toEqual([{ id: DEMO_BOARD }]);
});

test('W2, W17 a new board has an id to write and an id that only reads', async () => {
  await using app = await servedApp();
  const answer = await app.post('/trpc/whiteboard.create', {});
  const { id, readOnlyId } = answer.json().result.data;
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(readOnlyId).toMatch(/^[\w-]{22}$/);

  const ann = await joined(app.url, 'ann', id);
  // The first title that a writer brings is the board's.
  expect(await ann.hear('board_updated')).toMatchObject({
    board: { title: 'Q1 2025 Podcast Planning', access: 'write', readOnlyId },
  });
  ann.say({ type: 'add_note', note: note('one') });
  const reader = await joined(app.url, 'reader', readOnlyId);
  const { board, stickyNotes } = await reader.hear('session_joined');
  expect(board).toMatchObject({ access: 'read' });
  expect(JSON.stringify(reader.heard)).not.toContain(id);
  expect(board.readOnlyId).toBeUndefined();
  if (stickyNotes.length === 0) await reader.hear('note_added');

  for (const [nth, message] of [
    { type: 'update_note', noteId: 'one', updates: { content: 'mine' }, opId: 'u' },
    { type: 'delete_note', noteId: 'one', opId: 'd' },
    { type: 'add_note', note: note('two'), opId: 'a' },
    { type: 'vote', noteId: 'one', isOn: true, opId: 'v' },
  ].entries()) {
    reader.say(message);
    expect(await reader.hear('error', nth + 1)).toMatchObject({
      message: 'This link only reads the board.',
      opId: message.opId,
    });
  }
  expect(reader.all('note_deleted').map(({ noteId }) => noteId)).toEqual(['two']);
  const late = await joined(app.url, 'late', id);
  expect((await late.hear('session_joined')).stickyNotes).toEqual([note('one')]);
});

test('W3, W4 two tabs are one participant, and joining a second board leaves the first', async () => {
  await using app = await servedApp();
  const { id } = await createBoard(app.orm.em.fork(), { title: 'Other' });
  const ann = await joined(app.url, 'ann');
  const first = await joined(app.url, 'bob');
  const second = await joined(app.url, 'bob');
  expect((await second.hear('session_joined')).participants).toHaveLength(2);
  first.hangUp();
  await first.ending();
  second.say({ type: 'add_note', note: note('here') });
  await ann.hear('note_added');
  expect(ann.all('user_joined')).toHaveLength(1);
  expect(ann.all('user_left')).toHaveLength(0);

  second.say(join('bob', id));
  second.say({ type: 'add_note', note: note('there') });
  expect((await second.hear('session_joined', 2)).board.title).toBe('Other');
  await ann.hear('user_left');
  const late = await joined(app.url, 'late', id);
  await eventually(() =>
    expect([
      ...late.all('session_joined').flatMap((m) => m.stickyNotes),
      ...late.all('note_added'),
    ]).toHaveLength(1),
  );
  expect(ann.all('note_added').map((m) => m.note.id)).toEqual(['here']);
});

test('W4 a new name is told by user_joined', async () => {
  await using app = await servedApp();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  bob.say({ ...join('bob'), user: { id: 'bob', name: 'Robert', color: '#112233' } });
  expect(await ann.hear('user_joined', 2)).toMatchObject({ user: { id: 'bob', name: 'Robert' } });
  expect(ann.all('user_left')).toEqual([]);
});

test('W5 unknown types and fields are ignored', async () => {
  await using app = await servedApp();
  const ann = await joined(app.url, 'ann');
  ann.say({ type: 'dance', noteId: 'one' });
  ann.say({ type: 'add_note', note: { ...note('one'), tint: 'red' }, why: 'because', opId: 'o' });
  await ann.hear('ack');
  expect(ann.all('error')).toEqual([]);
  const bob = await joined(app.url, 'bob');
  expect((await bob.hear('session_joined')).stickyNotes).toEqual([note('one')]);
});

test('W9 what a new note lacks is filled in, and its sender is told', async () => {
  await using app = await servedApp();
  const ann = await joined(app.url, 'ann');
  ann.say({
    type: 'add_note',
    note: { id: 'one', position: { x: 1, y: 2 }, timestamp: 1738314600000 },
  });
  expect(await ann.hear('note_updated')).toMatchObject({
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
});

test('W9, W10, W11 a refused change is an error and the true state of its note', async () => {
  await using app = await servedApp();
  const ann = await joined(app.url, 'ann');
  ann.say({ type: 'add_note', note: note('one') });
  ann.say({ type: 'add_note', note: note('one', { content: 'second' }), opId: 'again' });
  expect(await ann.hear('error')).toMatchObject({
    message: 'A note with this id is already on the board.',
    opId: 'again',
  });
  expect(await ann.hear('note_updated')).toEqual({
    type: 'note_updated',
    noteId: 'one',
    updates: note('one'),
  });
  for (const [nth, message] of [
    { type: 'update_note', noteId: 'gone', updates: { content: 'x' } },
    { type: 'delete_note', noteId: 'gone' },
    { type: 'vote', noteId: 'gone', isOn: true },
  ].entries()) {
    ann.say(message);
    expect((await ann.hear('error', nth + 2)).message).toContain('not on the board');
    expect(await ann.hear('note_deleted', nth + 1)).toEqual({
      type: 'note_deleted',
      noteId: 'gone',
    });
  }
});

test('W11 malformed changes name the field and what it takes', async () => {
  await using app = await servedApp();
  const ann = await joined(app.url, 'ann');
  ann.say({ type: 'add_note', note: note('one') });
  const cases = [
    [
      { updates: { content: 'x'.repeat(2001) } },
      'updates.content: Must have at most 2,000 characters',
    ],
    [{ updates: { position: { x: 'left', y: 1 } } }, 'updates.position.x: Must be a finite number'],
    [{ updates: { size: { width: 0, height: 1 } } }, 'updates.size.width: Must be at least 1'],
    [{ updates: { color: 'red' } }, 'updates.color: Must be one of #FFE066'],
    [{ updates: { category: 'joke' } }, 'updates.category: Must be one of idea'],
    [{ updates: { content: 'a\0b' } }, 'updates.content: Must not contain the NUL character'],
    [{ updates: 'all' }, 'updates: Must be an object'],
  ] as const;
  for (const [nth, [message, sentence]] of cases.entries()) {
    ann.say({ type: 'update_note', noteId: 'one', opId: `${nth}`, ...message });
    expect(await ann.hear('error', nth + 1)).toMatchObject({ opId: `${nth}` });
    expect(ann.all('error')[nth]?.message).toContain(sentence);
    expect(await ann.hear('note_updated', nth + 1)).toMatchObject({ updates: note('one') });
  }
});

test('W12 votes are those of the connection', async () => {
  await using app = await servedApp();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  ann.say({ type: 'add_note', note: { ...note('one'), votes: ['cheat'] } });
  ann.say({ type: 'vote', noteId: 'one', isOn: true, userId: 'somebody', opId: 'v' });
  expect(await bob.hear('note_voted')).toEqual({
    type: 'note_voted',
    noteId: 'one',
    userId: 'ann',
    isOn: true,
    seq: 2,
  });
  const late = await joined(app.url, 'late');
  expect((await late.hear('session_joined')).stickyNotes).toEqual([
    note('one', { votes: ['ann'] }),
  ]);
});

test('W13, W14 a change with an opId is acked in its place, and applied once', async () => {
  await using app = await servedApp();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  const add = { type: 'add_note', note: note('one'), opId: '1' };
  ann.say(add);
  expect(await ann.hear('ack')).toEqual({ type: 'ack', opId: '1', seq: 1 });
  ann.say({ type: 'update_note', noteId: 'one', updates: { content: 'x' }, opId: '2' });
  await ann.hear('ack', 2);
  expect(ann.heard.slice(-2).map(({ type }) => type)).toEqual(['note_updated', 'ack']);
  ann.hangUp();

  const again = await joined(app.url, 'ann');
  again.say(add);
  expect(await again.hear('ack')).toEqual({ type: 'ack', opId: '1', seq: 1 });
  // The same name of another participant's change is another change.
  bob.say({ type: 'add_note', note: note('two'), opId: '1' });
  expect(await bob.hear('ack')).toEqual({ type: 'ack', opId: '1', seq: 3 });
  expect(bob.all('note_added')).toHaveLength(1);
});

test('W14 a change that was refused stays refused when it comes again', async () => {
  await using app = await servedApp();
  const ann = await joined(app.url, 'ann');
  ann.say({ type: 'add_note', note: note('one') });
  const again = { type: 'add_note', note: note('one', { content: 'again' }), opId: 'a' };
  for (const message of [again, { type: 'delete_note', noteId: 'one', opId: 'd' }, again])
    ann.say(message);
  await ann.hear('ack');
  expect(await ann.hear('error', 2)).toMatchObject({ opId: 'a' });
  const late = await joined(app.url, 'late');
  expect((await late.hear('session_joined')).stickyNotes).toEqual([]);
});

test('W9 a color may come in either case and is kept in capitals', async () => {
  await using app = await servedApp();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  ann.say({ type: 'add_note', note: { ...note('one'), color: '#ffe066' } });
  expect(await bob.hear('note_added')).toMatchObject({ note: { color: '#FFE066' } });
  const [, other] = noteColors;
  ann.say({ type: 'update_note', noteId: 'one', updates: { color: other.toLowerCase() } });
  expect(await bob.hear('note_updated')).toMatchObject({ updates: { color: other } });
  ann.say({ type: 'update_note', noteId: 'one', updates: { content: 'No word of color' } });
  expect((await bob.hear('note_updated', 2)).updates).toEqual({ content: 'No word of color' });
});

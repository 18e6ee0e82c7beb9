import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { testApp } from '../../../test/app.ts';
import { served } from '../../../test/whiteboard/ownServer.ts';
import { dial, join, joined } from '../../../test/whiteboard/testSocket.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { BOARD_GONE, DEMO_BOARD, RESTARTING } from '../../shared/whiteboard/limits.ts';
import { MemoryBus } from './bus.ts';
import { clearBoard, createBoard, deleteBoard, listBoards, setBoardReadOnly } from './service.ts';

const actor = { name: 'Test', address: '' };

test('a page of another site may not connect', async () => {
  await using app = await served();
  const own = app.url;
  await expect(dial(app.url, { origin: 'https://evil.example' })).rejects.toThrow('403');
  for (const origin of [own, 'https://site.example']) {
    const line = await dial(app.url, { origin });
    await line.hear('connected');
  }
  expect((await fetch(`${own}/ws/whiteboard`)).status).toBe(426);
});

test('W17 what an admin does shows at once to everybody on the board', async () => {
  await using app = await served();
  const em = () => app.orm.em.fork();
  const live = {
    reload: (id: string) => app.rooms.reload(id),
    participants: (id: string) => app.rooms.participants(id),
  };
  const { id } = await createBoard(em(), { title: 'Plan' });
  const ann = await joined(app.url, 'ann', id);
  ann.say({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.hear('ack');
  expect(await listBoards(em(), live)).toMatchObject([
    { id, title: 'Plan', notes: 1, isReadOnly: false, participants: [{ id: 'ann' }] },
  ]);

  await setBoardReadOnly(em(), live, { id, isReadOnly: true, actor });
  expect(await ann.hear('board_updated')).toMatchObject({ board: { access: 'read' } });
  ann.say({ type: 'delete_note', noteId: 'one' });
  expect((await ann.hear('error')).message).toBe('This board is read-only.');
  await setBoardReadOnly(em(), live, { id, isReadOnly: false, actor });
  await ann.hear('board_updated', 2);

  await clearBoard(em(), live, { id, actor });
  expect(await ann.hear('session_joined', 2)).toMatchObject({ stickyNotes: [], board: { seq: 2 } });
  // What was applied before the clearing is not applied again.
  ann.say({ type: 'add_note', note: note('one'), opId: '1' });
  expect(await ann.hear('ack', 2)).toEqual({ type: 'ack', opId: '1', seq: 1 });

  await deleteBoard(em(), live, { id, actor });
  expect((await ann.ending()).code).toBe(BOARD_GONE);
  expect(await listBoards(em(), live)).toEqual([]);
});

test('W2 a board that cannot be opened for the moment may be joined again', async () => {
  await using app = await served();
  const load = app.store.load;
  app.store.load = () => Promise.reject(new Error('The disk is away'));
  const ann = await dial(app.url);
  ann.say(join('ann'));
  expect(await ann.hear('error')).toMatchObject({ retry: true });
  app.store.load = load;
  ann.say(join('ann'));
  await ann.hear('session_joined');
});

test('W2, W21 the demo board that was deleted is open again at once, and empty', async () => {
  await using app = await served();
  const ann = await joined(app.url, 'ann');
  ann.say({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.hear('ack');
  const live = { reload: (id: string) => app.rooms.reload(id), participants: async () => [] };
  await deleteBoard(app.orm.em.fork(), live, { id: DEMO_BOARD, actor });
  expect((await ann.ending()).code).toBe(BOARD_GONE);
  const again = await joined(app.url, 'ann');
  expect((await again.hear('session_joined')).stickyNotes).toEqual([]);
});

test('W2 what a newcomer is greeted with is not told to it once more', async () => {
  await using app = await served();
  const ann = await joined(app.url, 'ann');
  ann.say({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.hear('ack');
  const { commit, find } = app.store;
  const stored = Promise.withResolvers<void>();
  app.store.commit = async (...args) => {
    const answer = await commit(...args);
    // After the change was made, and before it is told to those who are there.
    setImmediate(() => stored.resolve());
    return answer;
  };
  app.store.find = async (id) => {
    const found = await find(id);
    await stored.promise;
    return found;
  };
  const bob = await dial(app.url);
  bob.say(join('bob'));
  ann.say({ type: 'update_note', noteId: 'one', updates: { content: 'kept' }, opId: '2' });
  await ann.hear('ack', 2);
  expect((await bob.hear('session_joined')).stickyNotes).toHaveLength(1);
  ann.say({ type: 'delete_note', noteId: 'one' });
  await bob.hear('note_deleted');
  expect(bob.heard.map(({ type }) => type)).toEqual([
    'connected',
    'session_joined',
    'note_deleted',
  ]);
});

test('W8 a database that fails acks nothing, loses nothing and leaves nobody apart', async () => {
  await using app = await served();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  ann.say({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.hear('ack');
  const commit = app.store.commit;
  app.store.commit = () => Promise.reject(new Error('The disk is full'));
  ann.say({ type: 'update_note', noteId: 'one', updates: { content: 'lost?' }, opId: '2' });
  expect(await ann.hear('error')).toMatchObject({ opId: '2', retry: true });
  expect(await ann.hear('note_updated')).toMatchObject({ updates: note('one') });
  app.store.commit = commit;
  // Within the pause it may be put off once more.
  for (let tries = 1; ann.all('ack').length < 2; tries++) {
    ann.say({ type: 'update_note', noteId: 'one', updates: { content: 'kept' }, opId: '2' });
    await eventually(() => expect(ann.all('error').length + ann.all('ack').length).toBe(2 + tries));
  }
  expect(await bob.hear('note_updated')).toMatchObject({ updates: { content: 'kept' }, seq: 2 });
  expect(app.log.error).toHaveBeenCalledTimes(1);
});

test('W8 a change that was stored although the database said no is shown to everybody', async () => {
  await using app = await served();
  const ann = await joined(app.url, 'ann');
  const commit = app.store.commit;
  app.store.commit = async (...call) => {
    app.store.commit = commit;
    await commit(...call);
    throw new Error('The line broke after the commit');
  };
  ann.say({ type: 'add_note', note: note('one') });
  await ann.hear('error');
  // To a bare client it was refused at first, and then there after all.
  await ann.hear('note_deleted');
  expect(await ann.hear('note_added')).toMatchObject({ note: note('one'), seq: 1 });
});

test('rooms that nobody is in are left to the database', async () => {
  await using app = await served();
  const ann = await joined(app.url, 'ann');
  ann.say({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.hear('ack');
  expect(await app.rooms.participants(DEMO_BOARD)).toHaveLength(1);
  ann.hangUp();
  await eventually(() => expect(app.rooms.size).toBe(0));
  const again = await joined(app.url, 'ann');
  expect((await again.hear('session_joined')).stickyNotes).toEqual([note('one')]);
});

test('W20 who does not read is skipped, then dropped, and nobody else waits for it', async () => {
  await using app = await served({ pingEvery: 500 });
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  const deaf = await joined(app.url, 'deaf');
  deaf.socket.pause();
  const content = 'x'.repeat(2000);
  const big = Array.from({ length: 200 }, (_, n) => note(`${n}`, { content }));
  for (const one of big) ann.say({ type: 'add_note', note: one });
  await bob.hear('note_added', 200);
  for (let round = 0; deafIsOn(); round++) {
    ann.say({ type: 'update_note', noteId: '1', updates: { content }, opId: `${round}` });
    await ann.hear('ack', round + 1);
  }
  // Its pings went unanswered.
  expect((await bob.hear('user_left')).userId).toBe('deaf');
  function deafIsOn() {
    return bob.all('user_left').length === 0;
  }
});

test('W21 a stopping server stores what it took and tells everybody to come back', async () => {
  await using app = await served();
  const ann = await joined(app.url, 'ann');
  const idle = await dial(app.url);
  for (let n = 0; n < 100; n++) ann.say({ type: 'add_note', note: note(`${n}`), opId: `${n}` });
  await ann.hear('ack');
  await app.app.close();
  expect((await ann.ending()).code).toBe(RESTARTING);
  expect((await idle.ending()).code).toBe(RESTARTING);
  const stored = await app.store.load(DEMO_BOARD);
  for (const { opId } of ann.all('ack')) expect(stored?.notes.map(({ id }) => id)).toContain(opId);
});

test('W4, W6, W18 two processes share one board', async () => {
  const bus = new MemoryBus();
  const database = testApp();
  await using one = await served({ bus, name: 'one', database });
  const two = await served({ bus, name: 'two', database });
  const ann = await joined(one.url, 'ann');
  const bob = await joined(two.url, 'bob');
  await ann.hear('user_joined');
  ann.say({ type: 'add_note', note: note('one'), opId: '1' });
  expect(await bob.hear('note_added')).toMatchObject({ seq: 1 });
  bob.say({ type: 'update_note', noteId: 'one', updates: { content: 'both' } });
  expect(await ann.hear('note_updated')).toMatchObject({ seq: 2 });
  bob.say({ type: 'move_cursor', position: { x: 1, y: 1 } });
  await ann.hear('cursor_moved');
  // Sent again to the other process, as after a crash.
  const annThere = await joined(two.url, 'ann');
  expect((await annThere.hear('session_joined')).participants).toHaveLength(2);
  annThere.say({ type: 'add_note', note: note('one'), opId: '1' });
  expect(await annThere.hear('ack')).toEqual({ type: 'ack', opId: '1', seq: 1 });
  annThere.hangUp();
  await annThere.ending();
  ann.say({ type: 'delete_note', noteId: 'one' });
  await bob.hear('note_deleted');
  expect(bob.all('user_left')).toEqual([]);
  ann.hangUp();
  await bob.hear('user_left');
  await two.app.close();
});

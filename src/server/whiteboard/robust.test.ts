import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { testApp } from '../../../test/app.ts';
import { startWhiteboard } from '../../../test/whiteboard/ownServer.ts';
import { connect, join, joined } from '../../../test/whiteboard/testSocket.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { BOARD_GONE, DEMO_BOARD, RESTARTING } from '../../shared/whiteboard/constants.ts';
import { MemoryBus } from './bus.ts';
import { clearBoard, createBoard, deleteBoard, listBoards, setBoardReadOnly } from './service.ts';

const actor = { name: 'Test', address: '' };

test('rejects connections from pages of other sites', async () => {
  await using app = await startWhiteboard();
  const own = app.url;
  await expect(connect(app.url, { origin: 'https://evil.example' })).rejects.toThrow('403');
  for (const origin of [own, 'https://site.example']) {
    const client = await connect(app.url, { origin });
    await client.receive('connected');
  }
  expect((await fetch(`${own}/ws/whiteboard`)).status).toBe(426);
});

test('W17 shows an admin’s changes to everyone on the board immediately', async () => {
  await using app = await startWhiteboard();
  const em = () => app.orm.em.fork();
  const live = {
    reload: (id: string) => app.rooms.reload(id),
    participants: (id: string) => app.rooms.participants(id),
  };
  const { id } = await createBoard(em(), { title: 'Plan' });
  const ann = await joined(app.url, 'ann', id);
  ann.send({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.receive('ack');
  expect(await listBoards(em(), live, { limit: 1 })).toMatchObject({
    boards: [{ id, title: 'Plan', notes: 1, isReadOnly: false, participants: [{ id: 'ann' }] }],
    nextCursor: null,
  });

  await setBoardReadOnly(em(), live, { id, isReadOnly: true, actor });
  expect(await ann.receive('board_updated')).toMatchObject({ board: { access: 'read' } });
  ann.send({ type: 'delete_note', noteId: 'one' });
  expect((await ann.receive('error')).message).toBe('This board is read-only.');
  await setBoardReadOnly(em(), live, { id, isReadOnly: false, actor });
  await ann.receive('board_updated', 2);

  await clearBoard(em(), live, { id, actor });
  expect(await ann.receive('session_joined', 2)).toMatchObject({
    stickyNotes: [],
    board: { seq: 2 },
  });
  // What was applied before the clearing is not applied again.
  ann.send({ type: 'add_note', note: note('one'), opId: '1' });
  expect(await ann.receive('ack', 2)).toEqual({ type: 'ack', opId: '1', seq: 1 });

  await deleteBoard(em(), live, { id, actor });
  expect((await ann.ending()).code).toBe(BOARD_GONE);
  expect((await listBoards(em(), live, { limit: 1 })).boards).toEqual([]);
});

test('W2, W21 allows joining again after a temporary failure, and recreates the deleted demo board, empty', async () => {
  await using app = await startWhiteboard();
  const load = app.store.load;
  app.store.load = () => Promise.reject(new Error('The disk is away'));
  const ann = await connect(app.url);
  ann.send(join('ann'));
  expect(await ann.receive('error')).toMatchObject({ retry: true });
  app.store.load = load;
  ann.send(join('ann'));
  await ann.receive('session_joined');
  ann.send({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.receive('ack');
  const live = { reload: (id: string) => app.rooms.reload(id), participants: async () => [] };
  await deleteBoard(app.orm.em.fork(), live, { id: DEMO_BOARD, actor });
  expect((await ann.ending()).code).toBe(BOARD_GONE);
  const again = await joined(app.url, 'ann');
  expect((await again.receive('session_joined')).stickyNotes).toEqual([]);
});

test('W2 does not repeat to a new participant what the snapshot contains', async () => {
  await using app = await startWhiteboard();
  const ann = await joined(app.url, 'ann');
  ann.send({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.receive('ack');
  const { commit, find } = app.store;
  const stored = Promise.withResolvers<void>();
  app.store.commit = async (...args) => {
    const response = await commit(...args);
    // After the change was committed, before it is broadcast.
    setImmediate(() => stored.resolve());
    return response;
  };
  app.store.find = async (id) => {
    const found = await find(id);
    await stored.promise;
    return found;
  };
  const bob = await connect(app.url);
  bob.send(join('bob'));
  ann.send({ type: 'update_note', noteId: 'one', updates: { content: 'kept' }, opId: '2' });
  await ann.receive('ack', 2);
  expect((await bob.receive('session_joined')).stickyNotes).toHaveLength(1);
  ann.send({ type: 'delete_note', noteId: 'one' });
  await bob.receive('note_deleted');
  expect(bob.received.map(({ type }) => type)).toEqual([
    'connected',
    'session_joined',
    'note_deleted',
  ]);
});

test('W8 acks nothing, loses nothing and stays consistent when the database fails', async () => {
  await using app = await startWhiteboard();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  ann.send({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.receive('ack');
  const commit = app.store.commit;
  app.store.commit = () => Promise.reject(new Error('The disk is full'));
  ann.send({ type: 'update_note', noteId: 'one', updates: { content: 'lost?' }, opId: '2' });
  expect(await ann.receive('error')).toMatchObject({ opId: '2', retry: true });
  expect(await ann.receive('note_updated')).toMatchObject({ updates: note('one') });
  app.store.commit = commit;
  // During the pause, it may be rejected with `retry` again.
  for (let tries = 1; ann.all('ack').length < 2; tries++) {
    ann.send({ type: 'update_note', noteId: 'one', updates: { content: 'kept' }, opId: '2' });
    await eventually(() => expect(ann.all('error').length + ann.all('ack').length).toBe(2 + tries));
  }
  expect(await bob.receive('note_updated')).toMatchObject({ updates: { content: 'kept' }, seq: 2 });
  expect(app.log.error).toHaveBeenCalledTimes(1);
});

test('W8 shows a change that was stored although the commit reported an error', async () => {
  await using app = await startWhiteboard();
  const ann = await joined(app.url, 'ann');
  const commit = app.store.commit;
  app.store.commit = async (...call) => {
    app.store.commit = commit;
    await commit(...call);
    throw new Error('The client broke after the commit');
  };
  ann.send({ type: 'add_note', note: note('one') });
  await ann.receive('error');
  // A simple client first receives the rejection, then the change.
  await ann.receive('note_deleted');
  expect(await ann.receive('note_added')).toMatchObject({ note: note('one'), seq: 1 });
});

test('W20 skips, then drops a client that does not read, without delaying others', async () => {
  await using app = await startWhiteboard({ pingEvery: 500 });
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  const deaf = await joined(app.url, 'deaf');
  deaf.socket.pause();
  const content = 'x'.repeat(2000);
  const big = Array.from({ length: 200 }, (_, n) => note(`${n}`, { content }));
  for (const one of big) ann.send({ type: 'add_note', note: one });
  await bob.receive('note_added', 200);
  for (let round = 0; deafIsOn(); round++) {
    ann.send({ type: 'update_note', noteId: '1', updates: { content }, opId: `${round}` });
    await ann.receive('ack', round + 1);
  }
  // Its pings went unanswered.
  expect((await bob.receive('user_left')).userId).toBe('deaf');
  function deafIsOn() {
    return bob.all('user_left').length === 0;
  }
});

test('W21 stores pending changes when stopping and asks clients to reconnect', async () => {
  await using app = await startWhiteboard();
  const ann = await joined(app.url, 'ann');
  const idle = await connect(app.url);
  for (let n = 0; n < 100; n++) ann.send({ type: 'add_note', note: note(`${n}`), opId: `${n}` });
  await ann.receive('ack');
  await app.app.close();
  expect((await ann.ending()).code).toBe(RESTARTING);
  expect((await idle.ending()).code).toBe(RESTARTING);
  const stored = await app.store.load(DEMO_BOARD);
  for (const { opId } of ann.all('ack')) expect(stored?.items.map(({ id }) => id)).toContain(opId);
});

test('W4, W6, W18 shares one board between two processes', async () => {
  const bus = new MemoryBus();
  const database = testApp();
  await using one = await startWhiteboard({ bus, name: 'one', database });
  const two = await startWhiteboard({ bus, name: 'two', database });
  const ann = await joined(one.url, 'ann');
  const bob = await joined(two.url, 'bob');
  await ann.receive('user_joined');
  ann.send({ type: 'add_note', note: note('one'), opId: '1' });
  expect(await bob.receive('note_added')).toMatchObject({ seq: 1 });
  bob.send({ type: 'update_note', noteId: 'one', updates: { content: 'both' } });
  expect(await ann.receive('note_updated')).toMatchObject({ seq: 2 });
  bob.send({ type: 'move_cursor', position: { x: 1, y: 1 } });
  await ann.receive('cursor_moved');
  // Sent again to the other process, as after a crash.
  const annThere = await joined(two.url, 'ann');
  expect((await annThere.receive('session_joined')).participants).toHaveLength(2);
  annThere.send({ type: 'add_note', note: note('one'), opId: '1' });
  expect(await annThere.receive('ack')).toEqual({ type: 'ack', opId: '1', seq: 1 });
  annThere.close();
  await annThere.ending();
  ann.send({ type: 'delete_note', noteId: 'one' });
  await bob.receive('note_deleted');
  expect(bob.all('user_left')).toEqual([]);
  ann.close();
  await bob.receive('user_left');
  await two.app.close();
});

import { once } from 'node:events';
import { createConnection } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { testApp } from '../../../test/app.ts';
import { dial, join, joined, note, socketUrl } from '../../../test/whiteboard/line.ts';
import { BOARD_GONE, DEMO_BOARD, RESTARTING } from '../../shared/whiteboard/limits.ts';
import { MemoryBus } from './bus.ts';
import { textFrame } from './frame.ts';
import { Rooms } from './rooms.ts';
import { clearBoard, createBoard, deleteBoard, listBoards, setBoardReadOnly } from './service.ts';
import { createStore } from './store.ts';
import { whiteboard } from './socket.ts';
import Fastify from 'fastify';

/** The whiteboard alone, so that a test can reach its rooms; `bus` joins several of them. */
async function served({
  bus = new MemoryBus(),
  name = 'one',
  database = testApp(),
  pingEvery = 25_000,
} = {}) {
  const { orm, [Symbol.asyncDispose]: dispose } = await database;
  const app = Fastify();
  const log = { error: vi.fn(), debug: vi.fn() };
  const store = createStore(() => orm.em.fork());
  const rooms = new Rooms({
    store,
    bus: bus.join(name),
    encode: textFrame,
    log: Object.assign(app.log, log),
    idle: 200,
  });
  await app.register(whiteboard, { rooms, publicUrl: 'https://site.example', pingEvery });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    orm,
    url,
    rooms,
    store,
    log,
    async [Symbol.asyncDispose]() {
      await app.close();
      await dispose();
    },
  };
}

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

  await setBoardReadOnly(em(), live, { id, isReadOnly: true });
  expect(await ann.hear('board_updated')).toMatchObject({ board: { access: 'read' } });
  ann.say({ type: 'delete_note', noteId: 'one' });
  expect((await ann.hear('error')).message).toBe('This board is read-only.');
  await setBoardReadOnly(em(), live, { id, isReadOnly: false });
  await ann.hear('board_updated', 2);

  await clearBoard(em(), live, id);
  expect(await ann.hear('session_joined', 2)).toMatchObject({ stickyNotes: [], board: { seq: 2 } });
  // What was applied before the clearing is not applied again.
  ann.say({ type: 'add_note', note: note('one'), opId: '1' });
  expect(await ann.hear('ack', 2)).toEqual({ type: 'ack', opId: '1', seq: 1 });

  await deleteBoard(em(), live, id);
  expect((await ann.ending()).code).toBe(BOARD_GONE);
  expect(await listBoards(em(), live)).toEqual([]);
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
    await vi.waitFor(
      () => expect(ann.all('error').length + ann.all('ack').length).toBe(2 + tries),
      { timeout: 10_000 },
    );
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
  await vi.waitFor(() => expect(app.rooms.size).toBe(0), 5000);
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

test('100,000 hostile frames harm nobody and fill no log', async () => {
  await using app = await served();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  const hostile: (string | object)[] = [
    '{',
    '[]',
    '""',
    'null',
    '{"type":5}',
    'x'.repeat(70_000),
    '\0',
    '{"type":"join_session"}',
    { type: 'update_note', noteId: '__proto__', updates: { content: 'x' } },
    { type: 'update_note', noteId: 'kept', updates: { position: { x: 1e308, y: -1 } } },
    { type: 'add_note', note: { id: 'kept', position: { x: 0, y: 0 } } },
    { type: 'add_note', note: { id: 'x'.repeat(500) } },
    { type: 'delete_note', noteId: { $ne: null } },
    { type: 'vote', noteId: 'kept', isOn: 'yes' },
    { type: 'constructor' },
    { type: '__proto__' },
    { type: 'dance' },
    { type: 'move_cursor', position: { x: null, y: 'a' } },
    { type: 'delete_note', noteId: 'replayed', opId: 'same' },
  ];
  ann.say({ type: 'add_note', note: note('kept'), opId: 'kept' });
  await ann.hear('ack');
  const frames = [
    ...Array.from({ length: 100 }, () => hostile).flat(),
    'x'.repeat(70_000),
    '{"type":"add_note","note":'.repeat(1000),
  ].map((frame) => (typeof frame === 'string' ? frame : JSON.stringify(frame)));
  let sent = 0;
  let closed = 0;
  const attack = async (id: number) => {
    while (sent < 100_000) {
      const socket = new WebSocket(socketUrl(app.url));
      socket.on('error', () => {});
      socket.on('message', () => {});
      const isClosed = once(socket, 'close');
      await once(socket, 'open');
      socket.send(JSON.stringify(join(`hostile-${id}`)));
      // Until the server has had enough of this one.
      while (socket.readyState === WebSocket.OPEN && sent < 100_000) {
        for (let n = 0; n < 100; n++) socket.send(frames[sent++ % frames.length] ?? '');
        await new Promise((go) => setImmediate(go));
      }
      if (sent < 100_000) closed += 1;
      socket.terminate();
      await isClosed;
    }
  };
  let rounds = 0;
  const attacks = Promise.all([1, 2, 3].map(attack));
  let isOver = false;
  void attacks.then(() => (isOver = true));
  do {
    // The others go on working all the while.
    rounds += 1;
    ann.say({ type: 'update_note', noteId: 'kept', updates: { content: `${rounds}` } });
    expect(await bob.hear('note_updated', rounds)).toMatchObject({
      updates: { content: `${rounds}` },
    });
  } while (!isOver);
  await attacks;
  expect(sent).toBeGreaterThanOrEqual(100_000);
  expect(closed).toBeGreaterThan(10);
  expect(rounds).toBeGreaterThan(5);
  expect(ann.isOpen() && bob.isOpen()).toBe(true);
  expect(app.log.error).not.toHaveBeenCalled();
  const { notes } = (await app.store.load(DEMO_BOARD)) ?? { notes: [] };
  expect(notes.map(({ id }) => id)).toEqual(['kept']);
}, 120_000);

test('broken WebSocket frames and half-open lines end only themselves', async () => {
  await using app = await served({ pingEvery: 1000 });
  const ann = await joined(app.url, 'ann');
  const { hostname, port } = new URL(socketUrl(app.url));
  const garbage = [
    Buffer.from([0xff, 0xff, 0xff]),
    Buffer.from([0x81, 0x05, 1, 2, 3]),
    Buffer.alloc(5000, 0x81),
  ];
  for (const bytes of garbage) {
    const raw = createConnection({ host: hostname, port: Number(port) });
    raw.write(
      `GET /ws/whiteboard HTTP/1.1\r\nHost: ${hostname}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    raw.write(bytes);
    await new Promise((closed) =>
      raw
        .on('close', closed)
        .on('error', () => {})
        .resume(),
    );
  }
  const tooLarge = await dial(app.url);
  tooLarge.say('x'.repeat(1_100_000));
  expect((await tooLarge.ending()).code).toBe(1009);
  ann.say({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.hear('ack');
  expect(app.log.error).not.toHaveBeenCalled();
}, 60_000);

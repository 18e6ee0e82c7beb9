import { once } from 'node:events';
import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { served } from '../../../test/whiteboard/alone.ts';
import { dial, join, joined, note, socketUrl } from '../../../test/whiteboard/line.ts';
import { DEMO_BOARD } from '../../shared/whiteboard/limits.ts';

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
  const progress = { isOver: false };
  void attacks.then(() => (progress.isOver = true));
  do {
    // The others go on working all the while.
    rounds += 1;
    ann.say({ type: 'update_note', noteId: 'kept', updates: { content: `${rounds}` } });
    expect(await bob.hear('note_updated', rounds)).toMatchObject({
      updates: { content: `${rounds}` },
    });
  } while (!progress.isOver);
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

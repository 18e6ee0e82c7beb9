import { once } from 'node:events';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { DEMO_BOARD } from '../../src/shared/whiteboard/constants.ts';
import { startWhiteboard } from './ownServer.ts';
import { join, joined, socketUrl } from './testSocket.ts';
import { note } from './note.ts';

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
const frames = [
  ...Array.from({ length: 100 }, () => hostile).flat(),
  'x'.repeat(70_000),
  '{"type":"add_note","note":'.repeat(1000),
].map((frame) => (typeof frame === 'string' ? frame : JSON.stringify(frame)));

const FLOOD = 1008;

/** Sends hostile frames on three connections while two participants keep working. */
export async function attackWith(count: number) {
  await using app = await startWhiteboard();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  ann.send({ type: 'add_note', note: note('kept'), opId: 'kept' });
  await ann.receive('ack');
  let sent = 0;
  let closed = 0;
  const attack = async (id: number) => {
    while (sent < count) {
      const socket = new WebSocket(socketUrl(app.url));
      socket.on('error', () => {});
      socket.on('message', () => {});
      socket.on('close', (code) => (closed += Number(code === FLOOD)));
      const isClosed = once(socket, 'close');
      await once(socket, 'open');
      socket.send(JSON.stringify(join(`hostile-${id}`)));
      // Until the server closes this connection.
      while (socket.readyState === WebSocket.OPEN && sent < count) {
        for (let n = 0; n < 100; n++) socket.send(frames[sent++ % frames.length] ?? '');
        await new Promise((go) => setImmediate(go));
      }
      // The pong arrives after everything before it was read.
      if (socket.readyState === WebSocket.OPEN) socket.ping();
      await Promise.race([isClosed, once(socket, 'pong')]);
      socket.terminate();
      await isClosed;
    }
  };
  let rounds = 0;
  const attacks = Promise.all([1, 2, 3].map(attack));
  const progress = { isDone: false };
  void attacks.then(() => (progress.isDone = true));
  do {
    rounds += 1;
    ann.send({ type: 'update_note', noteId: 'kept', updates: { content: `${rounds}` } });
    expect(await bob.receive('note_updated', rounds)).toMatchObject({
      updates: { content: `${rounds}` },
    });
  } while (!progress.isDone);
  await attacks;
  expect(sent).toBeGreaterThanOrEqual(count);
  expect(ann.isOpen() && bob.isOpen()).toBe(true);
  expect(app.log.error).not.toHaveBeenCalled();
  const { items } = (await app.store.load(DEMO_BOARD)) ?? { items: [] };
  expect(items.map(({ id }) => id)).toEqual(['kept']);
  return { closed, rounds };
}

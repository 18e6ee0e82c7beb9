import { createConnection, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { DEMO_BOARD, SOCKET_PATH } from '../../src/shared/whiteboard/limits.ts';
import { readFrames, writeFrame } from './wire.ts';

/** Runs many clients in one process, most of them only listening, and measures what they receive. */

const Order = z.object({
  port: z.int(),
  clients: z.int(),
  active: z.int(),
  seconds: z.number(),
  isBoard: z.boolean(),
});
type Order = z.output<typeof Order>;

const CURSORS_PER_SECOND = 30;
const UPDATES_PER_SECOND = 3;
const WARM_UP = 2000;
/** All messages are counted; the latency of every nth is measured. */
const SAMPLE = 17;

process.once('message', (message) => void run(Order.parse(message)));

type Client = { socket: Socket; cursors: number; updates: number; last: Set<string> };

async function run(order: Order) {
  const delays: number[] = [];
  let heard = 0;
  let phase: 'warm' | 'measure' | 'drain' | 'last' = 'warm';
  const hear = (client: Client, frame: Buffer) => {
    const kind = kindOf(frame);
    if (!kind) return;
    const isSample = phase === 'measure' && ++heard % SAMPLE === 0;
    if (phase !== 'last' && !isSample) return void (client[kind] += 1);
    const message: { position?: { x: number; y: number }; updates?: { content: string } } =
      JSON.parse(frame.toString());
    if (phase === 'last' && message.position) client.last.add(`${message.position.x}`);
    else client[kind] += 1;
    const sentAt = message.position?.x ?? Number(message.updates?.content);
    if (isSample) delays.push(performance.now() - sentAt);
    return undefined;
  };
  const clients: Client[] = [];
  for (let n = 0; n < order.clients; n++) clients.push(await connect(order, n, hear));
  const actives = clients.slice(0, order.active);
  await wait(500);
  actives.forEach((client, n) => say(client, { type: 'add_note', note: note(n) }));
  await wait(500);

  const sent = { cursors: 0, updates: 0 };
  const timers = actives.flatMap((client, n) => [
    every(1000 / CURSORS_PER_SECOND, n / order.active, () => {
      say(client, { type: 'move_cursor', position: { x: performance.now(), y: n } });
      sent.cursors += 1;
    }),
    every(1000 / UPDATES_PER_SECOND, n / order.active, () => {
      const updates = { content: `${performance.now()}` };
      say(client, { type: 'update_note', noteId: `note-${n}`, updates });
      sent.updates += 1;
    }),
  ]);
  await wait(WARM_UP);
  process.send?.('measure');
  phase = 'measure';
  await wait(order.seconds * 1000);
  process.send?.('measured');
  phase = 'drain';
  for (const timer of timers) clearInterval(timer);
  await wait(1500);
  phase = 'last';
  actives.forEach((client, n) =>
    say(client, { type: 'move_cursor', position: { x: 7_000_000 + n, y: n } }),
  );
  await wait(1000);

  const total = (kind: 'cursors' | 'updates') =>
    clients.reduce((sum, client) => sum + client[kind], 0);
  delays.sort((a, b) => a - b);
  const at = (share: number) => delays[Math.floor(delays.length * share)] ?? Number.NaN;
  process.send?.({
    updatesLost: sent.updates * order.clients - total('updates'),
    lastCursorsLost: clients.reduce(
      (sum, { last }, n) => sum + order.active - (n < order.active ? 1 : 0) - last.size,
      0,
    ),
    cursorsMerged: 1 - total('cursors') / (sent.cursors * (order.clients - 1)),
    p50: at(0.5),
    p99: at(0.99),
  });
}

/** Message types by their first letters: cursor_moved and note_updated, or as sent through the relay. */
function kindOf(frame: Buffer): 'cursors' | 'updates' | undefined {
  const name = frame.toString('latin1', 9, 15);
  if (name === 'cursor' || name === 'move_c') return 'cursors';
  return frame.toString('latin1', 9, 17) === 'note_upd' || name === 'update'
    ? 'updates'
    : undefined;
}

function every(period: number, phase: number, act: () => void) {
  // Paced by the clock, so a late timer does not lower the rate.
  let next = performance.now() + period * phase;
  return setInterval(() => {
    while (performance.now() >= next) {
      next += period;
      act();
    }
  }, 1);
}

const say = ({ socket }: Pick<Client, 'socket'>, message: object) =>
  socket.write(writeFrame(JSON.stringify(message)));

const note = (n: number) => ({
  id: `note-${n}`,
  content: '',
  color: '#FFE066',
  position: { x: n, y: 0 },
  size: { width: 150, height: 100 },
  author: 'Bench',
  timestamp: '2025-01-31T09:30:00.000Z',
  category: 'idea',
});

/** A WebSocket client without a library, to keep the load generator cheap. */
function connect(order: Order, n: number, hear: (client: Client, frame: Buffer) => void) {
  return new Promise<Client>((resolve) => {
    const socket = createConnection({ port: order.port, host: '127.0.0.1' });
    const client: Client = { socket, cursors: 0, updates: 0, last: new Set() };
    socket.setNoDelay(true);
    socket.write(
      `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    let isOpen = false;
    let rest = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      if (!isOpen) {
        const end = rest.indexOf('\r\n\r\n');
        if (end === -1) return;
        isOpen = true;
        rest = rest.subarray(end + 4);
        const user = { id: `client-${n}`, name: `Client ${n}`, color: '#336699' };
        if (order.isBoard) say(client, { type: 'join_session', sessionId: DEMO_BOARD, user });
        resolve(client);
      }
      rest = readFrames(rest, (frame) => hear(client, frame));
    });
  });
}

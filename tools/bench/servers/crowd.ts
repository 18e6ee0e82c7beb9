import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type Client, connect, type OnFrame, say } from './client.ts';
import { type Protocol, protocolOf } from './protocol.ts';

/** Runs many clients in one process, some of them active, and measures what all of them receive. */

const Order = z.object({
  port: z.int(),
  protocol: z.string(),
  clients: z.int(),
  active: z.int(),
  cursorsPerSecond: z.number(),
  updatesPerSecond: z.number(),
  seconds: z.number(),
});
type Order = z.output<typeof Order>;

const WARM_UP_MS = 3000;
/** The maximum wait for messages that an overloaded server has yet to send. */
const DRAIN_MS = 15_000;
/** All messages are counted; the latency of about this many a second is measured. */
const SAMPLES_PER_SECOND = 8000;
/** The last cursors have this position, plus the number of their client. */
const LAST_X = 7_000_000;

process.once('message', (message) => void run(Order.parse(message)));

async function run(order: Order) {
  const protocol = await protocolOf(order.protocol);
  const meter = createMeter(order, protocol);
  const clients: Client[] = [];
  for (let n = 0; n < order.clients; n++)
    clients.push(await connect({ port: order.port, n, protocol, onFrame: meter.onFrame }));
  const actives = clients.slice(0, order.active);
  await wait(500);
  for (const { socket, n } of actives) say(socket, protocol.addNote(n));
  await wait(500);

  const load = startLoad(actives, order, protocol);
  await wait(WARM_UP_MS);
  process.send?.('measure');
  meter.enter('measure');
  await wait(order.seconds * 1000);
  process.send?.('measured');
  const updates = load.stop() * order.clients;
  const received = () => clients.reduce((sum, client) => sum + client.updates, 0);
  await drain(() => received() >= updates);

  meter.enter('last');
  for (const { socket, n } of actives) say(socket, protocol.moveCursor(n, LAST_X + n));
  const missing = ({ last, n }: Client) => order.active - (n < order.active ? 1 : 0) - last.size;
  const cursorsLost = () => clients.reduce((sum, client) => sum + missing(client), 0);
  await drain(() => cursorsLost() === 0);
  process.send?.({ lost: updates - received() + cursorsLost(), ...meter.latencies() });
}

/** Counts updates in all phases, measures latencies in one, and notes the last cursors. */
function createMeter({ clients, active, ...order }: Order, { kindOf }: Protocol) {
  const messages = clients * active * (order.cursorsPerSecond + order.updatesPerSecond);
  const every = Math.ceil(messages / SAMPLES_PER_SECOND);
  const delays: number[] = [];
  let heard = 0;
  let phase: 'warm' | 'measure' | 'last' = 'warm';
  const onFrame: OnFrame = (client, bytes, start, end) => {
    const kind = kindOf(bytes, start);
    if (kind === 'updates') client.updates += 1;
    if (phase === 'last' && kind === 'cursors') noteLast(client, bytes, start, end);
    if (phase !== 'measure' || !kind || ++heard % every !== 0) return;
    const sentAt = /(?:"x":|at:)([\d.]+)/.exec(bytes.toString('latin1', start, end))?.[1];
    delays.push(performance.now() - Number(sentAt));
  };
  return {
    onFrame,
    enter: (next: typeof phase) => void (phase = next),
    latencies: () => {
      delays.sort((a, b) => a - b);
      const at = (share: number) => delays[Math.floor(delays.length * share)] ?? Number.NaN;
      return { p50: at(0.5), p99: at(0.99) };
    },
  };
}

/** Moves cursors and edits notes until `stop` is called, which returns the number of edits. */
function startLoad(actives: Client[], order: Order, protocol: Protocol) {
  let updates = 0;
  const timers = actives.flatMap(({ socket, n }) => [
    repeat(1000 / order.cursorsPerSecond, n / order.active, () => {
      say(socket, protocol.moveCursor(n, performance.now()));
    }),
    repeat(1000 / order.updatesPerSecond, n / order.active, () => {
      say(socket, protocol.updateNote(n, performance.now()));
      updates += 1;
    }),
  ]);
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      return updates;
    },
  };
}

/** A frame may contain several cursors. */
function noteLast({ last, n }: Client, bytes: Buffer, start: number, end: number) {
  for (const [, x] of bytes.toString('latin1', start, end).matchAll(/"x":([\d.]+)/g))
    if (Number(x) >= LAST_X && Number(x) !== LAST_X + n) last.add(Number(x));
}

async function drain(isDone: () => boolean) {
  const end = performance.now() + DRAIN_MS;
  while (!isDone() && performance.now() < end) await wait(50);
}

function repeat(period: number, phase: number, act: () => void) {
  // Paced by the clock, so a late timer does not lower the rate.
  let next = performance.now() + period * phase;
  return setInterval(() => {
    while (performance.now() >= next) {
      next += period;
      act();
    }
  }, 1);
}

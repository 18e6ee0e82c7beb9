import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_BOARD } from '../../src/shared/whiteboard/constants.ts';
import { connect, join, joined } from './testSocket.ts';
import { note } from './note.ts';
import { clientFrame, openRaw, type RawSocket } from './rawSocket.ts';

type Target = { url: string; port: number };
type Attack = { seconds: number; sockets?: number };
const address = '203.0.113.9';
const range = (count: number) => Array.from({ length: count }, (_, n) => n);
const until = async (end: number, act: () => Promise<unknown>) => {
  while (performance.now() < end) await act();
};

/** Fills the board with texts of up to six bytes per character. */
export async function fillBoard({ url }: Target, { seconds, sockets = 10 }: Attack) {
  const end = performance.now() + seconds * 1000;
  const texts = ['\u0001', '"', '€'].map((character) => character.repeat(2000));
  const attack = async (n: number) => {
    const client = await joined(url, `filler-${n}`, undefined, { address });
    let sent = 0;
    await until(end, async () => {
      const content = texts[sent % texts.length] ?? '';
      client.send({ type: 'add_note', note: note(`${n}-${sent}`, { content }) });
      sent += 1;
      client.received.length = 0;
      await wait(client.isOpen() ? 5 : 100);
    });
    client.close();
  };
  await Promise.all(range(sockets).map(attack));
}

/** Votes for every note under as many names as the server allows. */
export async function inventVotes({ url }: Target, { seconds, sockets = 10 }: Attack) {
  const end = performance.now() + seconds * 1000;
  const name = (n: number) => `voter-${n}-`.padEnd(100, '€');
  let names = 0;
  const attack = async () => {
    const client = await connect(url, { address });
    await until(end, async () => {
      if (!client.isOpen()) return wait(100);
      client.send(join(name(names++)));
      for (let n = 0; n < 50; n++)
        client.send({ type: 'vote', noteId: n === 0 ? 'shared' : `0-${n}`, isOn: true });
      client.received.length = 0;
      return wait(20);
    });
    client.close();
  };
  await Promise.all(range(sockets).map(attack));
}

/** Joins repeatedly on sockets that it never reads. */
export async function joinWithoutReading({ port }: Target, { seconds, sockets = 100 }: Attack) {
  const open = await Promise.all(range(sockets).map(() => openRaw(port, address)));
  const end = performance.now() + seconds * 1000;
  await until(end, async () => {
    for (const [n, { socket }] of open.entries())
      if (!socket.destroyed) socket.write(clientFrame(JSON.stringify(join(`deaf-${n}`))));
    await wait(250);
  });
  for (const { socket } of open) socket.destroy();
}

const floods = [
  clientFrame('{"type":"x"}'),
  clientFrame('{}'),
  clientFrame('not JSON'),
  clientFrame('', { opcode: 9 }),
  clientFrame(JSON.stringify({ type: 'dance', steps: 'x'.repeat(60_000) })),
  clientFrame(JSON.stringify({ type: 'update_note', noteId: 'shared', updates: { size: 'x' } })),
];

/** Sends ignored and rejected frames as fast as possible, and reconnects when closed. */
export async function flood({ port }: Target, { seconds, sockets = 100 }: Attack) {
  const end = performance.now() + seconds * 1000;
  const attack = async (n: number) => {
    const frame = floods[n % floods.length] ?? Buffer.alloc(0);
    const chunk = Buffer.concat(range(Math.ceil(100_000 / frame.length)).map(() => frame));
    await until(end, async () => {
      const { socket, status } = await openRaw(port, address).catch(() => rejected);
      if (!socket || status !== 101) return wait(100);
      socket.resume();
      socket.write(clientFrame(JSON.stringify(join(`flooder-${n}`))));
      while (!socket.destroyed && performance.now() < end) {
        if (socket.writableLength < chunk.length) socket.write(chunk);
        await wait(1);
      }
      return socket.destroy();
    });
  };
  await Promise.all(range(sockets).map(attack));
}
const rejected = { socket: undefined, status: 0 };

/** Sends as many changes and cursors as the limits allow, on the maximum number of sockets. */
export async function work({ url }: Target, { seconds, sockets = 100 }: Attack) {
  const end = performance.now() + seconds * 1000;
  const attack = async (n: number) => {
    const client = await joined(url, `busy-${n}`, undefined, { address });
    // Parsing would slow down the participants, which run in the same process.
    client.socket.removeAllListeners('message');
    const content = '€'.repeat(2000);
    client.send({ type: 'add_note', note: note(`busy-${n % 20}`) });
    await until(end, async () => {
      for (let times = 0; times < 12; times++)
        client.send({ type: 'update_note', noteId: `busy-${n % 20}`, updates: { content } });
      client.send({ type: 'move_cursor', position: { x: performance.now(), y: n } });
      await wait(100);
    });
    client.close();
  };
  await Promise.all(range(sockets).map(attack));
}

/** Opens sockets from one address and holds them. Resolves to the number that was admitted. */
export async function occupy({ port }: Target, { seconds, sockets = 1500 }: Attack) {
  const end = performance.now() + seconds * 1000;
  const open: RawSocket[] = [];
  // A hundred at a time, because the listening socket queues no more.
  for (let n = 0; n < sockets; n += 100)
    open.push(...(await Promise.all(range(100).map(() => openRaw(port, address)))));
  for (const { socket, status } of open)
    if (status === 101)
      socket.write(
        clientFrame(
          JSON.stringify({ type: 'join_session', sessionId: DEMO_BOARD, user: { id: 'one' } }),
        ),
      );
  await wait(Math.max(0, end - performance.now()));
  for (const { socket } of open) socket.destroy();
  const count = (wanted: number) => open.filter(({ status }) => status === wanted).length;
  return { admitted: count(101), rejected: count(429) };
}

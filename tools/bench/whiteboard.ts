import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { DEMO_BOARD, SOCKET_PATH } from '../../src/shared/whiteboard/constants.ts';
import { note } from '../../test/whiteboard/note.ts';
import { median, percentile, type Row } from './report.ts';
import { isQuick, openWorkspace } from './workspace.ts';

const [ROUNDS, PEOPLE, MEASURED_MS] = isQuick ? [1, 30, 2000] : [3, 300, 8000];
/** Further people, who only watch. What they receive is measured. */
const WATCHERS = 5;
const WARM_UP_MS = 3000;
/** The maximum wait for messages that an overloaded server has yet to send. */
const DRAIN_MS = 15_000;

const say = (message: object): string | Uint8Array => JSON.stringify(message);
/** What a person says. A cursor contains the time it was sent as `"x":TIME`, an update as `at:TIME`. */
const ours = {
  path: SOCKET_PATH,
  join: (n: number) => {
    const user = { id: `client-${n}`, name: `Client ${n}`, color: '#336699' };
    return say({ type: 'join_session', sessionId: DEMO_BOARD, user });
  },
  addNote: (n: number) => say({ type: 'add_note', note: note(`note-${n}`) }),
  moveCursor: (n: number, x: number) => say({ type: 'move_cursor', position: { x, y: n } }),
  updateNote: (n: number, content: string) =>
    say({ type: 'update_note', noteId: `note-${n}`, updates: { content } }),
};
type Protocol = typeof ours;

/** One board where everybody is active, on the site, a bare relay and hocuspocus, in turns. */
export async function whiteboard(): Promise<Row[]> {
  // Not a static import, because the code must compile without the packages of this folder.
  const file = new URL('hocuspocusProtocol.mjs', import.meta.url).href;
  const { hocuspocus }: { hocuspocus: Protocol } = await import(file);
  const measure = async (protocol: Protocol, peer?: string) => {
    await using work = openWorkspace();
    const database = await work.newDatabase('sqlite');
    const { port } = await (peer ? work.startPeer(peer) : work.startSite(database));
    // Awaited here, because the server ends with this block.
    return await observe(port, protocol);
  };
  const rounds = await Array.fromAsync({ length: ROUNDS }, async () => ({
    site: await measure(ours),
    relay: await measure(ours, 'relay.ts'),
    other: await measure(hocuspocus, 'hocuspocus.mjs'),
  }));
  const p99 = (of: 'site' | 'relay' | 'other') => median(rounds.map((round) => round[of].p99));
  const lost = rounds.reduce((sum, { site }) => sum + site.lost, 0);
  const figures = [
    { name: 'p99', value: p99('site'), unit: 'ms' },
    { name: 'above the relay', value: p99('site') - p99('relay'), unit: 'ms', most: 40 },
    { name: '÷ hocuspocus', value: p99('site') / p99('other') },
    { name: 'lost', value: lost, unit: 'messages', most: 0 },
  ];
  return [{ what: `whiteboard, ${PEOPLE} active people`, figures }];
}

/** Returns the latency of what the watchers receive, and how many updates they miss. */
async function observe(port: number, protocol: Protocol) {
  const delays: number[] = [];
  let [received, sent, measuredFrom] = [0, 0, Infinity];
  const hear = (text: string) => {
    const [, kind, sentAt] = /("x"|at):([\d.]+)/.exec(text) ?? [];
    if (kind === 'at') received++;
    if (Number(sentAt) > measuredFrom) delays.push(performance.now() - Number(sentAt));
  };
  const url = `ws://127.0.0.1:${port}${protocol.path}`;
  for (let n = 0; n < WATCHERS; n++) await connect(url, protocol.join(PEOPLE + n), hear);
  const people: WebSocket[] = [];
  for (let n = 0; n < PEOPLE; n++) people.push(await connect(url, protocol.join(n)));
  await wait(500);
  for (const [n, person] of people.entries()) person.send(protocol.addNote(n));
  await wait(500);
  const cursors = repeat(10 * PEOPLE, (n) => {
    people[n]?.send(protocol.moveCursor(n, performance.now()));
  });
  const updates = repeat(2 * PEOPLE, (n) => {
    people[n]?.send(protocol.updateNote(n, `at:${performance.now()}`));
    sent += WATCHERS;
  });
  measuredFrom = performance.now() + WARM_UP_MS;
  await wait(WARM_UP_MS + MEASURED_MS);
  clearInterval(cursors);
  clearInterval(updates);
  const isOver = () => received >= sent;
  for (let waited = 0; !isOver() && waited < DRAIN_MS; waited += 50) await wait(50);
  return { lost: sent - received, p99: percentile(delays, 0.99) };
}

/** Acts for one person after the other. Paced by the clock, so a late timer does not lower the rate. */
function repeat(perSecond: number, act: (n: number) => void) {
  const begun = performance.now();
  let count = 0;
  return setInterval(() => {
    while (count < ((performance.now() - begun) / 1000) * perSecond) act(count++ % PEOPLE);
  }, 1);
}

/** With a million frames a second for all people, those of most are not parsed. */
async function connect(url: string, join: string | Uint8Array, hear?: (text: string) => void) {
  const socket = new WebSocket(url);
  if (hear) socket.on('message', (data: Buffer) => hear(data.toString('latin1')));
  else
    socket.on('upgrade', ({ socket: raw }) => {
      socket.on('open', () => raw.removeAllListeners('data').resume());
    });
  await once(socket, 'open');
  socket.send(join);
  return socket;
}

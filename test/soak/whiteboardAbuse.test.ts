import { afterAll, expect, test } from 'vitest';
import { MAX_BOARD_BYTES } from '../../src/shared/whiteboard/limits.ts';
import { eventually } from '../eventually.ts';
import { attackedServer } from '../whiteboard/attacked.ts';
import * as attacks from '../whiteboard/attacks.ts';
import { joined, note } from '../whiteboard/line.ts';
import { soakSeconds } from './seconds.ts';

/** One share for each attack below, and one that is left for starting servers. */
const seconds = Math.max(2, soakSeconds / 12);
const HEALTH_P99_MS = 200;
const GROWN_MEGABYTES = 200;

type Server = Awaited<ReturnType<typeof attackedServer>>;
type Figures = Awaited<ReturnType<Server['during']>>;
const table: Record<string, Figures> = {};
afterAll(() => console.table(table));

/** Runs an attack, and expects that nobody else noticed much of it. */
async function withstands(server: Server, name: string, attack: () => Promise<void>) {
  const figures = await server.during(attack);
  table[name] = figures;
  expect(figures.responses).toBeGreaterThan(10);
  expect(figures.healthP99).toBeLessThan(HEALTH_P99_MS);
  expect(figures.grownMegabytes).toBeLessThan(GROWN_MEGABYTES);
  expect(figures.rounds).toBeGreaterThan(5);
  expect(await server.work()).toBeLessThan(5000);
  expect(server.output()).toBe('');
}

/** The board can be read, cleaned up and written on by a visitor who comes after the attack. */
async function expectUsable(server: Server) {
  const visitor = await joined(server.url, 'visitor', undefined, { address: '198.51.100.2' });
  const { stickyNotes } = await visitor.hear('session_joined');
  expect(Buffer.byteLength(JSON.stringify(stickyNotes))).toBeLessThan(MAX_BOARD_BYTES * 1.01);
  expect(JSON.stringify(stickyNotes)).not.toMatch(/\\u00[01]/);
  const [unwanted] = stickyNotes.filter(({ id }) => id !== 'shared');
  if (unwanted) visitor.say({ type: 'delete_note', noteId: unwanted.id, opId: 'delete' });
  visitor.say({ type: 'add_note', note: note('mine'), opId: 'add' });
  await eventually(() => expect(visitor.all('ack').map(({ opId }) => opId)).toContain('add'));
  visitor.hangUp();
}

test('a board of control characters and invented votes stays small and usable', async () => {
  await using server = await attackedServer();
  await withstands(server, 'fill the board', () => attacks.fillBoard(server, { seconds }));
  await withstands(server, 'invent votes', () => attacks.inventVotes(server, { seconds }));
  await expectUsable(server);
});

test('joiners that do not read a full board take no memory', async () => {
  await using server = await attackedServer();
  await attacks.fillBoard(server, { seconds: Math.max(4, seconds) });
  await withstands(server, 'join, read nothing', () =>
    attacks.joinWithoutReading(server, { seconds }),
  );
  await expectUsable(server);
});

test('floods of what the server ignores or refuses hold up nobody', async () => {
  await using server = await attackedServer();
  await withstands(server, 'flood', () => attacks.flood(server, { seconds: 2 * seconds }));
  await expectUsable(server);
});

test('all that the limits allow, on 100 sockets, holds up nobody', async () => {
  await using server = await attackedServer();
  await withstands(server, 'work hard', () => attacks.work(server, { seconds: 2 * seconds }));
  await expectUsable(server);
});

test('of 1,500 sockets of one address 100 are let in', async () => {
  await using server = await attackedServer();
  const counts = { admitted: 0, refused: 0 };
  await withstands(server, '1,500 sockets', async () => {
    Object.assign(counts, await attacks.occupy(server, { seconds }));
  });
  expect(counts).toEqual({ admitted: 100, refused: 1400 });
  await expectUsable(server);
  // What was closed makes room.
  await eventually(() => joined(server.url, 'again', undefined, { address: '203.0.113.9' }));
});

import { expect, test } from 'vitest';
import { MAX_BOARD_BYTES } from '../../../src/shared/whiteboard/constants.ts';
import { eventually } from '../../eventually.ts';
import { attackedServer } from '../../whiteboard/attackedServer.ts';
import * as attacks from '../../whiteboard/attacks.ts';
import { joined } from '../../whiteboard/testSocket.ts';
import { note } from '../../whiteboard/note.ts';
import { soakSeconds } from '../seconds.ts';
import { recordFault } from './table.ts';

/** One share of the time per attack, and one for starting servers. */
const seconds = Math.max(2, soakSeconds / 12);
const HEALTH_P99_MS = 200;
const GROWN_MEGABYTES = 200;

type Server = Awaited<ReturnType<typeof attackedServer>>;

/** Measures the effect of an attack on other participants. */
const little = {
  responses: expect.toSatisfy((count: number) => count > 10),
  healthP99: expect.toSatisfy((ms: number) => ms < HEALTH_P99_MS),
  grownMegabytes: expect.toSatisfy((megabytes: number) => megabytes < GROWN_MEGABYTES),
  rounds: expect.toSatisfy((count: number) => count > 5),
  afterward: expect.toSatisfy((ms: number) => ms < 5000),
  log: '',
};

async function noticed(server: Server, name: string, attack: () => Promise<void>) {
  const printed = server.output().length;
  const figures = await server.during(attack);
  recordFault(`Whiteboard: ${name}`, figures);
  const log = server.output().slice(printed);
  return { ...figures, afterward: await server.work(), log };
}

/** Expects that a visitor who joins after the attack can read, clear and edit the board. */
async function expectUsable(server: Server) {
  const visitor = await joined(server.url, 'visitor', undefined, { address: '198.51.100.2' });
  const { stickyNotes } = await visitor.receive('session_joined');
  expect(Buffer.byteLength(JSON.stringify(stickyNotes))).toBeLessThan(MAX_BOARD_BYTES * 1.01);
  expect(JSON.stringify(stickyNotes)).not.toMatch(/\\u00[01]/);
  const [unwanted] = stickyNotes.filter(({ id }) => id !== 'shared');
  if (unwanted) visitor.send({ type: 'delete_note', noteId: unwanted.id, opId: 'delete' });
  visitor.send({ type: 'add_note', note: note('mine'), opId: 'add' });
  await eventually(() => expect(visitor.all('ack').map(({ opId }) => opId)).toContain('add'));
  visitor.close();
}

test('a board of control characters and invented votes stays small and usable', async () => {
  await using server = await attackedServer();
  expect(
    await noticed(server, 'fill the board', () => attacks.fillBoard(server, { seconds })),
  ).toMatchObject(little);
  expect(
    await noticed(server, 'invent votes', () => attacks.inventVotes(server, { seconds })),
  ).toMatchObject(little);
  await expectUsable(server);
});

test('clients that join a full board without reading take no memory', async () => {
  await using server = await attackedServer();
  await attacks.fillBoard(server, { seconds: Math.max(4, seconds) });
  const joining = () => attacks.joinWithoutReading(server, { seconds });
  expect(await noticed(server, 'join, read nothing', joining)).toMatchObject(little);
  await expectUsable(server);
});

test('floods of ignored or rejected messages delay no other participant', async () => {
  await using server = await attackedServer();
  expect(
    await noticed(server, 'flood', () => attacks.flood(server, { seconds: 2 * seconds })),
  ).toMatchObject(little);
  await expectUsable(server);
});

test('100 sockets at their limits delay no other participant', async () => {
  await using server = await attackedServer();
  expect(
    await noticed(server, 'work hard', () => attacks.work(server, { seconds: 2 * seconds })),
  ).toMatchObject(little);
  await expectUsable(server);
});

test('accepts 100 of 1,500 sockets of one address', async () => {
  await using server = await attackedServer();
  const counts = { admitted: 0, rejected: 0 };
  const occupying = async () => {
    Object.assign(counts, await attacks.occupy(server, { seconds }));
  };
  expect(await noticed(server, '1,500 sockets', occupying)).toMatchObject(little);
  expect(counts).toEqual({ admitted: 100, rejected: 1400 });
  await expectUsable(server);
  // Closed sockets free their slots.
  await eventually(() => joined(server.url, 'again', undefined, { address: '203.0.113.9' }));
});

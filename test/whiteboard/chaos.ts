import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '../../src/server/database/database.ts';
import { createBoardStore } from '../../src/server/whiteboard/store.ts';
import {
  applyChange,
  BoardItems,
  type Change,
  isSection,
  type Item,
  targetOf,
} from '../../src/shared/whiteboard/board.ts';
import { noMeeting } from '../../src/shared/whiteboard/meeting.ts';
import type { Note } from '../../src/shared/whiteboard/note.ts';
import { noteCategories, noteColors, DEMO_BOARD } from '../../src/shared/whiteboard/constants.ts';
import { startServer } from '../process.ts';
import { section } from './section.ts';
import {
  FACILITATOR,
  facilitateAtRandom,
  joinAsFacilitators,
  lockAtRandom,
} from './chaosFacilitator.ts';
import { type Acked, HeadlessClient } from './headlessClient.ts';
import { recordChanges } from './recordedChanges.ts';

type Options = {
  seconds: number;
  clients: number;
  processes: number;
  databaseUrl: string;
  redisUrl?: string | undefined;
};

/** Above these numbers, clients add none. */
const MAX_CHAOS_NOTES = 300;
const MAX_CHAOS_SECTIONS = 12;

const KILL_INTERVAL_SECONDS = 30;

/**
 * Many clients edit at random while connections break and the servers in turn are killed with SIGKILL
 * and restarted. Afterward the acknowledged changes are replayed in their order: the database and every
 * client must hold exactly what that gives.
 */
export async function chaos(options: Options) {
  const { seconds, databaseUrl, redisUrl } = options;
  const environment = {
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    WHITEBOARD_SOCKETS_PER_ADDRESS: '1000',
    ...(redisUrl && { REDIS_URL: redisUrl }),
  };
  const servers: Server[] = [];
  for (let n = 0; n < options.processes; n++) servers.push(await startServer({ environment }));
  const urls = servers.map(({ url }) => url);
  const clients = Array.from(
    { length: options.clients },
    (_, n) => new HeadlessClient({ id: `client-${n}`, urls }),
  );
  const end = performance.now() + seconds * 1000;
  const { facilitator, locker } = await joinAsFacilitators(databaseUrl, urls);
  const recorder = await recordChanges(databaseUrl, FACILITATOR);
  const edits = clients.map((client) => editAtRandom(client, end));
  const facilitating = facilitateAtRandom(facilitator, end);
  const locking = lockAtRandom(locker, end);
  const kills = await killInTurns(servers, environment, seconds);
  await Promise.all([...edits, locking]);
  const restores = await facilitating;
  const all = [...clients, facilitator, locker];
  const secondsToSettle = await settle(all);
  const counts = await compareBoards(all, databaseUrl, await recorder.stop());
  for (const server of servers) server.kill('SIGTERM');
  const codes = await Promise.all(servers.map((server) => server.ended()));
  return {
    ...counts,
    kills,
    restores,
    secondsToSettle,
    endedInOrder: codes.every(({ code }) => code === 0),
  };
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** Kills each server at least once within the time. Returns how often one was killed. */
async function killInTurns(
  servers: Server[],
  environment: Record<string, string>,
  seconds: number,
) {
  const kills = Math.max(servers.length, Math.floor(seconds / KILL_INTERVAL_SECONDS));
  for (let kill = 0; kill < kills; kill++) {
    await wait((seconds * 1000) / (kills + 1));
    const index = kill % servers.length;
    const victim = servers[index];
    if (!victim) throw new Error('There is no server');
    victim.kill('SIGKILL');
    await victim.ended();
    await wait(300);
    servers[index] = await startServer({
      environment: { ...environment, PORT: `${victim.port}` },
    });
  }
  return kills;
}

/**
 * Waits until everything is acknowledged, stops the clients and replays the changes. Counts the
 * differences of the database and the clients.
 */
export async function compareBoards(
  clients: HeadlessClient[],
  databaseUrl: string,
  recorded: Acked[] = [],
) {
  const secondsToSettle = await settle(clients);
  const acked = [...clients.flatMap((client) => client.acked), ...recorded].toSorted(
    (a, b) => a.seq - b.seq,
  );
  const meetings = clients.map(({ meeting }) => meeting);
  const boards = clients.map(boardText);
  for (const client of clients) client.stop();
  const stored = await read(databaseUrl);
  const expected = textOf([...replay(acked.map(({ change }) => change))]);
  return {
    acked: acked.length,
    /** Sequence numbers that belong to no acknowledged change, or to two. */
    numbersWithoutOne: stored.seq - new Set(acked.map(({ seq }) => seq)).size,
    numbersTwice: acked.length - new Set(acked.map(({ seq }) => seq)).size,
    unacked: clients.reduce(
      (sum, { replica, requests }) => sum + replica.pending.size + requests.size,
      0,
    ),
    /** Changes by restores and cleared votes. */
    facilitated: recorded.length,
    votes: acked.filter(({ change }) => change.type === 'vote').length,
    locks: acked.filter(({ change }) => 'updates' in change && 'isLocked' in change.updates).length,
    meetingVersion: stored.meeting.version,
    meetingsThatDiffer: meetings.filter((one) => !isDeepStrictEqual(one, stored.meeting)).length,
    rejected: sum(clients, 'rejected'),
    resentAndKnown: sum(clients, 'repeats'),
    reconnects: sum(clients, 'reconnects'),
    notes: stored.items.filter((item) => !isSection(item)).length,
    sectionChanges: acked.filter(({ change }) => targetOf(change).type === 'section').length,
    clientsThatDiffer: boards.filter((board) => board !== expected).length,
    databaseDiffers: textOf(stored.items) !== expected,
    secondsToSettle,
  };
}

/** Edits and drops connections until `end`, a time of `performance.now()`. */
export async function editAtRandom(client: HeadlessClient, end: number) {
  while (performance.now() < end) {
    await wait(50 + Math.random() * 300);
    if (Math.random() < 0.01) client.drop();
    client.moveCursor(Math.random() * 1000, Math.random() * 1000);
    // Occasionally a burst, such as a paste.
    const count = Math.random() < 0.01 ? 30 : 1;
    for (let n = 0; n < count; n++) client.change(anyChange(client));
  }
}

function anyChange(client: HeadlessClient): Change {
  const ids = [...client.replica.notes.keys()];
  const noteId = ids[Math.floor(Math.random() * ids.length)];
  const dice = Math.random();
  if (noteId === undefined || (dice < 0.2 && ids.length < MAX_CHAOS_NOTES))
    return { type: 'add_note', note: anyNote(client.id) };
  if (dice < 0.3) return { type: 'delete_note', noteId };
  if (dice > 0.85) return anySectionChange(client, noteId);
  if (dice < 0.4) return { type: 'vote', noteId, userId: client.id, isOn: Math.random() < 0.6 };
  const { content, position, color, category } = anyNote(client.id);
  const updates =
    dice < 0.7
      ? { position, z: Math.round(dice * 1000) }
      : dice < 0.85
        ? { content }
        : { color, category };
  return { type: 'update_note', noteId, updates };
}

/** Adds, changes, locks and deletes sections, and moves notes into and out of them. */
function anySectionChange({ replica }: HeadlessClient, noteId: string): Change {
  const ids = [...replica.sections.keys()];
  const sectionId = ids[Math.floor(Math.random() * ids.length)];
  const dice = Math.random();
  const position = { x: Math.round(dice * 2000), y: 0 };
  if (sectionId === undefined || (dice < 0.2 && ids.length < MAX_CHAOS_SECTIONS))
    return { type: 'add_section', section: section(randomUUID(), { position }) };
  if (dice < 0.5)
    return { type: 'update_note', noteId, updates: { sectionId: dice < 0.3 ? '' : sectionId } };
  if (dice < 0.6) return { type: 'delete_section', sectionId };
  const updates =
    dice < 0.7
      ? { isLocked: dice < 0.65 }
      : dice < 0.85
        ? { position }
        : { title: `Section ${dice}`, color: pick(noteColors, '#FFE066') };
  return { type: 'update_section', sectionId, updates };
}

const pick = <Of>(items: readonly Of[], or: Of) =>
  items[Math.floor(Math.random() * items.length)] ?? or;

const anyNote = (author: string): Note => ({
  id: randomUUID(),
  content: `Something ${randomUUID()}`,
  color: pick(noteColors, '#FFE066'),
  category: pick(noteCategories, 'idea'),
  position: { x: Math.round(Math.random() * 2000), y: Math.round(Math.random() * 2000) },
  size: { width: 150, height: 100 },
  author,
  timestamp: new Date().toISOString(),
});

/** Waits until everything is acknowledged and all boards are equal. */
async function settle(clients: HeadlessClient[]) {
  const start = performance.now();
  const isSettled = () =>
    clients.every(
      ({ isJoined, replica, requests }) => isJoined && replica.pending.size + requests.size === 0,
    ) && new Set(clients.map(boardText)).size === 1;
  while (!isSettled() && performance.now() - start < 60_000) await wait(200);
  return Math.round((performance.now() - start) / 100) / 10;
}

function replay(changes: Change[]) {
  const board = new BoardItems();
  for (const change of changes) {
    const outcome = applyChange(board, change);
    if (outcome.rejection === undefined) board.set(targetOf(change).id, outcome.item);
  }
  return board;
}

const boardText = ({ replica }: HeadlessClient) =>
  textOf([...replica.notes.values(), ...replica.sections.values()]);

/** Returns equal texts for equal boards. */
const textOf = (items: Item[]) =>
  JSON.stringify(
    items
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((item) =>
        Object.entries(isSection(item) ? item : { votes: [], ...item }).toSorted(([a], [b]) =>
          a < b ? -1 : 1,
        ),
      ),
  );

async function read(databaseUrl: string) {
  const orm = await openDatabase(databaseUrl);
  const loaded = await createBoardStore(orm).load(DEMO_BOARD);
  await orm.close();
  const { board, items = [], meeting = noMeeting } = loaded ?? {};
  return { seq: board?.seq ?? 0, items, meeting };
}

const sum = (clients: HeadlessClient[], what: 'rejected' | 'repeats' | 'reconnects') =>
  clients.reduce((total, client) => total + client[what], 0);

import pino from 'pino';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/app.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { itemsAt } from '../../shared/whiteboard/boardHistory.ts';
import { DEMO_BOARD } from '../../shared/whiteboard/constants.ts';
import { openDatabase } from '../database/database.ts';
import { createDemoTidying } from './demoBoard.ts';
import { demoNotes } from './demoNotes.ts';
import { BoardChangeEntity, BoardEntity } from './entity.ts';
import { createBoardStore } from './store.ts';

const at = (time: string) => new Date(`2030-05-01T${time}Z`);

/** A database with the demo board, on which a visitor left a note and was last seen at a time. */
async function usedBoard(lastSeen: string) {
  const orm = await openDatabase(await freshDatabase());
  const fork = () => orm.em.fork();
  const store = createBoardStore(orm);
  const log = pino({ level: 'silent' });
  let reloads = 0;
  let now = at('12:00:00');
  const live = { reload: async () => void (reloads += 1) };
  const processes = [1, 2, 3].map(() => createDemoTidying({ fork, live, log, now: () => now }));
  const run = async (time: string) => {
    now = at(time);
    return (await Promise.all(processes.map((one) => one.run()))).filter(Boolean).length;
  };
  expect(await run('12:00:00')).toBe(1);
  const { seq = 0 } = (await store.load(DEMO_BOARD))?.board ?? {};
  const [first] = demoNotes();
  await store.commit(DEMO_BOARD, seq, () => ({
    committed: [
      {
        seq: seq + 1,
        userId: 'ann',
        userName: 'Ann',
        replaced: {},
        opId: undefined,
        change: { type: 'add_note', note: note('scrawl') },
      },
      {
        seq: seq + 2,
        userId: 'ann',
        userName: 'Ann',
        replaced: first ? { item: first } : {},
        opId: undefined,
        change: { type: 'delete_note', noteId: first?.id ?? '' },
      },
    ],
    touched: new Map([
      ['scrawl', note('scrawl')],
      [first?.id ?? '', undefined],
    ]),
  }));
  const seen = { changedAt: at(lastSeen), occupiedAt: at(lastSeen) };
  await fork().nativeUpdate(BoardEntity, { id: DEMO_BOARD }, seen);
  return {
    run,
    reloads: () => reloads,
    ids: async () => (await store.load(DEMO_BOARD))?.items.map(({ id }) => id).toSorted(),
    history: () =>
      fork().find(BoardChangeEntity, { boardId: DEMO_BOARD }, { orderBy: { seq: 'asc' } }),
    moments: () => store.readHistory(DEMO_BOARD),
    occupy: (time: string) => store.recordOccupied(DEMO_BOARD, at(time)),
    [Symbol.asyncDispose]: () => orm.close(),
  };
}

const tidyIds = demoNotes()
  .map(({ id }) => id)
  .toSorted();

test('restores the demo board at 03:00 UTC, in one of several processes, and keeps its former state', async () => {
  await using board = await usedBoard('01:59:00');
  expect(await board.ids()).toContain('scrawl');
  expect(await board.run('02:59:59')).toBe(0);
  const before = await board.ids();
  const last = (await board.history()).at(-1)?.seq ?? 0;
  expect(await board.run('03:00:30')).toBe(1);
  expect(await board.ids()).toEqual(tidyIds);
  expect(await board.run('03:01:30')).toBe(0);
  expect(board.reloads()).toBe(2);
  const history = await board.moments();
  if (!history) throw new Error('No history');
  expect([...itemsAt(history, last).keys()].toSorted()).toEqual(before);
  expect(history.steps[0]).toMatchObject({ name: 'The ROI Podcast Agency', type: 'add_note' });
  const changes = (await board.history()).slice(-4);
  expect(changes.map(({ userId, change }) => [userId, JSON.parse(change ?? '').type])).toEqual([
    ['ann', 'add_note'],
    ['ann', 'delete_note'],
    ['site', 'delete_note'],
    ['site', 'add_note'],
  ]);
});

test('leaves the board alone when a participant was on it within the hour, even to read, and at other times', async () => {
  await using read = await usedBoard('01:00:00');
  await read.occupy('02:58:00');
  expect(await read.run('03:00:00')).toBe(0);
  await using board = await usedBoard('02:10:00');
  expect(await board.run('03:00:00')).toBe(0);
  // An hour after the visit it is not night anymore.
  expect(await board.run('03:30:00')).toBe(0);
  expect(await board.run('04:00:00')).toBe(0);
  expect(await board.ids()).toContain('scrawl');
});

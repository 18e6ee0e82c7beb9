import { raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { type Change, type Item, targetOf } from '../../shared/whiteboard/board.ts';
import { DEMO_BOARD, DEMO_TITLE, REMEMBERED_CHANGES } from '../../shared/whiteboard/constants.ts';
import type { Meeting } from '../../shared/whiteboard/meeting.ts';
import type { Replaced } from '../../shared/whiteboard/boardHistory.ts';
import type { Orm } from '../database/database.ts';
import { commitUpdate } from '../database/groupCommit.ts';
import { type HistoryColumn, MAX_RESTORED, readHistory } from './boardHistory.ts';
import { createBoardRow } from './boardRows.ts';
import { BoardEntity } from './entity.ts';
import { loadMeeting, parseMeeting, updateMeeting } from './meetingStore.ts';
import { readItems, type Touched, writeNotes, writeSections } from './itemTables.ts';
import { hashToken } from './tokens.ts';

/** Processes that missed more changes than this read the whole board again. */
const MAX_CATCH_UP = 2000;
/** How many changes there are between two cleanups. */
const CLEANUP_INTERVAL = 500;

/** A committed change with its sequence number and author. */
export type SequencedChange = {
  seq: number;
  userId: string;
  opId: string | undefined;
  change: Change;
};

/** A change as it is stored, with its part of the board's history. */
export type CommittedChange = SequencedChange & {
  userName: string;
  replaced: Replaced;
  /** It is about a draft, so the history never shows it. */
  isPrivate?: boolean;
};

export type StoredBoard = {
  id: string;
  readOnlyId: string;
  title: string;
  isReadOnly: boolean;
  seq: number;
};
/** Tells whether what a process knows of a board is current. */
export type StoredVersion = Pick<StoredBoard, 'id' | 'seq' | 'title' | 'isReadOnly'> & {
  meetingVersion: number;
};
export type LoadedBoard = {
  board: StoredBoard;
  items: Item[];
  /** Those of the last changes that clients may resend, in order. */
  resendable: { seq: number; userId: string; opId: string }[];
  meeting: Meeting;
};
export type Decision = { committed: CommittedChange[]; touched: Touched };
/** `board` and `missed` are what is stored, including the changes of other processes. */
export type Decide<Result extends Decision> = (
  board: StoredBoard,
  missed: SequencedChange[],
) => Result;

/** The board changed in a way that its change history does not show. */
export class OutdatedError extends Error {}
export class BoardGoneError extends Error {}

export type Store = ReturnType<typeof createBoardStore>;
/** What a room needs of it. */
export type RoomStore = Pick<
  Store,
  'load' | 'commit' | 'storageUsed' | 'readHistory' | 'loadMeeting' | 'updateMeeting'
>;

type MeetingUpdate =
  Parameters<typeof updateMeeting> extends [unknown, ...infer Rest] ? Rest : never;

/** The database access of rooms. Every call uses its own EntityManager. */
export function createBoardStore(orm: Orm, storageUsed = () => 0) {
  const fork = () => orm.em.fork();
  return {
    /** The used share of what all boards may store; see `boardStorage.ts`. */
    storageUsed,
    /** The board that `id` opens, for writing or by its read-only link. */
    find: async (id: string, facilitatorToken?: string) => {
      const em = fork();
      if (id === DEMO_BOARD) await createDemoBoard(em);
      const board = await em.findOne(BoardEntity, { $or: [{ id }, { readOnlyId: id }] });
      if (!board) return undefined;
      const isWriter = board.id === id;
      const isFacilitator =
        isWriter &&
        facilitatorToken !== undefined &&
        board.facilitatorHash === hashToken(facilitatorToken);
      return { id: board.id, isWriter, isFacilitator };
    },
    load: (boardId: string) => loadBoard(fork(), boardId),
    /** Boards that were deleted are missing. */
    readVersions: (ids: string[]) => readVersions(fork(), ids),
    commit: <Result extends Decision>(id: string, knownSeq: number, decide: Decide<Result>) =>
      commit(fork(), { id, knownSeq, decide }),
    readHistory: (boardId: string) => readHistory(fork(), boardId, MAX_RESTORED),
    loadMeeting: (boardId: string) => loadMeeting(fork(), boardId),
    updateMeeting: (...[boardId, operation, change]: MeetingUpdate) =>
      updateMeeting(fork(), boardId, operation, change),
    /** Records that a participant is on a board. */
    recordOccupied: (id: string, occupiedAt: Date) =>
      fork().nativeUpdate(BoardEntity, { id }, { occupiedAt }),
    /** Sets the title of a board that has none. */
    nameBoard: (id: string, title: string) =>
      fork().nativeUpdate(BoardEntity, { id, title: '' }, { title }),
  };
}

async function createDemoBoard(em: SqlEntityManager) {
  if ((await em.count(BoardEntity, { id: DEMO_BOARD })) === 0)
    await createBoardRow(em, { title: DEMO_TITLE, id: DEMO_BOARD });
}

/** As the drivers return rows: Postgres's bigint is text, SQLite's boolean a number. */
type Tables = {
  whiteboard_boards: {
    id: string;
    read_only_id: string;
    title: string;
    is_read_only: boolean | number;
    seq: number | string;
    meeting: string | null;
  };
  whiteboard_changes: {
    board_id: string;
    seq: number | string;
    user_id: string;
    op_id: string | null;
    change: string | null;
    history: string | null;
  };
};

async function loadBoard(em: SqlEntityManager, boardId: string): Promise<LoadedBoard | undefined> {
  // Read first: a change that is committed in between is applied twice, which has no effect.
  const board = await em.findOne(BoardEntity, { id: boardId });
  if (!board) return undefined;
  const db = em.getKysely<Tables>();
  const items = await readItems(em, boardId);
  const resendable = await db
    .selectFrom('whiteboard_changes')
    .select(['seq', 'user_id', 'op_id'])
    .where('board_id', '=', boardId)
    .where('op_id', 'is not', null)
    .orderBy('seq')
    .execute();
  return {
    board: {
      id: board.id,
      readOnlyId: board.readOnlyId,
      title: board.title,
      isReadOnly: board.isReadOnly,
      seq: board.seq,
    },
    items,
    resendable: resendable.map(({ seq, user_id, op_id }) => ({
      seq: Number(seq),
      userId: user_id,
      opId: op_id ?? '',
    })),
    meeting: parseMeeting(board.meeting),
  };
}

async function readVersions(em: SqlEntityManager, ids: string[]): Promise<StoredVersion[]> {
  const fields = ['id', 'seq', 'title', 'isReadOnly', 'meeting'] as const;
  const boards = await em.find(BoardEntity, { id: { $in: ids } }, { fields });
  return boards.map(({ id, seq, title, isReadOnly, meeting }) => {
    return { id, seq, title, isReadOnly, meetingVersion: parseMeeting(meeting).version };
  });
}

/**
 * Stores what `decide` returns for a board that has had `missed` since `knownSeq`, all or nothing.
 * Also returns these, and if there are any the meeting, which determines who may receive them.
 * @throws BoardGoneError; OutdatedError when a missed change is no longer available.
 */
function commit<Result extends Decision>(
  em: SqlEntityManager,
  { id, knownSeq, decide }: { id: string; knownSeq: number; decide: Decide<Result> },
) {
  return commitUpdate(em, async (tx) => {
    const db = tx.getKysely<Tables>();
    // Locks the row before anything is read, which orders the changes of all processes.
    const row = await db
      .updateTable('whiteboard_boards')
      .set((eb) => ({ seq: eb.ref('seq') }))
      .where('id', '=', id)
      .returning(['read_only_id', 'title', 'is_read_only', 'seq', 'meeting'])
      .executeTakeFirst();
    if (!row) throw new BoardGoneError();
    const board: StoredBoard = {
      id,
      readOnlyId: row.read_only_id,
      title: row.title,
      isReadOnly: Boolean(row.is_read_only),
      seq: Number(row.seq),
    };
    const missed = board.seq === knownSeq ? [] : await changesAfter(tx, board, knownSeq);
    const meeting = missed.length > 0 ? parseMeeting(row.meeting) : undefined;
    const result = decide(board, missed);
    const { committed, touched } = result;
    if (committed.length > 0) await writeChanges(tx, id, committed, touched);
    return { ...result, missed, meeting };
  });
}

async function changesAfter(em: SqlEntityManager, { id, seq }: StoredBoard, knownSeq: number) {
  if (knownSeq > seq || seq - knownSeq > MAX_CATCH_UP) throw new OutdatedError();
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('whiteboard_changes')
    .select(['seq', 'user_id', 'op_id', 'change'])
    .where('board_id', '=', id)
    .where('seq', '>', knownSeq)
    .where('change', 'is not', null)
    .orderBy('seq')
    .execute();
  if (rows.length < seq - knownSeq) throw new OutdatedError();
  return rows.map((row): SequencedChange => ({
    seq: Number(row.seq),
    userId: row.user_id,
    opId: row.op_id ?? undefined,
    // Written by `writeChanges` below, and never sent to a client as is.
    change: JSON.parse(row.change ?? ''),
  }));
}

/** Stores changes, within a transaction that has locked the board's row. */
export async function writeChanges(
  em: SqlEntityManager,
  boardId: string,
  committed: CommittedChange[],
  touched: Touched,
) {
  const db = em.getKysely<Tables>();
  const seq = committed.at(-1)?.seq ?? 0;
  const at = Date.now();
  const rows = committed.map(({ seq, userId, userName, opId, change, replaced, isPrivate }) => ({
    board_id: boardId,
    seq,
    user_id: userId,
    op_id: opId ?? null,
    change: JSON.stringify(change),
    history: JSON.stringify({
      ...replaced,
      at,
      name: userName,
      isPrivate,
    } satisfies HistoryColumn),
  }));
  await db.insertInto('whiteboard_changes').values(rows).execute();
  // The board has each of them twice: as an item and in its history.
  const written = rows.reduce((sum, row) => sum + 2 * row.change.length + row.history.length, 0);
  const bytes = raw('bytes + ?', [written]);
  await em.nativeUpdate(BoardEntity, { id: boardId }, { seq, changedAt: new Date(at), bytes });
  await writeNotes(em, boardId, touched);
  if (committed.some(({ change }) => targetOf(change).type === 'section'))
    await writeSections(em, boardId, touched);
  const firstSeq = committed[0]?.seq ?? 0;
  if (Math.floor(firstSeq / CLEANUP_INTERVAL) !== Math.floor((seq + 1) / CLEANUP_INTERVAL))
    await deleteOldChanges(em, boardId, seq);
}

const SIZE = `
  (select coalesce(sum(octet_length(note)), 0) from whiteboard_notes where board_id = ?) +
  (select coalesce(sum(octet_length(section)), 0) from whiteboard_sections where board_id = ?) +
  (select coalesce(sum(octet_length(change) + octet_length(history)), 0)
    from whiteboard_changes where board_id = ?)`;

/** Removes the content of old changes, and later their rows; then measures the board. */
async function deleteOldChanges(em: SqlEntityManager, boardId: string, seq: number) {
  const db = em.getKysely<Tables>();
  await db
    .updateTable('whiteboard_changes')
    .set({ change: null, history: null })
    .where('board_id', '=', boardId)
    .where('seq', '<=', seq - MAX_CATCH_UP)
    // Older ones are already empty.
    .where('seq', '>', seq - 3 * MAX_CATCH_UP)
    .execute();
  await db
    .deleteFrom('whiteboard_changes')
    .where('board_id', '=', boardId)
    .where('seq', '<=', seq - REMEMBERED_CHANGES)
    .execute();
  const bytes = raw(SIZE, [boardId, boardId, boardId]);
  await em.nativeUpdate(BoardEntity, { id: boardId }, { bytes });
}

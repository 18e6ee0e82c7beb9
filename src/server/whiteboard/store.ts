import type { SqlEntityManager } from '@mikro-orm/sql';
import { randomBytes } from 'node:crypto';
import type { Change } from '../../shared/whiteboard/board.ts';
import { Note } from '../../shared/whiteboard/note.ts';
import {
  DEMO_BOARD,
  DEMO_TITLE,
  MAX_NOTES,
  REMEMBERED_CHANGES,
} from '../../shared/whiteboard/limits.ts';
import { commitUpdate } from '../groupCommit.ts';
import { BoardEntity } from './entity.ts';
import { noteJson } from './noteJson.ts';

/** Processes that missed more changes than this read the whole board again. */
const MAX_CATCH_UP = 2000;
/** How many changes there are between two cleanups. */
const SWEEP_INTERVAL = 500;

/** A committed change with its sequence number and author. */
export type SequencedChange = {
  seq: number;
  userId: string;
  opId: string | undefined;
  change: Change;
};

export type StoredBoard = {
  id: string;
  readOnlyId: string;
  title: string;
  isReadOnly: boolean;
  seq: number;
};
/** Notes that changed; `undefined` for a deleted one. */
type Touched = ReadonlyMap<string, Note | undefined>;
export type LoadedBoard = {
  board: StoredBoard;
  notes: Note[];
  /** The resendable ones of the last changes, in order. */
  seen: { seq: number; userId: string; opId: string }[];
};
export type Decision = { committed: SequencedChange[]; touched: Touched };

/** The board changed in a way that its change history does not show. */
export class OutdatedError extends Error {}
export class BoardGoneError extends Error {}

export type Store = ReturnType<typeof createStore>;

const randomId = () => randomBytes(16).toString('base64url');

/** The database access of rooms. Every call uses its own EntityManager. */
export function createStore(fork: () => SqlEntityManager) {
  return {
    /** The board that `id` opens, for writing or by its read-only link. */
    find: async (id: string) => {
      const em = fork();
      if (id === DEMO_BOARD) await createDemoBoard(em);
      const board = await em.findOne(BoardEntity, { $or: [{ id }, { readOnlyId: id }] });
      return board ? { id: board.id, isWriter: board.id === id } : undefined;
    },
    load: (boardId: string) => loadBoard(fork(), boardId),
    commit: (
      boardId: string,
      known: number,
      decide: (board: StoredBoard, missed: SequencedChange[]) => Decision,
    ) => commit(fork(), boardId, known, decide),
    nameBoard: (id: string, title: string) =>
      fork().nativeUpdate(BoardEntity, { id, title: '' }, { title }),
  };
}

export async function createBoardRow(em: SqlEntityManager, title: string, id = randomId()) {
  const now = new Date();
  await em.upsert(
    BoardEntity,
    {
      id,
      readOnlyId: randomId(),
      title,
      isReadOnly: false,
      seq: 0,
      createdAt: now,
      changedAt: now,
    },
    { onConflictAction: 'ignore', onConflictFields: ['id'] },
  );
  return em.findOneOrFail(BoardEntity, { id });
}

async function createDemoBoard(em: SqlEntityManager) {
  if ((await em.count(BoardEntity, { id: DEMO_BOARD })) === 0)
    await createBoardRow(em, DEMO_TITLE, DEMO_BOARD);
}

/** As the drivers return rows: Postgres's bigint is text, SQLite's boolean a number. */
type Tables = {
  whiteboard_boards: {
    id: string;
    read_only_id: string;
    title: string;
    is_read_only: boolean | number;
    seq: number | string;
  };
  whiteboard_notes: { board_id: string; id: string; note: string };
  whiteboard_changes: {
    board_id: string;
    seq: number | string;
    user_id: string;
    op_id: string | null;
    change: string | null;
  };
};

async function loadBoard(em: SqlEntityManager, boardId: string): Promise<LoadedBoard | undefined> {
  // Read first: a change that is committed in between is applied twice, which has no effect.
  const board = await em.findOne(BoardEntity, { id: boardId });
  if (!board) return undefined;
  const db = em.getKysely<Tables>();
  const notes = await db
    .selectFrom('whiteboard_notes')
    .select('note')
    .where('board_id', '=', boardId)
    .orderBy('id')
    .limit(MAX_NOTES)
    .execute();
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
    notes: notes.flatMap(({ note }) => readNote(note)),
    seen: resendable.map(({ seq, user_id, op_id }) => ({
      seq: Number(seq),
      userId: user_id,
      opId: op_id ?? '',
    })),
  };
}

/** A stored note that is invalid by today's rules must not make the board unusable. */
function readNote(text: string): Note[] {
  const { data } = Note.safeParse(JSON.parse(text));
  return data ? [data] : [];
}

/**
 * Stores what `decide` returns for a board that has had `missed` since `known`, all or nothing.
 * @throws BoardGoneError; OutdatedError when a missed change is no longer available.
 */
function commit(
  em: SqlEntityManager,
  boardId: string,
  known: number,
  decide: (board: StoredBoard, missed: SequencedChange[]) => Decision,
) {
  return commitUpdate(em, async (em) => {
    const db = em.getKysely<Tables>();
    // Locks the row before anything is read, which orders the changes of all processes.
    const row = await db
      .updateTable('whiteboard_boards')
      .set((eb) => ({ seq: eb.ref('seq') }))
      .where('id', '=', boardId)
      .returning(['read_only_id', 'title', 'is_read_only', 'seq'])
      .executeTakeFirst();
    if (!row) throw new BoardGoneError();
    const board: StoredBoard = {
      id: boardId,
      readOnlyId: row.read_only_id,
      title: row.title,
      isReadOnly: Boolean(row.is_read_only),
      seq: Number(row.seq),
    };
    const missed = board.seq === known ? [] : await changesAfter(em, board, known);
    const { committed, touched } = decide(board, missed);
    if (committed.length > 0) await write(em, boardId, committed, touched);
  });
}

async function changesAfter(em: SqlEntityManager, { id, seq }: StoredBoard, known: number) {
  if (known > seq || seq - known > MAX_CATCH_UP) throw new OutdatedError();
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('whiteboard_changes')
    .select(['seq', 'user_id', 'op_id', 'change'])
    .where('board_id', '=', id)
    .where('seq', '>', known)
    .where('change', 'is not', null)
    .orderBy('seq')
    .execute();
  if (rows.length < seq - known) throw new OutdatedError();
  return rows.map((row): SequencedChange => ({
    seq: Number(row.seq),
    userId: row.user_id,
    opId: row.op_id ?? undefined,
    // Written by `write` below, and never sent to a client as is.
    change: JSON.parse(row.change ?? ''),
  }));
}

async function write(
  em: SqlEntityManager,
  boardId: string,
  committed: SequencedChange[],
  touched: Touched,
) {
  const db = em.getKysely<Tables>();
  const seq = committed.at(-1)?.seq ?? 0;
  await em.nativeUpdate(BoardEntity, { id: boardId }, { seq, changedAt: new Date() });
  await db
    .insertInto('whiteboard_changes')
    .values(
      committed.map(({ seq, userId, opId, change }) => ({
        board_id: boardId,
        seq,
        user_id: userId,
        op_id: opId ?? null,
        change: JSON.stringify(change),
      })),
    )
    .execute();
  const kept = [...touched].flatMap(([id, note]) =>
    note ? [{ board_id: boardId, id, note: noteJson(note) }] : [],
  );
  if (kept.length > 0)
    await db
      .insertInto('whiteboard_notes')
      .values(kept)
      .onConflict((conflict) =>
        conflict.columns(['board_id', 'id']).doUpdateSet({ note: (eb) => eb.ref('excluded.note') }),
      )
      .execute();
  const gone = [...touched].flatMap(([id, note]) => (note ? [] : [id]));
  if (gone.length > 0)
    await db
      .deleteFrom('whiteboard_notes')
      .where('board_id', '=', boardId)
      .where('id', 'in', gone)
      .execute();
  const first = committed[0]?.seq ?? 0;
  if (Math.floor(first / SWEEP_INTERVAL) !== Math.floor((seq + 1) / SWEEP_INTERVAL))
    await sweep(em, boardId, seq);
}

/** Removes the content of old changes, and later their rows. */
async function sweep(em: SqlEntityManager, boardId: string, seq: number) {
  const db = em.getKysely<Tables>();
  await db
    .updateTable('whiteboard_changes')
    .set({ change: null })
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
}

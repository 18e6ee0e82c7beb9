import { raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { type Actor, audit } from '../audit/auditLog.ts';
import { DEMO_BOARD } from '../../shared/whiteboard/constants.ts';
import { MAX_SHOWN, readHistory } from './boardHistory.ts';
import { BoardChangeEntity, BoardEntity, BoardNoteEntity, BoardSectionEntity } from './entity.ts';
import { createBoardRow } from './boardRows.ts';

/** The boards that are open. */
export type LiveBoards = {
  /** Reloads the board for everyone who has it open. */
  reload: (boardId: string) => Promise<void>;
  participants: (boardId: string) => Promise<{ id: string; name: string }[]>;
};

/**
 * Creates a board with two unguessable ids, one for write and one for read access, and the token of its
 * facilitator, which is not stored.
 */
export const createBoard = (em: SqlEntityManager, { title }: { title: string }) =>
  createBoardRow(em, { title });

/** Returns the id with which a reader of the admin opens a board: viewers may not write on it. */
export const boardIdFor = (
  { id, readOnlyId }: { id: string; readOnlyId: string },
  maySeeSecrets: boolean,
) => (maySeeSecrets ? id : readOnlyId);

/** The board after which a page starts; viewers may know its read-only id. */
type BoardPosition = { changedAt: string; readOnlyId: string };

/** Returns a page of boards, last changed first. */
export async function listBoards(
  em: SqlEntityManager,
  live: LiveBoards,
  { limit, cursor }: { limit: number; cursor?: BoardPosition | undefined },
) {
  const query = em
    .createQueryBuilder(BoardEntity)
    .select('*')
    .orderBy({ changedAt: 'desc', readOnlyId: 'desc' })
    .limit(limit + 1);
  if (cursor)
    query.where('(changed_at, read_only_id) < (?, ?)', [
      new Date(cursor.changedAt),
      cursor.readOnlyId,
    ]);
  const found = await query.getResultList();
  const boards = found.slice(0, limit);
  const counts = await em
    .createQueryBuilder(BoardNoteEntity, 'note')
    .select(['boardId', raw('count(*) as notes')])
    .where({ boardId: { $in: boards.map(({ id }) => id) } })
    .groupBy('boardId')
    .execute<{ boardId: string; notes: number | string }[]>('all');
  const notesOf = new Map(counts.map(({ boardId, notes }) => [boardId, Number(notes)]));
  const last = boards.at(-1);
  const nextCursor =
    last && found.length > limit
      ? { changedAt: last.changedAt, readOnlyId: last.readOnlyId }
      : null;
  const listed = await Promise.all(
    boards.map(async ({ id, readOnlyId, title, isReadOnly, changedAt }) => ({
      id,
      readOnlyId,
      title,
      isReadOnly,
      changedAt,
      notes: notesOf.get(id) ?? 0,
      participants: await live.participants(id),
    })),
  );
  return { boards: listed, nextCursor };
}

/** @throws TRPCError NOT_FOUND for an unknown board, like the functions below. */
export async function setBoardReadOnly(
  em: SqlEntityManager,
  live: LiveBoards,
  { id, isReadOnly, actor }: BoardAction & { isReadOnly: boolean },
) {
  const board = await em.findOneOrFail(BoardEntity, { id });
  board.isReadOnly = isReadOnly;
  await em.flush();
  await audit(em, actor, isReadOnly ? 'board.locked' : 'board.unlocked', { type: 'board', id });
  await live.reload(id);
}

export async function boardHistory(em: SqlEntityManager, id: string) {
  const history = await readHistory(em, id, MAX_SHOWN);
  if (!history)
    throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no board with this id.' });
  return history;
}

type BoardAction = { id: string; actor: Actor };

/** Removes all notes and sections from the board as one change. */
export async function clearBoard(
  em: SqlEntityManager,
  live: LiveBoards,
  { id, actor }: BoardAction,
) {
  await em.transactional(async (em) => {
    // Waits for changes that are being stored and blocks later ones.
    const updated = await em.nativeUpdate(BoardEntity, { id }, { changedAt: new Date(), bytes: 0 });
    const board = await em.findOneOrFail(BoardEntity, { id });
    if (updated > 0) board.seq += 1;
    await em.nativeDelete(BoardNoteEntity, { boardId: id });
    await em.nativeDelete(BoardSectionEntity, { boardId: id });
    // The history lacks this change, so no process may catch up with it. Resent operations are still
    // recognized.
    await em.nativeUpdate(BoardChangeEntity, { boardId: id }, { change: null, history: null });
    await audit(em, actor, 'board.cleared', { type: 'board', id });
  });
  await live.reload(id);
}

/** The demo board is created again, empty, by the next visitor. */
export async function deleteBoard(
  em: SqlEntityManager,
  live: LiveBoards,
  { id, actor }: BoardAction,
) {
  await em.transactional(async (em) => {
    await em.findOneOrFail(BoardEntity, { id });
    await deleteBoardRows(em, [id]);
    await audit(em, actor, 'board.deleted', { type: 'board', id });
  });
  await live.reload(id);
}

async function deleteBoardRows(em: SqlEntityManager, ids: readonly string[]) {
  await em.nativeDelete(BoardEntity, { id: { $in: ids } });
  await em.nativeDelete(BoardNoteEntity, { boardId: { $in: ids } });
  await em.nativeDelete(BoardSectionEntity, { boardId: { $in: ids } });
  await em.nativeDelete(BoardChangeEntity, { boardId: { $in: ids } });
}

/** Returns the board of a quiz response. */
export const findBoardOf = (em: SqlEntityManager, responseId: string) =>
  em.findOne(BoardEntity, { responseId });

/** Returns the boards of quiz responses, newest first. */
export const boardsOf = (em: SqlEntityManager, responseIds: readonly string[]) =>
  em.find(BoardEntity, { responseId: { $in: responseIds } }, { orderBy: { createdAt: 'desc' } });

/** Deletes the boards of quiz responses. Returns their ids, to disconnect those who are on them. */
export async function deleteBoardsOf(em: SqlEntityManager, responseIds: readonly string[]) {
  const boards = await em.find(
    BoardEntity,
    { responseId: { $in: responseIds } },
    { fields: ['id'] },
  );
  const ids = boards.map(({ id }) => id);
  await deleteBoardRows(em, ids);
  return ids;
}

type UnusedBoards = { before: Date; limit: number };

/** Deletes boards that were created before a date and never had any content, the oldest first. */
export async function deleteUnusedBoards(
  em: SqlEntityManager,
  live: LiveBoards,
  { before, limit }: UnusedBoards,
) {
  const isUnused = { id: { $ne: DEMO_BOARD }, seq: 0, createdAt: { $lt: before } };
  const boards = await em.find(BoardEntity, isUnused, {
    fields: ['id'],
    limit,
    orderBy: { createdAt: 'asc' },
  });
  const ids = boards.map(({ id }) => id);
  // Checks `seq` again: a first note may have been added since.
  const deleted = await em.nativeDelete(BoardEntity, { id: { $in: ids }, seq: 0 });
  for (const id of ids) await live.reload(id);
  return deleted;
}

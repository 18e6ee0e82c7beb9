import type { SqlEntityManager } from '@mikro-orm/sql';
import { type Change, isSection, itemBytes } from '../../shared/whiteboard/board.ts';
import {
  type BoardHistory,
  type HistoryStep,
  isDraft,
  type PastChange,
  type Replaced,
  toSteps,
} from '../../shared/whiteboard/boardHistory.ts';
import { areVotesHidden, roundsOf, withVotesOf } from '../../shared/whiteboard/changeMeeting.ts';
import { commitUpdate } from '../database/groupCommit.ts';
import { readStoredItems } from './itemTables.ts';
import { parseMeeting } from './meetingStore.ts';

/**
 * A history goes back until its changes have this many characters, or its steps this many bytes: as
 * far as a restored board can be restored again, and as far as one response reaches.
 */
export const MAX_RESTORED = 4 * 1024 * 1024;
export const MAX_SHOWN = 1024 * 1024;
const PAGE_SIZE = 250;

/** The metadata of a stored change. */
export type HistoryColumn = Pick<PastChange, 'at' | 'name' | 'isPrivate'> & Replaced;

type Tables = {
  whiteboard_boards: { id: string; seq: number | string; meeting: string | null };
  whiteboard_changes: {
    board_id: string;
    seq: number | string;
    change: string | null;
    history: string | null;
  };
};

/**
 * Returns a board and its last changes, as far as they are kept; `undefined` for an unknown board.
 * Notes that are written in private are not part of it.
 */
export function readHistory(
  em: SqlEntityManager,
  boardId: string,
  maxLength: number,
): Promise<BoardHistory | undefined> {
  return commitUpdate(em, async (em) => {
    // Locks the row, so that items and changes belong together.
    const board = await em
      .getKysely<Tables>()
      .updateTable('whiteboard_boards')
      .set((eb) => ({ seq: eb.ref('seq') }))
      .where('id', '=', boardId)
      .returning(['seq', 'meeting'])
      .executeTakeFirst();
    if (!board) return undefined;
    const seq = Number(board.seq);
    const items = await readStoredItems(em, boardId);
    const meeting = parseMeeting(board.meeting);
    const { revealedRound } = roundsOf(meeting);
    const drafts = new Set(
      items.filter((item) => isDraft(item, revealedRound)).map(({ id }) => id),
    );
    const changes = await readChanges(em, boardId, { seq, maxLength });
    const steps = toSteps(items, changes).filter(({ itemId }) => !drafts.has(itemId));
    const history = {
      seq,
      items: items.filter(({ id }) => !drafts.has(id)),
      steps: newest(steps, maxLength),
    };
    return areVotesHidden(meeting) ? withoutVotes(history) : history;
  });
}

/** A small change of a large item has a large step. */
function newest(steps: HistoryStep[], maxBytes: number) {
  let bytes = 0;
  const excess = steps.findIndex(({ before }) => {
    bytes += before ? itemBytes(before) : 0;
    return bytes > maxBytes;
  });
  return excess < 0 ? steps : steps.slice(0, excess);
}

/** Returns the history without votes while they are hidden (W39). */
const withoutVotes = ({ seq, items, steps }: BoardHistory): BoardHistory => ({
  seq,
  items: items.map((item) => (isSection(item) ? item : withVotesOf(item))),
  steps: steps
    .filter(({ type }) => type !== 'vote')
    .map((step) =>
      step.before && !isSection(step.before) ? { ...step, before: withVotesOf(step.before) } : step,
    ),
});

/** Reads the changes without a gap, newest first. */
async function readChanges(
  em: SqlEntityManager,
  boardId: string,
  { seq, maxLength }: { seq: number; maxLength: number },
) {
  const changes: PastChange[] = [];
  let length = 0;
  for (;;) {
    const next = seq - changes.length;
    const rows = await em
      .getKysely<Tables>()
      .selectFrom('whiteboard_changes')
      .select(['seq', 'change', 'history'])
      .where('board_id', '=', boardId)
      .where('seq', '<=', next)
      .orderBy('seq', 'desc')
      .limit(PAGE_SIZE)
      .execute();
    for (const row of rows) {
      length += (row.change?.length ?? 0) + (row.history?.length ?? 0);
      const isNext = Number(row.seq) === seq - changes.length;
      if (!isNext || row.change === null || row.history === null || length > maxLength)
        return changes;
      // Both were written by `writeChanges`.
      const { at, name, isPrivate, ...replaced }: HistoryColumn = JSON.parse(row.history);
      const change: Change = JSON.parse(row.change);
      changes.push({ seq: Number(row.seq), at, name, isPrivate, change, replaced });
    }
    if (rows.length < PAGE_SIZE) return changes;
  }
}

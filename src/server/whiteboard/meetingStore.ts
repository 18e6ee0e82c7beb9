import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { Meeting, noMeeting } from '../../shared/whiteboard/meeting.ts';
import { commitUpdate } from '../database/groupCommit.ts';
import { BoardEntity } from './entity.ts';

/** The operations that are recognized when they are sent again (W14). */
const REMEMBERED_OPERATIONS = 50;

const StoredMeeting = z.object({
  meeting: Meeting,
  /** User ids and `opId`s of the last changes, oldest first. */
  operations: z.array(z.tuple([z.string(), z.string()])),
});

type Operation = { userId: string; opId: string | undefined };
type Change = (meeting: Meeting) => { meeting: Meeting } | { rejection: string };
export type MeetingOutcome = { meeting: Meeting; rejection?: string; isDuplicate?: boolean };

/** A stored meeting that is invalid by today's rules must not make the board unusable. */
function parse(text: string | null | undefined): z.output<typeof StoredMeeting> {
  const { data } = StoredMeeting.safeParse(JSON.parse(text ?? 'null'));
  return data ?? { meeting: noMeeting, operations: [] };
}

export const parseMeeting = (text: string | null | undefined) => parse(text).meeting;

export async function loadMeeting(em: SqlEntityManager, boardId: string): Promise<Meeting> {
  const board = await em.findOne(BoardEntity, { id: boardId }, { fields: ['meeting'] });
  return parseMeeting(board?.meeting);
}

/** Applies a change to the stored meeting, once for each operation, and increases its version. */
export function updateMeeting(
  em: SqlEntityManager,
  boardId: string,
  { userId, opId }: Operation,
  change: Change,
): Promise<MeetingOutcome> {
  return commitUpdate(em, async (em) => {
    // Locks the row before it is read, which orders the changes of all processes.
    const row = await em
      .getKysely<{ whiteboard_boards: { id: string; seq: number; meeting: string | null } }>()
      .updateTable('whiteboard_boards')
      .set((eb) => ({ seq: eb.ref('seq') }))
      .where('id', '=', boardId)
      .returning('meeting')
      .executeTakeFirst();
    const { meeting, operations } = parse(row?.meeting);
    if (operations.some(([user, op]) => user === userId && op === opId))
      return { meeting, isDuplicate: true };
    const outcome = change(meeting);
    if ('rejection' in outcome) return { meeting, rejection: outcome.rejection };
    const changed = { ...outcome.meeting, version: meeting.version + 1 };
    if (opId !== undefined) operations.push([userId, opId]);
    const stored = { meeting: changed, operations: operations.slice(-REMEMBERED_OPERATIONS) };
    await em.nativeUpdate(BoardEntity, { id: boardId }, { meeting: JSON.stringify(stored) });
    return { meeting: changed };
  });
}

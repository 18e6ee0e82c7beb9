import { z } from 'zod';
import { Id, NewId, Position } from './note.ts';

const MAX_LENGTH = 10_000_000;

const side = z.number('Must be a finite number').min(1).max(MAX_LENGTH);

/** A part of the board. */
export const Area = Position.extend({ width: side, height: side });
export type Area = z.output<typeof Area>;

/** Neither stored nor acknowledged, as cursors. */
export const ViewMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('move_view'), area: Area }),
  z.object({ type: z.literal('follow'), userId: Id.optional() }),
  z.object({ type: z.literal('bring_here'), area: Area }),
  z.object({ type: z.literal('set_writing'), noteId: Id.optional() }),
]);
export type ViewMessage = z.output<typeof ViewMessage>;

export const ClearVotes = z.object({ type: z.literal('clear_votes'), opId: NewId.optional() });
export type ClearVotes = z.output<typeof ClearVotes>;

/** Restores the board's state after change `seq` (W41). */
export const Restore = z.object({
  type: z.literal('restore'),
  seq: z.int('Must be a whole number').min(0, 'Must be at least 0'),
  /** Items that were changed after this change stay as they are. */
  since: z.int('Must be a whole number').min(0, 'Must be at least 0').optional(),
  opId: NewId.optional(),
});
export type Restore = z.output<typeof Restore>;

/** The changes after `from` up to `to` restored the state. */
export const BoardRestored = z.object({
  type: z.literal('board_restored'),
  userId: Id,
  /** The time of the restored state in ms since 1970, if known. */
  at: z.number().optional(),
  from: z.int(),
  to: z.int(),
  opId: NewId.optional(),
});
export type BoardRestored = z.output<typeof BoardRestored>;

export const ViewMoved = z.object({ type: z.literal('view_moved'), userId: Id, area: Area });
export const WritingChanged = z.object({
  type: z.literal('writing_changed'),
  userId: Id,
  noteId: Id.optional(),
});
export const BroughtHere = z.object({ type: z.literal('brought_here'), userId: Id, area: Area });

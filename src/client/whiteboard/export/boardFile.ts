import { z } from 'zod';
import { localDay, type Moment, timestamp } from '../../../shared/dates.ts';
import { Note } from '../../../shared/whiteboard/note.ts';
import type { BoardInfo, Participant } from '../../../shared/whiteboard/protocol.ts';
import { DURATION_LABEL, MAX_NOTES } from '../../../shared/whiteboard/limits.ts';

/** The format of an exported board. */
const BoardFile = z.object(
  {
    session: z.object({ id: z.string(), title: z.string() }).loose().optional(),
    notes: z
      .array(Note, 'notes: Must be a list of notes')
      .max(MAX_NOTES, `notes: Must be at most ${MAX_NOTES.toLocaleString('en-US')}`),
    exportDate: z.string().optional(),
  },
  'Must be an object with notes',
);

type Content = {
  boardId: string;
  info: BoardInfo | undefined;
  participants: readonly Participant[];
  notes: readonly Note[];
  now: Moment;
};

export const boardFile = ({ boardId, info, participants, notes, now }: Content) => ({
  session: {
    id: boardId,
    title: info?.title ?? '',
    duration: DURATION_LABEL,
    participants: participants.map(({ id, name, color }) => ({ id, name, color })),
  },
  notes,
  exportDate: timestamp(now),
});

/** Contains the day in the visitor's time zone, such as 2025-01-31. */
export const fileName = (now: Moment, ending: 'json' | 'png') =>
  `podcast-brainstorm-${localDay(now)}.${ending}`;

/** Returns the notes of an exported board, or what is wrong with the file. */
export function readBoardFile(text: string): { notes: Note[] } | { problem: string } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: 'This file is not JSON. Choose a file saved by Export.' };
  }
  const parsed = BoardFile.safeParse(content);
  if (parsed.success) return { notes: parsed.data.notes };
  const [issue] = parsed.error.issues;
  const path = issue?.path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ');
  const where = path ? ` (${path})` : '';
  return {
    problem: `This is not an exported board: ${issue?.message ?? 'unknown content'}${where}.`,
  };
}

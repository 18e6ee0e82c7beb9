import { z } from 'zod';
import { formatNumber } from '../../../shared/numbers.ts';
import { localDay, type DateLike, timestamp } from '../../../shared/dates.ts';
import { Note } from '../../../shared/whiteboard/note.ts';
import { Section } from '../../../shared/whiteboard/section.ts';
import type { BoardInfo, Participant } from '../../../shared/whiteboard/protocol.ts';
import { areVotesHidden, withVotesOf } from '../../../shared/whiteboard/changeMeeting.ts';
import type { Session } from '../session.ts';
import { DURATION_LABEL, MAX_NOTES, MAX_SECTIONS } from '../../../shared/whiteboard/constants.ts';

/** The format of an exported board. */
const BoardFile = z.object(
  {
    session: z.object({ id: z.string(), title: z.string() }).loose().optional(),
    notes: z
      .array(Note, 'notes: Must be a list of notes')
      .max(MAX_NOTES, `notes: Must be at most ${formatNumber(MAX_NOTES)}`),
    sections: z
      .array(Section, 'sections: Must be a list of sections')
      .max(MAX_SECTIONS, `sections: Must be at most ${MAX_SECTIONS}`)
      .default([]),
    exportDate: z.string().optional(),
  },
  'Must be an object with notes',
);

type Content = {
  boardId: string;
  info: BoardInfo | undefined;
  participants: readonly Participant[];
  notes: readonly Note[];
  sections: readonly Section[];
  now: DateLike;
};

/** Returns the notes of a board, without votes that are hidden. */
export function exportedNotes({ connection, meeting }: Session): Note[] {
  const isHiding = areVotesHidden(meeting.state.get());
  return [...connection.noteMap.values()].map((note) => (isHiding ? withVotesOf(note) : note));
}

export const boardFile = ({ boardId, info, participants, notes, sections, now }: Content) => ({
  session: {
    id: boardId,
    title: info?.title ?? '',
    duration: DURATION_LABEL,
    participants: participants.map(({ id, name, color }) => ({ id, name, color })),
  },
  notes,
  // Beyond the specification, like the notes' `sectionId`.
  ...(sections.length > 0 && { sections }),
  exportDate: timestamp(now),
});

/** Contains the day in the visitor's time zone, such as 2025-01-31. */
export const fileName = (now: DateLike, extension: 'json' | 'png' | 'svg' | 'md' | 'csv') =>
  `podcast-brainstorm-${localDay(now)}.${extension}`;

/** Returns the content of an exported board, or what is wrong with the file. */
export function readBoardFile(
  text: string,
): { notes: Note[]; sections: Section[] } | { problem: string } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: 'This file is not JSON. Choose a file saved by Export.' };
  }
  const parsed = BoardFile.safeParse(content);
  if (parsed.success) return { notes: parsed.data.notes, sections: parsed.data.sections };
  const [issue] = parsed.error.issues;
  const path = issue?.path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ');
  const where = path ? ` (${path})` : '';
  return {
    problem: `This is not an exported board: ${issue?.message ?? 'unknown content'}${where}.`,
  };
}

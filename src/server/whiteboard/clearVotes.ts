import type { Change } from '../../shared/whiteboard/board.ts';
import type { Note } from '../../shared/whiteboard/note.ts';

/** Returns the changes that take back all votes on the notes. */
export const withdrawals = (notes: Iterable<Note>): Change[] =>
  Array.from(notes).flatMap(({ id: noteId, votes = [] }) =>
    votes.map((userId): Change => ({ type: 'vote', noteId, userId, isOn: false })),
  );

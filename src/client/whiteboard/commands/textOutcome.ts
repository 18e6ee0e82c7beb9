import type { Note } from '../../../shared/whiteboard/note.ts';

type Texts = {
  typed: string;
  /** The note when editing began. */
  opened: Pick<Note, 'content'>;
  /** The note as it is now, unless it was deleted. */
  now: Pick<Note, 'content' | 'isLocked'> | undefined;
};

/**
 * What becomes of a typed text when others may have changed, locked or deleted its note meanwhile:
 * nothing if it is not new, and otherwise never the loss of a text.
 */
export function textOutcome({ typed, opened, now }: Texts): 'unchanged' | 'replace' | 'beside' {
  if (typed === opened.content || typed === now?.content) return 'unchanged';
  return now && !now.isLocked && now.content === opened.content ? 'replace' : 'beside';
}

/** Why a text was kept beside its note. */
export function besideReason(now: Texts['now']): string {
  if (!now) return 'Another participant deleted the note that you edited.';
  return now.isLocked
    ? 'The note was locked while you wrote. Your text is beside it.'
    : 'Another participant changed the note while you wrote. Your text is beside it.';
}

import type { Note } from '../../shared/whiteboard/note.ts';

/** Notes are never modified, only replaced, so each is written out once for the database and all snapshots. */
const texts = new WeakMap<Note, string>();

/** A note as JSON. */
export function noteText(note: Note): string {
  const text = texts.get(note) ?? JSON.stringify(note);
  texts.set(note, text);
  return text;
}

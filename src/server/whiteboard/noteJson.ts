import type { Note } from '../../shared/whiteboard/note.ts';

/**
 * Notes are replaced, never mutated, so each is serialized once for the database and all snapshots.
 */
const texts = new WeakMap<Note, string>();

/** A note as JSON. */
export function noteJson(note: Note): string {
  const text = texts.get(note) ?? JSON.stringify(note);
  texts.set(note, text);
  return text;
}

import type { Note, NoteUpdates } from './note.ts';
import type { Broadcast } from './protocol.ts';
import { MAX_NOTES, MAX_VOTES } from './limits.ts';

/** All notes of a board by id. */
export type Board = ReadonlyMap<string, Note>;
/** The part of a board that `applyChange` needs. */
export type Notes = Pick<Board, 'get' | 'has' | 'size'>;

/** One change of one note. */
export type Change =
  | { type: 'add_note'; note: Note }
  | { type: 'update_note'; noteId: string; updates: NoteUpdates }
  | { type: 'delete_note'; noteId: string }
  | { type: 'vote'; noteId: string; userId: string; isOn: boolean };

/** The note after the change, `undefined` when it is deleted; or why the change is rejected. */
export type Outcome = { note: Note | undefined; rejection?: never } | { rejection: string };

/**
 * Computes the outcome of a change, which affects one note at most (W6, W9, W10, W12). Server and
 * clients use this same function and then `place` the outcome.
 */
export function applyChange(board: Notes, change: Change): Outcome {
  if (change.type === 'add_note') return add(board, change.note);
  const note = board.get(change.noteId);
  if (!note) return { rejection: 'This note is not on the board any more.' };
  if (change.type === 'delete_note') return { note: undefined };
  if (change.type === 'vote') return vote(note, change.userId, change.isOn);
  return { note: { ...note, ...change.updates } };
}

function add(board: Notes, note: Note): Outcome {
  if (board.has(note.id)) return { rejection: 'A note with this id is already on the board.' };
  if (board.size >= MAX_NOTES)
    return { rejection: `A board takes at most ${MAX_NOTES.toLocaleString('en-US')} notes.` };
  return { note };
}

function vote(note: Note, userId: string, isOn: boolean): Outcome {
  const { votes = [] } = note;
  if (votes.includes(userId) === isOn) return { note };
  if (!isOn) return { note: { ...note, votes: votes.filter((id) => id !== userId) } };
  if (votes.length >= MAX_VOTES)
    return { rejection: `A note takes at most ${MAX_VOTES.toLocaleString('en-US')} votes.` };
  return { note: { ...note, votes: [...votes, userId] } };
}

export const noteIdOf = (change: Change) =>
  change.type === 'add_note' ? change.note.id : change.noteId;

/** Applies an outcome to the board. */
export function place(board: Map<string, Note>, noteId: string, note: Note | undefined) {
  if (note) board.set(noteId, note);
  else board.delete(noteId);
}

export function broadcastOf(change: Change, seq: number): Broadcast {
  if (change.type === 'add_note') return { type: 'note_added', note: change.note, seq };
  const { noteId } = change;
  if (change.type === 'update_note')
    return { type: 'note_updated', noteId, updates: change.updates, seq };
  if (change.type === 'delete_note') return { type: 'note_deleted', noteId, seq };
  return { type: 'note_voted', noteId, userId: change.userId, isOn: change.isOn, seq };
}

/** Returns the note's current state for the sender of a rejected change (W11). */
export function currentState(board: Notes, noteId: string): Broadcast {
  const note = board.get(noteId);
  return note ? { type: 'note_updated', noteId, updates: note } : { type: 'note_deleted', noteId };
}

/**
 * Applies a broadcast on a client. The server has accepted it already, so nothing is rejected, and
 * a current state (W11) may bring a note that the client did not know.
 */
export function applyBroadcast(board: Notes, message: Broadcast): Note | undefined {
  if (message.type === 'note_added') return message.note;
  const note = board.get(message.noteId);
  if (message.type === 'note_deleted') return undefined;
  if (message.type === 'note_voted') {
    const outcome = note && vote(note, message.userId, message.isOn);
    return outcome && 'note' in outcome ? outcome.note : note;
  }
  return wholeNote(note, message.updates, message.noteId);
}

function wholeNote(note: Note | undefined, updates: Partial<Note>, id: string): Note | undefined {
  if (note) return { ...note, ...updates, id };
  const { content, color, position, size, author, timestamp, category } = updates;
  const isWhole =
    content !== undefined &&
    color !== undefined &&
    position !== undefined &&
    size !== undefined &&
    author !== undefined &&
    timestamp !== undefined &&
    category !== undefined;
  return isWhole
    ? { ...updates, id, content, color, position, size, author, timestamp, category }
    : undefined;
}

import {
  type Change,
  isSection,
  type Item,
  type ItemLookup,
  setVote,
  type Target,
} from './board.ts';
import type { Note } from './note.ts';
import type { Broadcast } from './protocol.ts';
import type { Section } from './section.ts';

export function toBroadcast(change: Change, seq: number): Broadcast {
  switch (change.type) {
    case 'add_note':
      return { type: 'note_added', note: change.note, seq };
    case 'update_note':
      return { type: 'note_updated', noteId: change.noteId, updates: change.updates, seq };
    case 'delete_note':
      return { type: 'note_deleted', noteId: change.noteId, seq };
    case 'vote': {
      const { noteId, userId, isOn } = change;
      return { type: 'note_voted', noteId, userId, isOn, seq };
    }
    case 'add_section':
      return { type: 'section_added', section: change.section, seq };
    case 'update_section':
      return { type: 'section_updated', sectionId: change.sectionId, updates: change.updates, seq };
    case 'delete_section':
      return { type: 'section_deleted', sectionId: change.sectionId, seq };
    // no default
  }
}

/** Updates go to everyone, additions and deletions to everyone else (W7). */
export const isRepeatedToSender = ({ type }: Change) =>
  type === 'update_note' || type === 'update_section';

/** Returns the item's current state for the sender of a rejected change (W11). */
export function currentStateMessage(board: ItemLookup, { type, id }: Target): Broadcast {
  const item = board.get(id);
  if (type === 'section')
    return item && isSection(item)
      ? { type: 'section_updated', sectionId: id, updates: item }
      : { type: 'section_deleted', sectionId: id };
  return item && !isSection(item)
    ? { type: 'note_updated', noteId: id, updates: item }
    : { type: 'note_deleted', noteId: id };
}

/** The id of the item that a broadcast is about. */
export function broadcastItemId(message: Broadcast): string {
  if (message.type === 'note_added') return message.note.id;
  if (message.type === 'section_added') return message.section.id;
  return 'noteId' in message ? message.noteId : message.sectionId;
}

/**
 * Applies a broadcast on a client. The server has accepted it already, so nothing is rejected, and
 * a current state (W11) may bring an item that the client did not know.
 */
export function applyBroadcast(board: ItemLookup, message: Broadcast): Item | undefined {
  if (message.type === 'note_added') return message.note;
  if (message.type === 'section_added') return message.section;
  const id = broadcastItemId(message);
  const item = board.get(id);
  // The state of a rejected section does not delete the note that has its id.
  if (message.type === 'note_deleted') return item && isSection(item) ? item : undefined;
  if (message.type === 'section_deleted') return item && !isSection(item) ? item : undefined;
  if (message.type === 'section_updated')
    return item && isSection(item)
      ? { ...item, ...message.updates, id }
      : wholeSection(message.updates, id);
  const note = item && !isSection(item) ? item : undefined;
  if (message.type === 'note_updated')
    return note ? { ...note, ...message.updates, id } : wholeNote(message.updates, id);
  const outcome = note && setVote(note, message.userId, message.isOn);
  return outcome && 'item' in outcome ? outcome.item : note;
}

/** Returns a new note if the updates are complete. */
function wholeNote(updates: Partial<Note>, id: string): Note | undefined {
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

/** Returns a new section if the updates are complete. */
function wholeSection(updates: Partial<Section>, id: string): Section | undefined {
  const { title, color, position, size } = updates;
  return title !== undefined && color && position && size
    ? { ...updates, id, title, color, position, size }
    : undefined;
}

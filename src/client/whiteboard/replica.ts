import {
  applyChange,
  type Change,
  noteIdOf,
  place,
  receive,
} from '../../shared/whiteboard/board.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import type { Broadcast } from '../../shared/whiteboard/protocol.ts';
import { growth, sizeRefusal } from '../../shared/whiteboard/size.ts';

/** A change of this tab that the server has not yet said to have stored. */
export type Waiting = { opId: string; change: Change };

/**
 * What this tab knows of the board: what the server said, and on top of it the tab's own changes
 * that wait to be stored. `onNote` hears of every note that looks different than before.
 */
export class Replica {
  readonly #known = new Map<string, Note>();
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #view = new Map<string, Note>();
  /** What the notes of the view take (W23). */
  #bytes = 0;
  #seq = 0;
  readonly #onNote: (id: string, now: Note | undefined, before: Note | undefined) => void;

  constructor(onNote: (id: string, now: Note | undefined, before: Note | undefined) => void) {
    this.#onNote = onNote;
  }

  /** The board as this tab shows it. */
  get notes(): ReadonlyMap<string, Note> {
    return this.#view;
  }

  /** Takes the server's word for the whole board (W1); what waits stays on top. */
  join(notes: readonly Note[], seq: number) {
    const ids = new Set([...this.#known.keys(), ...this.#waiting.keys()]);
    this.#known.clear();
    this.#seq = seq;
    for (const note of notes) {
      this.#known.set(note.id, note);
      ids.add(note.id);
    }
    for (const id of ids) this.#look(id);
  }

  /** Whether changes of this tab wait on top of the note. */
  isWaiting(id: string) {
    return this.#waiting.has(id);
  }

  /** Why the board would not take the change; nothing when it would. */
  refusal(change: Change): string | undefined {
    const outcome = applyChange(this.#view, change);
    if (outcome.refusal !== undefined) return outcome.refusal;
    return sizeRefusal(this.#bytes, this.#view.get(noteIdOf(change)), outcome.note);
  }

  /** Shows a change of this tab before the server has it. */
  add(waiting: Waiting) {
    const id = noteIdOf(waiting.change);
    const queue = this.#waiting.get(id);
    if (queue) queue.push(waiting);
    else this.#waiting.set(id, [waiting]);
    this.#look(id);
  }

  /** A waiting change of this note has grown. */
  refresh(id: string) {
    this.#look(id);
  }

  receive(message: Broadcast) {
    const id = message.type === 'note_added' ? message.note.id : message.noteId;
    place(this.#known, id, receive(this.#known, message));
    this.#seq = message.seq ?? this.#seq;
    this.#look(id);
  }

  /**
   * The change is stored as number `seq`. What the server did not repeat to its sender has its
   * place in the order here (W7, W13); an older number was part of what is known.
   */
  settle({ opId, change }: Waiting, seq: number) {
    const id = noteIdOf(change);
    if (seq > this.#seq) {
      this.#seq = seq;
      const outcome = applyChange(this.#known, change);
      if (outcome.refusal === undefined) place(this.#known, id, outcome.note);
    }
    this.#forget(id, opId);
  }

  /** The change will not be made. */
  giveUp({ opId, change }: Waiting) {
    this.#forget(noteIdOf(change), opId);
  }

  #forget(id: string, opId: string) {
    const left = this.#waiting.get(id)?.filter((waiting) => waiting.opId !== opId) ?? [];
    if (left.length > 0) this.#waiting.set(id, left);
    else this.#waiting.delete(id);
    this.#look(id);
  }

  #look(id: string) {
    const before = this.#view.get(id);
    const now = this.#noteOnTop(id);
    if (now === before) return;
    this.#bytes += growth(before, now);
    place(this.#view, id, now);
    this.#onNote(id, now, before);
  }

  /** Changes touch one note each, so a board of that note alone tells what becomes of it. */
  #noteOnTop(id: string): Note | undefined {
    let note = this.#known.get(id);
    const queue = this.#waiting.get(id);
    if (!queue) return note;
    const board = new Map<string, Note>();
    for (const { change } of queue) {
      place(board, id, note);
      const outcome = applyChange(board, change);
      if (outcome.refusal === undefined) note = outcome.note;
    }
    return note;
  }
}

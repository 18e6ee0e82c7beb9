import { applyBroadcast, applyChange, type Board, type Change, noteIdOf, place } from '../board.ts';
import type { Note } from '../note.ts';
import type { Broadcast, ServerMessage } from '../protocol.ts';
import { growth, sizeRejection } from '../size.ts';
import { type PendingChange, PendingChanges, type Transport } from './pendingChanges.ts';

type Options = Transport & {
  /** Called for each note that changed in the view. */
  onNote?: (id: string, now: Note | undefined, before: Note | undefined) => void;
};

/**
 * A client's copy of one board: the confirmed state, with the client's own unacknowledged changes
 * on top. It knows neither sockets nor clocks, so that the browser, the property test and the chaos
 * client run the same code.
 */
export class Replica {
  readonly pending: PendingChanges;
  readonly #confirmed = new Map<string, Note>();
  readonly #view = new Map<string, Note>();
  readonly #onNote: Options['onNote'];
  /** Size of the notes of the view (W23). */
  #bytes = 0;
  #seq = 0;

  constructor({ onNote, ...transport }: Options) {
    this.#onNote = onNote;
    this.pending = new PendingChanges(transport);
  }

  /** The board as its user sees it. */
  get notes(): Board {
    return this.#view;
  }

  /** Applies a change immediately and sends it. Returns why it is rejected locally, if it is. */
  change(change: Change, opId: string): string | undefined {
    const id = noteIdOf(change);
    const outcome = applyChange(this.#view, change);
    if (outcome.rejection !== undefined) return outcome.rejection;
    const tooLarge = sizeRejection(this.#bytes, this.#view.get(id), outcome.note);
    if (tooLarge !== undefined) return tooLarge;
    this.pending.add({ opId, change });
    this.#update(id);
    return undefined;
  }

  /** Sends the unacknowledged changes of an earlier page again; the server applies each once. */
  restore(changes: readonly PendingChange[]) {
    for (const pending of changes) {
      this.pending.restore(pending);
      this.#update(noteIdOf(pending.change));
    }
  }

  /** Called when the connection is lost: what was in flight is sent again on the next one (W14). */
  disconnect() {
    this.pending.close();
  }

  /** Returns the pending change that the message settles: stored by `ack`, rejected by `error`. */
  receive(message: ServerMessage): PendingChange | undefined {
    switch (message.type) {
      case 'session_joined':
        this.#join(message.stickyNotes, message.board.seq);
        break;
      case 'note_added':
      case 'note_updated':
      case 'note_deleted':
      case 'note_voted':
        this.#apply(message);
        break;
      case 'ack':
        return this.#settle(message.opId, message.seq);
      case 'error':
        if (message.opId === undefined) break;
        if (!message.retry) return this.#settle(message.opId);
        this.pending.retry(message.opId);
        break;
      case 'connected':
      case 'board_updated':
      case 'user_joined':
      case 'user_left':
      case 'cursor_moved':
      // no default
    }
    return undefined;
  }

  #join(notes: readonly Note[], seq: number) {
    const ids = new Set([...this.#view.keys(), ...this.#confirmed.keys()]);
    this.#confirmed.clear();
    this.#seq = seq;
    for (const note of notes) {
      this.#confirmed.set(note.id, note);
      ids.add(note.id);
    }
    for (const { change } of this.pending.all()) ids.add(noteIdOf(change));
    for (const id of ids) this.#update(id);
    this.pending.open();
  }

  #apply(message: Broadcast) {
    const id = message.type === 'note_added' ? message.note.id : message.noteId;
    place(this.#confirmed, id, applyBroadcast(this.#confirmed, message));
    this.#seq = message.seq ?? this.#seq;
    this.#update(id);
  }

  /**
   * Ends a pending change. One that the server did not repeat to its sender takes its place in the
   * order here; an older one is part of the confirmed state already (W7, W13).
   */
  #settle(opId: string, seq = 0): PendingChange | undefined {
    const pending = this.pending.remove(opId);
    if (!pending) return undefined;
    const id = noteIdOf(pending.change);
    if (seq > this.#seq) {
      this.#seq = seq;
      const outcome = applyChange(this.#confirmed, pending.change);
      if (outcome.rejection === undefined) place(this.#confirmed, id, outcome.note);
    }
    this.#update(id);
    return pending;
  }

  #update(id: string) {
    const before = this.#view.get(id);
    const now = this.#withPending(id);
    if (now === before) return;
    this.#bytes += growth(before, now);
    place(this.#view, id, now);
    this.#onNote?.(id, now, before);
  }

  /** A change affects one note, so a board of that note alone is enough to apply it to. */
  #withPending(id: string): Note | undefined {
    let note = this.#confirmed.get(id);
    const board = new Map<string, Note>();
    for (const { change } of this.pending.ofNote(id) ?? []) {
      place(board, id, note);
      const outcome = applyChange(board, change);
      if (outcome.rejection === undefined) note = outcome.note;
    }
    return note;
  }
}

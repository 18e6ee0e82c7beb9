import { applyChange, type Board, type Change, noteIdOf, place, receive } from './board.ts';
import type { Note } from './note.ts';
import { TokenBucket } from './tokenBucket.ts';
import type { Broadcast, ChangeMessage, ServerMessage } from './protocol.ts';
import { clientPace, MAX_UNACKED, RETRY_AFTER_MS } from './limits.ts';

type Pending = { change: Change; opId: string; isSent: boolean; notBefore: number };

/**
 * A client's copy of one board: what the server said, with the client's own un-acked changes on
 * top. It knows neither socket nor clock: whoever drives it sends what `toSend` gives, and hands
 * `receive` every message. `onNote` hears of each note that may have changed.
 */
export class Replica {
  #seq = 0;
  #said = new Map<string, Note>();
  #view = new Map<string, Note>();
  #pending: Pending[] = [];
  #isJoined = false;
  #pace = new TokenBucket(clientPace);
  #onNote: (noteId: string) => void;

  constructor(onNote: (noteId: string) => void = () => {}) {
    this.#onNote = onNote;
  }

  /** The board as its user sees it. */
  get notes(): Board {
    return this.#view;
  }

  /** How many changes are not stored yet; with a note's id, how many of that note. */
  unacked(noteId?: string): number {
    if (noteId === undefined) return this.#pending.length;
    return this.#pending.filter(({ change }) => noteIdOf(change) === noteId).length;
  }

  /**
   * Applies a change at once and keeps it until it is acked. Returns why it is rejected locally, if
   * it is.
   */
  change(change: Change, opId: string): string | undefined {
    const outcome = applyChange(this.#view, change);
    if (outcome.refusal !== undefined) return outcome.refusal;
    this.#pending.push({ change, opId, isSent: false, notBefore: 0 });
    place(this.#view, noteIdOf(change), outcome.note);
    this.#onNote(noteIdOf(change));
    return undefined;
  }

  /** Whatever of the un-acked changes may go out now, in order (W16). Call it again until it gives nothing. */
  toSend(now: number): ChangeMessage[] {
    const messages: ChangeMessage[] = [];
    if (!this.#isJoined) return messages;
    for (const pending of this.#pending.slice(0, MAX_UNACKED)) {
      if (pending.isSent) continue;
      if (pending.notBefore > now || !this.#pace.take(now)) break;
      pending.isSent = true;
      messages.push(messageOf(pending.change, pending.opId));
    }
    return messages;
  }

  receive(message: ServerMessage, now: number) {
    switch (message.type) {
      case 'session_joined':
        return this.#join(message.stickyNotes, message.board.seq);
      case 'note_added':
      case 'note_updated':
      case 'note_deleted':
      case 'note_voted':
        return this.#hear(message);
      case 'ack':
        return this.#settle(message.opId, message.seq);
      case 'error':
        if (message.opId === undefined) return undefined;
        if (message.retry) return this.#postpone(message.opId, now + RETRY_AFTER_MS);
        return this.#settle(message.opId);
      case 'connected':
        return this.#redial();
      case 'board_updated':
      case 'user_joined':
      case 'user_left':
      case 'cursor_moved':
        return undefined;
      // no default
    }
  }

  #join(notes: Note[], seq: number) {
    const before = [...this.#view.keys()];
    this.#seq = seq;
    this.#said = new Map(notes.map((note) => [note.id, note]));
    this.#view = new Map(this.#said);
    this.#isJoined = true;
    for (const { change } of this.#pending) this.#layOver(change);
    for (const id of new Set([...before, ...this.#view.keys()])) this.#onNote(id);
  }

  /**
   * Changes in transit when the connection broke may be lost (W14). On one connection nothing is
   * sent twice.
   */
  #redial() {
    this.#isJoined = false;
    for (const pending of this.#pending) pending.isSent = false;
  }

  #hear(message: Broadcast) {
    const id = message.type === 'note_added' ? message.note.id : message.noteId;
    place(this.#said, id, receive(this.#said, message));
    this.#seq = message.seq ?? this.#seq;
    this.#show(id);
  }

  /**
   * Ends a pending change. One that was not received as a broadcast takes its place in the order
   * here (W13).
   */
  #settle(opId: string, seq?: number) {
    const index = this.#pending.findIndex((pending) => pending.opId === opId);
    const [pending] = index === -1 ? [] : this.#pending.splice(index, 1);
    if (!pending) return;
    const id = noteIdOf(pending.change);
    if (seq !== undefined && seq > this.#seq) {
      this.#seq = seq;
      const outcome = applyChange(this.#said, pending.change);
      if (outcome.refusal === undefined) place(this.#said, id, outcome.note);
    }
    this.#show(id);
  }

  #postpone(opId: string, notBefore: number) {
    const pending = this.#pending.find((pending) => pending.opId === opId);
    if (pending) Object.assign(pending, { isSent: false, notBefore });
  }

  #show(noteId: string) {
    place(this.#view, noteId, this.#said.get(noteId));
    for (const { change } of this.#pending) if (noteIdOf(change) === noteId) this.#layOver(change);
    this.#onNote(noteId);
  }

  #layOver(change: Change) {
    const outcome = applyChange(this.#view, change);
    if (outcome.refusal === undefined) place(this.#view, noteIdOf(change), outcome.note);
  }
}

function messageOf(change: Change, opId: string): ChangeMessage {
  if (change.type !== 'vote') return { ...change, opId };
  const { type, noteId, isOn } = change;
  return { type, noteId, isOn, opId };
}

import {
  applyChange,
  type Change,
  noteIdOf,
  type Notes,
  currentState,
} from '../../shared/whiteboard/board.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import type { Broadcast } from '../../shared/whiteboard/protocol.ts';
import { REMEMBERED_CHANGES } from '../../shared/whiteboard/limits.ts';
import { growth, sizeRejection } from '../../shared/whiteboard/size.ts';
import type { Decision, SequencedChange, StoredBoard } from './store.ts';

/**
 * An operation that was rejected before it was applied; the note's current state is sent in order
 * (W11).
 */
export type Rejected = { type: 'rejected'; noteId: string; message: string; retry?: boolean };

/** An operation that a participant requested. */
export type PendingOperation<Sender> = {
  sender: Sender;
  userId: string;
  opId: string | undefined;
  operation: Change | Rejected;
};

export type Outcome =
  | { type: 'committed'; sequenced: SequencedChange; note: Note | undefined }
  /** Was applied before (W14). */
  | { type: 'duplicate'; seq: number }
  | { type: 'rejected'; message: string; state: Broadcast; retry?: boolean | undefined };

const MAX_REMEMBERED_REJECTIONS = 5000;

/** The sequence numbers of the board's last changes by user and `opId` (W13, W14). */
export class DeduplicationCache {
  #numbers = new Map<string, number>();
  #rejected = new Set<string>();

  /** An operation sent twice on one connection must not be rejected first and then committed. */
  reject(userId: string, opId: string | undefined) {
    if (opId === undefined) return;
    this.#rejected.add(keyOf(userId, opId));
    const [oldest] = this.#rejected;
    if (this.#rejected.size > MAX_REMEMBERED_REJECTIONS && oldest !== undefined)
      this.#rejected.delete(oldest);
  }

  wasRejected = (userId: string, opId: string | undefined) =>
    opId !== undefined && this.#rejected.has(keyOf(userId, opId));

  add(userId: string, opId: string | undefined, seq: number) {
    if (opId !== undefined) this.#numbers.set(keyOf(userId, opId), seq);
    for (const [name, old] of this.#numbers) {
      if (old > seq - REMEMBERED_CHANGES) break;
      this.#numbers.delete(name);
    }
  }

  find(userId: string, opId: string | undefined): number | undefined {
    return opId === undefined ? undefined : this.#numbers.get(keyOf(userId, opId));
  }
}

export const idOf = (operation: Change | Rejected) =>
  operation.type === 'rejected' ? operation.noteId : noteIdOf(operation);

const keyOf = (userId: string, opId: string) => JSON.stringify([userId, opId]);

/** A board with changes that are not stored yet. */
class Overlay implements Notes {
  #base: Notes;
  touched = new Map<string, Note | undefined>();
  size: number;
  bytes: number;

  constructor(base: Notes, bytes: number) {
    this.#base = base;
    this.size = base.size;
    this.bytes = bytes;
  }

  get(id: string) {
    return this.touched.has(id) ? this.touched.get(id) : this.#base.get(id);
  }

  has(id: string) {
    return this.get(id) !== undefined;
  }

  place(id: string, note: Note | undefined) {
    this.size += Number(note !== undefined) - Number(this.has(id));
    this.bytes += growth(this.get(id), note);
    this.touched.set(id, note);
  }
}

type BatchInput = {
  notes: Notes;
  /** Size of the notes (W23). */
  bytes: number;
  deduplication: DeduplicationCache;
  board: StoredBoard;
  missed: SequencedChange[];
  operations: Pick<PendingOperation<unknown>, 'userId' | 'opId' | 'operation'>[];
};

/**
 * Computes the outcome of each operation, in order, on a board with the missed changes applied
 * (W6). Has no side effects.
 */
export function applyBatch({
  notes,
  bytes,
  deduplication,
  board,
  missed,
  operations,
}: BatchInput): Decision & { outcomes: Outcome[] } {
  const before = new Overlay(notes, bytes);
  const fresh = new DeduplicationCache();
  for (const { seq, userId, opId, change } of missed) {
    const outcome = applyChange(before, change);
    if (outcome.rejection === undefined) before.place(noteIdOf(change), outcome.note);
    fresh.add(userId, opId, seq);
  }
  const overlay = new Overlay(before, before.bytes);
  const committed: SequencedChange[] = [];
  const outcomes = operations.map(({ userId, opId, operation }): Outcome => {
    const known = deduplication.find(userId, opId) ?? fresh.find(userId, opId);
    if (known !== undefined) return { type: 'duplicate', seq: known };
    const reject = (message: string, retry?: boolean): Outcome => {
      if (!retry) fresh.reject(userId, opId);
      const state = currentState(overlay, idOf(operation));
      return { type: 'rejected', message, state, retry };
    };
    if (operation.type === 'rejected') return reject(operation.message, operation.retry);
    if (deduplication.wasRejected(userId, opId) || fresh.wasRejected(userId, opId))
      return reject('This change was rejected before.');
    if (board.isReadOnly) return reject('This board is read-only.');
    const outcome = applyChange(overlay, operation);
    if (outcome.rejection !== undefined) return reject(outcome.rejection);
    const tooLarge = sizeRejection(overlay.bytes, overlay.get(idOf(operation)), outcome.note);
    if (tooLarge !== undefined) return reject(tooLarge);
    const sequenced = { seq: board.seq + committed.length + 1, userId, opId, change: operation };
    committed.push(sequenced);
    overlay.place(idOf(operation), outcome.note);
    fresh.add(userId, opId, sequenced.seq);
    return { type: 'committed', sequenced, note: outcome.note };
  });
  return { outcomes, committed, touched: overlay.touched };
}

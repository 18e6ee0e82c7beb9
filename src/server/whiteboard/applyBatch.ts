import {
  applyChange,
  type Change,
  noteIdOf,
  type Notes,
  trueState,
} from '../../shared/whiteboard/board.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import type { Broadcast } from '../../shared/whiteboard/protocol.ts';
import { REMEMBERED_CHANGES } from '../../shared/whiteboard/limits.ts';
import { growth, sizeRefusal } from '../../shared/whiteboard/size.ts';
import type { Decision, Numbered, StoredBoard } from './store.ts';

/** A change that was refused before it was judged; the note's true state is told in its turn (W11). */
export type Refused = { type: 'refused'; noteId: string; message: string; retry?: boolean };

/** A change that somebody asks for. */
export type Wish<Sender> = {
  sender: Sender;
  userId: string;
  opId: string | undefined;
  asked: Change | Refused;
};

export type Verdict =
  | { type: 'made'; numbered: Numbered; note: Note | undefined }
  /** Was applied before (W14). */
  | { type: 'repeated'; seq: number }
  | { type: 'refused'; message: string; state: Broadcast; retry?: boolean | undefined };

const REMEMBERED_REFUSALS = 5000;

/** The numbers of the board's last changes by what their senders called them (W13, W14). */
export class Seen {
  #numbers = new Map<string, number>();
  #refused = new Set<string>();

  /** A change that comes twice on one connection must not be refused first and then made. */
  refuse(userId: string, opId: string | undefined) {
    if (opId === undefined) return;
    this.#refused.add(nameOf(userId, opId));
    const [oldest] = this.#refused;
    if (this.#refused.size > REMEMBERED_REFUSALS && oldest !== undefined)
      this.#refused.delete(oldest);
  }

  wasRefused = (userId: string, opId: string | undefined) =>
    opId !== undefined && this.#refused.has(nameOf(userId, opId));

  add(userId: string, opId: string | undefined, seq: number) {
    if (opId !== undefined) this.#numbers.set(nameOf(userId, opId), seq);
    for (const [name, old] of this.#numbers) {
      if (old > seq - REMEMBERED_CHANGES) break;
      this.#numbers.delete(name);
    }
  }

  find(userId: string, opId: string | undefined): number | undefined {
    return opId === undefined ? undefined : this.#numbers.get(nameOf(userId, opId));
  }
}

export const idOf = (asked: Change | Refused) =>
  asked.type === 'refused' ? asked.noteId : noteIdOf(asked);

const nameOf = (userId: string, opId: string) => JSON.stringify([userId, opId]);

/** A board with changes that are not stored yet. */
class Draft implements Notes {
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

type Case = {
  notes: Notes;
  /** What the notes take (W23). */
  bytes: number;
  seen: Seen;
  board: StoredBoard;
  missed: Numbered[];
  wishes: Pick<Wish<unknown>, 'userId' | 'opId' | 'asked'>[];
};

/** What becomes of each wish, in order, on a board that has had the missed changes (W6). Changes nothing. */
export function judge({
  notes,
  bytes,
  seen,
  board,
  missed,
  wishes,
}: Case): Decision & { verdicts: Verdict[] } {
  const before = new Draft(notes, bytes);
  const fresh = new Seen();
  for (const { seq, userId, opId, change } of missed) {
    const outcome = applyChange(before, change);
    if (outcome.refusal === undefined) before.place(noteIdOf(change), outcome.note);
    fresh.add(userId, opId, seq);
  }
  const draft = new Draft(before, before.bytes);
  const made: Numbered[] = [];
  const verdicts = wishes.map(({ userId, opId, asked }): Verdict => {
    const known = seen.find(userId, opId) ?? fresh.find(userId, opId);
    if (known !== undefined) return { type: 'repeated', seq: known };
    const refuse = (message: string, retry?: boolean): Verdict => {
      if (!retry) fresh.refuse(userId, opId);
      const state = trueState(draft, idOf(asked));
      return { type: 'refused', message, state, retry };
    };
    if (asked.type === 'refused') return refuse(asked.message, asked.retry);
    if (seen.wasRefused(userId, opId) || fresh.wasRefused(userId, opId))
      return refuse('This change was refused before.');
    if (board.isReadOnly) return refuse('This board is read-only.');
    const outcome = applyChange(draft, asked);
    if (outcome.refusal !== undefined) return refuse(outcome.refusal);
    const tooLarge = sizeRefusal(draft.bytes, draft.get(idOf(asked)), outcome.note);
    if (tooLarge !== undefined) return refuse(tooLarge);
    const numbered = { seq: board.seq + made.length + 1, userId, opId, change: asked };
    made.push(numbered);
    draft.place(idOf(asked), outcome.note);
    fresh.add(userId, opId, numbered.seq);
    return { type: 'made', numbered, note: outcome.note };
  });
  return { verdicts, made, touched: draft.touched };
}

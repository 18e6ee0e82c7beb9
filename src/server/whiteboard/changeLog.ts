import { setTimeout as wait } from 'node:timers/promises';
import {
  applyChange,
  type Board,
  noteIdOf,
  place,
  trueState,
} from '../../shared/whiteboard/board.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import type { Broadcast } from '../../shared/whiteboard/protocol.ts';
import { growth } from '../../shared/whiteboard/size.ts';
import { idOf, judge, Seen, type Verdict, type Wish } from './applyBatch.ts';
import {
  BoardGoneError,
  type Decision,
  type LoadedBoard,
  type Numbered,
  OutdatedError,
  type Store,
  type StoredBoard,
} from './store.ts';

/** Changes that are stored together at most. */
const BATCH = 500;
const TRY_AGAIN = 1000;
/** Changes that may wait (W28): about a second's work. */
const MAX_WAITING = 5000;
/** SQLite holds up the whole process while it stores: at least as long again is left for the rest. */
const LONGEST_REST = 50;

/** What a ledger tells of a board, always after the ledger itself knows it. */
export type Reader<Sender> = {
  /** A change took its place; one of another process has no sender here. */
  made: (numbered: Numbered, wish?: Wish<Sender>) => void;
  repeated: (wish: Wish<Sender>, seq: number) => void;
  refused: (wish: Wish<Sender>, refusal: Refusal) => void;
  /** The board is another one than the last changes tell. */
  replaced: () => void;
  /** Its title or its access may have changed. */
  described: () => void;
  gone: () => void;
  failed: (error: unknown) => void;
};
export type Refusal = { message: string; state: Broadcast; retry?: boolean | undefined };

type Options<Sender> = {
  loaded: LoadedBoard;
  store: Pick<Store, 'load' | 'commit'>;
  reader: Reader<Sender>;
};

/**
 * The notes of one board and the order of its changes. What many wish in one turn, or while the
 * database is busy, is stored together; nobody hears of a change before it is stored (W8).
 */
export class Ledger<Sender> {
  #store: Options<Sender>['store'];
  #reader: Reader<Sender>;
  #board: StoredBoard;
  #notes = new Map<string, Note>();
  /** What the notes take (W23). */
  #bytes = 0;
  #seen = new Seen();
  #wishes: Wish<Sender>[] = [];
  #heard: Numbered[] = [];
  #mustReload = false;
  #mustCatchUp = false;
  #work: Promise<void> | undefined;
  #restsUntil = 0;

  constructor({ loaded, store, reader }: Options<Sender>) {
    this.#store = store;
    this.#reader = reader;
    this.#board = loaded.board;
    this.#take(loaded);
  }

  get board(): Readonly<StoredBoard> {
    return this.#board;
  }

  get notes(): Board {
    return this.#notes;
  }

  get isBusy() {
    return this.#work !== undefined;
  }

  get isFull() {
    return this.#wishes.length >= MAX_WAITING;
  }

  wish(wish: Wish<Sender>) {
    this.#wishes.push(wish);
    this.#wake();
  }

  /** Changes that another process stored. */
  hear(changes: Numbered[]) {
    this.#heard.push(...changes);
    this.#wake();
  }

  /** Reads the changes that were stored elsewhere. */
  catchUp() {
    this.#mustCatchUp = true;
    this.#wake();
  }

  /** Reads the board again, because it was changed by other means. */
  reload() {
    this.#mustReload = true;
    this.#wake();
  }

  /** Resolves when nothing waits to be stored any more. */
  async settle() {
    while (this.#work) await this.#work;
  }

  #wake() {
    this.#work ??= new Promise<void>((resolve) => {
      // After this turn, so that all it brought is stored at once.
      setImmediate(() => {
        void this.#run().then(() => {
          this.#work = undefined;
          resolve();
        });
      });
    });
  }

  async #run() {
    // Nothing is awaited between the last look and the end, so that nothing is left lying.
    for (;;) {
      this.#takeHeard();
      if (!this.#mustReload && !this.#mustCatchUp && this.#wishes.length === 0) return;
      try {
        if (this.#mustReload) await this.#read();
        else await this.#commit();
      } catch (error) {
        if (error instanceof BoardGoneError) return this.#end();
        if (error instanceof OutdatedError) this.#mustReload = true;
        else await this.#recover(error);
      }
    }
  }

  #takeHeard() {
    for (const numbered of this.#heard.splice(0)) {
      if (numbered.seq === this.#board.seq + 1) this.#apply(numbered);
      else if (numbered.seq > this.#board.seq) this.#mustCatchUp = true;
    }
  }

  async #commit() {
    const wishes = this.#wishes.slice(0, BATCH);
    const isForStore = this.#mustCatchUp || wishes.some(({ asked }) => asked.type !== 'refused');
    let verdicts: Verdict[] = [];
    const decide = (board: StoredBoard, missed: Numbered[]) => {
      const judged = judge({
        notes: this.#notes,
        bytes: this.#bytes,
        seen: this.#seen,
        board,
        missed,
        wishes,
      });
      verdicts = judged.verdicts;
      return judged;
    };
    const missed = isForStore ? await this.#save(decide) : [];
    if (!isForStore) decide(this.#board, missed);
    this.#wishes.splice(0, wishes.length);
    for (const numbered of missed) this.#apply(numbered);
    verdicts.forEach((verdict, index) => {
      const wish = wishes[index];
      if (!wish) return;
      if (verdict.type === 'made') this.#apply(verdict.numbered, wish);
      else if (verdict.type === 'repeated') this.#reader.repeated(wish, verdict.seq);
      else {
        if (!verdict.retry) this.#seen.refuse(wish.userId, wish.opId);
        this.#reader.refused(wish, verdict);
      }
    });
  }

  /** Answers what other processes had stored in between. */
  async #save(decide: (board: StoredBoard, missed: Numbered[]) => Decision) {
    const rest = this.#restsUntil - performance.now();
    if (rest > 0) await wait(rest);
    const start = performance.now();
    let missed: Numbered[] = [];
    await this.#store.commit(this.#board.id, this.#board.seq, (board, missedSince) => {
      missed = missedSince;
      return decide(board, missed);
    });
    const end = performance.now();
    this.#restsUntil = end + Math.min(end - start, LONGEST_REST);
    this.#mustCatchUp = false;
    return missed;
  }

  /** The change is stored, so nothing can refuse it any more. */
  #apply(numbered: Numbered, wish?: Wish<Sender>) {
    const { seq, userId, opId, change } = numbered;
    if (seq <= this.#board.seq) return;
    const outcome = applyChange(this.#notes, change);
    if (outcome.refusal === undefined) this.#place(noteIdOf(change), outcome.note);
    this.#board = { ...this.#board, seq };
    this.#seen.add(userId, opId, seq);
    this.#reader.made(numbered, wish);
  }

  #place(noteId: string, note: Note | undefined) {
    this.#bytes += growth(this.#notes.get(noteId), note);
    place(this.#notes, noteId, note);
  }

  async #read() {
    const loaded = await this.#store.load(this.#board.id);
    if (!loaded) throw new BoardGoneError();
    this.#mustReload = false;
    const isOther = loaded.board.seq !== this.#board.seq;
    this.#take(loaded);
    if (isOther) this.#reader.replaced();
    else this.#reader.described();
  }

  #take({ board, notes, seen }: LoadedBoard) {
    this.#board = board;
    this.#notes = new Map();
    this.#bytes = 0;
    for (const note of notes) this.#place(note.id, note);
    this.#seen = new Seen();
    for (const { userId, opId, seq } of seen) this.#seen.add(userId, opId, seq);
  }

  /** The database failed, and perhaps only after it had stored: what it has is read again. */
  async #recover(error: unknown) {
    this.#reader.failed(error);
    this.#refuseAll('The change could not be stored. Please try again.', true);
    this.#mustCatchUp = true;
    await wait(TRY_AGAIN, undefined, { ref: false });
    this.#refuseAll('The change could not be stored. Please try again.', true);
  }

  #refuseAll(message: string, retry: boolean) {
    for (const wish of this.#wishes.splice(0)) {
      const state = trueState(this.#notes, idOf(wish.asked));
      this.#reader.refused(wish, { message, state, retry });
    }
  }

  #end() {
    this.#mustReload = false;
    this.#mustCatchUp = false;
    this.#refuseAll('This board was deleted.', false);
    this.#reader.gone();
  }
}

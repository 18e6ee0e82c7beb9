import { setTimeout as wait } from 'node:timers/promises';
import {
  applyChange,
  type Board,
  noteIdOf,
  place,
  currentState,
} from '../../shared/whiteboard/board.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import type { Broadcast } from '../../shared/whiteboard/protocol.ts';
import { growth } from '../../shared/whiteboard/size.ts';
import {
  idOf,
  applyBatch,
  DeduplicationCache,
  type Outcome,
  type PendingOperation,
} from './applyBatch.ts';
import {
  BoardGoneError,
  type Decision,
  type LoadedBoard,
  type SequencedChange,
  OutdatedError,
  type Store,
  type StoredBoard,
} from './store.ts';

/** The largest number of changes stored together. */
const BATCH_SIZE = 500;
const RETRY_DELAY_MS = 1000;
/** Changes that may wait (W28), about one second of work. */
const MAX_QUEUED = 5000;
/**
 * SQLite blocks the process while it stores. A pause of the same length, up to this, leaves time for
 * other work.
 */
const MAX_PAUSE_MS = 50;

/** Callbacks of a change log, called after its own state is updated. */
export type Listener<Sender> = {
  /** A change was committed; one of another process has no sender here. */
  committed: (sequenced: SequencedChange, pending?: PendingOperation<Sender>) => void;
  duplicate: (pending: PendingOperation<Sender>, seq: number) => void;
  rejected: (pending: PendingOperation<Sender>, rejection: Rejection) => void;
  /** The board differs from what the last changes say. */
  reset: () => void;
  /** Its title or its access may have changed. */
  metadataChanged: () => void;
  deleted: () => void;
  failed: (error: unknown) => void;
};
export type Rejection = { message: string; state: Broadcast; retry?: boolean | undefined };

type Options<Sender> = {
  loaded: LoadedBoard;
  store: Pick<Store, 'load' | 'commit'>;
  listener: Listener<Sender>;
};

/**
 * The notes of one board and the order of its changes. Operations that arrive in one turn, or while
 * the database is busy, are stored together; nothing is broadcast before it is stored (W8).
 */
export class ChangeLog<Sender> {
  #store: Options<Sender>['store'];
  #listener: Listener<Sender>;
  #board: StoredBoard;
  #notes = new Map<string, Note>();
  /** Size of the notes (W23). */
  #bytes = 0;
  #deduplication = new DeduplicationCache();
  #queue: PendingOperation<Sender>[] = [];
  #received: SequencedChange[] = [];
  #mustReload = false;
  #mustCatchUp = false;
  #work: Promise<void> | undefined;
  #pausedUntil = 0;

  constructor({ loaded, store, listener }: Options<Sender>) {
    this.#store = store;
    this.#listener = listener;
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
    return this.#queue.length >= MAX_QUEUED;
  }

  enqueue(pending: PendingOperation<Sender>) {
    this.#queue.push(pending);
    this.#wake();
  }

  /** Changes that another process stored. */
  receive(changes: SequencedChange[]) {
    this.#received.push(...changes);
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
      // After this turn, so that everything it received is stored together.
      setImmediate(() => {
        void this.#run().then(() => {
          this.#work = undefined;
          resolve();
        });
      });
    });
  }

  async #run() {
    // Must not await between the last check and the return, or an operation may stay in the queue.
    for (;;) {
      this.#applyReceived();
      if (!this.#mustReload && !this.#mustCatchUp && this.#queue.length === 0) return;
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

  #applyReceived() {
    for (const sequenced of this.#received.splice(0)) {
      if (sequenced.seq === this.#board.seq + 1) this.#apply(sequenced);
      else if (sequenced.seq > this.#board.seq) this.#mustCatchUp = true;
    }
  }

  async #commit() {
    const operations = this.#queue.slice(0, BATCH_SIZE);
    const isForStore =
      this.#mustCatchUp || operations.some(({ operation }) => operation.type !== 'rejected');
    let outcomes: Outcome[] = [];
    const decide = (board: StoredBoard, missed: SequencedChange[]) => {
      const result = applyBatch({
        notes: this.#notes,
        bytes: this.#bytes,
        deduplication: this.#deduplication,
        board,
        missed,
        operations,
      });
      outcomes = result.outcomes;
      return result;
    };
    const missed = isForStore ? await this.#save(decide) : [];
    if (!isForStore) decide(this.#board, missed);
    this.#queue.splice(0, operations.length);
    for (const sequenced of missed) this.#apply(sequenced);
    outcomes.forEach((outcome, index) => {
      const pending = operations[index];
      if (!pending) return;
      if (outcome.type === 'committed') this.#apply(outcome.sequenced, pending);
      else if (outcome.type === 'duplicate') this.#listener.duplicate(pending, outcome.seq);
      else {
        if (!outcome.retry) this.#deduplication.reject(pending.userId, pending.opId);
        this.#listener.rejected(pending, outcome);
      }
    });
  }

  /** Returns the changes that other processes have stored since. */
  async #save(decide: (board: StoredBoard, missed: SequencedChange[]) => Decision) {
    const pause = this.#pausedUntil - performance.now();
    if (pause > 0) await wait(pause);
    const start = performance.now();
    let missed: SequencedChange[] = [];
    await this.#store.commit(this.#board.id, this.#board.seq, (board, missedSince) => {
      missed = missedSince;
      return decide(board, missed);
    });
    const end = performance.now();
    this.#pausedUntil = end + Math.min(end - start, MAX_PAUSE_MS);
    this.#mustCatchUp = false;
    return missed;
  }

  /** The change is stored, so nothing can reject it anymore. */
  #apply(sequenced: SequencedChange, pending?: PendingOperation<Sender>) {
    const { seq, userId, opId, change } = sequenced;
    if (seq <= this.#board.seq) return;
    const outcome = applyChange(this.#notes, change);
    if (outcome.rejection === undefined) this.#place(noteIdOf(change), outcome.note);
    this.#board = { ...this.#board, seq };
    this.#deduplication.add(userId, opId, seq);
    this.#listener.committed(sequenced, pending);
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
    if (isOther) this.#listener.reset();
    else this.#listener.metadataChanged();
  }

  #take({ board, notes, seen }: LoadedBoard) {
    this.#board = board;
    this.#notes = new Map();
    this.#bytes = 0;
    for (const note of notes) this.#place(note.id, note);
    this.#deduplication = new DeduplicationCache();
    for (const { userId, opId, seq } of seen) this.#deduplication.add(userId, opId, seq);
  }

  /** The database failed, possibly after the commit, so the board catches up with what is stored. */
  async #recover(error: unknown) {
    this.#listener.failed(error);
    this.#rejectAll('The change could not be stored. Please try again.', true);
    this.#mustCatchUp = true;
    await wait(RETRY_DELAY_MS, undefined, { ref: false });
    this.#rejectAll('The change could not be stored. Please try again.', true);
  }

  #rejectAll(message: string, retry: boolean) {
    for (const pending of this.#queue.splice(0)) {
      const state = currentState(this.#notes, idOf(pending.operation));
      this.#listener.rejected(pending, { message, state, retry });
    }
  }

  #end() {
    this.#mustReload = false;
    this.#mustCatchUp = false;
    this.#rejectAll('This board was deleted.', false);
    this.#listener.deleted();
  }
}

import { setImmediate as yieldToOthers, setTimeout as wait } from 'node:timers/promises';
import {
  applyChange,
  BoardItems,
  byteGrowth,
  type Item,
  targetOf,
} from '../../shared/whiteboard/board.ts';
import { roundsOf } from '../../shared/whiteboard/changeMeeting.ts';
import { currentStateMessage } from '../../shared/whiteboard/broadcasts.ts';
import type { Meeting } from '../../shared/whiteboard/meeting.ts';
import type { Broadcast } from '../../shared/whiteboard/protocol.ts';
import {
  applyBatch,
  OperationQueue,
  DeduplicationCache,
  isChange,
  type Operation,
  type OperationOutcome,
  operationTarget,
  type PendingOperation,
  type Problem,
} from './pendingOperations.ts';
import type { BoardState, RoomParts } from './boardState.ts';
import type { Member } from './members.ts';
import {
  BoardGoneError,
  type Decide,
  type Decision,
  type LoadedBoard,
  type SequencedChange,
  OutdatedError,
  type StoredBoard,
} from './store.ts';

const RETRY_DELAY_MS = 1000;
/**
 * SQLite blocks the process while it stores. A pause of the same length, up to this, leaves time for
 * other work.
 */
const MAX_PAUSE_MS = 50;

/** Who requested an operation, and what happens when its outcome is known. */
export type Sender = {
  member: Member;
  wasNormalized: boolean;
  /** Called with its `seq` if it was stored. */
  onSettled?: ((seq?: number) => void) | undefined;
};

/** What is reported after the board's state is updated. */
export type SequencerListener = {
  /** A change was committed; one of another process has no sender here. */
  onCommitted: (sequenced: SequencedChange, pending?: PendingOperation<Sender>) => void;
  onDuplicate: (pending: PendingOperation<Sender>, seq: number) => void;
  onRejected: (pending: PendingOperation<Sender>, rejection: Rejection) => void;
  /** The board no longer matches its last changes. */
  onReset: () => void;
  /** The meeting as it is stored now; called before changes of other processes are. */
  onMeetingRead: (meeting: Meeting) => void;
  /** Its title or its access may have changed. */
  onMetadataChanged: () => void;
  onDeleted: () => void;
};
export type Rejection = Problem & { state: Broadcast };

/**
 * Puts the operations on a board in order, stores the changes among them and keeps its notes and
 * sections up to date. Operations that arrive in one turn, or while the database is busy, are stored
 * together; nothing is broadcast before it is stored (W8).
 */
export class Sequencer {
  #parts: Pick<RoomParts, 'state' | 'store' | 'onFailure'>;
  #state: BoardState;
  #listener: SequencerListener;
  /** Size of the items (W23). */
  #bytes = 0;
  #deduplication = new DeduplicationCache();
  #queue = new OperationQueue<Sender>();
  #receivedChanges: SequencedChange[] = [];
  #mustReload = false;
  #mustCatchUp = false;
  #running: Promise<void> | undefined;
  #pausedUntil = 0;

  constructor(parts: RoomParts, loaded: LoadedBoard, listener: SequencerListener) {
    this.#parts = parts;
    this.#state = parts.state;
    this.#listener = listener;
    this.#replaceBoard(loaded);
  }

  findSeq = (userId: string, opId: string | undefined) => this.#deduplication.findSeq(userId, opId);

  get isBusy() {
    return this.#running !== undefined;
  }

  get isFull() {
    return this.#queue.isFull;
  }

  /** Queues an operation of a member. */
  enqueueFrom(sender: Sender, operation: Operation, opId: string | undefined) {
    const { id: userId, name: userName } = sender.member.user;
    const pending = { sender, userId, userName, opId, operation };
    if (operation.type === 'rejected' && this.#queue.hasTooManyRejections)
      return this.#reject(pending, operation);
    this.#queue.push(pending);
    return this.#scheduleRun();
  }

  /** Changes that another process stored. */
  receive(changes: SequencedChange[]) {
    this.#receivedChanges.push(...changes);
    this.#scheduleRun();
  }

  /** Reads the changes up to this one that were stored elsewhere. */
  catchUp(seq: number) {
    if (seq <= this.#state.board.seq) return;
    this.#mustCatchUp = true;
    this.#scheduleRun();
  }

  /** Reads the board again, because it was modified other than by operations. */
  reload() {
    this.#mustReload = true;
    this.#scheduleRun();
  }

  /** Resolves when all operations are stored. */
  async drain() {
    while (this.#running) await this.#running;
  }

  #scheduleRun() {
    this.#running ??= new Promise<void>((resolve) => {
      // After this turn, so that everything it received is stored together.
      setImmediate(() => {
        void this.#run().then(() => {
          this.#running = undefined;
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
        if (this.#mustReload) await this.#reloadBoard();
        else await this.#commitBatch();
      } catch (error) {
        if (error instanceof BoardGoneError) return this.#endDeletedBoard();
        if (error instanceof OutdatedError) this.#mustReload = true;
        else await this.#recover(error);
      }
    }
  }

  #applyReceived() {
    for (const sequenced of this.#receivedChanges.splice(0)) {
      if (sequenced.seq === this.#state.board.seq + 1) this.#apply(sequenced);
      else if (sequenced.seq > this.#state.board.seq) this.#mustCatchUp = true;
    }
  }

  /** Computes the outcomes of the next operations, stores the changes among them and reports all. */
  async #commitBatch() {
    const operations = this.#queue.nextBatch();
    const decide = (board: StoredBoard, missedChanges: SequencedChange[]) =>
      applyBatch({
        items: this.#state.items,
        bytes: this.#bytes,
        storageUsed: this.#parts.store.storageUsed(),
        deduplication: this.#deduplication,
        votesPerPerson: this.#state.meeting.voting?.votesPerPerson,
        board,
        missedChanges,
        operations,
        revealedRound: roundsOf(this.#state.meeting).revealedRound,
      });
    const needsStore = this.#mustCatchUp || operations.some(isChange);
    // Rejections need no transaction, but are sent in their turn.
    if (!needsStore) await yieldToOthers();
    const { missed, outcomes } = needsStore
      ? await this.#storeBatch(decide)
      : { missed: [], ...decide(this.#state.board, []) };
    this.#queue.take(operations.length);
    for (const sequenced of missed) this.#apply(sequenced);
    for (const [index, outcome] of outcomes.entries()) {
      const pending = operations[index];
      if (pending) this.#report(pending, outcome);
    }
  }

  #report(pending: PendingOperation<Sender>, outcome: OperationOutcome) {
    if (outcome.type === 'committed') return this.#apply(outcome.sequenced, pending);
    if (outcome.type === 'duplicate') return this.#listener.onDuplicate(pending, outcome.seq);
    if (!outcome.retry) this.#deduplication.addRejection(pending.userId, pending.opId);
    return this.#listener.onRejected(pending, outcome);
  }

  /** Stores what `decide` returns. Also returns the changes of other processes since. */
  async #storeBatch<Result extends Decision>(decide: Decide<Result>) {
    const pause = this.#pausedUntil - performance.now();
    if (pause > 0) await wait(pause);
    const start = performance.now();
    const { id, seq } = this.#state.board;
    const { meeting, ...stored } = await this.#parts.store.commit(id, seq, decide);
    if (meeting) this.#listener.onMeetingRead(meeting);
    const end = performance.now();
    this.#pausedUntil = end + Math.min(end - start, MAX_PAUSE_MS);
    this.#mustCatchUp = false;
    return stored;
  }

  /** The change is stored, so nothing can reject it anymore. */
  #apply(sequenced: SequencedChange, pending?: PendingOperation<Sender>) {
    const { seq, userId, opId, change } = sequenced;
    if (seq <= this.#state.board.seq) return;
    const outcome = applyChange(this.#state.items, change);
    if (outcome.rejection === undefined) this.#place(targetOf(change).id, outcome.item);
    this.#state.board = { ...this.#state.board, seq };
    this.#deduplication.add(userId, opId, seq);
    this.#listener.onCommitted(sequenced, pending);
  }

  #place(id: string, item: Item | undefined) {
    this.#bytes += byteGrowth(this.#state.items.get(id), item);
    this.#state.items.set(id, item);
  }

  async #reloadBoard() {
    const loaded = await this.#parts.store.load(this.#state.board.id);
    if (!loaded) throw new BoardGoneError();
    this.#mustReload = false;
    this.#listener.onMeetingRead(loaded.meeting);
    const hasMissedChanges = loaded.board.seq !== this.#state.board.seq;
    this.#replaceBoard(loaded);
    if (hasMissedChanges) this.#listener.onReset();
    else this.#listener.onMetadataChanged();
  }

  #replaceBoard({ board, items, resendable }: LoadedBoard) {
    this.#state.board = board;
    this.#state.items = new BoardItems();
    this.#bytes = 0;
    for (const item of items) this.#place(item.id, item);
    this.#deduplication = new DeduplicationCache();
    for (const { userId, opId, seq } of resendable) this.#deduplication.add(userId, opId, seq);
  }

  /** The database failed, possibly after the commit, so the board catches up with what is stored. */
  async #recover(error: unknown) {
    this.#parts.onFailure(error);
    this.#rejectAll('The change could not be stored. Please try again.', true);
    this.#mustCatchUp = true;
    await wait(RETRY_DELAY_MS, undefined, { ref: false });
    this.#rejectAll('The change could not be stored. Please try again.', true);
  }

  #rejectAll(message: string, retry: boolean) {
    for (const pending of this.#queue.take(this.#queue.length))
      this.#reject(pending, { message, retry });
  }

  /** Sends the item as it is now. */
  #reject(pending: PendingOperation<Sender>, { message, retry, code }: Problem) {
    const state = currentStateMessage(this.#state.items, operationTarget(pending.operation));
    if (!retry) this.#deduplication.addRejection(pending.userId, pending.opId);
    this.#listener.onRejected(pending, { message, state, retry, code });
  }

  #endDeletedBoard() {
    this.#mustReload = false;
    this.#mustCatchUp = false;
    this.#rejectAll('This board was deleted.', false);
    this.#listener.onDeleted();
  }
}

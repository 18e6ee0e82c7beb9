import {
  applyChange,
  byteGrowth,
  type Change,
  isSection,
  type Item,
  type ItemLookup,
  type ItemType,
  sizeRejection,
  type Target,
  targetOf,
  unconditional,
  VoteCounts,
} from '../../shared/whiteboard/board.ts';
import { isDraft, replacedBy } from '../../shared/whiteboard/boardHistory.ts';
import { currentStateMessage } from '../../shared/whiteboard/broadcasts.ts';
import type { Broadcast } from '../../shared/whiteboard/protocol.ts';
import { type ErrorCode, REMEMBERED_CHANGES } from '../../shared/whiteboard/constants.ts';
import type { CommittedChange, Decision, SequencedChange, StoredBoard } from './store.ts';

/** The reason for a rejection, as sent to the client. */
export type Problem = {
  message: string;
  retry?: boolean | undefined;
  code?: ErrorCode | undefined;
};

/**
 * An operation that was rejected before it was applied; the item's current state is sent in order
 * (W11).
 */
export type RejectedOperation = { type: 'rejected'; target: Target } & Problem;

export type Operation = Change | RejectedOperation;

/** An operation that a participant requested, until its outcome is known. */
export type PendingOperation<Sender> = {
  sender: Sender;
  userId: string;
  /** Shown in the history. */
  userName: string;
  opId: string | undefined;
  operation: Operation;
};

/** The largest number of changes stored together. */
const BATCH_SIZE = 500;
/** The largest number of operations in a batch: more would delay other requests. */
const BATCH_OPERATIONS = 2000;
/** Changes that may wait (W28), about one second of work. */
const MAX_QUEUED = 5000;
export const BUSY = 'The board is busy. Please try again.';
/** Rejections that may wait. Further ones are sent immediately. */
const MAX_REJECTIONS = 10_000;

/**
 * Queues operations until they are stored. It also holds rejections, so that senders get replies in
 * order (W11). They don't count toward `MAX_QUEUED`: otherwise an attacker could make a board reject
 * everyone's changes.
 */
export class OperationQueue<Sender> {
  #operations: PendingOperation<Sender>[] = [];
  #changes = 0;

  get length() {
    return this.#operations.length;
  }

  get isFull() {
    return this.#changes >= MAX_QUEUED;
  }

  get hasTooManyRejections() {
    return this.#operations.length - this.#changes >= MAX_REJECTIONS;
  }

  push(pending: PendingOperation<Sender>) {
    this.#operations.push(pending);
    if (isChange(pending)) this.#changes += 1;
  }

  /** Returns the operations to store next, which stay in the queue. */
  nextBatch() {
    const first = this.#operations.slice(0, BATCH_OPERATIONS);
    let changes = 0;
    const end = first.findIndex((one) => isChange(one) && ++changes > BATCH_SIZE);
    return end === -1 ? first : first.slice(0, end);
  }

  /** Removes the first operations and returns them. */
  take(count: number) {
    const taken = this.#operations.splice(0, count);
    this.#changes -= taken.filter(isChange).length;
    return taken;
  }
}

export const isChange = ({ operation }: PendingOperation<unknown>) => operation.type !== 'rejected';

export const operationTarget = (operation: Operation): Target =>
  operation.type === 'rejected' ? operation.target : targetOf(operation);

const MAX_REMEMBERED_REJECTIONS = 5000;

/** The sequence numbers of the board's last changes by user and `opId` (W13, W14). */
export class DeduplicationCache {
  #seqs = new Map<string, number>();
  #rejected = new Set<string>();

  /** An operation sent twice on one connection must not be rejected first and then committed. */
  addRejection(userId: string, opId: string | undefined) {
    if (opId === undefined) return;
    this.#rejected.add(keyOf(userId, opId));
    const [oldest] = this.#rejected;
    if (this.#rejected.size > MAX_REMEMBERED_REJECTIONS && oldest !== undefined)
      this.#rejected.delete(oldest);
  }

  wasRejected = (userId: string, opId: string | undefined) =>
    opId !== undefined && this.#rejected.has(keyOf(userId, opId));

  add(userId: string, opId: string | undefined, seq: number) {
    if (opId !== undefined) this.#seqs.set(keyOf(userId, opId), seq);
    for (const [name, old] of this.#seqs) {
      if (old > seq - REMEMBERED_CHANGES) break;
      this.#seqs.delete(name);
    }
  }

  findSeq(userId: string, opId: string | undefined): number | undefined {
    return opId === undefined ? undefined : this.#seqs.get(keyOf(userId, opId));
  }
}

const keyOf = (userId: string, opId: string) => JSON.stringify([userId, opId]);

export type OperationOutcome =
  | { type: 'committed'; sequenced: SequencedChange; item: Item | undefined }
  /** Was applied before (W14). */
  | { type: 'duplicate'; seq: number }
  | ({ type: 'rejected'; state: Broadcast } & Problem);

/** A board with changes that are not stored yet. */
class Overlay implements ItemLookup {
  #base: ItemLookup;
  #counts: Record<ItemType, number>;
  #votes = new VoteCounts();
  touched = new Map<string, Item | undefined>();
  bytes: number;

  constructor(base: ItemLookup, bytes: number) {
    this.#base = base;
    this.#counts = { note: base.count('note'), section: base.count('section') };
    this.bytes = bytes;
  }

  get(id: string) {
    return this.touched.has(id) ? this.touched.get(id) : this.#base.get(id);
  }

  count(type: ItemType) {
    return this.#counts[type];
  }

  votesOf(userId: string) {
    return this.#base.votesOf(userId) + this.#votes.of(userId);
  }

  place(id: string, item: Item | undefined) {
    const before = this.get(id);
    this.#votes.replace(before, item);
    if (before) this.#counts[isSection(before) ? 'section' : 'note'] -= 1;
    if (item) this.#counts[isSection(item) ? 'section' : 'note'] += 1;
    this.bytes += byteGrowth(before, item);
    this.touched.set(id, item);
  }
}

/** Past this share of the storage only deletions are stored: other changes add to the history. */
const DELETIONS_ONLY = 1.1;

type BatchInput = {
  items: ItemLookup;
  /** Size of the items (W23). */
  bytes: number;
  /** What all boards together store, as a share of the site's limit. */
  storageUsed: number;
  deduplication: DeduplicationCache;
  votesPerPerson: number | undefined;
  board: StoredBoard;
  /** Changes that other processes have stored since the items were read. */
  missedChanges: SequencedChange[];
  /** Notes of later rounds of private writing are drafts. */
  revealedRound: number;
  operations: Pick<PendingOperation<unknown>, 'userId' | 'userName' | 'opId' | 'operation'>[];
};

/**
 * Computes the outcome of each operation, in order, on a board with the missed changes applied
 * (W6). Has no side effects.
 */
export function applyBatch({
  items,
  bytes,
  storageUsed,
  deduplication,
  votesPerPerson,
  board,
  missedChanges,
  operations,
  revealedRound,
}: BatchInput): Decision & { outcomes: OperationOutcome[] } {
  const current = new Overlay(items, bytes);
  const batchDeduplication = new DeduplicationCache();
  for (const { seq, userId, opId, change } of missedChanges) {
    const outcome = applyChange(current, change);
    if (outcome.rejection === undefined) current.place(targetOf(change).id, outcome.item);
    batchDeduplication.add(userId, opId, seq);
  }
  const overlay = new Overlay(current, current.bytes);
  const committed: CommittedChange[] = [];
  const outcomes = operations.map(({ userId, userName, opId, operation }): OperationOutcome => {
    const seq = deduplication.findSeq(userId, opId) ?? batchDeduplication.findSeq(userId, opId);
    if (seq !== undefined) return { type: 'duplicate', seq };
    const target = operationTarget(operation);
    const reject = (message: string, rest: Omit<Problem, 'message'> = {}): OperationOutcome => {
      if (!rest.retry) batchDeduplication.addRejection(userId, opId);
      return { type: 'rejected', message, state: currentStateMessage(overlay, target), ...rest };
    };
    if (operation.type === 'rejected') {
      const { message, retry, code } = operation;
      return reject(message, { retry, code });
    }
    if (deduplication.wasRejected(userId, opId) || batchDeduplication.wasRejected(userId, opId))
      return reject('This change was rejected before.');
    if (board.isReadOnly) return reject('This board is read-only.');
    const outcome = applyChange(overlay, operation, votesPerPerson);
    if (outcome.rejection !== undefined) return reject(outcome.rejection, { code: outcome.code });
    const tooLarge = sizeRejection(overlay.bytes, overlay.get(target.id), outcome.item);
    if (tooLarge !== undefined) return reject(tooLarge);
    const growth = byteGrowth(overlay.get(target.id), outcome.item);
    const isEdit = outcome.item !== undefined && storageUsed >= DELETIONS_ONLY;
    if (storageUsed >= 1 && (growth > 0 || isEdit))
      return reject('The boards have reached the storage limit of this site.');
    const change = unconditional(operation);
    const sequenced = { seq: board.seq + committed.length + 1, userId, opId, change };
    const before = overlay.get(target.id);
    const isPrivate = isDraft(before ?? outcome.item, revealedRound);
    const replaced = replacedBy(operation, before);
    committed.push({ ...sequenced, userName, replaced, isPrivate });
    overlay.place(target.id, outcome.item);
    batchDeduplication.add(userId, opId, sequenced.seq);
    return { type: 'committed', sequenced, item: outcome.item };
  });
  return { outcomes, committed, touched: overlay.touched };
}

import {
  applyChange,
  byteGrowth,
  isSection,
  type Item,
  type ItemLookup,
  type ItemType,
  sizeRejection,
  targetOf,
  unconditional,
  VoteCounts,
} from '../../shared/whiteboard/board.ts';
import { isDraft, replacedBy } from '../../shared/whiteboard/boardHistory.ts';
import { currentStateMessage } from '../../shared/whiteboard/broadcasts.ts';
import type { Broadcast } from '../../shared/whiteboard/protocol.ts';
import { operationTarget, type PendingOperation, type Problem } from './changeQueue.ts';
import { DeduplicationCache } from './deduplicationCache.ts';
import type { CommittedChange, Decision, SequencedChange, StoredBoard } from './store.ts';

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

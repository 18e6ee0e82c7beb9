import { type Change, type Target, targetOf } from '../../shared/whiteboard/board.ts';
import type { ErrorCode } from '../../shared/whiteboard/constants.ts';

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
/** Rejections that may wait. Further ones are sent immediately. */
const MAX_REJECTIONS = 10_000;

/**
 * Queues operations until they are stored. It also holds rejections, so that senders get replies in
 * order (W11). They don't count toward `MAX_QUEUED`: otherwise an attacker could make a board reject
 * everyone's changes.
 */
export class ChangeQueue<Sender> {
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

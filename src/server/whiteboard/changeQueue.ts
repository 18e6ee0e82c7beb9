import type { PendingOperation } from './applyBatch.ts';

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

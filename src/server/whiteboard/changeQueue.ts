import type { PendingOperation } from './applyBatch.ts';

/** The largest number of changes stored together. */
const BATCH_SIZE = 500;
/** Changes that may wait (W28), about one second of work. */
const MAX_QUEUED = 5000;

/**
 * Operations that wait to be stored. Rejections are among them only to be sent in order (W11). They
 * count toward no limit: an attacker's rejections must not displace the changes of others.
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

  push(pending: PendingOperation<Sender>) {
    this.#operations.push(pending);
    if (isChange(pending)) this.#changes += 1;
  }

  /** Returns the operations to store next, which stay in the queue. */
  nextBatch() {
    let changes = 0;
    const end = this.#operations.findIndex((one) => isChange(one) && ++changes > BATCH_SIZE);
    return end === -1 ? [...this.#operations] : this.#operations.slice(0, end);
  }

  /** Removes the first operations and returns them. */
  take(count: number) {
    const taken = this.#operations.splice(0, count);
    this.#changes -= taken.filter(isChange).length;
    return taken;
  }
}

export const isChange = ({ operation }: PendingOperation<unknown>) => operation.type !== 'rejected';

import { REMEMBERED_CHANGES } from '../../shared/whiteboard/constants.ts';

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

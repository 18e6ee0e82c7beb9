/**
 * The long texts in one response: it is built in memory, and strangers can fill hundreds of
 * boards with an address.
 */
export class TextBudget {
  #left = 8 * 1024 * 1024;
  #isExceeded = false;

  /** Whether something was left out. */
  get isExceeded() {
    return this.#isExceeded;
  }

  /** Whether a text that has at most this size fits; otherwise it is to be left out. */
  admits(size: number): boolean {
    if (size > this.#left) this.#isExceeded = true;
    return size <= this.#left;
  }

  /** Counts a text if it fits; returns whether it does. */
  take(size: number): boolean {
    const isAdmitted = this.admits(size);
    if (isAdmitted) this.spend(size);
    return isAdmitted;
  }

  /** Counts a text that was admitted with a different size. */
  spend(size: number) {
    this.#left -= size;
  }

  /** Counts rows until one does not fit; returns how many do. */
  takeRows(rows: readonly { size: number | string | null }[]): number {
    const excess = rows.findIndex(({ size }) => !this.take(Number(size) + ROW_SIZE));
    return excess < 0 ? rows.length : excess;
  }
}

/** What a row takes besides its text. */
const ROW_SIZE = 100;

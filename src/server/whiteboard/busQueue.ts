import type { Position } from '../../shared/whiteboard/note.ts';
import type { BusMessage } from './bus.ts';
import type { SequencedChange } from './store.ts';

/** Collects what one turn publishes to the other processes: changes and cursors in one message each. */
export class BusQueue {
  #publish: (message: BusMessage) => void;
  #changes: SequencedChange[] = [];
  #cursors: [userId: string, position: Position][] = [];

  constructor(publish: (message: BusMessage) => void) {
    this.#publish = publish;
  }

  addChange(change: SequencedChange) {
    this.#schedule();
    this.#changes.push(change);
  }

  addCursor(userId: string, position: Position) {
    this.#schedule();
    this.#cursors.push([userId, position]);
  }

  flush() {
    const [changes, cursors] = [this.#changes, this.#cursors];
    this.#changes = [];
    this.#cursors = [];
    if (changes.length > 0) this.#publish({ type: 'changes', changes });
    if (cursors.length > 0) this.#publish({ type: 'cursors', cursors });
  }

  #schedule() {
    if (this.#changes.length + this.#cursors.length === 0) setImmediate(() => this.flush());
  }
}

import type { Area, BoardRestored } from '../../shared/whiteboard/facilitation.ts';
import type { Meeting } from '../../shared/whiteboard/meeting.ts';
import type { Position } from '../../shared/whiteboard/note.ts';
import type { User } from '../../shared/whiteboard/protocol.ts';
import type { SequencedChange } from './store.ts';

/**
 * Messages between processes that serve the same board. Losing one causes a delay of a
 * second or two, never a divergence: changes are in the database, too.
 */
export type BusMessage =
  /** Already stored, without a gap. */
  | { type: 'changes'; changes: SequencedChange[] }
  | { type: 'cursors'; cursors: [userId: string, position: Position][] }
  | { type: 'entered'; user: User }
  | { type: 'left'; userId: string }
  /** Everyone on that process, repeated at intervals, and what it knows of the board. */
  | { type: 'present'; users: User[]; seq: number; meetingVersion: number }
  /** Already stored. */
  | { type: 'meeting'; meeting: Meeting; userId: string }
  | { type: 'view'; userId: string; area: Area }
  | { type: 'brought'; userId: string; area: Area }
  /** Repeated while it lasts. */
  | { type: 'writing'; userId: string; noteId?: string | undefined }
  | { type: 'restored'; message: BoardRestored }
  /** Asks the others for `present`. */
  | { type: 'hello' }
  /** The board was modified other than by operations. */
  | { type: 'reload' };

export type BusListener = (from: string, message: BusMessage) => void;

export type Bus = {
  publish: (boardId: string, message: BusMessage) => void;
  /** Receives what other processes publish about a board, until the returned function is called. */
  subscribe: (boardId: string, listener: BusListener) => Promise<() => void>;
  close: () => Promise<void>;
};

/** Needs no Redis. Each `connect` simulates a process, so that tests can run several in one. */
export class MemoryBus {
  #listeners = new Map<string, Map<string, BusListener>>();

  connect(processName: string): Bus {
    return {
      publish: (boardId, message) => {
        for (const [other, listener] of this.#listeners.get(boardId) ?? [])
          if (other !== processName) listener(processName, message);
      },
      subscribe: (boardId, listener) => {
        const listeners = this.#listeners.get(boardId) ?? new Map<string, BusListener>();
        this.#listeners.set(boardId, listeners.set(processName, listener));
        return Promise.resolve(() => {
          listeners.delete(processName);
          if (listeners.size === 0) this.#listeners.delete(boardId);
        });
      },
      close: () => Promise.resolve(),
    };
  }
}

/**
 * The bus of one board. Collects what one turn publishes to the other processes: changes and cursors
 * in one message each.
 */
export class BoardBus {
  #bus: Pick<Bus, 'publish'>;
  #boardId: string;
  #changes: SequencedChange[] = [];
  #cursors: [userId: string, position: Position][] = [];

  constructor(bus: Pick<Bus, 'publish'>, boardId: string) {
    this.#bus = bus;
    this.#boardId = boardId;
  }

  publish(message: BusMessage) {
    this.#bus.publish(this.#boardId, message);
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
    if (changes.length > 0) this.publish({ type: 'changes', changes });
    if (cursors.length > 0) this.publish({ type: 'cursors', cursors });
  }

  #schedule() {
    if (this.#changes.length + this.#cursors.length === 0) setImmediate(() => this.flush());
  }
}

import type { Position } from '../../shared/whiteboard/note.ts';
import type { User } from '../../shared/whiteboard/protocol.ts';
import type { Numbered } from './store.ts';

/** What processes that serve the same board tell one another. Losing any of it delays, never divides. */
export type BusMessage =
  /** Stored already, without a gap. */
  | { type: 'changes'; changes: Numbered[] }
  | { type: 'cursors'; cursors: [userId: string, position: Position][] }
  | { type: 'entered'; user: User }
  | { type: 'left'; userId: string }
  /** Everybody on that process, said again and again; and how far it is. */
  | { type: 'present'; users: User[]; seq: number }
  /** Asks the others for `present`. */
  | { type: 'hello' }
  /** The board was changed by other means than changes. */
  | { type: 'reload' };

export type Listener = (from: string, message: BusMessage) => void;

export type Bus = {
  publish: (boardId: string, message: BusMessage) => void;
  /** Hears of a board what other processes say, until the answered function is called. */
  subscribe: (boardId: string, listener: Listener) => Promise<() => void>;
  /** Whether other processes hear what is published. */
  isReady: () => boolean;
  close: () => Promise<void>;
};

/** Joins rooms of one process; `join` gives each of them its end. */
export class MemoryBus {
  #listeners = new Map<string, Map<string, Listener>>();

  join(name: string): Bus {
    return {
      publish: (boardId, message) => {
        for (const [other, listener] of this.#listeners.get(boardId) ?? [])
          if (other !== name) listener(name, message);
      },
      subscribe: (boardId, listener) => {
        const listeners = this.#listeners.get(boardId) ?? new Map<string, Listener>();
        this.#listeners.set(boardId, listeners.set(name, listener));
        return Promise.resolve(() => {
          listeners.delete(name);
          if (listeners.size === 0) this.#listeners.delete(boardId);
        });
      },
      isReady: () => true,
      close: () => Promise.resolve(),
    };
  }
}

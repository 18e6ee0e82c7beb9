import { WRITING_INTERVAL_MS, WRITING_TIMEOUT_MS } from '../../shared/whiteboard/constants.ts';
import type { Peer } from './broadcaster.ts';

type Writer = {
  noteId: string | undefined;
  /** The connection that reported it; `undefined` if it is on another process. */
  peer: Peer | undefined;
  /** What others were told last. */
  told: string | undefined;
  /** When they may be told of another note. */
  tellAt: number;
  /** When the participant counts as having stopped. */
  endsAt: number;
  timer?: NodeJS.Timeout;
};

type Tell = (userId: string, noteId: string | undefined) => void;

type Options = {
  /** Tells the others on this process. */
  tell: Tell;
  /** Tells the other processes. */
  publish: Tell;
};

/**
 * Which note each participant is writing on (W37). Others are told of another note at most every
 * WRITING_INTERVAL_MS: the newest wins, and the last one is always told. They are told of the end
 * immediately, because it frees the note.
 */
export class Writers {
  #writers = new Map<string, Writer>();
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Records a report of a participant, of which a repetition only extends the time. */
  set(userId: string, noteId: string | undefined, peer?: Peer) {
    const now = performance.now();
    const before = this.#writers.get(userId);
    // One tab has stopped, the other one goes on.
    if (noteId === undefined && before?.peer !== peer) return;
    const { told, tellAt = now, timer } = before ?? {};
    clearTimeout(timer);
    this.#settle(userId, { noteId, peer, told, tellAt, endsAt: now + WRITING_TIMEOUT_MS });
  }

  /** A connection has ended. */
  end(peer: Peer) {
    for (const [userId, writer] of this.#writers)
      if (writer.peer === peer) this.set(userId, undefined, peer);
  }

  /** Tells the other processes again: one may have missed it, or have opened the board since. */
  repeat() {
    for (const [userId, { told, peer }] of this.#writers)
      if (told !== undefined && peer) this.#options.publish(userId, told);
  }

  /** What the others were told. */
  *[Symbol.iterator](): Iterator<{ userId: string; noteId: string }> {
    for (const [userId, { told }] of this.#writers)
      if (told !== undefined) yield { userId, noteId: told };
  }

  stop() {
    for (const { timer } of this.#writers.values()) clearTimeout(timer);
    this.#writers.clear();
  }

  #settle(userId: string, writer: Writer) {
    const now = performance.now();
    if (now >= writer.endsAt) writer.noteId = undefined;
    const isDue = writer.noteId === undefined || now >= writer.tellAt;
    if (writer.noteId !== writer.told && isDue) {
      if (writer.noteId !== undefined) writer.tellAt = now + WRITING_INTERVAL_MS;
      writer.told = writer.noteId;
      this.#options.tell(userId, writer.noteId);
      if (writer.peer) this.#options.publish(userId, writer.noteId);
    }
    const isTold = writer.noteId === writer.told;
    if (isTold && writer.noteId === undefined && now >= writer.tellAt) {
      this.#writers.delete(userId);
      return;
    }
    const at = isTold && writer.noteId !== undefined ? writer.endsAt : writer.tellAt;
    writer.timer = setTimeout(() => this.#settle(userId, writer), Math.max(1, at - now));
    this.#writers.set(userId, writer);
  }
}

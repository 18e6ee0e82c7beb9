import {
  applyChange,
  BoardItems,
  byteGrowth,
  type Change,
  isSection,
  type Item,
  type NoteMap,
  sizeRejection,
  targetOf,
} from '../board.ts';
import { applyBroadcast, broadcastItemId } from '../broadcasts.ts';
import type { Note } from '../note.ts';
import type { Broadcast, ServerMessage } from '../protocol.ts';
import type { Section } from '../section.ts';
import { type PendingChange, PendingChanges, type Transport } from './pendingChanges.ts';

type Options = Transport & {
  /** Called for each note that changed for its user. */
  onNoteChange?: (id: string, now: Note | undefined, before: Note | undefined) => void;
  /** Returns how many votes a participant has (W38). */
  votesPerPerson?: () => number | undefined;
  /** Called when the sections changed for their user. */
  onSectionChange?: () => void;
};

/**
 * A client's copy of one board: the confirmed state, with the client's own unacknowledged changes
 * on top. It knows neither sockets nor clocks, so that the browser, the property test and the chaos
 * client run the same code.
 */
export class Replica {
  readonly pending: PendingChanges;
  readonly #confirmed = new BoardItems();
  readonly #shown = new BoardItems();
  readonly #onNote: Options['onNoteChange'];
  readonly #onSection: Options['onSectionChange'];
  readonly #votesPerPerson: Options['votesPerPerson'];
  /** Size of the shown items (W23). */
  #bytes = 0;
  #seq = 0;

  constructor({ onNoteChange, onSectionChange, votesPerPerson, ...transport }: Options) {
    this.#onNote = onNoteChange;
    this.#onSection = onSectionChange;
    this.#votesPerPerson = votesPerPerson;
    this.pending = new PendingChanges(transport);
  }

  /** The notes as their user sees them. */
  get notes(): NoteMap {
    return this.#shown.notes;
  }

  get sections(): ReadonlyMap<string, Section> {
    return this.#shown.sections;
  }

  get(id: string): Item | undefined {
    return this.#shown.get(id);
  }

  /** Applies a change immediately and sends it. Returns why it is rejected locally, if it is. */
  change(change: Change, opId: string): string | undefined {
    const { id } = targetOf(change);
    const outcome = applyChange(this.#shown, change, this.#votesPerPerson?.());
    if (outcome.rejection !== undefined) return outcome.rejection;
    const tooLarge = sizeRejection(this.#bytes, this.#shown.get(id), outcome.item);
    if (tooLarge !== undefined) return tooLarge;
    this.pending.add({ opId, change });
    this.#updateView(id);
    return undefined;
  }

  /** Sends the unacknowledged changes of an earlier page again; the server applies each once. */
  restorePending(changes: readonly PendingChange[]) {
    for (const pending of changes) {
      this.pending.restore(pending);
      this.#updateView(targetOf(pending.change).id);
    }
  }

  /** Called when the connection is lost: what was in flight is sent again on the next one (W14). */
  disconnect() {
    this.pending.stopSending();
  }

  /** Returns the pending change that the message settles: stored by `ack`, rejected by `error`. */
  receive(message: ServerMessage): PendingChange | undefined {
    switch (message.type) {
      case 'session_joined':
        this.#applySnapshot(
          [...message.stickyNotes, ...(message.sections ?? [])],
          message.board.seq,
        );
        break;
      case 'note_added':
      case 'note_updated':
      case 'note_deleted':
      case 'note_voted':
      case 'section_added':
      case 'section_updated':
      case 'section_deleted':
        this.#applyBroadcast(message);
        break;
      case 'ack':
        return this.#endPending(message.opId, message.seq);
      case 'error':
        if (message.opId === undefined) break;
        if (!message.retry) return this.#endPending(message.opId);
        this.pending.retry(message.opId);
        break;
      case 'connected':
      case 'board_updated':
      case 'meeting_updated':
      case 'view_moved':
      case 'brought_here':
      case 'writing_changed':
      case 'board_restored':
      case 'user_joined':
      case 'user_left':
      case 'cursor_moved':
      // no default
    }
    return undefined;
  }

  #applySnapshot(items: readonly Item[], seq: number) {
    const ids = new Set(Array.from([...this.#shown, ...this.#confirmed], ({ id }) => id));
    this.#confirmed.clear();
    this.#seq = seq;
    for (const item of items) {
      this.#confirmed.set(item.id, item);
      ids.add(item.id);
    }
    for (const { change } of this.pending.all()) ids.add(targetOf(change).id);
    for (const id of ids) this.#updateView(id);
    this.pending.startSending();
  }

  #applyBroadcast(message: Broadcast) {
    const id = broadcastItemId(message);
    this.#confirmed.set(id, applyBroadcast(this.#confirmed, message));
    this.#seq = message.seq ?? this.#seq;
    this.#updateView(id);
  }

  /**
   * Ends a pending change. One that the server did not repeat to its sender takes its place in the
   * order here; an older one is part of the confirmed state already (W7, W13).
   */
  #endPending(opId: string, seq = 0): PendingChange | undefined {
    const pending = this.pending.remove(opId);
    if (!pending) return undefined;
    const { id } = targetOf(pending.change);
    if (seq > this.#seq) {
      this.#seq = seq;
      const outcome = applyChange(this.#confirmed, pending.change);
      if (outcome.rejection === undefined) this.#confirmed.set(id, outcome.item);
    }
    this.#updateView(id);
    return pending;
  }

  #updateView(id: string) {
    const before = this.#shown.get(id);
    const now = this.#withPending(id);
    if (now === before) return;
    this.#bytes += byteGrowth(before, now);
    this.#shown.set(id, now);
    const [noteBefore, noteNow] = [before, now].map((item) =>
      item && !isSection(item) ? item : undefined,
    );
    if (noteBefore || noteNow) this.#onNote?.(id, noteNow, noteBefore);
    if (before !== noteBefore || now !== noteNow) this.#onSection?.();
  }

  /** A change affects one item, so a board of that item alone is enough to apply it to. */
  #withPending(id: string): Item | undefined {
    let item = this.#confirmed.get(id);
    const changes = this.pending.ofItem(id);
    if (!changes) return item;
    const board = new BoardItems();
    for (const { change } of changes) {
      board.set(id, item);
      const outcome = applyChange(board, change);
      if (outcome.rejection === undefined) item = outcome.item;
    }
    return item;
  }
}

import type { BoardInfo, Broadcast, Participant } from '../../shared/whiteboard/protocol.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import { noteJson } from './noteJson.ts';
import type { Encode } from './broadcaster.ts';

/** Caches the large messages about one board, encoded once for all recipients. */
export class SnapshotCache {
  #encode: Encode;
  #notes: Buffer | undefined;
  #states = new WeakMap<object, Buffer>();

  constructor(encode: Encode) {
    this.#encode = encode;
  }

  /** Called when the board has changed, or periodically. */
  forgetSnapshot() {
    this.#notes = undefined;
  }

  /** `session_joined`: all who join between two changes share the encoded notes. */
  snapshot(notes: Iterable<Note>, participants: Participant[], board: BoardInfo) {
    this.#notes ??= Buffer.from(
      `{"type":"session_joined","stickyNotes":[${Array.from(notes, noteJson).join()}]`,
    );
    const rest = `,"participants":${JSON.stringify(participants)},"board":${JSON.stringify(board)}}`;
    return this.#encode.pieces([this.#notes, Buffer.from(rest)]);
  }

  /** The current state of a note (W11), cached because small changes may request large notes. */
  state(state: Broadcast): Buffer {
    const note = state.type === 'note_updated' ? state.updates : undefined;
    const frame = (note && this.#states.get(note)) ?? this.#encode.text(JSON.stringify(state));
    if (note) this.#states.set(note, frame);
    return frame;
  }
}

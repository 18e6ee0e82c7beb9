import type { BoardInfo, Broadcast, Participant } from '../../shared/whiteboard/protocol.ts';
import type { Meeting } from '../../shared/whiteboard/meeting.ts';
import { withVotesOf } from '../../shared/whiteboard/voting.ts';
import type { BoardItems } from '../../shared/whiteboard/board.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import type { Drafts } from './drafts.ts';
import { itemJson } from './itemJson.ts';
import type { FrameEncoder } from './broadcaster.ts';

type Items = Pick<BoardItems, 'notes' | 'sections'>;
type Rest = {
  participants: Participant[];
  board: BoardInfo;
  meeting: Meeting;
  drafts: Drafts;
  /** Notes are sent without votes. */
  hidesVotes: boolean;
  /** Whose drafts are included. */
  ownerKey: string;
};

/** Caches the large messages about one board, encoded once for all recipients. */
export class SnapshotCache {
  #encode: FrameEncoder;
  #items: Buffer | undefined;
  #states = new WeakMap<object, Buffer>();

  constructor(encode: FrameEncoder) {
    this.#encode = encode;
  }

  /** Called when the board has changed, or periodically. */
  invalidateSnapshot() {
    this.#items = undefined;
  }

  /** `session_joined`: all who join between two changes share the encoded items. */
  toFrames(items: Items, { participants, board, meeting, drafts, hidesVotes, ownerKey }: Rest) {
    const all = [...items.notes.values()];
    const noteJson = (note: Note) => itemJson(hidesVotes ? withVotesOf(note) : note);
    const notes = () => all.filter(({ id }) => drafts.ownerOf(id) === undefined);
    const sections = () => Array.from(items.sections.values(), itemJson).join();
    this.#items ??= Buffer.from(
      `{"type":"session_joined","sections":[${sections()}],"stickyNotes":[${notes().map(noteJson).join()}`,
    );
    const own = drafts.size > 0 ? all.filter(({ id }) => drafts.ownerOf(id) === ownerKey) : [];
    const comma = own.length > 0 && drafts.size < all.length ? ',' : '';
    const rest = JSON.stringify({ participants, board, meeting, now: Date.now() });
    const text = `${comma}${own.map(noteJson).join()}],${rest.slice(1)}`;
    return this.#encode.pieces([this.#items, Buffer.from(text)]);
  }

  /** The current state of an item (W11), cached because small changes may request large notes. */
  stateFrame(state: Broadcast): Buffer {
    const item = 'updates' in state ? state.updates : undefined;
    const frame = (item && this.#states.get(item)) ?? this.#encode.text(JSON.stringify(state));
    if (item) this.#states.set(item, frame);
    return frame;
  }
}

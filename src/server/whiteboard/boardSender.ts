import { areVotesHidden, withVotesOf } from '../../shared/whiteboard/changeMeeting.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import type { Broadcast } from '../../shared/whiteboard/protocol.ts';
import type { RoomParts } from './boardState.ts';
import { encodePieces, encodeText } from './broadcaster.ts';
import type { Facilitation } from './facilitation.ts';
import { itemJson } from './itemTables.ts';
import type { Member } from './members.ts';

/** Sends the state of a board: whole snapshots and single items, each encoded once for all. */
export class BoardSender {
  #parts: RoomParts;
  #facilitation: Facilitation;
  /** The items of a snapshot, which all who join between two changes share. */
  #items: { version: string; json: Buffer } | undefined;
  #states = new WeakMap<object, Buffer>();

  constructor(parts: RoomParts, facilitation: Facilitation) {
    this.#parts = parts;
    this.#facilitation = facilitation;
  }

  /** Called periodically, because a snapshot takes memory. */
  forgetSnapshot() {
    this.#items = undefined;
  }

  snapshot(member: Member) {
    const { broadcaster, state } = this.#parts;
    broadcaster.sendFrames(member.peer, this.#snapshotFrames(member));
    if (areVotesHidden(state.meeting)) this.#ownVotes(member);
    for (const { userId, noteId } of this.#facilitation.writers)
      if (userId !== member.user.id)
        broadcaster.send(member.peer, { type: 'writing_changed', userId, noteId });
  }

  /** `session_joined`: the shared items, then the member's own drafts and the rest. */
  #snapshotFrames(member: Member) {
    const { members, state } = this.#parts;
    const { drafts } = this.#facilitation;
    const { meeting, items } = state;
    const all = [...items.notes.values()];
    const hidesVotes = areVotesHidden(meeting);
    const noteJson = (note: Note) => itemJson(hidesVotes ? withVotesOf(note) : note);
    const notes = () => all.filter(({ id }) => drafts.ownerOf(id) === undefined);
    const sections = () => Array.from(items.sections.values(), itemJson).join();
    const version = `${state.board.seq} ${meeting.version}`;
    if (this.#items?.version !== version)
      this.#items = {
        version,
        json: Buffer.from(
          `{"type":"session_joined","sections":[${sections()}],"stickyNotes":[${notes().map(noteJson).join()}`,
        ),
      };
    const own =
      drafts.size > 0 ? all.filter(({ id }) => drafts.ownerOf(id) === member.ownerKey) : [];
    const comma = own.length > 0 && drafts.size < all.length ? ',' : '';
    const rest = JSON.stringify({
      participants: members.presence.participants(),
      board: this.#facilitation.infoFor(member),
      meeting,
      now: Date.now(),
    });
    const text = `${comma}${own.map(noteJson).join()}],${rest.slice(1)}`;
    return encodePieces([this.#items.json, Buffer.from(text)]);
  }

  /** The snapshot, which everyone shares, has no hidden votes (W39). */
  #ownVotes({ peer, user: { id: userId } }: Member) {
    const { broadcaster, state } = this.#parts;
    for (const { id: noteId, votes } of state.items.notes.values())
      if (votes?.includes(userId))
        broadcaster.send(peer, { type: 'note_voted', noteId, userId, isOn: true });
  }

  snapshotToAll() {
    for (const member of this.#parts.members.all()) this.snapshot(member);
  }

  /** The current state of an item (W11), cached because small changes may request large notes. */
  state({ peer, user }: Member, state: Broadcast) {
    const isHiding = areVotesHidden(this.#parts.state.meeting);
    const visible =
      isHiding && state.type === 'note_updated'
        ? { ...state, updates: withVotesOf(state.updates, user.id) }
        : state;
    const item = 'updates' in visible ? visible.updates : undefined;
    const frame = (item && this.#states.get(item)) ?? encodeText(JSON.stringify(visible));
    if (item) this.#states.set(item, frame);
    this.#parts.broadcaster.sendFrames(peer, [frame]);
  }
}

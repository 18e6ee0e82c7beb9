import type { Broadcast } from '../../shared/whiteboard/protocol.ts';
import { areVotesHidden, withVotesOf } from '../../shared/whiteboard/voting.ts';
import type { Broadcaster, FrameEncoder } from './broadcaster.ts';
import type { ChangeLog } from './changeLog.ts';
import type { Facilitation } from './facilitation.ts';
import type { Member, Members } from './members.ts';
import { SnapshotCache } from './snapshotCache.ts';

type Options = {
  encode: FrameEncoder;
  broadcaster: Pick<Broadcaster, 'send' | 'sendFrames'>;
  members: Members;
  changeLog: () => Pick<ChangeLog<unknown>, 'board' | 'items'>;
  facilitation: () => Facilitation;
};

/** Sends the state of a board: whole snapshots, what is known about the board, and single items. */
export class BoardSender {
  #options: Options;
  #snapshots: SnapshotCache;

  constructor(options: Options) {
    this.#options = options;
    this.#snapshots = new SnapshotCache(options.encode);
  }

  /** Called when the board has changed, or periodically. */
  invalidate = () => this.#snapshots.invalidateSnapshot();

  snapshot(member: Member) {
    const { broadcaster, members, changeLog, facilitation } = this.#options;
    const { drafts, meeting } = facilitation();
    const frames = this.#snapshots.toFrames(changeLog().items, {
      participants: members.participants(),
      board: this.#infoFor(member),
      meeting: meeting.current,
      drafts,
      hidesVotes: areVotesHidden(meeting.current),
      ownerKey: member.ownerKey,
    });
    broadcaster.sendFrames(member.peer, frames);
    if (areVotesHidden(meeting.current)) this.#ownVotes(member);
    for (const { userId, noteId } of facilitation().writers)
      if (userId !== member.user.id)
        broadcaster.send(member.peer, { type: 'writing_changed', userId, noteId });
  }

  /** The snapshot, which everyone shares, has no hidden votes (W39). */
  #ownVotes({ peer, user: { id: userId } }: Member) {
    const { broadcaster, changeLog } = this.#options;
    for (const { id: noteId, votes } of changeLog().items.notes.values())
      if (votes?.includes(userId))
        broadcaster.send(peer, { type: 'note_voted', noteId, userId, isOn: true });
  }

  snapshotToAll() {
    this.invalidate();
    this.#options.facilitation().resetDrafts();
    for (const member of this.#options.members.all()) this.snapshot(member);
  }

  metadataToAll() {
    const { broadcaster, members } = this.#options;
    for (const member of members.all())
      broadcaster.send(member.peer, { type: 'board_updated', board: this.#infoFor(member) });
  }

  state({ peer, user }: Member, state: Broadcast) {
    const { broadcaster, facilitation } = this.#options;
    const isHiding = areVotesHidden(facilitation().meeting.current);
    const visible =
      isHiding && state.type === 'note_updated'
        ? { ...state, updates: withVotesOf(state.updates, user.id) }
        : state;
    broadcaster.sendFrames(peer, [this.#snapshots.stateFrame(visible)]);
  }

  #infoFor(member: Member) {
    const { changeLog, facilitation } = this.#options;
    return facilitation().infoFor(member, changeLog().board);
  }
}

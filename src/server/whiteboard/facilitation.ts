import {
  type BoardItems,
  type Change,
  type Target,
  targetOf,
} from '../../shared/whiteboard/board.ts';
import { isPrivate, roundsOf } from '../../shared/whiteboard/changeMeeting.ts';
import type { ViewMessage } from '../../shared/whiteboard/facilitation.ts';
import type { Meeting, MeetingMessage } from '../../shared/whiteboard/meeting.ts';
import type { BoardInfo, ServerMessage } from '../../shared/whiteboard/protocol.ts';
import { areVotesHidden, withVotesOf } from '../../shared/whiteboard/voting.ts';
import type { Problem, RejectedOperation } from './applyBatch.ts';
import type { Peer } from './broadcaster.ts';
import type { BusMessage } from './bus.ts';
import { Drafts } from './drafts.ts';
import type { Member, Members } from './members.ts';
import { RoomMeeting } from './roomMeeting.ts';
import type { Store, StoredBoard } from './store.ts';
import { Views } from './views.ts';
import { Writers } from './writers.ts';

const READ_ONLY_LINK = 'This link only reads the board.';
const LOCKED = 'The board is locked by its facilitator.';
const VOTING_CLOSED = 'This vote is over: its results are shown.';
const NOT_ON_BOARD = 'This note is no longer on the board.';
const FACILITATORS_ONLY = 'Only the facilitator of this board can do this.';

type Options = {
  boardId: string;
  meeting: Meeting;
  store: Pick<Store, 'loadMeeting' | 'updateMeeting'>;
  members: Members;
  items: () => Pick<BoardItems, 'get' | 'notes'>;
  send: (peer: Peer, message: ServerMessage) => void;
  sendToAll: (message: ServerMessage, excluded?: Iterable<Peer>) => void;
  publish: (message: BusMessage) => void;
  /** The number of the board's last change. */
  seq: () => number;
  /** Who may write has changed. */
  onAccessChanged: () => void;
  /** Drafts have become notes for everyone. */
  onRevealed: () => void;
  onFailure: (error: unknown) => void;
};

/** What facilitators do with a room: its meeting, private writing and shared views (W31 to W35). */
export class Facilitation {
  readonly drafts = new Drafts();
  readonly views: Views;
  readonly meeting: RoomMeeting;
  readonly writers: Writers;
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.views = new Views(options);
    this.writers = new Writers({
      tell: (userId, noteId) =>
        options.sendToAll(
          { type: 'writing_changed', userId, noteId },
          options.members.peersOf(userId),
        ),
      publish: (userId, noteId) => options.publish({ type: 'writing', userId, noteId }),
    });
    this.meeting = new RoomMeeting({ ...options, onChange: (before) => this.#onChange(before) });
    this.resetDrafts();
  }

  infoFor(member: Member, board: StoredBoard): BoardInfo {
    const { title, seq, isReadOnly, readOnlyId } = board;
    const access = isReadOnly || this.writeProblem(member) ? 'read' : 'write';
    const { isWriter, isFacilitator } = member;
    return {
      title,
      seq,
      access,
      userId: member.user.id,
      ...(isWriter && { readOnlyId }),
      ...(isFacilitator && { isFacilitator }),
    };
  }

  /** Returns why a member may not change the board, if so. */
  writeProblem({ isWriter, isFacilitator }: Member): string | undefined {
    if (!isWriter) return READ_ONLY_LINK;
    return this.meeting.current.isLocked && !isFacilitator ? LOCKED : undefined;
  }

  /** Returns why an operation of a member is rejected before it is applied, if so. */
  operationProblem(
    member: Member,
    operation: Change | RejectedOperation,
    { id }: Target,
  ): Problem | undefined {
    const message = this.writeProblem(member);
    if (message !== undefined) return { message };
    if (operation.type === 'vote' && this.meeting.current.voting?.isRevealed)
      return { message: VOTING_CLOSED, code: 'voting_closed' };
    if (this.drafts.isHiddenFrom(member, id)) return { message: NOT_ON_BOARD };
    const isLocking = operation.type === 'update_note' && operation.updates.isLocked !== undefined;
    return isLocking && !member.isFacilitator ? { message: FACILITATORS_ONLY } : undefined;
  }

  /** Returns an operation, during private writing with its new note as a draft. */
  withDraft(operation: Change | RejectedOperation, member: Member): Change | RejectedOperation {
    const { current } = this.meeting;
    if (operation.type !== 'add_note' || !isPrivate(current)) return operation;
    const draft = { owner: member.ownerKey, round: roundsOf(current).privateRound };
    return { ...operation, note: { ...operation.note, draft } };
  }

  resetDrafts = () =>
    this.drafts.reset(
      this.#options.items().notes.values(),
      roundsOf(this.meeting.current).revealedRound,
    );

  /**
   * Records the drafts of a stored change, and returns the connections that may receive it;
   * `undefined` for all.
   */
  recipientsOf(change: Change): Peer[] | undefined {
    const { id } = targetOf(change);
    const { revealedRound } = roundsOf(this.meeting.current);
    if (change.type === 'add_note') this.drafts.add(change.note, revealedRound);
    const isHiddenVote = change.type === 'vote' && areVotesHidden(this.meeting.current);
    if (!isHiddenVote && this.drafts.ownerOf(id) === undefined) return undefined;
    const recipients = [...this.#options.members.all()].filter(
      (member) =>
        !this.drafts.isHiddenFrom(member, id) &&
        (!isHiddenVote || member.user.id === change.userId),
    );
    if (change.type === 'delete_note') this.drafts.delete(id);
    return recipients.map(({ peer }) => peer);
  }

  change(member: Member, message: MeetingMessage) {
    const problem =
      message.type === 'set_timer' ? this.writeProblem(member) : facilitatorProblem(member);
    if (problem === undefined) this.meeting.change(member, message);
    else this.#reject(member, problem, message.opId);
  }

  view(member: Member, message: ViewMessage) {
    const { peer, user } = member;
    if (message.type === 'follow') return this.views.follow(peer, message.userId);
    if (message.type === 'move_view') return this.views.move(user.id, message.area);
    if (message.type === 'set_writing') {
      const { noteId = '' } = message;
      const isHidden = this.writeProblem(member) || this.drafts.ownerOf(noteId) !== undefined;
      return this.writers.set(user.id, isHidden ? undefined : message.noteId, peer);
    }
    const problem = facilitatorProblem(member);
    if (problem) return this.#reject(member, problem);
    const { area } = message;
    this.bring(user.id, area);
    return this.#options.publish({ type: 'brought', userId: user.id, area });
  }

  /** Handles a message of another process. */
  receive(message: Extract<BusMessage, { type: 'meeting' | 'view' | 'brought' | 'writing' }>) {
    const { userId } = message;
    if (message.type === 'meeting') this.meeting.receive(message.meeting, userId);
    else if (message.type === 'view') this.views.receive(userId, message.area);
    else if (message.type === 'brought') this.bring(userId, message.area);
    else this.writers.set(userId, message.noteId);
  }

  /** Asks everyone here but the facilitator to look at a part of the board. */
  bring(userId: string, area: Extract<BusMessage, { type: 'brought' }>['area']) {
    const { sendToAll, members } = this.#options;
    sendToAll({ type: 'brought_here', userId, area }, members.peersOf(userId));
  }

  /** A connection has ended. */
  leave(peer: Peer) {
    this.views.removePeer(peer);
    this.writers.end(peer);
  }

  /** Returns whether the member may change many items at once, and rejects it otherwise. */
  mayChangeAll(member: Member, opId: string | undefined): boolean {
    const problem = facilitatorProblem(member);
    if (problem) this.#reject(member, problem, opId);
    return problem === undefined;
  }

  #reject({ peer }: Member, message: string, opId?: string) {
    this.#options.send(peer, { type: 'error', message, opId });
  }

  #onChange(before: Meeting) {
    const { items, members, sendToAll, onAccessChanged, onRevealed } = this.#options;
    const { current } = this.meeting;
    const peersOf = (owner: string) =>
      [...members.all()].filter(({ ownerKey }) => ownerKey === owner).map(({ peer }) => peer);
    onRevealed();
    for (const [id, owner] of this.resetDrafts()) {
      const stored = items().notes.get(id);
      const note = stored && areVotesHidden(current) ? withVotesOf(stored) : stored;
      if (note) sendToAll({ type: 'note_added', note }, peersOf(owner));
    }
    if (areVotesHidden(before) !== areVotesHidden(current)) this.#sendVotes();
    if (before.isLocked !== current.isLocked) onAccessChanged();
  }

  /** Sends everyone the votes that they may see now (W39). */
  #sendVotes() {
    const { items, members, send, sendToAll } = this.#options;
    const isHidden = areVotesHidden(this.meeting.current);
    for (const { id: noteId, votes = [] } of items().notes.values()) {
      // Only the author of a draft has voted on it.
      if (votes.length === 0 || this.drafts.ownerOf(noteId) !== undefined) continue;
      const update = (visible: string[]): ServerMessage => ({
        type: 'note_updated',
        noteId,
        updates: { votes: visible },
      });
      const voters = isHidden ? votes : [];
      sendToAll(
        update(isHidden ? [] : votes),
        voters.flatMap((userId) => [...members.peersOf(userId)]),
      );
      for (const userId of voters)
        for (const peer of members.peersOf(userId)) send(peer, update([userId]));
    }
  }
}

const facilitatorProblem = ({ isFacilitator }: Member) =>
  isFacilitator ? undefined : FACILITATORS_ONLY;

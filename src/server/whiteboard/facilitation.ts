import { type Change, type Target, targetOf } from '../../shared/whiteboard/board.ts';
import {
  areVotesHidden,
  isPrivate,
  roundsOf,
  withVotesOf,
} from '../../shared/whiteboard/changeMeeting.ts';
import type { ViewMessage } from '../../shared/whiteboard/facilitation.ts';
import type { Meeting, MeetingMessage } from '../../shared/whiteboard/meeting.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import type { BoardInfo, ServerMessage } from '../../shared/whiteboard/protocol.ts';
import type { Operation, Problem } from './pendingOperations.ts';
import type { RoomParts } from './boardState.ts';
import type { Peer } from './broadcaster.ts';
import type { BusMessage } from './bus.ts';
import type { Member } from './members.ts';
import { RoomMeeting } from './roomMeeting.ts';
import { Views } from './views.ts';
import { Writers } from './writers.ts';

const READ_ONLY_LINK = 'This link only reads the board.';
const LOCKED = 'The board is locked by its facilitator.';
const VOTING_CLOSED = 'This vote is over: its results are shown.';
const NOT_ON_BOARD = 'This note is no longer on the board.';
const FACILITATORS_ONLY = 'Only the facilitator of this board can do this.';

/** What facilitators do with a room: its meeting, private writing and shared views (W31 to W35). */
export class Facilitation {
  readonly drafts = new Drafts();
  readonly views: Views;
  readonly meeting: RoomMeeting;
  readonly writers: Writers;
  #parts: RoomParts;

  constructor(parts: RoomParts) {
    const { members, broadcaster, bus } = parts;
    this.#parts = parts;
    this.views = new Views(parts);
    this.writers = new Writers({
      tell: (userId, noteId) =>
        broadcaster.sendToAll({ type: 'writing_changed', userId, noteId }, members.peersOf(userId)),
      publish: (userId, noteId) => bus.publish({ type: 'writing', userId, noteId }),
    });
    this.meeting = new RoomMeeting(parts, (before) => this.#onChange(before));
    this.resetDrafts();
  }

  infoFor(member: Member): BoardInfo {
    const { title, seq, isReadOnly, readOnlyId } = this.#parts.state.board;
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

  /** Sends everyone what is known about the board, such as its title and who may write. */
  sendMetadata() {
    const { members, broadcaster } = this.#parts;
    for (const member of members.all())
      broadcaster.send(member.peer, { type: 'board_updated', board: this.infoFor(member) });
  }

  /** Returns why a member may not change the board, if so. */
  writeProblem({ isWriter, isFacilitator }: Member): string | undefined {
    if (!isWriter) return READ_ONLY_LINK;
    return this.#parts.state.meeting.isLocked && !isFacilitator ? LOCKED : undefined;
  }

  /** Returns why an operation of a member is rejected before it is applied, if so. */
  operationProblem(member: Member, operation: Operation, { id }: Target): Problem | undefined {
    const message = this.writeProblem(member);
    if (message !== undefined) return { message };
    if (operation.type === 'vote' && this.#parts.state.meeting.voting?.isRevealed)
      return { message: VOTING_CLOSED, code: 'voting_closed' };
    if (this.drafts.isHiddenFrom(member, id)) return { message: NOT_ON_BOARD };
    const isLocking = operation.type === 'update_note' && operation.updates.isLocked !== undefined;
    return isLocking && !member.isFacilitator ? { message: FACILITATORS_ONLY } : undefined;
  }

  /** Returns an operation, during private writing with its new note as a draft. */
  withDraft(operation: Operation, member: Member): Operation {
    const { meeting } = this.#parts.state;
    if (operation.type !== 'add_note' || !isPrivate(meeting)) return operation;
    const draft = { owner: member.ownerKey, round: roundsOf(meeting).privateRound };
    return { ...operation, note: { ...operation.note, draft } };
  }

  resetDrafts = () =>
    this.drafts.reset(
      this.#parts.state.items.notes.values(),
      roundsOf(this.#parts.state.meeting).revealedRound,
    );

  /**
   * Records the drafts of a stored change, and returns the connections that may receive it;
   * `undefined` for all.
   */
  recipientsOf(change: Change): Peer[] | undefined {
    const { id } = targetOf(change);
    const { revealedRound } = roundsOf(this.#parts.state.meeting);
    if (change.type === 'add_note') this.drafts.add(change.note, revealedRound);
    const isHiddenVote = change.type === 'vote' && areVotesHidden(this.#parts.state.meeting);
    if (!isHiddenVote && this.drafts.ownerOf(id) === undefined) return undefined;
    const recipients = [...this.#parts.members.all()].filter(
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
    return this.#parts.bus.publish({ type: 'brought', userId: user.id, area });
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
    const { broadcaster, members } = this.#parts;
    broadcaster.sendToAll({ type: 'brought_here', userId, area }, members.peersOf(userId));
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
    this.#parts.broadcaster.send(peer, { type: 'error', message, opId });
  }

  #onChange(before: Meeting) {
    const { members, broadcaster, state } = this.#parts;
    const { meeting, items } = state;
    const peersOf = (owner: string) =>
      [...members.all()].filter(({ ownerKey }) => ownerKey === owner).map(({ peer }) => peer);
    for (const [id, owner] of this.resetDrafts()) {
      const stored = items.notes.get(id);
      const note = stored && areVotesHidden(meeting) ? withVotesOf(stored) : stored;
      if (note) broadcaster.sendToAll({ type: 'note_added', note }, peersOf(owner));
    }
    if (areVotesHidden(before) !== areVotesHidden(meeting)) this.#sendVotes();
    if (before.isLocked !== meeting.isLocked) this.sendMetadata();
  }

  /** Sends everyone the votes that they may see now (W39). */
  #sendVotes() {
    const { members, broadcaster, state } = this.#parts;
    const isHidden = areVotesHidden(state.meeting);
    for (const { id: noteId, votes = [] } of state.items.notes.values()) {
      // Only the author of a draft has voted on it.
      if (votes.length === 0 || this.drafts.ownerOf(noteId) !== undefined) continue;
      const update = (visible: string[]): ServerMessage => ({
        type: 'note_updated',
        noteId,
        updates: { votes: visible },
      });
      const voters = isHidden ? votes : [];
      broadcaster.sendToAll(
        update(isHidden ? [] : votes),
        voters.flatMap((userId) => [...members.peersOf(userId)]),
      );
      for (const userId of voters)
        for (const peer of members.peersOf(userId)) broadcaster.send(peer, update([userId]));
    }
  }
}

/** The owner of drafts whose author cannot be proved. */
const UNKNOWN = '';

/** Notes written in private: only their authors receive them until they are revealed (W35, W40). */
class Drafts {
  #owners = new Map<string, string>();

  get size() {
    return this.#owners.size;
  }

  ownerOf = (noteId: string) => this.#owners.get(noteId);

  isHiddenFrom({ ownerKey }: { ownerKey: string }, noteId: string) {
    const owner = this.#owners.get(noteId);
    return owner !== undefined && owner !== ownerKey;
  }

  add({ id, draft }: Note, revealedRound: number) {
    if (draft && draft.round > revealedRound) this.#owners.set(id, draft.owner ?? UNKNOWN);
  }

  delete(noteId: string) {
    this.#owners.delete(noteId);
  }

  /** Reloads the drafts of a board. Returns the ids of former drafts, with their owners. */
  reset(notes: Iterable<Note>, revealedRound: number): ReadonlyMap<string, string> {
    const before = this.#owners;
    this.#owners = new Map();
    for (const note of notes) this.add(note, revealedRound);
    return new Map([...before].filter(([id]) => !this.#owners.has(id)));
  }
}

const facilitatorProblem = ({ isFacilitator }: Member) =>
  isFacilitator ? undefined : FACILITATORS_ONLY;

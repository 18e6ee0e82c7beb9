import { z } from 'zod';
import { trimText } from '../cleanText.ts';
import { errorCodes } from './constants.ts';
import {
  BoardRestored,
  BroughtHere,
  ClearVotes,
  Restore,
  ViewMessage,
  ViewMoved,
  WritingChanged,
} from './facilitation.ts';
import { Meeting, MeetingMessage, MeetingUpdate } from './meeting.ts';
import { Id, Name, NewId, NewNote, Note, NoteUpdates, Position } from './note.ts';
import { NewSection, Section, SectionUpdates } from './section.ts';

/**
 * The protocol of the whiteboard: `/ws/whiteboard`, one flat JSON object per text frame. Code and tests
 * cite its rules by number.
 *
 * "The specification" is the list of messages from which the board was first built, and all that the
 * clients of others implement: joining, adding, changing and deleting notes, and cursors. What goes
 * beyond it is optional for a client and ignored by those that do not know it (W5).
 *
 * Connecting
 * W1  The server first sends `connected`. A client joins with `join_session` and receives
 *     `session_joined`, a snapshot of the board. A snapshot may follow at any time: it replaces what
 *     the client knew of the board, except for the client's own unacknowledged changes.
 * W2  `sessionId` is a board's id, or the id of its read-only link. An unknown id returns `error` and
 *     creates no board. The demo board always exists. An `error` with `retry` means that joining
 *     failed temporarily.
 * W3  A connection acts as the user it joined with. Joining again leaves the previous board.
 * W4  Connections that join with the same user id are one participant: `user_joined` is sent for the
 *     first, `user_left` after the last. Both go to everyone else. `user_joined` of a participant who
 *     is present announces a new name or color.
 * W5  Both sides ignore unknown types and unknown fields.
 *
 * Changes
 * W6  The server orders all changes of a board and numbers them: `seq` increases by one. Broadcasts
 *     carry `seq`, and every client receives them in that order. Applying the changes in that order
 *     gives every client the same board: the last writer wins per property.
 * W7  `note_added`, `note_deleted` and `note_voted` go to every connection except the sender's,
 *     `note_updated` to all of them.
 * W8  A change is stored before it is broadcast or acknowledged.
 * W9  Adding an id that is on the board is rejected: the first wins. Missing fields of a new note are
 *     filled in, and its sender receives the note's current state.
 * W10 Changing, deleting or voting on a note that is not on the board is rejected: a deletion wins
 *     over later changes. A deleted id may be added again. An update never changes an id.
 * W11 The sender of a rejected change receives `error` and the note's current state without a `seq`:
 *     `note_updated` with all its properties, or `note_deleted` if it is not on the board.
 * W12 A vote belongs to one participant and one note and is on or off. The server takes the voter from
 *     the connection.
 *
 * What a client may know beyond the specification (all optional)
 * W13 A change may carry `opId`, unique among the participant's changes. When it is stored, the
 *     server sends `ack { opId, seq }` with the `seq` of the broadcast, in order; the sender's own
 *     `note_updated` precedes it. An ack above the last `seq` that a client knows is the position of
 *     its change; any other ack says nothing new about the board.
 * W14 On a new connection, and only there, a client sends its unacknowledged changes again, in
 *     order, with the same `opId`s. Each is applied once and acknowledged with its first `seq`, also
 *     by another process and after a crash, while it is among the board's last REMEMBERED_CHANGES
 *     changes.
 * W15 The `error` that rejects a change with an `opId` carries it. The client discards the change,
 *     unless `retry` is true: then it sends it again, at least RETRY_AFTER_MS later.
 * W16 A client with many changes paces itself with `new TokenBucket(clientPace)` and never has more
 *     than MAX_UNACKED in flight; then no change is rejected for its rate.
 * W17 `session_joined.board` contains the board's title, its `seq`, whether this connection may
 *     write, and for writers the id of the read-only link. `board_updated` announces a change of it.
 *     Without write access every change is rejected.
 *
 * Cursors, limits and endings
 * W18 `move_cursor` is relayed to everyone but the participant's own connections, never numbered or
 *     stored, at most CURSORS_PER_SECOND times a second per participant: the newest position wins,
 *     and the last one always arrives. A cursor is never rejected for its rate.
 * W19 A frame holds at most MAX_FRAME_BYTES bytes, a board MAX_NOTES notes, MAX_SECTIONS sections and
 *     MAX_PARTICIPANTS participants, a note MAX_NOTE_LENGTH characters, a heading
 *     MAX_SECTION_TITLE_LENGTH; a connection makes `serverPace` changes. What exceeds a limit is
 *     rejected by `error`, and the connection stays open unless it floods: then the server closes it
 *     with 1008. A frame past MAX_MESSAGE_BYTES bytes closes it with 1009.
 * W20 A connection that does not read misses cursors first and is then dropped, also while nothing is
 *     sent to it. The server pings; a connection that does not respond is dropped.
 * W21 A server that restarts closes with RESTARTING: the client reconnects immediately. A board that
 *     was deleted closes with BOARD_GONE: the client does not reconnect.
 * W22 Otherwise a client that lost its connection waits `reconnectDelays`, one per attempt, and then
 *     stays disconnected until the user retries.
 * W23 A board's notes and sections take at most MAX_BOARD_BYTES, one note MAX_NOTE_BYTES with its
 *     votes. A change past that is rejected (W11), unless it makes the note smaller. Moving a note
 *     never changes its size.
 * W24 Texts contain no control characters but newline and tab, names and headings are one line without
 *     invisible characters: the server removes them, and line breaks become `\n` (`cleanText`,
 *     `cleanLine`); the sender receives the result as `note_updated`. Ids that a client creates must
 *     not contain any.
 * W25 A connection may join JOINS_PER_MINUTE times a minute, as at most MAX_USERS_PER_CONNECTION
 *     users, and votes at `votePace`. Past the rates the `error` carries `retry`.
 * W26 Every frame counts, also one that is malformed, of an unknown type, a ping or a pong: a
 *     connection that sends more than `framePace` or `bytePace` is closed with 1008.
 * W27 One client address holds a limited number of connections, 100 by default; further upgrades
 *     return 429. Its connections together may join, change, clear votes and restore as often as
 *     that number permits; past it the `error` carries `retry`.
 * W28 While too many changes of a board wait to be stored, further ones are rejected with `retry`;
 *     so are `clear_votes` and `restore` (W36, W41), also while another of them is carried out.
 *
 * Sections (beyond the specification, all optional)
 * W29 A section is a column with a heading that notes belong to by their `sectionId`. `add_section`,
 *     `update_section` and `delete_section` are changes like those of notes, with the same rules and
 *     limits, and are broadcast as `section_added`, `section_updated` (to everyone) and
 *     `section_deleted`. Sections and notes share their ids. A change of a locked section is rejected
 *     unless it unlocks it.
 * W30 A section is only a frame: moving or deleting it changes no note. A client that moves the
 *     notes along sends their positions. A client without sections sees every note in its place.
 *
 * The meeting (beyond the specification, all optional)
 * W31 What participants share besides the board's items, such as the timer, is its meeting. It is
 *     stored, and part of `session_joined`; `meeting_updated` sends all of it to everyone after a
 *     change. It has a `version` instead of a place in the order of changes. Its messages may carry
 *     an `opId` as changes do: the `ack` says nothing about the board.
 * W32 `set_timer` starts a countdown of `minutes`, pauses, resumes or stops it, or extends it by one
 *     minute. Anyone who may write may do so. `endsAt` and `now` are the server's clock.
 * W33 A connection that has the creator's token, or comes from an editor's or owner's session, is a
 *     facilitator (`board.isFacilitator`). Only facilitators send `facilitate`, `bring_here` and
 *     `clear_votes`, and only they may change a board while `meeting.isLocked`. The session is
 *     looked up again for each of these; when it has ended, `board_updated` says so.
 * W34 `move_view` reports which part of the board a participant sees; `view_moved` sends it to those
 *     who `follow` the participant. `meeting.leader` is the one all follow. `brought_here`
 *     asks everyone else to look at a part of the board.
 * W35 While `privateRound` exceeds `revealedRound`, only its author receives a new note and its
 *     changes; for others it is not on the board. When it is revealed they receive `note_added`
 *     without `seq`.
 * W36 `clear_votes` removes all votes, one change per vote; its `opId` belongs to the last.
 * W37 `set_writing` reports which note a participant is writing on. It repeats while they write and
 *     omits `noteId` when they stop. `writing_changed` tells everyone else, and those who join later,
 *     of another note at most every WRITING_INTERVAL_MS per participant (the newest wins, and the
 *     last one always arrives) and of the end immediately; never of notes hidden from them (W35). It
 *     ends with the connection, and WRITING_TIMEOUT_MS after the last report. It is never stored.
 * W38 Facilitators start a vote by `set_voting`: `meeting.voting`. While it goes on, a participant has
 *     `votesPerPerson` votes; one more is rejected by an `error` with the `code` `vote_limit`.
 * W39 Until the vote is revealed, participants receive only their own votes: in `session_joined` notes
 *     have none, and their own follow as `note_voted` without `seq`. When votes are hidden or
 *     revealed, `note_updated` without `seq` sends the `votes` that the recipient may see. Once they are
 *     revealed, changes of votes are rejected with `voting_closed` until the vote ends.
 * W40 Drafts belong to the `userSecret` of their author, not to the user id, which everyone knows:
 *     each connection that joins with the secret receives them. Without one they belong to the
 *     connection.
 * W41 A facilitator's `restore` returns the board, votes included, to its state after change `seq`,
 *     as changes by the facilitator; its `opId` belongs to the last. With `since`, items changed
 *     after that change stay as they are, which is how a restore is undone. Once all are stored,
 *     everyone receives `board_restored`. Drafts are left alone.
 * W42 A client that joins with a `userSecret` and no `user.id` gets the id that belongs to the secret
 *     (`board.userId`), and no one can join with that id without the secret: an `error` with `code`
 *     `user_taken`. This protects a participant's votes, name, cursor and all else. Other ids
 *     are taken as sent, as the specification says.
 * W43 A facilitator locks a note by `isLocked`. Until a facilitator unlocks it, its changes are
 *     rejected with the `code` `locked`, except for votes; a locked section's, too (W29).
 * W44 `update_note` may carry `ifContent`, the text that its sender saw when editing began. If the
 *     note has another text by now, the change is rejected with the `code` `text_changed`, so that
 *     the client can keep both texts.
 */

const DEFAULT_NAME = 'Guest';
const DEFAULT_COLOR = '#99CCFF';

/** `color` is a hex, named or hsl color; anything else is replaced. */
export const User = z.object(
  {
    id: NewId,
    name: Name.catch(DEFAULT_NAME).transform((name) => trimText(name) || DEFAULT_NAME),
    color: z
      .string()
      .regex(/^(#[0-9a-f]{3,8}|[a-z]{1,30}|hsl\([\d.,%/ deg]{1,40}\))$/i)
      .catch(DEFAULT_COLOR),
  },
  'Must be an object { id, name, color }',
);

export type User = z.output<typeof User>;

export const Participant = z.object({
  id: Id,
  name: z.string(),
  color: z.string(),
  isOnline: z.boolean(),
  cursor: Position.optional(),
});
export type Participant = z.output<typeof Participant>;

const opId = NewId.optional();

/** What only the participant's own browser knows: a user id is known to everyone on the board. */
const UserSecret = z.string().min(16).max(100);

export const JoinSession = z.object({
  type: z.literal('join_session'),
  sessionId: Id,
  /** Without an id, it is the one that belongs to the secret (W42). */
  user: User.partial({ id: true }),
  /** Names a board that has no title yet. */
  sessionTitle: Name.optional().catch(undefined),
  /** Proves who the participant is (W40, W42). */
  userSecret: UserSecret.optional().catch(undefined),
  /** From `whiteboard.create`: makes the connection a facilitator (W33). */
  facilitatorToken: Id.optional().catch(undefined),
});
export type JoinSession = z.output<typeof JoinSession>;

const MoveCursor = z.object({ type: z.literal('move_cursor'), position: Position });

export const ChangeMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('add_note'), note: NewNote, opId }),
  z.object({
    type: z.literal('update_note'),
    noteId: Id,
    updates: NoteUpdates,
    ifContent: NoteUpdates.shape.content,
    opId,
  }),
  z.object({ type: z.literal('delete_note'), noteId: Id, opId }),
  z.object({ type: z.literal('vote'), noteId: Id, isOn: z.boolean('Must be true or false'), opId }),
  z.object({ type: z.literal('add_section'), section: NewSection, opId }),
  z.object({ type: z.literal('update_section'), sectionId: Id, updates: SectionUpdates, opId }),
  z.object({ type: z.literal('delete_section'), sectionId: Id, opId }),
]);
export type ChangeMessage = z.output<typeof ChangeMessage>;

export const ClientMessage = z.discriminatedUnion('type', [
  JoinSession,
  ...ChangeMessage.options,
  ...MeetingMessage.options,
  ...ViewMessage.options,
  ClearVotes,
  Restore,
  MoveCursor,
]);
export type ClientMessage = z.output<typeof ClientMessage>;

export const BoardInfo = z.object({
  title: z.string(),
  /** The number of the last change. */
  seq: z.int(),
  access: z.enum(['write', 'read']),
  /** The participant that this connection acts as. */
  userId: Id.optional(),
  /** For writers only: the id that opens the board without write access. */
  readOnlyId: Id.optional(),
  /** For facilitators only. */
  isFacilitator: z.boolean().optional(),
});
export type BoardInfo = z.output<typeof BoardInfo>;

const seq = z.int().optional();

/** A numbered change, or without `seq` the current state of an item (W11). */
export const Broadcast = z.discriminatedUnion('type', [
  z.object({ type: z.literal('note_added'), note: Note, seq }),
  z.object({ type: z.literal('note_updated'), noteId: Id, updates: Note.partial(), seq }),
  z.object({ type: z.literal('note_deleted'), noteId: Id, seq }),
  z.object({ type: z.literal('note_voted'), noteId: Id, userId: Id, isOn: z.boolean(), seq }),
  z.object({ type: z.literal('section_added'), section: Section, seq }),
  z.object({ type: z.literal('section_updated'), sectionId: Id, updates: Section.partial(), seq }),
  z.object({ type: z.literal('section_deleted'), sectionId: Id, seq }),
]);
export type Broadcast = z.output<typeof Broadcast>;

export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connected') }),
  z.object({
    type: z.literal('session_joined'),
    stickyNotes: z.array(Note),
    sections: z.array(Section).optional(),
    /** Includes the recipient's own participant. */
    participants: z.array(Participant),
    board: BoardInfo,
    meeting: Meeting.optional(),
    /** As in `meeting_updated`. */
    now: z.number().optional(),
  }),
  MeetingUpdate,
  ViewMoved,
  BroughtHere,
  WritingChanged,
  BoardRestored,
  z.object({ type: z.literal('board_updated'), board: BoardInfo }),
  ...Broadcast.options,
  z.object({ type: z.literal('ack'), opId: Id, seq: z.int() }),
  z.object({ type: z.literal('user_joined'), user: Participant }),
  z.object({ type: z.literal('user_left'), userId: Id }),
  z.object({ type: z.literal('cursor_moved'), userId: Id, position: Position }),
  z.object({
    type: z.literal('error'),
    message: z.string(),
    opId,
    retry: z.boolean().optional(),
    code: z.enum(errorCodes).optional(),
  }),
]);
export type ServerMessage = z.output<typeof ServerMessage>;

/** Input and output of `whiteboard.create`. */
export const NewBoard = z.object({ title: Name.default('') });
export const NewBoardOutput = z.object({ id: Id, readOnlyId: Id, facilitatorToken: Id });

import { z } from 'zod';
import { Id, Name, NewId, NewNote, Note, NoteUpdates, Position } from './note.ts';

/**
 * The wire of the whiteboard: `/ws/whiteboard`, one flat JSON object per text frame.
 *
 * Connecting
 * W1  The server greets with `connected`. A client joins with `join_session` and gets
 *     `session_joined`, the whole board. It may come again at any time: what it says replaces what
 *     the client knew of the board, except for the client's own un-acked changes.
 * W2  `sessionId` is a board's id, or the id of its read-only link. An unknown id is answered by
 *     `error`, and no board is made. The demo board always exists. An `error` with `retry` says
 *     that joining failed for the moment only.
 * W3  A connection acts as the user it joined with. Joining again leaves the board joined before.
 * W4  Connections that join with the same user id are one participant: `user_joined` is sent when
 *     the first comes, `user_left` when the last has gone. Both go to everyone else. `user_joined`
 *     of one who is there already tells a new name or color.
 * W5  Unknown types and unknown fields are ignored by both sides.
 *
 * Changes
 * W6  The server puts all changes of a board in one order and numbers them: `seq` rises by one.
 *     What it broadcasts carries `seq`, and every client gets it in that order. Applying the
 *     changes in that order gives every client the same board: the last writer wins per property.
 * W7  `note_added`, `note_deleted` and `note_voted` go to every connection but the sender's,
 *     `note_updated` to every one, the sender's included.
 * W8  A change is stored before anyone is told of it.
 * W9  Adding an id that is on the board is refused: the first wins. Fields that a new note lacks
 *     are filled in, and then its sender gets the note's current state.
 * W10 Changing, deleting or voting on a note that is not on the board is refused: a deletion wins
 *     over what comes late. A deleted id may be added again. An update never changes an id.
 * W11 A refused change is answered to its sender by `error` and by the note's current state without a
 *     `seq`: `note_updated` with all its properties, or `note_deleted` when it is not there.
 * W12 A vote is one participant's on one note, on or off. The server takes the voter from the
 *     connection.
 *
 * What a client may know beyond the specification (all optional)
 * W13 A change may carry `opId`, unique among the participant's changes. When it is stored, the
 *     server answers `ack { opId, seq }` with the `seq` of the broadcast, and in its place in the
 *     order; the sender's own `note_updated` comes before it. An ack above the last `seq` a client
 *     knows is the place of its change; any other ack says nothing new about the board.
 * W14 On a new connection, and only there, a client sends its un-acked changes again, in their
 *     order, with the same `opId`s: on one connection every change is answered. Each is applied
 *     once and acked with its first `seq`, also by another process and after a crash, as long as
 *     it is among the board's last REMEMBERED_CHANGES changes.
 * W15 The `error` that refuses a change with an `opId` carries it. The client gives the change up,
 *     unless `retry` is true: then it sends it again, at least RETRY_AFTER_MS later.
 * W16 A client with many changes to make paces itself with `new TokenBucket(clientPace)`, and never has
 *     more than MAX_UNACKED on the way; then no change is refused for its rate.
 * W17 `session_joined.board` says the board's title, its `seq`, whether this connection may write,
 *     and to writers the id of the read-only link. `board_updated` says so when it changes.
 *     Without write access every change is refused.
 *
 * Cursors
 * W18 `move_cursor` is relayed to everyone but the participant's own connections, never numbered,
 *     never stored, at most CURSORS_PER_SECOND times a second for each participant: the newest
 *     position wins, and the last one always arrives. A cursor is never refused for its rate.
 *
 * Limits
 * W19 A frame holds at most MAX_FRAME_BYTES bytes, a board MAX_NOTES notes and MAX_PARTICIPANTS
 *     participants, a note MAX_NOTE_LENGTH characters; a connection makes `serverPace` changes. What
 *     goes past is refused by `error`, and the connection stays, unless it floods: then the server
 *     closes it with 1008. A frame past MAX_MESSAGE_BYTES bytes closes it with 1009.
 * W20 A connection that does not read what it is sent misses cursors first, then it is dropped, also
 *     while nothing is sent to it. The server pings; a connection that does not answer is dropped.
 *
 * W23 A board's notes take at most MAX_BOARD_BYTES, one note MAX_NOTE_BYTES with its votes. A change
 *     past that is refused (W11), unless it makes the note smaller. Moving a note never changes its
 *     size.
 * W24 Texts hold no control characters but newline and tab: the server refuses NUL and removes
 *     others, and line breaks become `\n` (`cleanText`); the sender gets the result as
 *     `note_updated`. Ids that a client makes up must not contain any: such a message is refused.
 * W25 A connection may join JOINS_PER_MINUTE times a minute, as at most MAX_USERS_PER_CONNECTION
 *     users, and votes at `votePace`. Past the rates the `error` carries `retry`.
 * W26 Every frame counts, also one that is malformed, of an unknown type, a ping or a pong: a
 *     connection that sends more than `framePace` or `bytePace` is closed with 1008.
 * W27 One client address holds a limited number of connections, 100 unless the server is set up
 *     otherwise; the upgrade of the next one is answered by 429. All its connections together may
 *     join and change so often as suits that number; past it the `error` carries `retry`.
 * W28 While more changes wait to be stored than a board can take, further ones are refused with
 *     `retry`.
 *
 * Endings
 * W21 A server that restarts closes with RESTARTING: the client reconnects at once. A board that
 *     was deleted closes with BOARD_GONE: reconnecting is of no use.
 * W22 Otherwise a client that lost its connection waits `reconnectDelays`, one for each attempt,
 *     and then stays disconnected until it is told to try again.
 */

const DEFAULT_NAME = 'Guest';
const DEFAULT_COLOR = '#99CCFF';

/** `color` is `#rgb`, `#rrggbb` or a name; anything else is replaced, as browsers do. */
export const User = z.object(
  {
    id: NewId,
    name: Name.catch(DEFAULT_NAME).transform((name) => name.trim() || DEFAULT_NAME),
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

export const JoinSession = z.object({
  type: z.literal('join_session'),
  sessionId: Id,
  user: User,
  /** Names a board that has no title yet. */
  sessionTitle: Name.optional().catch(undefined),
});
export type JoinSession = z.output<typeof JoinSession>;

const MoveCursor = z.object({ type: z.literal('move_cursor'), position: Position });

export const ChangeMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('add_note'), note: NewNote, opId }),
  z.object({ type: z.literal('update_note'), noteId: Id, updates: NoteUpdates, opId }),
  z.object({ type: z.literal('delete_note'), noteId: Id, opId }),
  z.object({ type: z.literal('vote'), noteId: Id, isOn: z.boolean('Must be true or false'), opId }),
]);
export type ChangeMessage = z.output<typeof ChangeMessage>;

export const ClientMessage = z.discriminatedUnion('type', [
  JoinSession,
  ...ChangeMessage.options,
  MoveCursor,
]);
export type ClientMessage = z.output<typeof ClientMessage>;

/** What a connection may do with the board, and what the board is called. */
export const BoardInfo = z.object({
  title: z.string(),
  /** The number of the last change. */
  seq: z.int(),
  access: z.enum(['write', 'read']),
  /** Only for who may write: `/whiteboard?board=` this shows the board and changes nothing. */
  readOnlyId: Id.optional(),
});
export type BoardInfo = z.output<typeof BoardInfo>;

const seq = z.int().optional();

/** A numbered change, or without `seq` the current state of a note (W11). */
export const Broadcast = z.discriminatedUnion('type', [
  z.object({ type: z.literal('note_added'), note: Note, seq }),
  z.object({ type: z.literal('note_updated'), noteId: Id, updates: Note.partial(), seq }),
  z.object({ type: z.literal('note_deleted'), noteId: Id, seq }),
  z.object({ type: z.literal('note_voted'), noteId: Id, userId: Id, isOn: z.boolean(), seq }),
]);
export type Broadcast = z.output<typeof Broadcast>;

export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connected') }),
  z.object({
    type: z.literal('session_joined'),
    stickyNotes: z.array(Note),
    /** The own participant included. */
    participants: z.array(Participant),
    board: BoardInfo,
  }),
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
  }),
]);
export type ServerMessage = z.output<typeof ServerMessage>;

/** `whiteboard.create`: what 'New board' sends and gets. */
export const NewBoard = z.object({ title: Name.default('') });
export const NewBoardOutput = z.object({ id: Id, readOnlyId: Id });

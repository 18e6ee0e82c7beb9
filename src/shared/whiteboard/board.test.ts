import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, broadcastOf, type Change, noteIdOf, place, currentState } from './board.ts';
import { Note } from './note.ts';
import { note } from '../../../test/whiteboard/note.ts';
import type { ChangeMessage, ServerMessage } from './protocol.ts';
import { MAX_NOTES } from './limits.ts';
import { Replica } from './replica.ts';

const boardOf = (...notes: Note[]) => new Map(notes.map((one) => [one.id, one]));

test('W6 the last writer wins each property by itself', () => {
  const board = boardOf(note('a'));
  for (const updates of [
    { content: 'one', z: 1 },
    { position: { x: 5, y: 5 } },
    { content: 'two' },
  ]) {
    const outcome = applyChange(board, { type: 'update_note', noteId: 'a', updates });
    if (outcome.refusal === undefined) place(board, 'a', outcome.note);
  }
  expect(board.get('a')).toEqual(note('a', { content: 'two', z: 1, position: { x: 5, y: 5 } }));
});

test('W9 the first of two notes with one id stays', () => {
  expect(applyChange(boardOf(note('a')), { type: 'add_note', note: note('a') })).toHaveProperty(
    'refusal',
  );
});

test('W10 a deletion wins over what comes late', () => {
  const late: Change[] = [
    { type: 'update_note', noteId: 'a', updates: { content: 'late' } },
    { type: 'delete_note', noteId: 'a' },
    { type: 'vote', noteId: 'a', userId: 'ann', isOn: true },
  ];
  for (const change of late) expect(applyChange(new Map(), change)).toHaveProperty('refusal');
  expect(applyChange(new Map(), { type: 'add_note', note: note('a') })).toEqual({
    note: note('a'),
  });
});

test('W12 a vote counts once and can be taken back', () => {
  const voted = note('a', { votes: ['ann'] });
  const vote = (isOn: boolean): Change => ({ type: 'vote', noteId: 'a', userId: 'ann', isOn });
  expect(applyChange(boardOf(note('a')), vote(true))).toEqual({ note: voted });
  expect(applyChange(boardOf(voted), vote(true))).toEqual({ note: voted });
  expect(applyChange(boardOf(voted), vote(false))).toEqual({ note: note('a', { votes: [] }) });
});

test('W19 a full board takes no further note', () => {
  const full = boardOf(...Array.from({ length: MAX_NOTES }, (_, n) => note(`${n}`)));
  expect(applyChange(full, { type: 'add_note', note: note('x') })).toHaveProperty('refusal');
});

test('applying a change leaves the board as it was', () => {
  const board = boardOf(Object.freeze(note('a')));
  applyChange(board, { type: 'update_note', noteId: 'a', updates: { content: 'x' } });
  applyChange(board, { type: 'delete_note', noteId: 'a' });
  expect(board).toEqual(boardOf(note('a')));
});

/** The server of the rules, with nothing around it; each client has a line that may break. */
class Hall {
  notes = new Map<string, Note>();
  seq = 0;
  seen = new Map<string, number>();
  lines: { replica: Replica; up: ChangeMessage[]; down: ServerMessage[]; id: string }[] = [];

  constructor(count: number) {
    for (let n = 0; n < count; n++)
      this.lines.push({ replica: new Replica(), up: [], down: [], id: `user-${n}` });
    for (let n = 0; n < count; n++) this.reconnect(n);
  }

  /** All that is on the way is lost, and the client starts from the whole board. */
  reconnect(n: number) {
    const line = this.line(n);
    line.up = [];
    line.replica.receive({ type: 'connected' }, 0);
    line.down = [this.whole()];
  }

  whole(): ServerMessage {
    return {
      type: 'session_joined',
      stickyNotes: [...this.notes.values()],
      participants: [],
      board: { title: '', seq: this.seq, access: 'write' },
    };
  }

  line(n: number) {
    const line = this.lines[n % this.lines.length];
    if (!line) throw new Error('No such line');
    return line;
  }

  /** The server reads the next message of a client. */
  serve(n: number) {
    const line = this.line(n);
    const message = line.up.shift();
    if (!message) return;
    const { opId = '', ...rest } = message;
    const known = this.seen.get(opId);
    if (known !== undefined) return void line.down.push({ type: 'ack', opId, seq: known });
    const change: Change =
      rest.type === 'vote'
        ? { ...rest, userId: line.id }
        : rest.type === 'add_note'
          ? { type: rest.type, note: Note.parse(rest.note) }
          : rest;
    const outcome = applyChange(this.notes, change);
    if (outcome.refusal !== undefined) {
      line.down.push({ type: 'error', message: outcome.refusal, opId });
      return void line.down.push(currentState(this.notes, noteIdOf(change)));
    }
    place(this.notes, noteIdOf(change), outcome.note);
    this.seq += 1;
    this.seen.set(opId, this.seq);
    for (const other of this.lines)
      if (other !== line || change.type === 'update_note')
        other.down.push(broadcastOf(change, this.seq));
    return void line.down.push({ type: 'ack', opId, seq: this.seq });
  }

  /** A client reads what has come, and sends what it has. */
  read(n: number, count: number) {
    const line = this.line(n);
    for (const message of line.down.splice(0, count)) line.replica.receive(message, 0);
    line.up.push(...line.replica.toSend(0));
  }
}

/** A client that has joined an empty board. */
function joinedReplica() {
  const replica = new Replica();
  for (const message of [{ type: 'connected' } as const, new Hall(1).whole()])
    replica.receive(message, 0);
  return replica;
}

const ids = fc.constantFrom('a', 'b', 'c');
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), client: fc.nat(3), id: ids, content: fc.string() }),
  fc.record({
    do: fc.constant('write' as const),
    client: fc.nat(3),
    id: ids,
    content: fc.string(),
  }),
  fc.record({ do: fc.constant('move' as const), client: fc.nat(3), id: ids, x: fc.integer() }),
  fc.record({ do: fc.constant('remove' as const), client: fc.nat(3), id: ids }),
  fc.record({ do: fc.constant('vote' as const), client: fc.nat(3), id: ids, isOn: fc.boolean() }),
  fc.record({ do: fc.constant('serve' as const), client: fc.nat(3) }),
  fc.record({ do: fc.constant('read' as const), client: fc.nat(3), count: fc.nat(3) }),
  fc.record({ do: fc.constant('reconnect' as const), client: fc.nat(3) }),
  fc.record({ do: fc.constant('tell' as const), client: fc.nat(3) }),
);

test('W6, W13, W14 any interleaving of changes, losses and resends ends in one board', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120, size: 'max' }), (steps) => {
      const hall = new Hall(4);
      let count = 0;
      for (const one of steps) {
        const { replica, id: userId } = hall.line(one.client);
        const change = (change: Change) => replica.change(change, `op-${count++}`);
        if (one.do === 'add')
          change({ type: 'add_note', note: note(one.id, { content: one.content }) });
        else if (one.do === 'write')
          change({ type: 'update_note', noteId: one.id, updates: { content: one.content } });
        else if (one.do === 'move')
          change({
            type: 'update_note',
            noteId: one.id,
            updates: { position: { x: one.x, y: 0 } },
          });
        else if (one.do === 'remove') change({ type: 'delete_note', noteId: one.id });
        else if (one.do === 'vote')
          change({ type: 'vote', noteId: one.id, userId, isOn: one.isOn });
        else if (one.do === 'serve') hall.serve(one.client);
        else if (one.do === 'read') hall.read(one.client, one.count);
        else if (one.do === 'tell') hall.line(one.client).down.push(hall.whole());
        else hall.reconnect(one.client);
      }
      for (let round = 0; round < 3; round++)
        for (let n = 0; n < 4; n++) {
          hall.read(n, Infinity);
          while (hall.line(n).up.length > 0) hall.serve(n);
        }
      for (let n = 0; n < 4; n++) hall.read(n, Infinity);
      for (const { replica } of hall.lines) {
        expect(replica.unacked()).toBe(0);
        expect(new Map(replica.notes)).toEqual(hall.notes);
      }
    }),
    { numRuns: 1500 },
  );
});

test('W16 a client paces itself and takes up again where it stopped', () => {
  const replica = joinedReplica();
  for (let n = 0; n < 1000; n++) replica.change({ type: 'add_note', note: note(`${n}`) }, `${n}`);
  const first = replica.toSend(0);
  expect(first).toHaveLength(200);
  for (const { opId = '' } of first)
    replica.receive({ type: 'ack', opId, seq: Number(opId) + 1 }, 0);
  expect(replica.toSend(0)).toHaveLength(100);
  expect(replica.toSend(0)).toHaveLength(0);
  expect(replica.toSend(1000).length).toBeLessThanOrEqual(100);
  expect(replica.notes.size).toBe(1000);
});

test('W15 a change that is to be tried again waits, and those after it wait with it', () => {
  const replica = joinedReplica();
  replica.change({ type: 'add_note', note: note('a') }, 'one');
  replica.change({ type: 'add_note', note: note('b') }, 'two');
  replica.toSend(0);
  replica.receive({ type: 'error', message: 'Later', opId: 'one', retry: true }, 0);
  expect(replica.toSend(500)).toEqual([]);
  expect(replica.toSend(1001).map(({ opId }) => opId)).toEqual(['one']);
  expect(replica.unacked('a')).toBe(1);
});

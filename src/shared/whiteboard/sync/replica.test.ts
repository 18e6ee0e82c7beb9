import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeTransport } from '../../../../test/whiteboard/fakeTransport.ts';
import { note } from '../../../../test/whiteboard/note.ts';
import { applyChange, broadcastOf, type Change, currentState, noteIdOf, place } from '../board.ts';
import { Note } from '../note.ts';
import type { ChangeMessage, ServerMessage } from '../protocol.ts';
import { Replica } from './replica.ts';

const write = (noteId: string, content: string): Change => ({
  type: 'update_note',
  noteId,
  updates: { content },
});

const joined = (notes: Note[], seq: number): ServerMessage => ({
  type: 'session_joined',
  stickyNotes: notes,
  participants: [],
  board: { title: '', seq, access: 'write' },
});

function fixture({ notes = [], seq = 0 }: { notes?: Note[]; seq?: number } = {}) {
  const { transport, ...rest } = fakeTransport();
  const changed: string[] = [];
  const replica = new Replica({ ...transport, onNote: (id) => void changed.push(id) });
  replica.receive(joined(notes, seq));
  return { replica, changed, contentOf: (id: string) => replica.notes.get(id)?.content, ...rest };
}

test('shows an own change immediately and keeps it when the server has stored it', () => {
  const { replica, contentOf } = fixture({ notes: [note('a')], seq: 1 });
  replica.change(write('a', 'mine'), '1');
  expect(contentOf('a')).toBe('mine');
  replica.receive({ type: 'note_updated', noteId: 'a', updates: { content: 'mine' }, seq: 2 });
  replica.receive({ type: 'ack', opId: '1', seq: 2 });
  expect(contentOf('a')).toBe('mine');
  expect(replica.pending.ofNote('a')).toBeUndefined();
});

test('W11 replaces a rejected change by the current state', () => {
  const { replica, contentOf } = fixture({ notes: [note('a')], seq: 1 });
  replica.change(write('a', 'mine'), '1');
  const settled = replica.receive({ type: 'error', message: 'No', opId: '1' });
  expect(settled).toMatchObject({ change: write('a', 'mine') });
  const updates = note('a', { content: 'theirs' });
  replica.receive({ type: 'note_updated', noteId: 'a', updates });
  expect(contentOf('a')).toBe('theirs');
});

test('W14 an ack for a change that the snapshot contains restores nothing old', () => {
  const { replica, contentOf } = fixture();
  replica.change({ type: 'add_note', note: note('a', { content: 'new' }) }, '1');
  replica.receive(joined([note('a', { content: 'edited by others since' })], 9));
  replica.receive({ type: 'ack', opId: '1', seq: 4 });
  expect(contentOf('a')).toBe('edited by others since');
});

test('reports only notes that changed', () => {
  const { replica, changed } = fixture({ notes: [note('a'), note('b')], seq: 1 });
  changed.length = 0;
  replica.receive({ type: 'note_updated', noteId: 'b', updates: { content: 'x' }, seq: 2 });
  replica.change(write('a', 'y'), '1');
  expect(changed).toEqual(['b', 'a']);
});

test('W14 sends the changes of an earlier page with their ids', () => {
  const { replica, opIds, pass, contentOf } = fixture({ notes: [note('a')], seq: 1 });
  replica.restore([{ opId: 'before', change: write('a', 'restored') }]);
  expect(contentOf('a')).toBe('restored');
  pass(50);
  expect(opIds()).toEqual(['before']);
});

test('W16 paces itself and continues where it stopped', () => {
  const { replica, sent, pass } = fixture();
  for (let n = 0; n < 1000; n++) replica.change({ type: 'add_note', note: note(`${n}`) }, `${n}`);
  pass(0);
  expect(sent).toHaveLength(200);
  for (const { opId = '' } of sent) replica.receive({ type: 'ack', opId, seq: Number(opId) + 1 });
  pass(33);
  expect(sent.length).toBeGreaterThanOrEqual(300);
  expect(sent.length).toBeLessThanOrEqual(304);
  pass(1000);
  expect(sent).toHaveLength(400);
  expect(replica.notes.size).toBe(1000);
});

test('W15 retries a change after the delay', () => {
  const { replica, opIds, pass } = fixture();
  replica.change({ type: 'add_note', note: note('a') }, 'one');
  replica.change({ type: 'add_note', note: note('b') }, 'two');
  pass(0);
  replica.receive({ type: 'error', message: 'Later', opId: 'one', retry: true });
  pass(500);
  expect(opIds()).toEqual(['one', 'two']);
  pass(501);
  expect(opIds()).toEqual(['one', 'two', 'one']);
  expect(replica.pending.ofNote('a')).toHaveLength(1);
});

/** A server that implements only the rules, and clients whose connections may break. */
class TestServer {
  notes = new Map<string, Note>();
  seq = 0;
  seen = new Map<string, number>();
  clients;

  constructor(count: number) {
    this.clients = Array.from({ length: count }, (_, n) => {
      const down: ServerMessage[] = [this.snapshot()];
      return { ...fixture(), down, read: 0, id: `user-${n}` };
    });
  }

  /** Everything in transit is lost, and the client starts from a snapshot. */
  reconnect(n: number) {
    const client = this.client(n);
    client.replica.disconnect();
    client.read = client.sent.length;
    client.down = [this.snapshot()];
  }

  snapshot = (): ServerMessage => joined([...this.notes.values()], this.seq);

  client(n: number) {
    const client = this.clients[n % this.clients.length];
    if (!client) throw new Error('No such client');
    return client;
  }

  hasUnread(n: number) {
    const { sent, read } = this.client(n);
    return read < sent.length;
  }

  /** Reads the next message of a client. */
  serve(n: number) {
    const client = this.client(n);
    const message = client.sent[client.read];
    if (!message) return;
    client.read += 1;
    const { opId = '' } = message;
    const known = this.seen.get(opId);
    if (known !== undefined) {
      client.down.push({ type: 'ack', opId, seq: known });
      return;
    }
    const change = changeOf(message, client.id);
    const outcome = applyChange(this.notes, change);
    if (outcome.rejection !== undefined) {
      client.down.push({ type: 'error', message: outcome.rejection, opId });
      client.down.push(currentState(this.notes, noteIdOf(change)));
      return;
    }
    place(this.notes, noteIdOf(change), outcome.note);
    this.seq += 1;
    this.seen.set(opId, this.seq);
    for (const other of this.clients)
      if (other !== client || change.type === 'update_note')
        other.down.push(broadcastOf(change, this.seq));
    client.down.push({ type: 'ack', opId, seq: this.seq });
  }

  /** A client receives messages and sends what is due. */
  deliver(n: number, count: number) {
    const { down, replica, pass } = this.client(n);
    for (const message of down.splice(0, count)) replica.receive(message);
    pass(50);
  }
}

function changeOf(message: ChangeMessage, userId: string): Change {
  const { opId: _, ...change } = message;
  if (change.type === 'vote') return { ...change, userId };
  if (change.type === 'add_note') return { ...change, note: Note.parse(change.note) };
  return change;
}

const does = fc.constantFrom(
  ...(['add', 'write', 'move', 'remove', 'vote', 'serve', 'serve'] as const),
  ...(['deliver', 'deliver', 'reconnect', 'snapshot'] as const),
);
const step = fc.record({
  does,
  client: fc.nat(3),
  id: fc.constantFrom('a', 'b', 'c'),
  content: fc.string(),
  x: fc.nat(10_000),
  isOn: fc.boolean(),
  count: fc.nat(3),
});

test('W6 W13 W14 any interleaving of changes, losses and resends ends in one board', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 120, size: 'max' }), (steps) => {
      const server = new TestServer(4);
      for (const [index, { does, client, id, content, x, isOn, count }] of steps.entries()) {
        const { replica, id: userId, down } = server.client(client);
        const changes: Partial<Record<typeof does, Change>> = {
          add: { type: 'add_note', note: note(id, { content }) },
          write: write(id, content),
          move: { type: 'update_note', noteId: id, updates: { position: { x, y: 0 } } },
          remove: { type: 'delete_note', noteId: id },
          vote: { type: 'vote', noteId: id, userId, isOn },
        };
        const change = changes[does];
        if (change) replica.change(change, `op-${index}`);
        else if (does === 'serve') server.serve(client);
        else if (does === 'deliver') server.deliver(client, count);
        else if (does === 'snapshot') down.push(server.snapshot());
        else server.reconnect(client);
      }
      for (let round = 0; round < 3; round++)
        for (let n = 0; n < 4; n++) {
          server.deliver(n, Infinity);
          while (server.hasUnread(n)) server.serve(n);
        }
      for (let n = 0; n < 4; n++) server.deliver(n, Infinity);
      for (const { replica } of server.clients) {
        expect(replica.pending.size).toBe(0);
        expect(new Map(replica.notes)).toEqual(server.notes);
      }
    }),
    { numRuns: 3000 },
  );
});

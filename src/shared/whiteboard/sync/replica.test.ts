import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyChange,
  broadcastOf,
  type Change,
  noteIdOf,
  place,
} from '../../shared/whiteboard/board.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import { noteDefaults } from '../../shared/whiteboard/limits.ts';
import { Replica, type Waiting } from './replica.ts';

const noteOf = (id: string, content = id): Note => ({
  ...noteDefaults,
  id,
  content,
  position: { x: 0, y: 0 },
  author: 'Ada',
  timestamp: '2026-01-01T00:00:00.000Z',
});

const write = (noteId: string, content: string): Change => ({
  type: 'update_note',
  noteId,
  updates: { content },
});

const silent = () => new Replica(() => {});
const contentOf = (replica: Replica, id: string) => replica.notes.get(id)?.content;

test('an own change shows at once and stays when the server has it', () => {
  const replica = silent();
  replica.join([noteOf('a')], 1);
  const waiting = { opId: '1', change: write('a', 'mine') };
  replica.add(waiting);
  expect(contentOf(replica, 'a')).toBe('mine');
  replica.receive({ type: 'note_updated', noteId: 'a', updates: { content: 'mine' }, seq: 2 });
  replica.settle(waiting, 2);
  expect(contentOf(replica, 'a')).toBe('mine');
  expect(replica.isWaiting('a')).toBe(false);
});

test('W11 a refused change gives way to the true state', () => {
  const replica = silent();
  replica.join([noteOf('a')], 1);
  const waiting = { opId: '1', change: write('a', 'mine') };
  replica.add(waiting);
  replica.giveUp(waiting);
  replica.receive({ type: 'note_updated', noteId: 'a', updates: { ...noteOf('a', 'theirs') } });
  expect(contentOf(replica, 'a')).toBe('theirs');
});

test('W14 an ack for what the whole board had brings nothing old back', () => {
  const replica = silent();
  const waiting: Waiting = { opId: '1', change: { type: 'add_note', note: noteOf('a', 'new') } };
  replica.add(waiting);
  replica.join([noteOf('a', 'edited by others since')], 9);
  replica.settle(waiting, 4);
  expect(contentOf(replica, 'a')).toBe('edited by others since');
});

test('only notes that look different are told of', () => {
  const told: string[] = [];
  const replica = new Replica((id) => void told.push(id));
  replica.join([noteOf('a'), noteOf('b')], 1);
  told.length = 0;
  replica.receive({ type: 'note_updated', noteId: 'b', updates: { content: 'x' }, seq: 2 });
  replica.add({ opId: '1', change: write('a', 'y') });
  expect(told).toEqual(['b', 'a']);
});

type Line = { toServer: Waiting[]; toClient: (() => void)[] };

/** The least of a server that keeps the rules W6, W7, W13 and W14. */
function serve(count: number) {
  const board = new Map<string, Note>();
  const seqs = new Map<string, number>();
  let seq = 0;
  const clients = Array.from({ length: count }, () => {
    const line: Line = { toServer: [], toClient: [] };
    const client = { replica: silent(), line, waiting: new Map<string, Waiting>() };
    client.replica.join([], 0);
    return client;
  });
  type Client = (typeof clients)[number];

  function acknowledge(client: Client, { opId }: Waiting, number: number | undefined) {
    client.line.toClient.push(() => {
      const waiting = client.waiting.get(opId);
      client.waiting.delete(opId);
      if (!waiting) return;
      if (number === undefined) client.replica.giveUp(waiting);
      else client.replica.settle(waiting, number);
    });
  }

  return {
    clients,
    board,
    change(client: Client, waiting: Waiting) {
      if (client.replica.refusal(waiting.change) !== undefined) return;
      client.replica.add(waiting);
      client.waiting.set(waiting.opId, waiting);
      client.line.toServer.push(waiting);
    },
    /** The server takes the next change of a client. */
    take(client: Client) {
      const waiting = client.line.toServer.shift();
      if (!waiting) return;
      const known = seqs.get(waiting.opId);
      const outcome = applyChange(board, waiting.change);
      if (known !== undefined || outcome.refusal !== undefined) {
        acknowledge(client, waiting, known);
        return;
      }
      const id = noteIdOf(waiting.change);
      place(board, id, outcome.note);
      seqs.set(waiting.opId, ++seq);
      const message = broadcastOf(waiting.change, seq);
      for (const other of clients)
        if (other !== client || message.type === 'note_updated')
          other.line.toClient.push(() => other.replica.receive(message));
      acknowledge(client, waiting, seq);
    },
    hear: (client: Client) => client.line.toClient.shift()?.(),
    /** The line drops, with all that was on it, and is there again. */
    reconnect(client: Client) {
      client.line.toClient = [];
      client.replica.join([...board.values()], seq);
      client.line.toServer = [...client.waiting.values()];
    },
  };
}

const step = fc.record({
  who: fc.nat(2),
  does: fc.constantFrom(
    'add',
    'write',
    'write',
    'move',
    'delete',
    'take',
    'take',
    'hear',
    'reconnect',
  ),
  id: fc.constantFrom('a', 'b'),
});

test('W6 W14 whatever is lost and sent again, all end with the same board', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 120 }), (steps) => {
      const server = serve(3);
      for (const [index, { who, does, id }] of steps.entries()) {
        const client = server.clients[who];
        if (!client) continue;
        const change: Record<string, Change> = {
          add: { type: 'add_note', note: noteOf(id, `${index}`) },
          write: write(id, `${index}`),
          move: { type: 'update_note', noteId: id, updates: { position: { x: index, y: 0 } } },
          delete: { type: 'delete_note', noteId: id },
        };
        const made = change[does];
        if (made) server.change(client, { opId: `${index}`, change: made });
        else if (does === 'take') server.take(client);
        else if (does === 'hear') server.hear(client);
        else server.reconnect(client);
      }
      for (const client of server.clients)
        while (client.line.toServer.length > 0) server.take(client);
      for (const client of server.clients)
        while (client.line.toClient.length > 0) server.hear(client);
      for (const { replica, waiting } of server.clients) {
        expect(waiting.size).toBe(0);
        expect(new Map(replica.notes)).toEqual(server.board);
      }
    }),
    { numRuns: 3000 },
  );
});

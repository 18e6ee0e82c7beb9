import fc from 'fast-check';
import { expect, test } from 'vitest';
import { note } from '../../../../test/whiteboard/note.ts';
import { section } from '../../../../test/whiteboard/section.ts';
import {
  joined,
  replicaOn,
  SimulatedServer,
  VOTES_PER_PERSON,
} from '../../../../test/whiteboard/simulatedServer.ts';
import type { Change } from '../board.ts';

const write = (noteId: string, content: string): Change => ({
  type: 'update_note',
  noteId,
  updates: { content },
});

test('W11 shows an own change immediately, keeps it once it is stored, and replaces a rejected one by the current state', () => {
  const { replica, contentOf } = replicaOn({ notes: [note('a')], seq: 1 });
  replica.change(write('a', 'mine'), '1');
  expect(contentOf('a')).toBe('mine');
  replica.receive({ type: 'note_updated', noteId: 'a', updates: { content: 'mine' }, seq: 2 });
  replica.receive({ type: 'ack', opId: '1', seq: 2 });
  expect(contentOf('a')).toBe('mine');
  expect(replica.pending.ofItem('a')).toBeUndefined();
  replica.change(write('a', 'again'), '2');
  const settled = replica.receive({ type: 'error', message: 'No', opId: '2' });
  expect(settled).toMatchObject({ change: write('a', 'again') });
  const updates = note('a', { content: 'theirs' });
  replica.receive({ type: 'note_updated', noteId: 'a', updates });
  expect(contentOf('a')).toBe('theirs');
});

test('W14 an ack for a change that the snapshot contains restores nothing old', () => {
  const { replica, contentOf } = replicaOn();
  replica.change({ type: 'add_note', note: note('a', { content: 'new' }) }, '1');
  replica.receive(joined([note('a', { content: 'edited by others since' })], 9));
  replica.receive({ type: 'ack', opId: '1', seq: 4 });
  expect(contentOf('a')).toBe('edited by others since');
});

test('reports only notes that changed', () => {
  const { replica, changed } = replicaOn({ notes: [note('a'), note('b')], seq: 1 });
  changed.length = 0;
  replica.receive({ type: 'note_updated', noteId: 'b', updates: { content: 'x' }, seq: 2 });
  replica.change(write('a', 'y'), '1');
  expect(changed).toEqual(['b', 'a']);
});

test('W14 sends the changes of an earlier page with their ids', () => {
  const { replica, opIds, pass, contentOf } = replicaOn({ notes: [note('a')], seq: 1 });
  replica.restorePending([{ opId: 'before', change: write('a', 'restored') }]);
  expect(contentOf('a')).toBe('restored');
  pass(50);
  expect(opIds()).toEqual(['before']);
});

test('W38 rejects a vote past the number of votes, until one is taken back', () => {
  const notes = [note('a'), note('b', { votes: ['other'] })];
  const { replica } = replicaOn({ notes, votesPerPerson: () => 1 });
  const vote = (noteId: string, isOn: boolean, opId: string) =>
    replica.change({ type: 'vote', noteId, userId: 'me', isOn }, opId);
  expect(vote('a', true, '1')).toBeUndefined();
  expect(vote('a', true, '2')).toBeUndefined();
  expect(vote('b', true, '3')).toContain('all your votes (1)');
  expect(vote('a', false, '4')).toBeUndefined();
  expect(vote('b', true, '5')).toBeUndefined();
  expect(replica.notes.get('b')?.votes).toEqual(['other', 'me']);
});

const does = fc.constantFrom(
  ...(['add', 'write', 'move', 'remove', 'vote', 'serve', 'serve', 'serve'] as const),
  ...(['addSection', 'rename', 'lock', 'removeSection', 'assign'] as const),
  ...(['vote', 'vote', 'hideVotes', 'deliver', 'deliver', 'reconnect', 'snapshot'] as const),
  ...(['remember', 'restore'] as const),
);
const step = fc.record({
  does,
  client: fc.nat(3),
  // Notes and sections compete for the same ids.
  id: fc.constantFrom('a', 'b', 'c'),
  content: fc.string(),
  x: fc.nat(10_000),
  isOn: fc.boolean(),
  count: fc.nat(3),
});

test('W6 W13 W14 W41 any interleaving of changes, restores, losses and resends ends in one board', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 120, size: 'max' }), (steps) => {
      const server = new SimulatedServer(4);
      for (const [index, { does, client, id, content, x, isOn, count }] of steps.entries()) {
        const { replica, id: userId, down } = server.client(client);
        const changes: Partial<Record<typeof does, Change>> = {
          add: { type: 'add_note', note: note(id, { content }) },
          write: write(id, content),
          move: { type: 'update_note', noteId: id, updates: { position: { x, y: 0 } } },
          remove: { type: 'delete_note', noteId: id },
          vote: { type: 'vote', noteId: id, userId, isOn },
          addSection: { type: 'add_section', section: section(id, { title: content }) },
          rename: { type: 'update_section', sectionId: id, updates: { title: content } },
          lock: { type: 'update_section', sectionId: id, updates: { isLocked: isOn } },
          removeSection: { type: 'delete_section', sectionId: id },
          assign: { type: 'update_note', noteId: id, updates: { sectionId: isOn ? 's' : '' } },
        };
        const change = changes[does];
        if (change) replica.change(change, `op-${index}`);
        else if (does === 'serve') server.serve(client);
        else if (does === 'deliver') server.deliver(client, count);
        else if (does === 'remember') server.remember();
        else if (does === 'restore') server.restore(client);
        else if (does === 'snapshot') down.push(...server.snapshot(userId));
        else if (does === 'hideVotes') server.hideVotes(isOn);
        else server.reconnect(client);
      }
      for (let round = 0; round < 3; round++)
        for (let n = 0; n < 4; n++) {
          server.deliver(n, Infinity);
          while (server.hasUnread(n)) server.serve(n);
        }
      for (let n = 0; n < 4; n++) server.deliver(n, Infinity);
      const seenBy = (userId: string) =>
        new Map(
          [...server.items.notes].map(([id, one]) => [
            id,
            { votes: [], ...server.visibleTo(userId, one) },
          ]),
        );
      for (const { replica, id: userId } of server.clients) {
        expect(replica.pending.size).toBe(0);
        const shown = [...replica.notes].map(([id, one]) => [id, { votes: [], ...one }] as const);
        expect(new Map(shown)).toEqual(seenBy(userId));
        expect(server.items.votesOf(userId)).toBeLessThanOrEqual(VOTES_PER_PERSON);
        expect(server.items.votesOf(userId)).toBe(
          [...server.items.notes.values()].filter(({ votes }) => votes?.includes(userId)).length,
        );
        expect(new Map(replica.sections)).toEqual(server.items.sections);
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

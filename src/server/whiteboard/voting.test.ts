import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import {
  facilitatedBoard,
  startApp,
  type WhiteboardApp,
} from '../../../test/whiteboard/appServer.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { connect, joined } from '../../../test/whiteboard/testSocket.ts';

type Client = Awaited<ReturnType<typeof joined>>;

const start = { type: 'set_voting', action: 'start' };

/** A board with its facilitator, another writer and notes. */
async function votingOf(app: WhiteboardApp, notes: readonly string[]) {
  const board = await facilitatedBoard(app);
  for (const one of notes) board.fay.send({ type: 'add_note', note: note(one) });
  await board.bob.receive('note_added', notes.length);
  return board;
}

const vote = (client: Client, noteId: string, opId: string, isOn = true) =>
  client.send({ type: 'vote', noteId, isOn, opId });

test('W38 limits the votes of each participant', async () => {
  await using app = await startApp();
  const { fay, bob } = await votingOf(app, ['a', 'b', 'c']);
  vote(bob, 'a', 'before');
  await bob.receive('ack');
  bob.send({ ...start, opId: 'no' });
  expect((await bob.receive('error')).message).toContain('Only the facilitator');
  fay.send({ ...start, votesPerPerson: 101 });
  expect((await fay.receive('error')).message).toContain('votesPerPerson: Must be at most 100');
  fay.send({ ...start, votesPerPerson: 2, opId: 's' });
  expect((await bob.receive('meeting_updated')).meeting.voting).toEqual({
    votesPerPerson: 2,
    isRevealed: false,
  });
  // All in one turn; an earlier vote counts.
  vote(bob, 'a', 'again');
  vote(bob, 'b', 'one');
  vote(bob, 'c', 'two');
  expect(await bob.receive('error', 2)).toMatchObject({
    message: 'You have cast all your votes (2). Take one back to vote here.',
    code: 'vote_limit',
    opId: 'two',
  });
  vote(bob, 'a', 'back', false);
  vote(bob, 'c', 'now');
  await bob.receive('ack', 5);
  // The note's deletion gives the vote back.
  fay.send({ type: 'delete_note', noteId: 'b' });
  await bob.receive('note_deleted');
  fay.send({ type: 'add_note', note: note('d') });
  await bob.receive('note_added', 4);
  vote(bob, 'd', 'last');
  await bob.receive('ack', 6);
});

test('W39 votes of others are hidden until they are revealed', async () => {
  await using app = await startApp();
  const { id, fay, bob } = await votingOf(app, ['a', 'b']);
  vote(fay, 'a', 'early');
  await bob.receive('note_voted');
  fay.send({ ...start, opId: 's' });
  expect((await bob.receive('note_updated')).updates).toEqual({ votes: [] });
  expect((await fay.receive('note_updated')).updates).toEqual({ votes: ['fay'] });
  const second = await joined(app.url, 'bob', id);
  vote(bob, 'a', 'one');
  expect(await second.receive('note_voted')).toMatchObject({ noteId: 'a', userId: 'bob' });
  // A rejection, a changed note and a snapshot contain only the recipient's votes.
  const before = fay.received.length;
  fay.send({ type: 'add_note', note: note('a') });
  expect((await fay.receive('note_updated', 2)).updates.votes).toEqual(['fay']);
  fay.send({ type: 'update_note', noteId: 'a', updates: { content: 'Changed' } });
  await fay.receive('note_updated', 3);
  expect(JSON.stringify(fay.received.slice(before))).not.toContain('"bob"');
  const late = await joined(app.url, 'late', id);
  await using other = await startApp(app.databaseUrl);
  const elsewhere = await joined(other.url, 'late', id);
  for (const client of [late, elsewhere]) {
    const { stickyNotes } = await client.receive('session_joined');
    expect(stickyNotes.flatMap(({ votes = [] }) => votes)).toEqual([]);
    expect(JSON.stringify(client.all('note_voted'))).toBe('[]');
  }
  const again = await joined(app.url, 'bob', id);
  expect(await again.receive('note_voted')).not.toHaveProperty('seq');
  expect(again.all('note_voted')).toHaveLength(1);

  fay.send({ type: 'set_voting', action: 'reveal', opId: 'r' });
  for (const client of [late, again])
    await eventually(() =>
      expect(client.all('note_updated').at(-1)?.updates).toEqual({ votes: ['fay', 'bob'] }),
    );
  vote(bob, 'b', 'late');
  expect(await bob.receive('error')).toMatchObject({ code: 'voting_closed', opId: 'late' });
  fay.send({ type: 'set_voting', action: 'end', opId: 'e' });
  await fay.receive('ack', 4);
  vote(bob, 'b', 'after');
  expect(await late.receive('note_voted')).toMatchObject({ noteId: 'b', userId: 'bob' });
  fay.send({ type: 'set_voting', action: 'reveal', opId: 'x' });
  expect(await fay.receive('error', 2)).toMatchObject({ message: 'There is no vote.', opId: 'x' });
});

test('W39 a process that missed the start of a vote shows no votes when it catches up', async () => {
  await using app = await startApp();
  const { id, fay, bob } = await votingOf(app, ['a']);
  // Without a bus between them.
  await using other = await startApp(app.databaseUrl);
  const eve = await joined(other.url, 'eve', id);
  await eve.receive('session_joined');
  fay.send({ ...start, opId: 's' });
  await bob.receive('meeting_updated');
  vote(bob, 'a', 'one');
  await bob.receive('ack');
  eve.send({ type: 'add_note', note: note('e'), opId: 'e' });
  await eve.receive('ack');
  expect(eve.all('note_voted')).toEqual([]);
  expect(eve.all('meeting_updated').at(-1)?.meeting.voting).toBeDefined();
});

test('W39 a draft that is revealed during a vote shows no votes', async () => {
  await using app = await startApp();
  const { fay, bob } = await votingOf(app, ['a']);
  fay.send({ type: 'facilitate', isPrivate: true, opId: 'p' });
  await fay.receive('ack');
  bob.send({ type: 'add_note', note: note('draft'), opId: 'a' });
  vote(bob, 'draft', 'v');
  await bob.receive('ack', 2);
  fay.send({ ...start, opId: 's' });
  fay.send({ type: 'facilitate', isPrivate: false, opId: 'q' });
  const added = await fay.receive('note_added');
  expect(added.note).toMatchObject({ id: 'draft', votes: [] });
  fay.send({ type: 'clear_votes', opId: 'c' });
  await bob.receive('note_voted');
  await fay.receive('ack', 4);
  expect(JSON.stringify(fay.all('note_voted'))).toBe('[]');
});

test('W5 a client of the specification keeps working during a vote and while a timer runs', async () => {
  await using app = await startApp();
  const { id, fay, bob } = await votingOf(app, ['a']);
  const old = await connect(app.url);
  old.send({
    type: 'join_session',
    sessionId: id,
    user: { id: 'old', name: 'Old', color: '#123456' },
  });
  await old.receive('session_joined');
  bob.send({ type: 'set_timer', action: 'start', minutes: 5 });
  await old.receive('meeting_updated');
  fay.send({ ...start, opId: 's' });
  vote(bob, 'a', 'one');
  await bob.receive('ack');
  old.send({ type: 'add_note', note: note('old') });
  await bob.receive('note_added', 2);
  bob.send({ type: 'update_note', noteId: 'old', updates: { content: 'Seen' } });
  expect((await old.receive('note_updated')).updates).toEqual({ content: 'Seen' });
  fay.send({ type: 'set_voting', action: 'reveal' });
  // The properties that it knows stay as they are.
  expect((await old.receive('note_updated', 2)).updates).toEqual({ votes: ['bob'] });
  old.send({ type: 'delete_note', noteId: 'old' });
  await bob.receive('note_deleted');
  expect(old.all('error')).toEqual([]);
  expect(old.isOpen()).toBe(true);
});

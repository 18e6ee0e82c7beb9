import { expect, test } from 'vitest';
import {
  browserOf,
  callAccounts,
  newPerson,
  postSignIn,
  signInAs,
} from '../../../test/accounts.ts';
import { eventually } from '../../../test/eventually.ts';
import { bearer, signIn, testApp } from '../../../test/app.ts';
import { startApp, type WhiteboardApp } from '../../../test/whiteboard/appServer.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { connect, join, joined } from '../../../test/whiteboard/testSocket.ts';
import { createBoard } from './service.ts';

const area = { x: 10, y: 20, width: 800, height: 600 };

const secretOfBob = 'only-known-to-bob';

/** A board with its facilitator and another writer. */
async function meetingOf(app: WhiteboardApp) {
  const { id, facilitatorToken } = await createBoard(app.orm.em.fork(), { title: 'Plan' });
  const enter = async (user: string, secret: object) => {
    const client = await connect(app.url);
    client.send({ ...join(user, id), ...secret });
    const { board } = await client.receive('session_joined');
    expect(board.isFacilitator).toBe(user === 'fay' ? true : undefined);
    return client;
  };
  const fay = await enter('fay', { facilitatorToken });
  return { id, fay, bob: await enter('bob', { userSecret: secretOfBob }) };
}

test('W33 only the creator’s token makes a facilitator, and a locked board takes only their changes', async () => {
  await using app = await startApp();
  const { id, fay, bob } = await meetingOf(app);
  const guess = await connect(app.url);
  guess.send({ ...join('guess', id), facilitatorToken: 'guessed' });
  expect((await guess.receive('session_joined')).board).not.toHaveProperty('isFacilitator');
  for (const [index, message] of [
    { type: 'facilitate', isLocked: true, opId: 'l' },
    { type: 'facilitate', isPrivate: true },
    { type: 'bring_here', area },
    { type: 'clear_votes' },
  ].entries()) {
    bob.send(message);
    const error = await bob.receive('error', index + 1);
    expect(error.message).toBe('Only the facilitator of this board can do this.');
  }
  expect(guess.all('meeting_updated')).toEqual([]);
  expect(guess.all('brought_here')).toEqual([]);
  fay.send({ type: 'facilitate', isLocked: true, opId: 'lock' });
  await fay.receive('ack');
  expect((await bob.receive('board_updated')).board.access).toBe('read');
  expect((await fay.receive('board_updated')).board.access).toBe('write');
  bob.send({ type: 'add_note', note: note('his'), opId: 'a' });
  expect(await bob.receive('error', 5)).toMatchObject({
    message: 'The board is locked by its facilitator.',
    opId: 'a',
  });
  expect(await bob.receive('note_deleted')).toMatchObject({ noteId: 'his' });
  fay.send({ type: 'add_note', note: note('hers') });
  await bob.receive('note_added');
  fay.send({ type: 'facilitate', isLocked: false });
  expect((await bob.receive('board_updated', 2)).board.access).toBe('write');
  bob.send({ type: 'add_note', note: note('later') });
  await fay.receive('note_added');
});

test('W33 the session of an editor or owner makes a facilitator, that of a viewer does not', async () => {
  await using server = await testApp();
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { id } = await createBoard(server.orm.em.fork(), { title: 'Plan' });
  for (const [role, { cookie }, isFacilitator] of [
    ['owner', await signIn(server), true],
    ['editor', await signInAs(server, 'editor'), true],
    ['viewer', await signInAs(server, 'viewer'), undefined],
  ] as const) {
    const person = await connect(url, { cookie });
    person.send(join(role, id));
    expect((await person.receive('session_joined')).board.isFacilitator).toBe(isFacilitator);
  }
});

test.each([
  ['team.changeRole', { role: 'viewer' }],
  ['team.remove', {}],
])('W33 after %s, an open connection is no longer a facilitator', async (call, input) => {
  await using server = await testApp();
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { id } = await createBoard(server.orm.em.fork(), { title: 'Plan' });
  const { id: account, email } = await newPerson(server, 'editor');
  const { cookie } = browserOf(await postSignIn(server, { email }));
  const eve = await connect(url, { cookie });
  eve.send(join('eve', id));
  eve.send({ type: 'add_note', note: note('one') });
  eve.send({ type: 'facilitate', isLocked: true, opId: 'lock' });
  await eve.receive('meeting_updated');
  eve.send({ type: 'add_note', note: note('two'), opId: 'two' });
  await eve.receive('ack', 2);
  expect((await callAccounts(server, call, { id: account, ...input }, bearer)).statusCode).toBe(
    200,
  );
  const message = 'Only the facilitator of this board can do this.';
  eve.send({ type: 'update_note', noteId: 'one', updates: { content: 'Late' }, opId: 'late' });
  expect(await eve.receive('error')).toMatchObject({
    message: 'The board is locked by its facilitator.',
    opId: 'late',
  });
  for (const [index, action] of [
    { type: 'facilitate', isLocked: false, opId: 'unlock' },
    { type: 'bring_here', area },
    { type: 'clear_votes' },
    { type: 'restore', seq: 1 },
  ].entries()) {
    eve.send(action);
    expect(await eve.receive('error', index + 2)).toMatchObject({ message });
  }
  const { board } = await eve.receive('board_updated', 2);
  expect(board).toMatchObject({ access: 'read' });
  expect(board).not.toHaveProperty('isFacilitator');
});

test('W35 notes written in private reach others only when they are revealed', async () => {
  await using app = await startApp();
  const { id, fay, bob } = await meetingOf(app);
  fay.send({ type: 'add_note', note: note('open') });
  await bob.receive('note_added');
  fay.send({ type: 'facilitate', isPrivate: true, opId: 'p' });
  await fay.receive('ack');
  const secret = 'A secret thought';
  bob.send({ type: 'add_note', note: note('secret', { content: secret }), opId: 'a' });
  bob.send({ type: 'update_note', noteId: 'secret', updates: { color: '#FF9999' }, opId: 'u' });
  bob.send({ type: 'vote', noteId: 'secret', isOn: true, opId: 'v' });
  await bob.receive('ack', 3);
  // Neither a change, nor a taken id, nor a snapshot shows it.
  fay.send({ type: 'update_note', noteId: 'secret', updates: { content: 'Hers' }, opId: 'x' });
  fay.send({ type: 'add_note', note: note('secret', { content: 'Hers' }), opId: 'y' });
  await fay.receive('error', 2);
  const late = await joined(app.url, 'late', id);
  const { stickyNotes } = await late.receive('session_joined');
  expect(stickyNotes.map((one) => one.id)).toEqual(['open']);
  const own = await connect(app.url);
  own.send({ ...join('bob', id), userSecret: secretOfBob });
  expect((await own.receive('session_joined')).stickyNotes.map((one) => one.id)).toEqual([
    'open',
    'secret',
  ]);
  // Nor does another process, or this one after a restart.
  await using second = await startApp(app.databaseUrl);
  const elsewhere = await joined(second.url, 'elsewhere', id);
  for (const other of [fay, late, elsewhere])
    expect(JSON.stringify(other.received)).not.toContain(secret);

  fay.send({ type: 'facilitate', isPrivate: false, opId: 'r' });
  for (const other of [fay, late]) {
    const added = await other.receive('note_added');
    expect(added.note).toMatchObject({ id: 'secret', content: secret, votes: ['bob'] });
    expect(added).not.toHaveProperty('seq');
  }
  expect(own.all('note_added')).toEqual([]);
  // A later round hides new notes only.
  fay.send({ type: 'facilitate', isPrivate: true, opId: 's' });
  await fay.receive('ack', 3);
  const again = await joined(app.url, 'again', id);
  expect((await again.receive('session_joined')).stickyNotes).toHaveLength(2);
});

test('W40 joining with the id of another participant gives no access to their drafts', async () => {
  await using app = await startApp();
  const { id, fay, bob } = await meetingOf(app);
  fay.send({ type: 'facilitate', isPrivate: true, opId: 'p' });
  await fay.receive('ack');
  const guess = await connect(app.url);
  guess.send({ ...join('bob', id), userSecret: 'guessed-by-somebody' });
  const old = await joined(app.url, 'bob', id);
  await guess.receive('session_joined');
  const content = 'A secret thought';
  bob.send({ type: 'add_note', note: note('his', { content }), opId: 'a' });
  bob.send({ type: 'update_note', noteId: 'his', updates: { color: '#FF9999' }, opId: 'u' });
  await bob.receive('ack', 2);
  for (const impostor of [guess, old]) {
    impostor.send({ type: 'update_note', noteId: 'his', updates: { content: 'No' }, opId: 'x' });
    await impostor.receive('error');
    impostor.send(join('bob', id));
    expect((await impostor.receive('session_joined', 2)).stickyNotes).toEqual([]);
    expect(JSON.stringify(impostor.received)).not.toContain(content);
  }
  // A client that knows no secrets keeps its own notes on its connection.
  old.send({ type: 'add_note', note: note('old') });
  await eventually(() => {
    old.send(join('bob', id));
    expect(old.all('session_joined').at(-1)?.stickyNotes).toHaveLength(1);
  });
  fay.send({ type: 'facilitate', isPrivate: false });
  await guess.receive('note_added', 2);
  expect((await old.receive('note_added')).note.id).toBe('his');
});

test('W34 views go to followers, and everyone can be brought to a part of the board', async () => {
  await using app = await startApp();
  const { id, fay, bob } = await meetingOf(app);
  const eve = await joined(app.url, 'eve', id);
  fay.send({ type: 'move_view', area });
  fay.send({ type: 'facilitate', isLeading: true, opId: 'f' });
  expect((await bob.receive('meeting_updated')).meeting.leader).toBe('fay');
  bob.send({ type: 'follow', userId: 'fay' });
  expect(await bob.receive('view_moved')).toMatchObject({ userId: 'fay', area });
  fay.send({ type: 'move_view', area: { ...area, x: 99 } });
  expect((await bob.receive('view_moved', 2)).area.x).toBe(99);
  bob.send({ type: 'follow' });
  fay.send({ type: 'bring_here', area });
  expect(await bob.receive('brought_here')).toMatchObject({ userId: 'fay', area });
  await eve.receive('brought_here');
  expect(eve.all('view_moved')).toEqual([]);
  expect(fay.all('brought_here')).toEqual([]);
});

test('W36 clears all votes as ordinary changes', async () => {
  await using app = await startApp();
  const { fay, bob } = await meetingOf(app);
  fay.send({ type: 'add_note', note: note('one') });
  await bob.receive('note_added');
  for (const client of [fay, bob]) client.send({ type: 'vote', noteId: 'one', isOn: true });
  await bob.receive('note_voted');
  await fay.receive('note_voted');
  fay.send({ type: 'clear_votes', opId: 'c' });
  expect(await fay.receive('ack')).toMatchObject({ opId: 'c', seq: 5 });
  await eventually(() => expect(bob.all('note_voted').filter(({ isOn }) => !isOn)).toHaveLength(2));
  expect((await fay.receive('note_updated', 2)).updates.votes).toEqual([]);
  fay.send({ type: 'clear_votes', opId: 'd' });
  expect(await fay.receive('ack', 2)).toMatchObject({ opId: 'd', seq: 5 });
});

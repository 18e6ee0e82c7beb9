import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { startApp } from '../../../test/whiteboard/appServer.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { connect, join, joined } from '../../../test/whiteboard/testSocket.ts';
import { DEMO_BOARD } from '../../shared/whiteboard/constants.ts';
import { createBoard } from './service.ts';

const secret = 'only-known-to-ann';
const joinWith = (user: object, rest: object = {}, sessionId: string = DEMO_BOARD) => ({
  type: 'join_session',
  sessionId,
  user: { name: 'Ann', color: '#336699', ...user },
  ...rest,
});

/** Joins as the participant of a secret. */
async function joinedBySecret(url: string, userSecret = secret, sessionId?: string) {
  const client = await connect(url);
  client.send(joinWith({}, { userSecret }, sessionId));
  const { board } = await client.receive('session_joined');
  return Object.assign(client, { userId: board.userId ?? '' });
}

test('W42 voting, renaming and pointing as a participant require the secret', async () => {
  await using app = await startApp();
  const bob = await joined(app.url, 'bob');
  bob.send({ type: 'add_note', note: note('one'), opId: 'n' });
  await bob.receive('ack');
  const ann = await joinedBySecret(app.url);
  ann.send({ type: 'vote', noteId: 'one', isOn: true });
  expect((await bob.receive('note_voted')).userId).toBe(ann.userId);
  for (const rest of [{}, { userSecret: 'guessed-by-somebody' }]) {
    const impostor = await connect(app.url);
    impostor.send(joinWith({ id: ann.userId, name: 'Mallory' }, rest));
    expect(await impostor.receive('error')).toMatchObject({ code: 'user_taken' });
    impostor.send({ type: 'vote', noteId: 'one', isOn: false });
    impostor.send({ type: 'move_cursor', position: { x: 1, y: 2 } });
    expect((await impostor.receive('error', 2)).message).toContain('Join a board first');
    // A rejected join keeps the user of the connection.
    impostor.send(join('mallory'));
    await impostor.receive('session_joined');
    impostor.send(joinWith({ id: ann.userId, name: 'Mallory' }, rest));
    await impostor.receive('error', 3);
    impostor.send({ type: 'vote', noteId: 'one', isOn: false, opId: 'off' });
    await impostor.receive('ack');
    impostor.close();
  }
  const late = await joined(app.url, 'late');
  const { stickyNotes, participants } = await late.receive('session_joined');
  expect(stickyNotes.find(({ id }) => id === 'one')?.votes).toEqual([ann.userId]);
  expect(participants.find(({ id }) => id === ann.userId)).toMatchObject({ name: 'Ann' });
  expect(bob.all('cursor_moved')).toEqual([]);
  // Another tab of the browser takes the vote back.
  const tab = await joinedBySecret(app.url);
  expect(tab.userId).toBe(ann.userId);
  tab.send({ type: 'vote', noteId: 'one', isOn: false });
  await eventually(() =>
    expect(bob.all('note_voted').at(-1)).toMatchObject({ userId: ann.userId, isOn: false }),
  );
});

test('W42 a secret has the same participant on every board and process', async () => {
  await using app = await startApp();
  const { id } = await createBoard(app.orm.em.fork(), { title: 'Plan' });
  await using other = await startApp(app.databaseUrl);
  const here = await joinedBySecret(app.url);
  const there = await joinedBySecret(other.url, secret, id);
  const another = await joinedBySecret(other.url, 'only-known-to-eve', id);
  expect(here.userId).not.toBe('');
  expect(there.userId).toBe(here.userId);
  expect(another.userId).not.toBe(here.userId);
});

test('W42 a client of the specification keeps its id and its votes', async () => {
  await using app = await startApp();
  const old = await joined(app.url, 'old');
  expect((await old.receive('session_joined')).board.userId).toBe('old');
  old.send({ type: 'add_note', note: note('one') });
  old.send({ type: 'vote', noteId: 'one', isOn: true, opId: 'v' });
  await old.receive('ack');
  const again = await connect(app.url);
  // A page of an earlier version sends both.
  again.send(joinWith({ id: 'old' }, { userSecret: secret }));
  const { board, stickyNotes } = await again.receive('session_joined');
  expect(board.userId).toBe('old');
  expect(stickyNotes.find(({ id }) => id === 'one')?.votes).toEqual(['old']);
  const nameless = await connect(app.url);
  nameless.send(joinWith({}));
  expect((await nameless.receive('error')).message).toContain('user.id: Must be text');
});

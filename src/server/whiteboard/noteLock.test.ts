import { expect, test } from 'vitest';
import {
  facilitatedBoard,
  startApp,
  type WhiteboardApp,
} from '../../../test/whiteboard/appServer.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { joined } from '../../../test/whiteboard/testSocket.ts';

/** A board with a note, its facilitator and another writer. */
async function boardWithNote(app: WhiteboardApp) {
  const board = await facilitatedBoard(app);
  board.bob.send({ type: 'add_note', note: note('one', { authorId: 'bob' }) });
  await board.fay.receive('note_added');
  return board;
}

const locking = (isLocked: boolean, opId: string) => ({
  type: 'update_note',
  noteId: 'one',
  updates: { isLocked },
  opId,
});

test('W43 only facilitators lock and unlock notes; a locked one takes votes and no other change', async () => {
  await using app = await startApp();
  const { id, fay, bob } = await boardWithNote(app);
  bob.send(locking(true, 'b'));
  expect(await bob.receive('error')).toMatchObject({
    message: 'Only the facilitator of this board can do this.',
    opId: 'b',
  });
  expect(await bob.receive('note_updated')).not.toHaveProperty('updates.isLocked');
  fay.send(locking(true, 'lock'));
  expect((await bob.receive('note_updated', 2)).updates).toEqual({ isLocked: true });
  bob.send(locking(false, 'unlock'));
  await bob.receive('error', 2);
  const changes = [
    { type: 'update_note', noteId: 'one', updates: { position: { x: 500, y: 0 } } },
    { type: 'update_note', noteId: 'one', updates: { content: 'Changed', isLocked: true } },
    { type: 'delete_note', noteId: 'one' },
  ];
  for (const client of [bob, fay])
    for (const [index, change] of changes.entries()) {
      client.send({ ...change, opId: `c${index}` });
      const error = await client.receive('error', index + (client === bob ? 3 : 1));
      expect(error).toMatchObject({ opId: `c${index}` });
      expect([error.code, client === bob && error.message]).toContain(
        client === bob && index === 1
          ? 'Only the facilitator of this board can do this.'
          : 'locked',
      );
    }
  // The sender receives the note's actual state (W11).
  expect(bob.all('note_updated').at(-1)?.updates).toMatchObject({
    position: { x: 10, y: 20 },
    isLocked: true,
  });
  bob.send({ type: 'vote', noteId: 'one', isOn: true, opId: 'v' });
  await bob.receive('ack');
  const late = await joined(app.url, 'late', id);
  expect((await late.receive('session_joined')).stickyNotes).toMatchObject([
    { id: 'one', isLocked: true, content: 'New idea...', votes: ['bob'] },
  ]);
  fay.send({ ...locking(false, 'unlock'), updates: { isLocked: false, content: 'Free' } });
  await fay.receive('ack', 2);
  bob.send({ type: 'delete_note', noteId: 'one', opId: 'd' });
  await fay.receive('note_deleted');
  // A new note is never locked.
  bob.send({ type: 'add_note', note: note('two', { isLocked: true }), opId: 'n' });
  expect((await fay.receive('note_added', 2)).note).not.toHaveProperty('isLocked');
});

test('W41, W43 a restore restores locks, and changes notes that are locked now', async () => {
  await using app = await startApp();
  const { fay, bob } = await boardWithNote(app);
  fay.send(locking(true, 'lock'));
  await fay.receive('ack');
  fay.send({
    type: 'update_note',
    noteId: 'one',
    updates: { isLocked: false, content: 'Changed' },
    opId: 'free',
  });
  await fay.receive('ack', 2);
  fay.send({ type: 'restore', seq: 2, opId: 'back' });
  await bob.receive('board_restored');
  expect(bob.all('note_updated').at(-1)?.updates).toEqual({
    content: 'New idea...',
    isLocked: true,
  });
  // Restores the board to before the note was added, which unlocks it first.
  fay.send({ type: 'restore', seq: 0, opId: 'first' });
  expect((await bob.receive('note_deleted')).noteId).toBe('one');
});

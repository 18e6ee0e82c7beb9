import { expect, test } from 'vitest';
import { stoppedClock } from '../../../test/stoppedClock.ts';
import { facilitatedBoard, startApp } from '../../../test/whiteboard/appServer.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { joined } from '../../../test/whiteboard/testSocket.ts';
import { writingPace } from '../../shared/whiteboard/constants.ts';

test('W37 tells others who is writing, at a limited rate, and stores nothing', async () => {
  stoppedClock();
  await using app = await startApp();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  ann.send({ type: 'add_note', note: note('one') });
  await bob.receive('note_added');
  ann.send({ type: 'set_writing', noteId: 'one' });
  expect(await bob.receive('writing_changed')).toEqual({
    type: 'writing_changed',
    userId: 'ann',
    noteId: 'one',
  });
  ann.send({ type: 'set_writing' });
  expect(await bob.receive('writing_changed', 2)).not.toHaveProperty('noteId');
  for (let n = 0; n < 50; n++) ann.send({ type: 'set_writing', noteId: 'one' });
  ann.send({ type: 'update_note', noteId: 'one', updates: { content: 'Done' } });
  expect(await bob.receive('note_updated')).toMatchObject({ seq: 2 });
  expect(bob.all('writing_changed')).toHaveLength(writingPace.burst);
  expect(ann.all('writing_changed')).toEqual([]);
  expect(ann.all('error')).toEqual([]);
});

test('W37 hides who writes on a draft, and what readers send', async () => {
  await using app = await startApp();
  const { readOnlyId, fay, bob } = await facilitatedBoard(app);
  const reader = await joined(app.url, 'reader', readOnlyId);
  fay.send({ type: 'facilitate', isPrivate: true });
  await bob.receive('meeting_updated');
  fay.send({ type: 'add_note', note: note('draft'), opId: 'a' });
  await fay.receive('ack');
  fay.send({ type: 'set_writing', noteId: 'draft' });
  reader.send({ type: 'set_writing', noteId: 'draft' });
  fay.send({ type: 'bring_here', area: { x: 0, y: 0, width: 10, height: 10 } });
  await bob.receive('brought_here');
  expect(bob.all('writing_changed')).toEqual([]);
});

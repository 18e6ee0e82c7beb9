import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { facilitatedBoard, startApp } from '../../../test/whiteboard/appServer.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { startWhiteboard } from '../../../test/whiteboard/ownServer.ts';
import { joined } from '../../../test/whiteboard/testSocket.ts';
import { MemoryBus } from './bus.ts';

const annWrites = { type: 'writing_changed', userId: 'ann', noteId: 'one' };

test('W37 tells others and newcomers who is writing until they stop or leave, and stores nothing', async () => {
  await using app = await startApp();
  const ann = await joined(app.url, 'ann');
  const otherTab = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  ann.send({ type: 'add_note', note: note('one') });
  await bob.receive('note_added');
  for (let n = 0; n < 50; n++) ann.send({ type: 'set_writing', noteId: 'one' });
  expect(await bob.receive('writing_changed')).toEqual(annWrites);
  const cat = await joined(app.url, 'cat');
  expect(await cat.receive('writing_changed')).toEqual(annWrites);
  // A tab that has not written does not end it.
  otherTab.send({ type: 'set_writing' });
  ann.send({ type: 'update_note', noteId: 'one', updates: { content: 'Done' } });
  expect(await bob.receive('note_updated')).toMatchObject({ seq: 2 });
  expect(bob.all('writing_changed')).toHaveLength(1);
  ann.send({ type: 'set_writing' });
  expect(await bob.receive('writing_changed', 2)).not.toHaveProperty('noteId');
  ann.send({ type: 'set_writing', noteId: 'one' });
  await bob.receive('writing_changed', 3);
  ann.close();
  expect(await bob.receive('writing_changed', 4)).not.toHaveProperty('noteId');
  expect(bob.all('user_left')).toEqual([]);
  for (const { all } of [ann, otherTab])
    expect([all('writing_changed'), all('error')]).toEqual([[], []]);
});

test('W37 tells who is writing on another process, also one that opens the board later', async () => {
  const bus = new MemoryBus();
  const database = testApp();
  await using one = await startWhiteboard({ bus, database });
  const two = await startWhiteboard({ bus, name: 'two', database });
  const ann = await joined(one.url, 'ann');
  const bob = await joined(one.url, 'bob');
  ann.send({ type: 'set_writing', noteId: 'one' });
  await bob.receive('writing_changed');
  const cat = await joined(two.url, 'cat');
  expect(await cat.receive('writing_changed')).toEqual(annWrites);
  ann.close();
  expect(await cat.receive('writing_changed', 2)).not.toHaveProperty('noteId');
  await two.app.close();
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

test('W44 rejects a text that replaces another than the one its writer saw', async () => {
  await using app = await startApp();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  ann.send({ type: 'add_note', note: note('one', { content: 'Seen' }) });
  await bob.receive('note_added');
  const write = (content: string, ifContent: string) => ({
    type: 'update_note',
    noteId: 'one',
    updates: { content },
    ifContent,
    opId: content,
  });
  ann.send(write('First', 'Seen'));
  await ann.receive('ack');
  bob.send(write('Second', 'Seen'));
  expect(await bob.receive('error')).toMatchObject({ code: 'text_changed', opId: 'Second' });
  expect((await bob.receive('note_updated', 2)).updates).toMatchObject({ content: 'First' });
  // Both wrote the same.
  bob.send(write('First', 'Seen'));
  await bob.receive('ack');
  bob.send(write('Third', 'First'));
  await bob.receive('ack', 2);
  const cat = await joined(app.url, 'cat');
  const { stickyNotes } = await cat.receive('session_joined');
  expect(stickyNotes.find(({ id }) => id === 'one')).toMatchObject({ content: 'Third' });
});

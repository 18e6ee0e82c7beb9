import { expect, test } from 'vitest';
import { note } from '../../../test/whiteboard/note.ts';
import { section } from '../../../test/whiteboard/section.ts';
import { startApp } from '../../../test/whiteboard/appServer.ts';
import { startWhiteboard } from '../../../test/whiteboard/ownServer.ts';
import { joined } from '../../../test/whiteboard/testSocket.ts';
import { DEMO_BOARD, MAX_SECTIONS } from '../../shared/whiteboard/constants.ts';

test('W14, W29 stores, orders and broadcasts changes of sections like those of notes, each once', async () => {
  await using app = await startWhiteboard();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  const plan = section('plan', { title: 'Guests', color: '#99FF99' });
  ann.send({ type: 'add_section', section: plan, opId: '1' });
  expect(await bob.receive('section_added')).toEqual({
    type: 'section_added',
    section: plan,
    seq: 1,
  });
  ann.send({ type: 'add_section', section: plan, opId: '1' });
  for (const nth of [1, 2])
    expect(await ann.receive('ack', nth)).toEqual({ type: 'ack', opId: '1', seq: 1 });
  bob.send({ type: 'update_section', sectionId: 'plan', updates: { title: 'People' }, opId: '2' });
  const updated = { type: 'section_updated', sectionId: 'plan', updates: { title: 'People' } };
  expect(await ann.receive('section_updated')).toEqual({ ...updated, seq: 2 });
  expect(await bob.receive('section_updated')).toEqual({ ...updated, seq: 2 });
  ann.send({ type: 'add_note', note: note('one', { sectionId: 'plan' }) });
  expect((await bob.receive('note_added')).note.sectionId).toBe('plan');

  const stored = await app.store.load(DEMO_BOARD);
  expect(stored?.items).toEqual([{ ...plan, title: 'People' }, note('one', { sectionId: 'plan' })]);
  const late = await joined(app.url, 'late');
  expect(await late.receive('session_joined')).toMatchObject({
    stickyNotes: [{ id: 'one', sectionId: 'plan' }],
    sections: [{ id: 'plan', title: 'People' }],
    board: { seq: 3 },
  });
  bob.send({ type: 'delete_section', sectionId: 'plan' });
  await ann.receive('section_deleted');
  const after = await joined(app.url, 'after');
  expect(await after.receive('session_joined')).toMatchObject({
    stickyNotes: [{ id: 'one' }],
    sections: [],
  });
  expect(ann.all('section_added')).toEqual([]);
});

test('W5, W30 a client that knows only the specification works on a board with sections', async () => {
  await using app = await startApp();
  const modern = await joined(app.url, 'modern');
  modern.send({ type: 'add_section', section: section('s'), opId: '1' });
  await modern.receive('ack');
  const plain = await joined(app.url, 'plain');
  modern.send({ type: 'add_note', note: note('in', { sectionId: 's' }) });
  const { note: received } = await plain.receive('note_added');
  expect(received).toMatchObject({ position: { x: 10, y: 20 }, content: 'New idea...' });

  // The section is moved with its note, and deleted.
  const position = { x: 510, y: 20 };
  modern.send({ type: 'update_section', sectionId: 's', updates: { position: { x: 500, y: 0 } } });
  modern.send({ type: 'update_note', noteId: 'in', updates: { position } });
  expect((await plain.receive('note_updated')).updates).toEqual({ position });
  modern.send({ type: 'delete_section', sectionId: 's' });

  plain.send({ type: 'add_note', note: note('own') });
  plain.send({ type: 'update_note', noteId: 'in', updates: { content: 'Plain' } });
  plain.send({ type: 'delete_note', noteId: 'own' });
  expect((await modern.receive('note_added')).note.id).toBe('own');
  await modern.receive('note_deleted');
  expect(await plain.receive('note_updated', 2)).toMatchObject({ updates: { content: 'Plain' } });
  expect(plain.all('error')).toEqual([]);
  const known = ['connected', 'session_joined', 'note_added', 'note_updated'];
  const others = plain.received.filter(({ type }) => !known.includes(type));
  // Sections use their own message types, which the client ignores.
  expect(others.every(({ type }) => type.startsWith('section_'))).toBe(true);
  const late = await joined(app.url, 'late');
  expect((await late.receive('session_joined')).stickyNotes).toEqual([
    note('in', { sectionId: 's', position, content: 'Plain' }),
  ]);
});

test('W11, W19, W24 rejects wrong changes of sections with the current state', async () => {
  await using app = await startApp();
  const ann = await joined(app.url, 'ann');
  for (let n = 0; n < MAX_SECTIONS; n++)
    ann.send({ type: 'add_section', section: section(`${n}`), opId: `${n}` });
  await ann.receive('ack', MAX_SECTIONS);
  ann.send({ type: 'add_section', section: section('more'), opId: 'more' });
  expect(await ann.receive('error')).toMatchObject({
    message: 'A board takes at most 50 sections.',
    opId: 'more',
  });
  expect(await ann.receive('section_deleted')).toEqual({
    type: 'section_deleted',
    sectionId: 'more',
  });
  const wrong: [object, string][] = [
    [{ title: 'x'.repeat(101) }, 'title: Must have at most 100 characters'],
    [{ color: 'red' }, 'color: Must be one of'],
    [{ size: { width: 0, height: 5 } }, 'size.width: Must be at least 1'],
    [{ isLocked: 'yes' }, 'isLocked: Must be true or false'],
  ];
  for (const [index, [updates, problem]] of wrong.entries()) {
    ann.send({ type: 'update_section', sectionId: '0', updates });
    expect((await ann.receive('error', index + 2)).message).toContain(problem);
    expect(await ann.receive('section_updated', index + 1)).toEqual({
      type: 'section_updated',
      sectionId: '0',
      updates: section('0'),
    });
  }
  ann.send({ type: 'delete_section', sectionId: '0' });
  ann.send({
    type: 'add_section',
    section: { id: 'a', position: { x: 1, y: 2 }, title: 'A\u0007' },
  });
  expect((await ann.receive('section_updated', wrong.length + 1)).updates).toEqual(
    section('a', { position: { x: 1, y: 2 }, title: 'A' }),
  );
});

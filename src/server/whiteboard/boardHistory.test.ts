import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import {
  facilitatedBoard,
  startApp,
  type WhiteboardApp as App,
} from '../../../test/whiteboard/appServer.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { section } from '../../../test/whiteboard/section.ts';
import { joined } from '../../../test/whiteboard/testSocket.ts';
import { type BoardHistory, itemsAt } from '../../shared/whiteboard/boardHistory.ts';

async function boardOf(app: App) {
  const board = await facilitatedBoard(app);
  let sent = 0;
  /** Sends changes and waits until they are stored. */
  const change = async (client: typeof board.bob, ...messages: object[]) => {
    for (const message of messages) client.send({ ...message, opId: `op-${(sent += 1)}` });
    const last = `op-${sent}`;
    await eventually(() => expect(client.all('ack').map(({ opId }) => opId)).toContain(last));
  };
  return { ...board, change };
}

async function history(app: App, id: string) {
  const input = encodeURIComponent(JSON.stringify({ id }));
  const response = await fetch(`${app.url}/trpc/whiteboard.history?input=${input}`);
  const body: { result?: { data: BoardHistory } } = JSON.parse(await response.text());
  return { status: response.status, data: body.result?.data };
}

async function stateAt(app: App, id: string, seq: number) {
  const { data } = await history(app, id);
  if (!data) throw new Error('No history');
  return [...itemsAt(data, seq).values()];
}

/** The items that a late participant receives. */
async function itemsNow(app: App, id: string) {
  const late = await joined(app.url, 'late', id);
  const { stickyNotes, sections = [] } = await late.receive('session_joined');
  late.close();
  const known = stickyNotes.map(
    ({ z = 0, kind = 'sticky', sectionId = '', votes = [], ...rest }) => ({
      ...rest,
      z,
      kind,
      sectionId,
      votes: votes.toSorted(),
    }),
  );
  return { notes: known.toSorted((a, b) => (a.id < b.id ? -1 : 1)), sections };
}

test('the history shows the board after each change, with time and name', async () => {
  const before = Date.now();
  await using app = await startApp();
  const { id, readOnlyId, bob, fay, change } = await boardOf(app);
  await change(
    bob,
    { type: 'add_section', section: section('s') },
    { type: 'add_note', note: note('a', { content: 'First' }) },
    { type: 'update_note', noteId: 'a', updates: { content: 'Second', sectionId: 's' } },
  );
  await change(
    fay,
    { type: 'vote', noteId: 'a', isOn: true },
    { type: 'delete_note', noteId: 'a' },
  );
  const { data } = await history(app, id);
  expect(data?.steps.map(({ seq, name, type }) => [seq, name, type])).toEqual([
    [5, 'Name of fay', 'delete_note'],
    [4, 'Name of fay', 'vote'],
    [3, 'Name of bob', 'update_note'],
    [2, 'Name of bob', 'add_note'],
    [1, 'Name of bob', 'add_section'],
  ]);
  const times = data?.steps.map(({ at }) => at) ?? [];
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times.at(-1)).toBeGreaterThanOrEqual(before);
  expect(await stateAt(app, id, 5)).toMatchObject([{ id: 's' }]);
  expect(await stateAt(app, id, 4)).toMatchObject([{ id: 's' }, { votes: ['fay'] }]);
  expect(await stateAt(app, id, 2)).toMatchObject([
    { id: 's' },
    { content: 'First', sectionId: '' },
  ]);
  expect(await stateAt(app, id, 0)).toEqual([]);
  expect((await history(app, readOnlyId)).status).toBe(404);
});

test('W41 a facilitator restores a former state and undoes it, keeping what others did since', async () => {
  await using app = await startApp();
  const { id, fay, bob, change } = await boardOf(app);
  await change(
    bob,
    { type: 'add_section', section: section('s') },
    { type: 'add_note', note: note('a', { content: 'Kept' }) },
    { type: 'add_note', note: note('b') },
    { type: 'vote', noteId: 'a', isOn: true },
    { type: 'update_section', sectionId: 's', updates: { isLocked: true } },
  );
  const before = await itemsNow(app, id);
  await change(
    fay,
    { type: 'vote', noteId: 'b', isOn: true },
    { type: 'delete_note', noteId: 'a' },
    { type: 'update_section', sectionId: 's', updates: { isLocked: false } },
    { type: 'update_section', sectionId: 's', updates: { title: 'Renamed', isLocked: true } },
    { type: 'add_note', note: note('c') },
  );
  const after = await itemsNow(app, id);
  bob.send({ type: 'restore', seq: 5, opId: 'no' });
  expect((await bob.receive('error')).message).toBe(
    'Only the facilitator of this board can do this.',
  );
  await change(fay, { type: 'restore', seq: 5 });
  expect(await itemsNow(app, id)).toEqual(before);
  const { from, to } = await bob.receive('board_restored');
  expect(from).toBe(10);
  expect(fay.all('board_restored')).toHaveLength(1);
  // Both see the changes as ordinary ones.
  await eventually(() =>
    expect(bob.all('note_added').map(({ note: { id } }) => id)).toContain('a'),
  );
  // Undone, except for what was changed since.
  await change(bob, { type: 'update_note', noteId: 'b', updates: { content: 'Since' } });
  await change(fay, { type: 'restore', seq: from, since: to });
  const undone = await itemsNow(app, id);
  expect(undone.sections).toEqual(after.sections);
  expect(undone.notes.map(({ id, content, votes }) => [id, content, votes])).toEqual([
    ['b', 'Since', []],
    ['c', expect.any(String), []],
  ]);
  // Sent again, it is applied once.
  await change(bob, { type: 'add_note', note: note('d') });
  const { opId } = fay.all('board_restored').at(-1) ?? {};
  fay.send({ type: 'restore', seq: 0, opId });
  await eventually(() => expect(fay.all('ack').filter((ack) => ack.opId === opId)).toHaveLength(2));
  expect((await itemsNow(app, id)).notes).toHaveLength(3);
});

test('W41 neither history nor restore shows or changes what was written in private', async () => {
  await using app = await startApp();
  const { id, fay, bob, change } = await boardOf(app);
  await change(fay, { type: 'facilitate', isPrivate: true });
  await change(
    bob,
    { type: 'add_note', note: note('gone', { content: 'Never revealed' }) },
    { type: 'delete_note', noteId: 'gone' },
    { type: 'add_note', note: note('a', { content: 'A first thought' }) },
    { type: 'update_note', noteId: 'a', updates: { content: 'Revealed' } },
  );
  expect((await history(app, id)).data).toEqual({ seq: 4, items: [], steps: [] });
  await change(fay, { type: 'facilitate', isPrivate: false });
  await change(bob, { type: 'update_note', noteId: 'a', updates: { color: '#FF9999' } });
  const { data } = await history(app, id);
  expect(JSON.stringify(data)).not.toMatch(/Never revealed|A first thought/);
  expect(data?.steps.map(({ seq }) => seq)).toEqual([5, 4]);
  expect(await stateAt(app, id, 3)).toEqual([]);
  await change(fay, { type: 'facilitate', isPrivate: true });
  await change(bob, { type: 'add_note', note: note('draft') });
  await change(fay, { type: 'restore', seq: 3 });
  await change(fay, { type: 'facilitate', isPrivate: false });
  expect((await itemsNow(app, id)).notes.map(({ id }) => id)).toEqual(['draft']);
});

test('W41 a restore reaches another process, and ends where the history ends', async () => {
  await using app = await startApp();
  const { id, fay, bob, change } = await boardOf(app);
  await using second = await startApp(app.databaseUrl);
  await change(bob, { type: 'add_note', note: note('a') });
  await change(fay, { type: 'restore', seq: 0 });
  const late = await joined(second.url, 'late', id);
  expect((await late.receive('session_joined')).stickyNotes).toEqual([]);
  await app.orm.em.fork().getConnection().execute('update whiteboard_changes set history = null');
  fay.send({ type: 'restore', seq: 0, opId: 'old' });
  expect((await fay.receive('error')).message).toBe(
    'The history of this board does not reach back that far.',
  );
});

test('the history of a large note is shown as far as one response reaches', async () => {
  await using app = await startApp();
  const { id, bob, change } = await boardOf(app);
  const moves = Array.from({ length: 30 }, (_, x) => ({
    type: 'update_note',
    noteId: 'a',
    updates: { position: { x, y: 0 } },
  }));
  await change(bob, { type: 'add_note', note: note('a') }, ...moves);
  const votes = Array.from({ length: 1000 }, (_, n) => `${n}`.padStart(50, 'v'));
  const db = app.orm.em.fork().getConnection();
  await db.execute('update whiteboard_notes set note = ?', [
    JSON.stringify({ ...note('a'), votes }),
  ]);
  const { data } = await history(app, id);
  expect(data?.steps.length).toBeGreaterThan(15);
  expect(data?.steps.length).toBeLessThan(20);
});

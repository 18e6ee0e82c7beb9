import { expect, test } from 'vitest';
import { startRoom } from '../../../../test/component/board.ts';
import { joined } from '../../../../test/whiteboard/testSocket.ts';
import { eventually } from '../../../../test/eventually.ts';

const SAVE = '{Control>}{Enter}{/Control}';
const SAVE_AND_NEXT = '{Control>}{Shift>}{Enter}{/Shift}{/Control}';

test('Ctrl+Enter and leaving the editor save the text; Cancel and Escape discard it', async () => {
  await using room = await startRoom(['First']);
  const { ben, screen, user, note, notes, field, canvas, press, click } = room;
  const rewrite = async (text: string, end = '') => {
    expect(document.activeElement).toBe(await field());
    await user.keyboard(text + end);
  };
  // A double click.
  for (let clicks = 0; clicks < 2; clicks++) click(await note('First'));
  await rewrite('Never', '{Escape}');
  expect((await note('First')).contains(document.activeElement)).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Edit note' }));
  await rewrite('Never');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await press(await note('First'), '{F2}');
  await rewrite('Second', SAVE);
  await ben.note('Second');
  await press(await note('Second'), '{F2}');
  await rewrite('Third');
  canvas().focus();
  await ben.note('Third');
  (await note('Third')).focus();
  await user.click(await screen.findByRole('button', { name: 'Delete note' }));
  await eventually(() => expect(ben.notes()).toEqual([]));
  expect(notes()).toEqual([]);
});

test('Ctrl+Shift+Enter adds the next note, and Escape removes a new one without text', async () => {
  await using room = await startRoom();
  const { ben, screen, user, note, notes, field, canvas, press } = room;
  await press(canvas(), 'n');
  await user.click(await screen.findByRole('radio', { name: 'Blue' }));
  await press(canvas(), '{Enter}');
  await field();
  await user.keyboard(`First${SAVE_AND_NEXT}`);
  await eventually(() => expect(notes()).toHaveLength(2));
  expect((await field()).value).toBe('New idea...');
  await user.keyboard(`Second${SAVE_AND_NEXT}`);
  const [first, second] = [await ben.note('First'), await ben.note('Second')];
  expect(second.position).toEqual({ x: first.position.x + 170, y: first.position.y });
  expect(second.color).toBe('#99CCFF');
  await eventually(() => expect(notes()).toHaveLength(3));
  await user.clear(await field());
  await user.keyboard('{Escape}');
  await eventually(() => expect(notes()).toHaveLength(2));
  // An older note keeps its text.
  await press(await note('First'), '{F2}');
  await user.clear(await field());
  await user.keyboard('{Escape}');
  await note('First');
  await ben.note('First');
});

test('keeps text as a new note when its note is deleted meanwhile', async () => {
  await using room = await startRoom(['Doomed', 'Lost']);
  const { ben, screen, user, note, field, press, saved, network } = room;
  const deleteMeanwhile = async (noteId: string) => {
    await screen.findByText('Saved');
    ben.change({ type: 'delete_note', noteId });
    await eventually(() => expect(network.received('note_deleted', noteId)).toBe(true));
  };
  await press(await note('Doomed'), '{F2}');
  await field();
  await user.keyboard('Worth keeping');
  await deleteMeanwhile('Doomed');
  await user.keyboard(SAVE);
  await ben.note('Worth keeping');
  // The deletion arrives while the change is in flight.
  await press(await note('Lost'), '{F2}');
  await field();
  await saved();
  network.hold();
  await user.keyboard(`Written too late${SAVE}`);
  ben.change({ type: 'delete_note', noteId: 'Lost' });
  await eventually(() => expect(network.received('note_deleted', 'Lost')).toBe(true));
  network.release();
  await screen.findByText('Kept as a new note');
  await ben.note('Written too late');
  expect(ben.notes()).toHaveLength(2);
});

test('shows who is writing on a note until they stop', async () => {
  await using room = await startRoom(['Shared']);
  const { site, board, screen, user, note } = room;
  const ann = await joined(site.url, 'Ann', board.id);
  ann.send({ type: 'set_writing', noteId: 'Shared' });
  await screen.findByRole('group', { name: /Name of Ann is writing…$/ });
  expect((await note('Shared')).textContent).toContain('Name of Ann is writing…');
  await user.keyboard('o');
  await screen.findByText(/is writing…/, { selector: 'li *' });
  ann.send({ type: 'set_writing' });
  await eventually(() => expect(screen.queryByText(/is writing…/)).toBeNull());
  ann.close();
});

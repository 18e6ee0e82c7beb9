import { expect, test, vi } from 'vitest';
import { startRoom } from '../../../../test/component/board.ts';
import { MAX_NOTE_LENGTH } from '../../../shared/whiteboard/constants.ts';
import { joined } from '../../../../test/whiteboard/testSocket.ts';
import { eventually } from '../../../../test/eventually.ts';

const SAVE = '{Control>}{Enter}{/Control}';
const SAVE_AND_NEXT = '{Control>}{Shift>}{Enter}{/Shift}{/Control}';

test('Ctrl+Enter and leaving the editor save the text; Cancel and Escape discard it', async () => {
  await using room = await startRoom(['First']);
  const { ben, screen, user, note, notes, field, canvas, press, click } = room;
  const rewrite = async (text: string, end = '') => {
    expect(document.activeElement).toBe(await field());
    await user.clear(await field());
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
  await user.clear(await field());
  await user.keyboard('Worth keeping');
  await deleteMeanwhile('Doomed');
  await user.keyboard(SAVE);
  await ben.note('Worth keeping');
  // The deletion arrives while the change is in flight.
  await press(await note('Lost'), '{F2}');
  await user.clear(await field());
  await saved();
  network.hold();
  await user.keyboard(`Written too late${SAVE}`);
  ben.change({ type: 'delete_note', noteId: 'Lost' });
  await eventually(() => expect(network.received('note_deleted', 'Lost')).toBe(true));
  network.release();
  await screen.findByText('This note is no longer on the board.');
  await ben.note('Written too late');
  expect(ben.notes()).toHaveLength(2);
});

test('a new note has its text selected, and an older one the caret at the end', async () => {
  await using room = await startRoom(['First']);
  const { ben, user, note, field, press, canvas } = room;
  await press(await note('First'), '{F2}');
  await field();
  await user.keyboard(` and more${SAVE}`);
  await ben.note('First and more');
  expect(ben.notes()).toHaveLength(1);
  await press(canvas(), '{Enter}');
  await field();
  await user.keyboard(`Second${SAVE}`);
  await ben.note('Second');
  await press(canvas(), 'o');
  await user.click(await room.screen.findByRole('button', { name: 'Edit: Second' }));
  await field();
  await user.keyboard(` as well${SAVE}`);
  await ben.note('Second as well');
});

test('the Tab key reaches Save and Cancel, which are in the bars, and leads back', async () => {
  await using room = await startRoom(['First']);
  const { screen, user, note, field, press } = room;
  await press(await note('First'), '{F2}');
  await field();
  await user.tab();
  const [save, cancel] = ['Save', 'Cancel'].map((name) => screen.getByRole('button', { name }));
  expect(document.activeElement).toBe(save);
  await user.tab();
  expect(document.activeElement).toBe(cancel);
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(await field());
  await user.tab();
  await user.keyboard('{Escape}');
  expect((await note('First')).contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('keeps both texts when the note changes while it is edited', async () => {
  await using room = await startRoom(['One', 'Two', 'Three']);
  const { ben, screen, user, note, field, press, saved, network } = room;
  const benWrites = async (noteId: string, content: string) => {
    ben.change({ type: 'update_note', noteId, updates: { content } });
    await eventually(() => expect(network.received('note_updated', content)).toBe(true));
  };
  await press(await note('One'), '{F2}');
  await field();
  await user.keyboard(' by me');
  await benWrites('One', 'One by Ben');
  await user.keyboard(SAVE);
  await screen.findByText('Kept as a new note');
  const [theirs, mine] = [await ben.note('One by Ben'), await ben.note('One by me')];
  expect(mine.position).toEqual({ x: theirs.position.x + 170, y: theirs.position.y });
  // The other text is stored while this one is on its way.
  await press(await note('Two'), '{F2}');
  await field();
  await saved();
  network.hold();
  await user.keyboard(` by me${SAVE}`);
  await benWrites('Two', 'Two by Ben');
  network.release();
  await ben.note('Two by me');
  await ben.note('Two by Ben');
  // Opening and leaving an editor changes nothing.
  await press(await note('Three'), '{F2}');
  await field();
  await benWrites('Three', 'Three by Ben');
  await user.keyboard(SAVE);
  await note('Three by Ben');
  await saved();
  expect(ben.notes()).toHaveLength(5);
});

test('saves the text of an open editor when the page is left, and goes on when it comes back', async () => {
  await using room = await startRoom(['First']);
  const { ben, user, note, field, press } = room;
  await press(await note('First'), '{F2}');
  await field();
  await user.keyboard(' and more');
  dispatchEvent(new Event('pagehide'));
  await ben.note('First and more');
  await user.keyboard(` still${SAVE}`);
  await ben.note('First and more still');
  expect(ben.notes()).toHaveLength(1);
});

test('saves the text of an open editor when the page is hidden, and goes on in it', async () => {
  await using room = await startRoom(['First']);
  const { ben, user, note, field, press } = room;
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await press(await note('First'), '{F2}');
  await field();
  await user.keyboard(' and more');
  document.dispatchEvent(new Event('visibilitychange'));
  await ben.note('First and more');
  shown.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await user.keyboard(` still${SAVE}`);
  await ben.note('First and more still');
  expect(ben.notes()).toHaveLength(1);
});

test('a text that the server refuses stays in the editor', async () => {
  await using room = await startRoom(['First']);
  const { ben, screen, user, note, field, press, network } = room;
  const tooLong = 'x'.repeat(MAX_NOTE_LENGTH + 1);
  network.alter((sent) => sent.replace('First and more', tooLong));
  await press(await note('First'), '{F2}');
  await field();
  await user.keyboard(` and more${SAVE}`);
  await screen.findByText(/Your text is still in the editor/);
  expect((await field()).value).toBe('First and more');
  network.alter((sent) => sent);
  (await field()).focus();
  await user.keyboard(SAVE);
  await ben.note('First and more');
  await ben.note('First');
});

test('a text that is too long stays in the editor, and continues on a note beside it when the page is left', async () => {
  await using room = await startRoom(['First']);
  const { ben, screen, user, note, field, press } = room;
  const fits = 'x'.repeat(MAX_NOTE_LENGTH);
  await press(await note('First'), '{F2}');
  await user.clear(await field());
  await user.paste(`${fits}yz`);
  await user.keyboard(SAVE);
  await screen.findByText(/^A note has at most 2,000 characters\. 2 are too many\./);
  expect((await field()).value).toBe(`${fits}yz`);
  dispatchEvent(new Event('pagehide'));
  const [first, second] = [await ben.note(fits), await ben.note('yz')];
  expect(second.position).toEqual({ x: first.position.x + 170, y: first.position.y });
  await screen.findByText('Continued on new notes');
  // The page comes back with its editor.
  expect((await field()).value).toBe(fits);
});

test('a text that is too long is kept beside what others wrote meanwhile', async () => {
  await using room = await startRoom(['First']);
  const { ben, user, note, field, press, network } = room;
  const fits = 'x'.repeat(MAX_NOTE_LENGTH);
  await press(await note('First'), '{F2}');
  await user.clear(await field());
  await user.paste(`${fits}yz`);
  ben.change({ type: 'update_note', noteId: 'First', updates: { content: 'By Ben' } });
  await eventually(() => expect(network.received('note_updated', 'By Ben')).toBe(true));
  dispatchEvent(new Event('pagehide'));
  for (const text of [fits, 'yz', 'By Ben']) await ben.note(text);
  expect(ben.notes()).toHaveLength(3);
});

test('asks before two people write on a note, on the canvas and in the outline', async () => {
  await using room = await startRoom(['Shared']);
  const { site, board, screen, user, note, field, press, network } = room;
  const ann = await joined(site.url, 'Ann', board.id);
  ann.send({ type: 'set_writing', noteId: 'Shared' });
  await eventually(() => expect(network.received('writing_changed')).toBe(true));
  await press(await note('Shared'), '{F2}');
  const dialog = await screen.findByRole('dialog', { name: 'Someone is writing here' });
  expect(dialog.textContent).toContain('Name of Ann is writing on this note.');
  await user.keyboard('{Escape}');
  await eventually(async () => expect(document.activeElement).toBe(await note('Shared')));
  expect(screen.queryByLabelText('Note text')).toBeNull();
  await user.keyboard('{F2}');
  await user.click(await screen.findByRole('button', { name: 'Edit anyway' }));
  expect(document.activeElement).toBe(await field());
  await user.keyboard('{Escape}o');
  const edit = await screen.findByRole('button', { name: 'Edit: Shared' });
  await user.click(edit);
  await screen.findByRole('dialog', { name: 'Someone is writing here' });
  await user.keyboard('{Escape}');
  await eventually(() => expect(document.activeElement).toBe(edit));
  await user.click(edit);
  await user.click(await screen.findByRole('button', { name: 'Edit anyway' }));
  await eventually(async () => expect(document.activeElement).toBe(await field()));
  // Nobody is asked once the other has left.
  await user.keyboard('{Escape}');
  ann.close();
  await eventually(() => expect(screen.queryByText(/is writing…/)).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Edit: Shared' }));
  await field();
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

import { expect, test } from './page.ts';
import {
  add,
  boxOf,
  distanceFrom,
  dragNote,
  edit,
  field,
  openNewBoard,
  note,
  notes,
  openBoard,
  openContext,
} from './whiteboard.ts';

test('a facilitator locks a note: participants vote on it and change nothing else', async ({
  page: fay,
  browser,
  site,
}) => {
  const id = await openNewBoard(fay, site.url);
  const { page: ben, close } = await openContext(browser);
  await openBoard(ben, id, site.url);
  await add(fay, 'Agenda', { x: 400, y: 300 });
  await note(ben, 'Agenda').focus();
  await expect(ben.getByRole('button', { name: 'Lock note' })).toHaveCount(0);

  await note(fay, 'Agenda').focus();
  const lock = fay.getByRole('button', { name: 'Lock note' });
  await lock.click();
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  await expect(note(ben, 'Agenda')).toHaveAccessibleName(/locked/);

  const before = await boxOf(note(ben, 'Agenda'));
  await dragNote(ben, note(ben, 'Agenda'), { x: 120, y: 80 });
  await note(ben, 'Agenda').focus();
  await ben.keyboard.press('ArrowRight');
  await ben.keyboard.press('Delete');
  expect(await distanceFrom(note(ben, 'Agenda'), before)).toEqual({ x: 0, y: 0 });
  await edit(ben, 'Agenda');
  await expect(field(ben)).toHaveCount(0);
  await ben.keyboard.press('v');
  await expect(note(fay, 'Agenda').getByTitle('1 vote')).toBeVisible();
  await expect(notes(fay)).toHaveCount(1);

  await lock.click();
  await expect(note(ben, 'Agenda')).not.toHaveAccessibleName(/locked/);
  await edit(ben, 'Agenda');
  await field(ben).fill('Agenda and goals');
  await ben.keyboard.press('Control+Enter');
  await expect(note(fay, 'Agenda and goals')).toBeVisible();
  await close();
});

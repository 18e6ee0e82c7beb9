import { expect, expectAccessible, test } from './page.ts';
import {
  add,
  canvas,
  expectSaved,
  openNewBoard,
  note,
  notes,
  openBoard,
  openContext,
  participant,
  seededBoard,
  showBoard,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('a facilitator looks at earlier moments by keyboard, restores one and undoes it', async ({
  page: ada,
  browser,
  site,
}) => {
  const id = await openNewBoard(ada, site.url);
  await add(ada, 'First idea', { x: 400, y: 300 });
  await add(ada, 'Second idea', { x: 700, y: 300 });
  await expectSaved(ada);
  const { page: ben, close } = await openContext(browser);
  await openBoard(ben, id, site.url);

  await ada.getByRole('button', { name: 'More', exact: true }).click();
  await ada.getByRole('menuitem', { name: 'History' }).click();
  const slider = ada.getByRole('slider', { name: 'Moment' });
  const history = ada.getByRole('region', { name: 'History' });
  await expect(slider).toBeFocused();
  await expect(notes(ada)).toHaveCount(2);
  await expectAccessible(ada);
  await ada.keyboard.press('Home');
  await expect(notes(ada)).toHaveCount(0);
  await expect(history).toContainText('The start of the history');
  await ada.keyboard.press('ArrowRight');
  await expect(history).toContainText('added a note');
  await expect(slider).toHaveAttribute('aria-valuetext', /added a note, 1 of \d+$/);
  await ada.keyboard.press('ArrowRight');
  await expect(note(ada, 'First idea')).toBeVisible();
  await expect(notes(ada)).toHaveCount(1);
  // It is only a view: no one else sees it, and nothing can be changed.
  await expect(notes(ben)).toHaveCount(2);
  await canvas(ada).dblclick({ position: { x: 300, y: 500 } });
  await note(ada, 'First idea').dblclick();
  await expect(ada.getByLabel('Note text')).toHaveCount(0);

  await history.getByRole('button', { name: 'Restore' }).click();
  for (const page of [ada, ben]) await expect(notes(page)).toHaveCount(1);
  await expect(ben.getByText('restored the board', { exact: false }).first()).toBeVisible();
  await canvas(ada).focus();
  await ada.keyboard.press('Control+z');
  for (const page of [ada, ben]) await expect(notes(page)).toHaveCount(2);
  await ada.keyboard.press('Control+Shift+z');
  for (const page of [ada, ben]) await expect(notes(page)).toHaveCount(1);
  await close();
});

test('a participant sees the history but cannot restore it; a reader does not see it', async ({
  page,
  site,
}) => {
  const { id, readOnlyId } = seededBoard(site, [{ content: 'Old note' }]);
  using ben = await participant(site, id);
  ben.change({ type: 'delete_note', noteId: 'Old note' });
  await openBoard(page, id);
  await expect(notes(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect(note(page, 'Old note')).toBeVisible();
  await expect(page.getByText('The facilitator of this board can restore a moment.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'History' })).toBeHidden();
  await expect(notes(page)).toHaveCount(0);
  await showBoard(page);

  await page.goto(`/whiteboard?board=${readOnlyId}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Show all notes' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'History' })).toHaveCount(0);
});

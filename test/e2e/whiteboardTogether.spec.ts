import type { Browser, Page } from '@playwright/test';
import { expect, test } from './page.ts';
import type { Site } from './site.ts';
import {
  add,
  openContext,
  boxOf,
  dragNote,
  edit,
  field,
  distanceFrom,
  seededBoard,
  news,
  note,
  notes,
  openBoard,
  rename,
  showOutline,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('two people see the changes of each other', async ({ page: ada, browser, site }) => {
  const { page: ben, close } = await openForTwo(ada, browser, site);
  await expect(ada.getByText('2 participants')).toBeVisible();
  await expect(ben.getByText('2 participants')).toBeVisible();

  await add(ada, 'From Ada', { x: 500, y: 400 });
  await expect(note(ben, 'From Ada')).toBeVisible();
  await edit(ben, 'From Ada');
  await field(ben).fill('From both');
  await ben.keyboard.press('Control+Enter');
  await expect(note(ada, 'From both')).toBeVisible();
  const before = await boxOf(note(ben, 'From both'));
  await dragNote(ada, note(ada, 'From both'), { x: 150, y: 90 });
  await expect.poll(() => distanceFrom(note(ben, 'From both'), before)).toEqual({ x: 150, y: 90 });

  await note(ada, 'From both').click();
  await ada.getByRole('button', { name: 'Vote for note' }).click();
  await expect(ben.getByRole('group', { name: /From both.*, 1 vote$/ })).toBeVisible();

  await note(ben, 'From both').click();
  await ben.keyboard.press('Delete');
  await expect(notes(ada)).toHaveCount(0);
  await expect(news(ada)).toContainText(/Deleted: From both|Others .*deleted/);
  await close();
  await expect(ada.getByText('1 participant', { exact: true })).toBeVisible();
});

/** Opens a new board in the page and in another browser context. */
async function openForTwo(page: Page, browser: Browser, site: Site) {
  const { id } = seededBoard(site);
  await openBoard(page, id);
  const other = await openContext(browser);
  await openBoard(other.page, id);
  return other;
}

const expectAuthor = (page: Page, text: string, name: string) =>
  expect(page.getByRole('group', { name: new RegExp(`${text}, by ${name}$`) })).toBeVisible();

test('each sees the cursor and name of the other, and their own name as You', async ({
  page: ada,
  browser,
  site,
}) => {
  const { page: ben, close } = await openForTwo(ada, browser, site);
  await rename(ben, 'Ben Okafor');
  const cursor = ada.locator('[data-cursor]');
  await expect(cursor).toHaveText('Ben Okafor');
  await ben.mouse.move(640, 580);
  await expect(cursor).toBeVisible();
  await expect.poll(async () => (await boxOf(cursor)).x).toBeCloseTo(640, -1);
  await ada.getByRole('button', { name: 'Participants: 2' }).click();
  const people = ada.getByRole('dialog', { name: 'Participants' });
  await expect(people.getByRole('listitem')).toHaveText([/You \(.+\)$/, /Ben OkaforFollow$/]);
  await ada.keyboard.press('Escape');
  await ben.reload();
  await ben.getByRole('button', { name: /Participants/ }).click();
  await expect(ben.getByLabel('Your name, as others see it')).toHaveValue('Ben Okafor');
  await ben.keyboard.press('Escape');

  // Authorship depends on the id, not on the name.
  await rename(ada, 'Ann');
  await rename(ben, 'Ann');
  await add(ada, 'From here', { x: 500, y: 400 });
  await add(ben, 'From there', { x: 800, y: 400 });
  await expectAuthor(ada, 'From here', 'You');
  await expectAuthor(ada, 'From there', 'Ann');
  await expectAuthor(ben, 'From here', 'Ann');
  await rename(ada, 'Bea');
  await ada.reload();
  await expectAuthor(ada, 'From here', 'You');
  await expectAuthor(ada, 'From there', 'Ann');
  await showOutline(ada);
  await expect(ada.getByRole('listitem').filter({ hasText: 'From here' })).toContainText('You');
  await expect(ada.getByRole('listitem').filter({ hasText: 'From there' })).toContainText('Ann');
  await close();
});

test('two tabs of one person are one participant, under one name', async ({ page: one, site }) => {
  const { id } = seededBoard(site);
  await openBoard(one, id);
  const two = await one.context().newPage();
  await openBoard(two, id);
  await rename(two, 'Ada Obi');
  await add(one, 'By both', { x: 500, y: 400 });
  await expect(note(two, 'By both')).toBeVisible();
  await expect(one.getByText('1 participant', { exact: true })).toBeVisible();
  await expectAuthor(two, 'By both', 'You');
  await one.reload();
  await expectAuthor(one, 'By both', 'You');
  await two.close();
});

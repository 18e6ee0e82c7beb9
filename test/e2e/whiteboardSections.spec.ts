import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import {
  boxOf,
  canvas,
  distanceFrom,
  drag,
  dragNote,
  news,
  note,
  openBoard,
  seededBoard,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const section = (page: Page, title: string) =>
  page.getByRole('group', { name: new RegExp(`^Section ${title}, `) });

async function addSection(page: Page, title: string) {
  await canvas(page).focus();
  await page.keyboard.press('s');
  await page.getByLabel('Section heading').fill(title);
  await page.keyboard.press('Enter');
  await expect(section(page, title)).toBeFocused();
}

test('notes join the section they are dropped on and move along with it', async ({
  page,
  site,
}) => {
  await openBoard(page, seededBoard(site, [{ content: 'Wanderer' }]).id);
  await note(page, 'Wanderer').focus();
  await addSection(page, 'First');
  await canvas(page).focus();
  await page.keyboard.press('Escape');
  await addSection(page, 'Second');
  await note(page, 'Wanderer').focus();
  await page.keyboard.press(']');
  await expect(page.getByRole('group', { name: 'Section Second, 1 note' })).toBeVisible();
  await expect(news(page)).toHaveText('Moved to Second.');

  const before = await boxOf(note(page, 'Wanderer'));
  const heading = await boxOf(section(page, 'Second'));
  await drag(page, { x: heading.x + 30, y: heading.y + 20 }, { x: 60, y: 40 });
  expect(await distanceFrom(note(page, 'Wanderer'), before)).toEqual({ x: 60, y: 40 });
  const at = await boxOf(note(page, 'Wanderer'));
  await dragNote(page, note(page, 'Wanderer'), { x: 100, y: 740 - at.y });
  await expect(page.getByRole('group', { name: 'Section Second, 0 notes' })).toBeVisible();
  await page.getByLabel('Section', { exact: true }).selectOption('First');
  await expect(page.getByRole('group', { name: 'Section First, 1 note' })).toBeVisible();
});

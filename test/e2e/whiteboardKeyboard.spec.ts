import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import {
  boxOf,
  canvas,
  expectSaved,
  field,
  distanceFrom,
  seededBoard,
  news,
  note,
  openBoard,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const focused = (page: Page) => page.locator(':focus');

test('the canvas works with the keyboard only', async ({ page, site }) => {
  await openBoard(page, seededBoard(site).id);
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await canvas(page).evaluate((element) => element === document.activeElement)) break;
  }
  await expect(canvas(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('By keys');
  await page.keyboard.press('Control+Enter');
  await expect(note(page, 'By keys')).toBeFocused();
  const before = await boxOf(note(page, 'By keys'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  expect(await distanceFrom(note(page, 'By keys'), before)).toEqual({ x: -10, y: -60 });
  await page.keyboard.press('v');
  await expect(page.getByRole('group', { name: /By keys.*, 1 vote$/ })).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Changed');
  await page.keyboard.press('Control+Enter');
  await expect(note(page, 'Changed')).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect(note(page, 'Changed')).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(note(page, 'Changed')).toHaveCount(1);
  await expect(canvas(page)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  // A dialog traps keys until it is unmounted, a moment after it has closed.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect(note(page, 'Changed')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(note(page, 'Changed')).toHaveCount(1);
  await expectSaved(page);
});

test('the outline adds, edits, moves, colors, votes and deletes with the keyboard only', async ({
  page,
  site,
}) => {
  await openBoard(page, seededBoard(site).id);
  await page.keyboard.press('o');
  const topics = page.getByRole('region', { name: /^Topics/ });
  const questions = page.getByRole('region', { name: /^Questions/ });
  await topics.getByLabel('New note in Topics').focus();
  await page.keyboard.type('A topic');
  await page.keyboard.press('Enter');
  await expect(topics.getByText('A topic')).toBeVisible();
  await expect(topics.getByLabel('New note in Topics')).toBeFocused();
  await page.keyboard.type('Another');
  await page.keyboard.press('Enter');
  await expect(topics.getByRole('heading')).toHaveText('Topics 2');

  await topics.getByRole('button', { name: 'Vote: Another' }).focus();
  await page.keyboard.press('Enter');
  await expect(topics.getByRole('listitem').first()).toContainText('Another');
  await expect(topics.getByRole('listitem').first()).toContainText('1 vote');

  await topics.getByRole('button', { name: 'Edit: A topic' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('A question?');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAccessibleName('Category');
  await page.keyboard.press('Q');
  await page.keyboard.press('Tab');
  // From blue, the color of topics.
  await page.keyboard.press('ArrowRight');
  await expect(focused(page)).toHaveAccessibleName('Green');
  await page.keyboard.press('Control+Enter');
  await expect(questions.getByText('A question?')).toBeVisible();
  await expect(news(page)).toHaveText('Moved to Questions.');
  await expect(questions.getByRole('button', { name: 'Edit: A question?' })).toBeFocused();

  await questions.getByRole('button', { name: 'Delete: A question?' }).focus();
  await page.keyboard.press('Enter');
  await expect(questions.getByText('No notes')).toBeVisible();
  await expect(questions.getByLabel('New note in Questions')).toBeFocused();
  await page.keyboard.press('Escape');
});

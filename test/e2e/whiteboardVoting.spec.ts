import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './page.ts';
import {
  boxOf,
  expectSaved,
  openNewBoard,
  note,
  notes,
  openBoard,
  openContext,
  showBoard,
  showOutline,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const menu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** Adds notes as lines of a list. */
async function addList(page: Page, lines: string) {
  await menu(page, 'Paste a list…');
  await page.getByRole('textbox', { name: 'List' }).fill(lines);
  await page.getByRole('button', { name: /^Add \d notes$/ }).click();
  await page.keyboard.press('Escape');
}

async function vote(page: Page, text: string) {
  await note(page, text).focus();
  await page.keyboard.press('v');
}

async function exported(page: Page, item: string) {
  const download = page.waitForEvent('download');
  await menu(page, item);
  return readFile(await (await download).path(), 'utf8');
}

test('votes have a number per person, stay hidden until they are revealed and sort the notes', async ({
  page: fay,
  browser,
  site,
}) => {
  const id = await openNewBoard(fay, site.url);
  const { page: ben, close } = await openContext(browser);
  await openBoard(ben, id, site.url);
  await addList(fay, 'Alpha\nBravo\nCharlie\nDelta');
  await expect(notes(ben)).toHaveCount(4);
  await vote(fay, 'Alpha');
  await expect(note(ben, 'Alpha').getByTitle('1 vote')).toBeVisible();

  await menu(fay, 'Start a vote…');
  await expectAccessible(fay);
  await fay.getByLabel('Votes per person').selectOption('2');
  await expect(fay.getByLabel('Clear the earlier 1 vote')).toBeChecked();
  await fay.getByRole('button', { name: 'Start voting' }).click();
  await expect(ben.getByText('2 of 2 votes left.')).toBeVisible();
  await expect(note(ben, 'Alpha').getByTitle(/vote/)).toHaveCount(0);
  await vote(ben, 'Charlie');
  await vote(ben, 'Bravo');
  await expect(ben.getByText('0 of 2 votes left.')).toBeVisible();
  await vote(ben, 'Delta');
  await expect(ben.getByText('You have cast all your votes (2)').first()).toBeVisible();
  await ben.keyboard.press('Control+z');
  await expect(ben.getByText('1 of 2 votes left.')).toBeVisible();
  await ben.keyboard.press('Control+Shift+z');
  await expect(ben.getByText('0 of 2 votes left.')).toBeVisible();
  await expect(ben.getByRole('group', { name: /Bravo.*, your vote$/ })).toBeVisible();
  await expectAccessible(ben);
  await vote(fay, 'Charlie');
  await expectSaved(fay);
  await expect(note(fay, 'Bravo').getByTitle(/vote/)).toHaveCount(0);
  await ben.reload();
  await expect(note(ben, 'Bravo').getByTitle('your vote')).toBeVisible();
  await expect(ben.getByText('0 of 2 votes left.')).toBeVisible();
  expect(await exported(ben, 'Save as CSV')).not.toMatch(/,[1-9]\r?$/m);
  await ben.getByRole('button', { name: 'More' }).click();
  await expect(ben.getByRole('menuitem', { name: 'Arrange by votes' })).toBeDisabled();
  await ben.keyboard.press('Escape');

  await fay.getByRole('button', { name: 'Reveal votes' }).click();
  await expect(note(ben, 'Charlie').getByTitle('2 votes')).toBeVisible();
  await expect(ben.getByText('The vote is over: 3 votes.')).toBeVisible();
  await ben.getByRole('button', { name: 'Show results' }).click();
  await expect(ben.getByRole('listitem').first()).toContainText('Charlie');
  await expect(ben.getByRole('listitem').nth(1)).toContainText('Bravo');
  await expect(ben.getByRole('button', { name: /^Vote/ })).toHaveCount(0);
  await expectAccessible(ben);
  expect(await exported(ben, 'Save as Markdown')).toContain(
    '## Results of the vote\n\n1. Charlie (2 votes)\n2. Bravo (1 vote)\n',
  );
  await ben.getByLabel('Order').selectOption('By category');
  await expect(ben.getByRole('region', { name: /^Episode Ideas/ })).toBeVisible();
  await showBoard(ben);
  await menu(ben, 'Arrange by votes');
  const [first, second] = [await boxOf(note(ben, 'Charlie')), await boxOf(note(ben, 'Bravo'))];
  expect(first.y).toBe(second.y);
  expect(first.x).toBeLessThan(second.x);
  await fay.getByRole('button', { name: 'End vote' }).click();
  await expect(ben.getByText('The vote is over')).toHaveCount(0);
  await vote(ben, 'Alpha');
  await expect(note(fay, 'Alpha').getByTitle('1 vote')).toBeVisible();
  await showOutline(fay);
  await close();
});

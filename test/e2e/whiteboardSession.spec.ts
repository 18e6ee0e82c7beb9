import { devices, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from './page.ts';
import { expectSaved, field, openNewBoard, note, openBoard, tool } from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const menu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

async function addByTap(phone: Page, text: string) {
  await tool(phone, 'Sticky note').tap();
  await phone.touchscreen.tap(190, 330);
  await field(phone).fill(text);
  await phone.getByRole('button', { name: 'Save' }).tap();
  await tool(phone, 'Move').tap();
}

/** In the outline, because a phone shows only a part of the board. */
async function voteOnPhone(phone: Page, text: string) {
  await phone.getByRole('button', { name: `Vote: ${text}` }).tap();
}

test('two people plan a season, one on a phone: template, timer, private notes, votes, export', async ({
  page: fay,
  browser,
  site,
}) => {
  const id = await openNewBoard(fay, site.url);
  const pocket = await browser.newContext(devices['Pixel 7']);
  const ben = await pocket.newPage();
  await openBoard(ben, id, site.url);

  await fay.getByRole('button', { name: /^Podcast season/ }).click();
  await expect(fay.getByRole('group', { name: 'Section Guests, 1 note' })).toBeVisible();
  await fay.getByRole('button', { name: /^Timer/ }).click();
  await fay.getByRole('menuitem', { name: '45 minutes' }).click();
  await expect(ben.getByRole('button', { name: /^Timer/ })).toHaveText(/^4\d:\d\d$/);

  await menu(fay, 'Paste a list…');
  await fay.getByRole('textbox', { name: 'List' }).fill('A CFO who said no\nPeak season');
  await fay.getByRole('button', { name: 'Add 2 notes' }).click();
  await fay.keyboard.press('Escape');

  // Private notes are hidden from others until they are revealed.
  await fay.getByRole('button', { name: 'More' }).click();
  await fay.getByRole('menuitemcheckbox', { name: 'Private writing' }).click();
  await expect(ben.getByText(/Private writing/)).toBeVisible();
  await addByTap(ben, 'The deal we lost');
  await expectSaved(ben);
  await expect(note(fay, 'The deal we lost')).toHaveCount(0);
  await fay.getByRole('button', { name: 'Reveal notes' }).click();
  await expect(note(fay, 'The deal we lost')).toBeVisible();

  await menu(fay, 'Start a vote…');
  await fay.getByRole('button', { name: 'Start voting' }).click();
  await menu(ben, 'Outline');
  await voteOnPhone(ben, 'The deal we lost');
  await voteOnPhone(ben, 'A CFO who said no');
  await note(fay, 'The deal we lost').focus();
  await fay.keyboard.press('v');
  await expectSaved(ben);
  await fay.getByRole('button', { name: 'Reveal votes' }).click();
  await expect(fay.getByText('The vote is over: 3 votes.')).toBeVisible();

  const downloading = ben.waitForEvent('download');
  await menu(ben, 'Save as Markdown');
  const plan = await readFile(await (await downloading).path(), 'utf8');
  expect(plan).toContain('1. The deal we lost (2 votes)\n2. A CFO who said no (1 vote)\n');
  for (const section of ['Audience', 'Episode ideas', 'Guests', 'Questions', 'Marketing'])
    expect(plan).toContain(`## ${section}`);
  await pocket.close();
});

import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from './page.ts';
import {
  boxOf,
  canvas,
  distanceFrom,
  drag,
  dragNote,
  field,
  news,
  note,
  openBoard,
  seededBoard,
  tool,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const section = (page: Page, title: string) =>
  page.getByRole('group', { name: new RegExp(`^Section ${title}, `) });
const sections = (page: Page) => page.getByRole('group', { name: /^Section / });

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

test('show all keeps the board clear of the bars', async ({ page, site }) => {
  const corners = [
    { content: 'Top', position: { x: 0, y: 0 } },
    { content: 'Bottom', position: { x: 900, y: 3000 } },
  ];
  await openBoard(page, seededBoard(site, corners).id);
  await note(page, 'Top').focus();
  const commands = page.getByRole('group', { name: 'Selected notes' });
  await expect(commands).toBeVisible();
  await page.keyboard.press('f');
  const bar = await boxOf(commands);
  const bottom = await boxOf(note(page, 'Bottom'));
  expect(bottom.y + bottom.height).toBeLessThan(bar.y);
  const top = await boxOf(note(page, 'Top'));
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(top.y).toBeGreaterThan(title.y + title.height);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });

  test('sections work by touch', async ({ page, site }) => {
    await openBoard(page, seededBoard(site).id);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^Episode plan/ }).tap();
    await expect(sections(page)).toHaveCount(6);
    await section(page, 'Goal').tap();
    await page.getByRole('button', { name: 'Rename section' }).tap();
    await page.getByLabel('Section heading').fill('Aim');
    await page.keyboard.press('Enter');
    await expect(section(page, 'Aim')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await tool(page, 'Sticky note').tap();
    const { x, y } = await boxOf(section(page, 'Aim'));
    await page.touchscreen.tap(x + 50, y + 100);
    await field(page).fill('By finger');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByRole('group', { name: 'Section Aim, 2 notes' })).toBeVisible();
  });
});

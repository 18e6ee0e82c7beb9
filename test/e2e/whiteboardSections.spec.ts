import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';
import {
  add,
  boxOf,
  canvas,
  category,
  distanceFrom,
  drag,
  dragNote,
  expectSaved,
  field,
  news,
  note,
  notes,
  openBoard,
  openContext,
  seededBoard,
  showBoard,
  showOutline,
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

async function chooseInMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('a section is created, renamed, moved, resized, locked and deleted by keyboard', async ({
  page,
  site,
  browser,
}) => {
  const { id } = seededBoard(site, [{ content: 'Inside', position: { x: -1000, y: 0 } }]);
  await openBoard(page, id);
  const { page: ben, close } = await openContext(browser);
  await openBoard(ben, id, site.url);
  await note(page, 'Inside').focus();
  await addSection(page, 'Guests');
  await expect(page.getByRole('group', { name: 'Section Guests, 1 note' })).toBeVisible();
  await expect(ben.getByRole('group', { name: 'Section Guests, 1 note' })).toBeVisible();
  await expect(news(ben)).toContainText('Section added: New section.');

  await page.keyboard.press('F2');
  await page.getByLabel('Section heading').fill('People');
  await page.keyboard.press('Escape');
  await expect(section(page, 'Guests')).toBeFocused();
  const before = await boxOf(note(page, 'Inside'));
  await page.keyboard.press('ArrowRight');
  expect(await distanceFrom(note(page, 'Inside'), before)).toEqual({ x: 10, y: 0 });
  const narrow = await boxOf(section(page, 'Guests'));
  await page.keyboard.press('Control+ArrowRight');
  expect((await boxOf(section(page, 'Guests'))).width).toBeCloseTo(narrow.width + 20, 0);

  await page.getByRole('button', { name: 'Lock section' }).click();
  await expect(ben.getByRole('group', { name: 'Section Guests, 1 note, locked' })).toBeVisible();
  await section(page, 'Guests').focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowDown');
  await expect(section(page, 'Guests')).toBeVisible();
  await page.getByRole('button', { name: 'Lock section' }).click();
  await section(page, 'Guests').focus();
  await page.keyboard.press('Delete');
  await expect(sections(ben)).toHaveCount(0);
  await expect(note(ben, 'Inside')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(ben.getByRole('group', { name: 'Section Guests, 1 note' })).toBeVisible();
  await expect(page.getByText('Change rejected')).toHaveCount(0);
  await close();
});

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

test('a template fills an empty board in one step; the outline shows its sections', async ({
  page,
  site,
}) => {
  await openBoard(page, seededBoard(site).id);
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /^Blank/ })).toBeVisible();
  await page.getByRole('button', { name: /^Podcast season/ }).click();
  const titles = ['Audience', 'Episode ideas', 'Guests', 'Questions', 'Marketing', 'Next steps'];
  for (const title of titles)
    await expect(page.getByRole('group', { name: `Section ${title}, 1 note` })).toBeVisible();
  await expectAccessible(page);
  await showOutline(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...titles.map((title) => `${title} 1`),
    'Without a section 0',
  ]);
  await expectAccessible(page);
  await page.getByLabel('New note in Guests').fill('A CFO');
  await page.keyboard.press('Enter');
  const guests = page.getByRole('region', { name: 'Guests' });
  await expect(guests.getByRole('listitem')).toHaveCount(2);
  await guests.getByRole('button', { name: /^Guests/ }).click();
  await expect(guests.getByRole('listitem').first()).toBeHidden();
  await showBoard(page);
  await expect(page.getByRole('group', { name: 'Section Guests, 2 notes' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-note], [data-section]')).toHaveCount(0);
});

test('a category chooses the color of new notes until a color is chosen by hand', async ({
  page,
  site,
}) => {
  await openBoard(page, seededBoard(site).id);
  await tool(page, 'Sticky note').click();
  await category(page).selectOption('Guest Ideas');
  await expect(page.getByRole('radio', { name: 'Green' })).toBeChecked();
  await add(page, 'Ann', { x: 300, y: 300 });
  await expect(note(page, 'Ann')).toHaveCSS('background-color', 'rgb(153, 255, 153)');
  await page.mouse.click(900, 600);
  await page.getByRole('radio', { name: 'Red' }).click({ force: true });
  await category(page).selectOption('Topics');
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
});

test('aligns and tidies a selection; arranging labels categories and keeps headings', async ({
  page,
  site,
}) => {
  const { id } = seededBoard(site, [
    { content: 'One', position: { x: 0, y: 0 } },
    { content: 'Two', position: { x: 230, y: 90 }, category: 'guest' },
    { content: 'Three', position: { x: 500, y: 30 } },
    { content: 'My heading', position: { x: 0, y: -200 }, kind: 'text' },
  ]);
  await openBoard(page, id);
  for (const [index, text] of ['One', 'Two', 'Three'].entries()) {
    const { x, y } = await boxOf(note(page, text));
    await page.keyboard.down('Shift');
    await page.mouse.click(x + 60, y + 30);
    await page.keyboard.up('Shift');
    await expect(page.locator('[data-selected]')).toHaveCount(index + 1);
  }
  const top = (text: string) => boxOf(note(page, text)).then(({ y }) => Math.round(y));
  await page.getByRole('button', { name: 'Align and tidy' }).click();
  await page.getByRole('menuitem', { name: 'Align top' }).click();
  await expect.poll(() => top('Two')).toBe(await top('One'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => top('Two')).not.toBe(await top('One'));

  const stored = () =>
    site.inDatabase((database) =>
      database
        .prepare('select note from whiteboard_notes where board_id = ? and id = ?')
        .pluck()
        .get(id, 'My heading'),
    );
  const heading = stored();
  await chooseInMenu(page, 'Arrange');
  await expect(note(page, 'My heading')).toBeVisible();
  await expect(notes(page)).toHaveCount(6);
  await expectSaved(page);
  expect(stored()).toBe(heading);
  await chooseInMenu(page, 'Arrange');
  await expect(notes(page)).toHaveCount(6);
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

test('exports Markdown, CSV and SVG by section, and imports sections and pasted lists', async ({
  page,
  site,
}) => {
  await openBoard(page, seededBoard(site, [{ content: '=Formula' }]).id);
  await note(page, '=Formula').focus();
  await addSection(page, 'Numbers');
  const save = async (name: string) => {
    const downloading = page.waitForEvent('download');
    await chooseInMenu(page, name);
    const download = await downloading;
    return { path: await download.path(), name: download.suggestedFilename() };
  };
  const markdown = await save('Save as Markdown');
  expect(markdown.name).toMatch(/^podcast-brainstorm-[\d-]+\.md$/);
  expect(await readFile(markdown.path, 'utf8')).toContain('## Numbers (1)\n\n- =Formula');
  const csv = await save('Save as CSV');
  expect(await readFile(csv.path, 'utf8')).toContain("\r\nNumbers,'=Formula,Episode Ideas,");
  const svg = await save('Save as picture (SVG)');
  expect(await readFile(svg.path, 'utf8')).toMatch(/^<svg [^]*>Numbers \(1\)<[^]*>=Formula</);

  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await exporting).path();
  await openBoard(page, seededBoard(site).id);
  await page.getByLabel('Board file').setInputFiles(file);
  await expect(page.getByRole('group', { name: 'Section Numbers, 1 note' })).toBeVisible();

  await chooseInMenu(page, 'Paste a list…');
  await page.getByRole('textbox', { name: 'List', exact: true }).fill('- Ann\n\n2. Ben');
  await page.getByRole('dialog').getByLabel('Category').selectOption('Guest Ideas');
  await page.getByRole('button', { name: 'Add 2 notes' }).click();
  await expect(note(page, 'Ben')).toHaveCSS('background-color', 'rgb(153, 255, 153)');
  await expect(page.getByRole('group', { name: 'Section Numbers, 1 note' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notes(page)).toHaveCount(1);
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

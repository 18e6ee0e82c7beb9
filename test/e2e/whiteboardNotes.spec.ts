import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import {
  add,
  another,
  boxOf,
  canvas,
  drag,
  expectSaved,
  field,
  newBoard,
  note,
  notes,
  openBoard,
  tool,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

const colours = [
  ['Yellow', '#FFE066', 'rgb(255, 224, 102)'],
  ['Red', '#FF9999', 'rgb(255, 153, 153)'],
  ['Blue', '#99CCFF', 'rgb(153, 204, 255)'],
  ['Green', '#99FF99', 'rgb(153, 255, 153)'],
  ['Apricot', '#FFCC99', 'rgb(255, 204, 153)'],
  ['Lilac', '#CC99FF', 'rgb(204, 153, 255)'],
  ['Mint', '#99FFCC', 'rgb(153, 255, 204)'],
  ['Orange', '#FFB366', 'rgb(255, 179, 102)'],
] as const;
const [[, , yellow], , [, , blue], , , , [, , mint]] = colours;
const labels = ['Episode Ideas', 'Topics', 'Guest Ideas', 'Action Items', 'Questions'];
const choose = (page: Page, colour: string) =>
  page.getByRole('radio', { name: colour }).click({ force: true });
const category = (page: Page) => page.getByLabel('Category', { exact: true });
const paper = (page: Page, text: string, rgb: string) =>
  expect(note(page, text)).toHaveCSS('background-color', rgb);

test('a colour or category for the next note leaves the one before alone', async ({
  page,
  browser,
}) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await tool(page, 'Sticky note').click();
  await page.mouse.click(400, 300);
  await field(page).fill('First');
  await page.keyboard.press('Control+Enter');
  await choose(page, 'Blue');
  await category(page).selectOption('Topics');
  await page.mouse.click(700, 300);
  await field(page).fill('Second');
  await page.keyboard.press('Control+Enter');
  await tool(page, 'Text').click();
  await category(page).selectOption('Questions');
  await expectSaved(page);
  const { page: ben, close } = await another(browser, 'Ben');
  await openBoard(ben, id);
  for (const board of [page, ben]) {
    await paper(board, 'First', yellow);
    await expect(note(board, 'First')).toContainText('Episode Ideas');
    await paper(board, 'Second', blue);
    await expect(note(board, 'Second')).toContainText('Topics');
  }
  await close();

  // With the move tool they serve what is selected.
  await tool(page, 'Move').click();
  await note(page, 'First').click();
  await choose(page, 'Mint');
  await paper(page, 'First', mint);
  await paper(page, 'Second', blue);
});

test('while a new note is written, colour and category are for it, and the writing goes on', async ({
  page,
}) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await tool(page, 'Sticky note').click();
  await page.mouse.click(400, 300);
  await field(page).fill('Half');
  await choose(page, 'Blue');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(' and');
  // Once more what is chosen already.
  await choose(page, 'Blue');
  await page.keyboard.type(' half');
  await category(page).focus();
  await category(page).selectOption('Guest Ideas');
  await expect(field(page)).toBeFocused();
  await category(page).focus();
  await expect(field(page)).toHaveValue('Half and half');
  // From a chooser the focus leaves as it does from the text.
  await canvas(page).focus();
  await expect(field(page)).toHaveCount(0);
  await paper(page, 'Half and half', blue);
  await expect(note(page, 'Half and half')).toContainText('Guest Ideas');
});

test('there are eight colours, five categories, and a grid of 20 px', async ({ page }) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await add(page, 'Painted', { x: 500, y: 400 });
  const downloaded = async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    return (await downloading).createReadStream();
  };
  const colourGroup = page.getByRole('group', { name: 'Colour', exact: true });
  await expect(colourGroup.getByRole('radio')).toHaveCount(colours.length);
  await note(page, 'Painted').click();
  for (const [name, hex, rgb] of colours) {
    await choose(page, name);
    await paper(page, 'Painted', rgb);
    let file = '';
    for await (const part of await downloaded()) file += part;
    expect(JSON.parse(file).notes[0].color).toBe(hex);
  }
  await expect(category(page).getByRole('option')).toHaveText(labels);
  await expect(page.getByLabel('Show categories').getByRole('option')).toHaveText([
    'All categories',
    ...labels,
  ]);
  await expect(canvas(page).locator('> div').first()).toHaveCSS('background-size', '20px 20px');
});

test('the filter shows one category and then all again', async ({ page }) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  for (const [index, label] of labels.entries()) {
    await category(page).selectOption(label);
    await add(page, `About ${label}`, { x: 300 + index * 170, y: 300 });
    await canvas(page).focus();
    await page.keyboard.press('Escape');
  }
  for (const label of labels) {
    await page.getByLabel('Show categories').selectOption(label);
    await expect(notes(page)).toHaveCount(1);
    await expect(note(page, `About ${label}`)).toBeVisible();
  }
  await page.getByLabel('Show categories').selectOption('All categories');
  await expect(notes(page)).toHaveCount(labels.length);
});

test('copied notes are pasted with their looks, and into other programs as text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await add(page, 'Twice', { x: 500, y: 400 });
  await note(page, 'Twice').click();
  await choose(page, 'Blue');
  const before = await boxOf(note(page, 'Twice'));
  await note(page, 'Twice').focus();
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Twice');
  // Another colour for new notes is not that of the copy.
  await page.keyboard.press('n');
  await choose(page, 'Red');
  await note(page, 'Twice').focus();
  await page.keyboard.press('Control+v');
  await expect(note(page, 'Twice')).toHaveCount(2);
  const copy = note(page, 'Twice').and(page.locator('[data-selected]'));
  await expect(copy).toHaveCSS('background-color', blue);
  expect(await boxOf(copy)).toMatchObject({ x: before.x + 20, y: before.y + 20 });
});

test('a note is raised above the others when it is touched', async ({ page }) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await add(page, 'Below', { x: 500, y: 400 });
  await add(page, 'Above', { x: 600, y: 430 });
  const uppermost = () =>
    page.evaluate(
      () => document.elementFromPoint(550, 430)?.closest('[data-note]')?.textContent ?? '',
    );
  expect(await uppermost()).toContain('Above');
  await note(page, 'Below').click({ position: { x: 20, y: 20 } });
  await expect.poll(uppermost).toContain('Below');
  const above = await boxOf(note(page, 'Above'));
  const grip = { x: above.x + 130, y: above.y + 80 };
  await drag(page, grip, { x: -5, y: -5 });
  await expect.poll(uppermost).toContain('Above');
});

import type { Page } from '@playwright/test';
import { noteCategories } from '../../src/shared/whiteboard/constants.ts';
import { expect, test } from './page.ts';
import type { Site } from './site.ts';
import {
  boxOf,
  canvas,
  category,
  drag,
  expectSaved,
  field,
  seededBoard,
  note,
  notes,
  openBoard,
  tool,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const colors = [
  ['Yellow', '#FFE066', 'rgb(255, 224, 102)'],
  ['Red', '#FF9999', 'rgb(255, 153, 153)'],
  ['Blue', '#99CCFF', 'rgb(153, 204, 255)'],
  ['Green', '#99FF99', 'rgb(153, 255, 153)'],
  ['Apricot', '#FFCC99', 'rgb(255, 204, 153)'],
  ['Lilac', '#CC99FF', 'rgb(204, 153, 255)'],
  ['Mint', '#99FFCC', 'rgb(153, 255, 204)'],
  ['Orange', '#FFB366', 'rgb(255, 179, 102)'],
] as const;
const [[, , yellow], , [, , blue], , , , [, , mint]] = colors;
const labels = ['Episode Ideas', 'Topics', 'Guest Ideas', 'Action Items', 'Questions'];
const choose = (page: Page, color: string) =>
  page.getByRole('radio', { name: color }).click({ force: true });
const paper = (page: Page, text: string, rgb: string) =>
  expect(note(page, text)).toHaveCSS('background-color', rgb);

/** Types the first note of a new board without saving it. */
async function startFirstNote(page: Page, site: Site, text: string) {
  await openBoard(page, seededBoard(site).id);
  await tool(page, 'Sticky note').click();
  await page.mouse.click(400, 300);
  await field(page).fill(text);
}

test('a color or category for the next note does not change the previous one', async ({
  page,
  site,
}) => {
  await startFirstNote(page, site, 'First');
  await page.keyboard.press('Control+Enter');
  await choose(page, 'Blue');
  await category(page).selectOption('Topics');
  await page.mouse.click(700, 300);
  await field(page).fill('Second');
  await page.keyboard.press('Control+Enter');
  await tool(page, 'Text').click();
  await category(page).selectOption('Questions');
  const expectBoth = async () => {
    await paper(page, 'First', yellow);
    await expect(note(page, 'First')).toContainText('Episode Ideas');
    await paper(page, 'Second', blue);
    await expect(note(page, 'Second')).toContainText('Topics');
  };
  await expectBoth();
  await expectSaved(page);
  // The server has received no other change.
  await page.reload();
  await expectBoth();

  // With the move tool they apply to the selection.
  await tool(page, 'Move').click();
  await note(page, 'First').click();
  await choose(page, 'Mint');
  await paper(page, 'First', mint);
  await paper(page, 'Second', blue);
});

test('while a new note is edited, color and category apply to it and the focus stays', async ({
  page,
  site,
}) => {
  await startFirstNote(page, site, 'Half');
  await choose(page, 'Blue');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(' and');
  // The current choice again.
  await choose(page, 'Blue');
  await page.keyboard.type(' half');
  await category(page).focus();
  await category(page).selectOption('Guest Ideas');
  await expect(field(page)).toBeFocused();
  await category(page).focus();
  await expect(field(page)).toHaveValue('Half and half');
  // Leaving a chooser ends editing as leaving the text does.
  await canvas(page).focus();
  await expect(field(page)).toHaveCount(0);
  await paper(page, 'Half and half', blue);
  await expect(note(page, 'Half and half')).toContainText('Guest Ideas');
});

test('has eight colors, five category filters and a grid of 20 px', async ({ page, site }) => {
  const seeds = noteCategories.map((category, index) => ({
    content: `About ${labels[index]}`,
    category,
    position: { x: index * 170, y: 0 },
  }));
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(payload.toString())),
  );
  await openBoard(page, seededBoard(site, seeds).id);
  const colorGroup = page.getByRole('group', { name: 'Color', exact: true });
  await expect(colorGroup.getByRole('radio')).toHaveCount(colors.length);
  await note(page, 'About Topics').click();
  for (const [name, hex, rgb] of colors) {
    await choose(page, name);
    await paper(page, 'About Topics', rgb);
    if (rgb !== yellow) await expect.poll(() => sent.at(-1)).toContain(`"color":"${hex}"`);
  }
  await expect(category(page).getByRole('option')).toHaveText(labels);
  await expect(canvas(page).locator('> div').first()).toHaveCSS('background-size', '20px 20px');

  const filter = page.getByLabel('Show categories');
  await expect(filter.getByRole('option')).toHaveText(['All categories', ...labels]);
  for (const label of labels) {
    await filter.selectOption(label);
    await expect(notes(page)).toHaveCount(1);
    await expect(note(page, `About ${label}`)).toBeVisible();
  }
  await filter.selectOption('All categories');
  await expect(notes(page)).toHaveCount(labels.length);
});

test('raises a note above the others on a press', async ({ page, site }) => {
  const { id } = seededBoard(site, [
    { content: 'Below', position: { x: 0, y: 0 }, z: 1 },
    { content: 'Above', position: { x: 100, y: 30 }, z: 2 },
  ]);
  await openBoard(page, id);
  const above = await boxOf(note(page, 'Above'));
  const uppermost = () =>
    page.evaluate(
      ({ x, y }) =>
        document.elementFromPoint(x + 25, y + 50)?.closest('[data-note]')?.textContent ?? '',
      above,
    );
  expect(await uppermost()).toContain('Above');
  await note(page, 'Below').click({ position: { x: 20, y: 20 } });
  await expect.poll(uppermost).toContain('Below');
  await drag(page, { x: above.x + 130, y: above.y + 80 }, { x: -5, y: -5 });
  await expect.poll(uppermost).toContain('Above');
});

import type { Page } from '@playwright/test';
import { joinAsBen } from '../whiteboard/participant.ts';
import { expect, expectAccessible, test } from './page.ts';
import {
  add,
  boxOf,
  canvas,
  distanceFrom,
  drag,
  dragNote,
  edit,
  expectSaved,
  field,
  note,
  openBoard,
  seededBoard,
  tool,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const long = 'One sentence that is long enough for three lines of a note. '.repeat(6).trim();

test('a note grows with its text, and layouts use the height it is shown with', async ({
  page,
  site,
}) => {
  const { id } = seededBoard(site, [
    { id: 'long', content: long, position: { x: 0, y: 0 } },
    { content: 'Beside', position: { x: 400, y: 0 } },
    { id: 'endless', content: `Endless ${long.repeat(4)}`, position: { x: 800, y: 0 } },
  ]);
  using ben = await joinAsBen(site.url, { id });
  await openBoard(page, id);
  const isCut = (text: string) =>
    note(page, text)
      .locator('p')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  const { height } = await boxOf(note(page, long).first());
  expect(height).toBeGreaterThan(300);
  expect(await isCut('Beside')).toBe(false);
  expect((await boxOf(note(page, 'Beside'))).height).toBe(100);
  // Past a limit the text scrolls, also by keyboard.
  const endless = note(page, 'Endless');
  expect((await boxOf(endless)).height).toBeLessThan(520);
  expect(await isCut('Endless')).toBe(true);
  await expectAccessible(page);
  await endless.locator('p').focus();
  await page.keyboard.press('End');
  await expect
    .poll(() => endless.locator('p').evaluate((text) => text.scrollTop))
    .toBeGreaterThan(0);

  // Printing shows the full texts; afterward the board is unchanged.
  const place = await boxOf(endless);
  await page.emulateMedia({ media: 'print' });
  const fire = (type: string) => page.evaluate((name) => dispatchEvent(new Event(name)), type);
  // The code for printing loads after the first input.
  await expect
    .poll(async () => {
      await fire('beforeprint');
      const isWhole = !(await isCut('Endless'));
      await fire('afterprint');
      return isWhole;
    })
    .toBe(true);
  await expect(page.getByRole('group', { name: 'Tools' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => boxOf(endless)).toEqual(place);

  // Aligned at the edge that is shown; the stored height stays.
  await note(page, long).first().click();
  await note(page, 'Beside').click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Align and tidy' }).click();
  await page.getByRole('menuitem', { name: 'Align bottom' }).click();
  const bottom = async (text: string) => {
    const box = await boxOf(note(page, text).first());
    return Math.round(box.y + box.height);
  };
  await expect.poll(() => bottom('Beside')).toBe(await bottom(long));
  await expectSaved(page);
  expect(ben.notes().map(({ size }) => size.height)).toEqual([100, 100, 100]);

  // The note grows while it is written.
  await edit(page, 'Beside');
  await field(page).fill(long);
  expect(await field(page).evaluate((text) => text.scrollHeight <= text.clientHeight + 1)).toBe(
    true,
  );
  await page.keyboard.press('Control+Enter');
  await expect(note(page, long)).toHaveCount(3);
});

const section = (page: Page, count: string) =>
  page.getByRole('group', { name: `Section Guests, ${count}` });

test('a section takes along the notes dropped on it, and frames those that grow', async ({
  page,
  site,
}) => {
  await openBoard(page, seededBoard(site, ['Wanderer']).id);
  await note(page, 'Wanderer').focus();
  await canvas(page).focus();
  await page.keyboard.press('s');
  await page.getByLabel('Section heading').fill('Guests');
  await page.keyboard.press('Enter');
  const before = await boxOf(note(page, 'Wanderer'));
  const heading = await boxOf(section(page, '1 note'));
  await drag(page, { x: heading.x + 30, y: heading.y + 20 }, { x: 60, y: 40 });
  expect(await distanceFrom(note(page, 'Wanderer'), before)).toEqual({ x: 60, y: 40 });
  const { y } = await boxOf(note(page, 'Wanderer'));
  await dragNote(page, note(page, 'Wanderer'), { x: 100, y: 740 - y });
  await expect(section(page, '0 notes')).toBeVisible();

  // A note at the bottom of the section grows beyond it.
  await openBoard(page, seededBoard(site).id);
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  const frame = page.locator('[data-section]').first().locator('..');
  const { x, y: top, height } = await boxOf(frame);
  await add(page, long, { x: x + 120, y: top + height - 80 });
  const bottomOf = async (element: typeof frame) => {
    const box = await boxOf(element);
    return box.y + box.height;
  };
  const grown = await bottomOf(note(page, long));
  expect(grown).toBeGreaterThan(top + height);
  await expect.poll(() => bottomOf(frame)).toBeGreaterThan(grown);
});

test('a double click puts the caret there, and Save and Cancel stay in view at any zoom and pan', async ({
  page,
  site,
}) => {
  await openBoard(page, seededBoard(site, [{ content: 'Plan of the summer' }]).id);
  const text = note(page, 'Plan of the summer').locator('p');
  // The middle of "summer".
  const at = await text.evaluate((element) => {
    const range = document.createRange();
    const [words] = element.childNodes;
    if (words) range.setStart(words, 15);
    const { x, y, height } = range.getBoundingClientRect();
    return { x, y: y + height / 2 };
  });
  await page.mouse.dblclick(at.x, at.y);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('-');
  await expect(field(page)).toHaveValue('Plan of the sum-mer');

  const keyboard = (height: number) =>
    page.evaluate((covered) => {
      const { visualViewport } = window;
      Object.defineProperty(visualViewport, 'height', {
        value: innerHeight - covered,
        configurable: true,
      });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, height);
  const expectReachable = async () => {
    for (const name of ['Save', 'Cancel']) {
      const button = page.getByRole('button', { name, exact: true });
      // Checks that nothing covers it.
      await button.click({ trial: true });
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  };
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 3000);
  await expectReachable();
  await page.mouse.move(640, 300);
  await page.keyboard.down('Control');
  for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(page.getByRole('button', { name: /back to 100 %/ })).toHaveText('400 %');
  await expectReachable();
  await page.setViewportSize({ width: 375, height: 667 });
  await keyboard(270);
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(page.getByRole('button', { name: 'Save' }));
      return y + height;
    })
    .toBeLessThan(667 - 270);
  await expectReachable();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(note(page, 'Plan of the sum-mer')).toHaveCount(1);
});

test('the line of the caret stays in view in a note that is larger than the window', async ({
  page,
  site,
}) => {
  await openBoard(page, seededBoard(site).id);
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await tool(page, 'Sticky note').click();
  await page.mouse.click(640, 600);
  await field(page).fill('First');
  for (let line = 0; line < 20; line++) await page.keyboard.press('Enter');
  const bars = await boxOf(page.getByRole('group', { name: 'Tools' }));
  const { y, height } = await boxOf(field(page));
  expect(height).toBeGreaterThan(600);
  expect(y + height).toBeLessThan(bars.y);
  await page.keyboard.press('Control+Home');
  await expect.poll(async () => (await boxOf(field(page))).y).toBeGreaterThan(0);
  await page.keyboard.press('Control+End');
  await expect.poll(() => distanceFrom(field(page), { y, x: 0 })).toMatchObject({ y: 0 });
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

test('a minimap of 50 notes and more pans the board', async ({ page, site }) => {
  const seeds = Array.from({ length: 49 }, (_, index) => ({
    content: `Note ${index}`,
    position: { x: (index % 10) * 400, y: Math.floor(index / 10) * 400 },
  }));
  const { id } = seededBoard(site, seeds);
  using ben = await joinAsBen(site.url, { id });
  await openBoard(page, id);
  const minimap = page.locator('[data-minimap]');
  await expect(note(page, 'Note 0').first()).toBeVisible();
  await expect(minimap).toHaveCount(0);
  ben.add('The 50th');
  await expect(minimap).toBeVisible();
  await expectAccessible(page);
  const { x, y, width, height } = await boxOf(minimap);
  await page.getByRole('button', { name: /back to 100 %$/ }).click();
  await page.mouse.click(x + width * 0.75, y + height * 0.75);
  const last = note(page, 'Note 47');
  await expect(last).toBeInViewport();
  await page.mouse.move(x + width / 2, y + height * 0.75);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.3, y + height * 0.2, { steps: 4 });
  await page.mouse.up();
  await expect(note(page, 'Note 2').first()).toBeInViewport();
  await expect(last).not.toBeInViewport();
});

import { readFile } from 'node:fs/promises';
import type { WebSocketRoute } from '@playwright/test';
import { BOARD_GONE } from '../../src/shared/whiteboard/constants.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';
import {
  add,
  boxOf,
  canvas,
  category,
  drag,
  dragNote,
  edit,
  expectSaved,
  field,
  distanceFrom,
  newBoard,
  seededBoard,
  note,
  notes,
  openBoard,
  showOutline,
  tool,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('the sticky tool adds a note at a click, the text tool adds text without paper', async ({
  page,
  site,
}) => {
  await openBoard(page, seededBoard(site).id);
  await page.getByRole('radio', { name: 'Blue' }).check();
  await category(page).selectOption('Guest Ideas');
  await tool(page, 'Sticky note').click();
  await page.mouse.click(600, 400);
  await expect(field(page)).toHaveValue('New idea...');
  await expect(field(page)).toBeFocused();
  const box = await boxOf(notes(page));
  expect(box).toMatchObject({ x: 525, y: 350, width: 150, height: 100 });
  await field(page).fill('Maria');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(note(page, 'Maria')).toContainText('Guest Ideas');
  await expect(note(page, 'Maria')).toHaveCSS('background-color', 'rgb(153, 204, 255)');

  await tool(page, 'Text').click();
  await page.mouse.click(900, 400);
  await field(page).fill('Season one');
  await page.keyboard.press('Control+Enter');
  await expect(note(page, 'Season one')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expectSaved(page);
  await page.reload();
  await expect(note(page, 'Maria')).toBeVisible();
  await expect(note(page, 'Season one')).toBeVisible();
});

test('selects, moves, duplicates and deletes several notes together', async ({ page, site }) => {
  const { id } = seededBoard(site, [
    { content: 'One', position: { x: 0, y: 0 } },
    { content: 'Two', position: { x: 200, y: 0 } },
    { content: 'Three', position: { x: 400, y: 200 } },
  ]);
  await openBoard(page, id);
  const [one, two] = [await boxOf(note(page, 'One')), await boxOf(note(page, 'Two'))];
  await drag(page, { x: one.x - 20, y: one.y - 20 }, { x: two.x - one.x + 50, y: 80 });
  await expect(page.getByText('2 selected')).toBeVisible();
  await note(page, 'Three').click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(() => distanceFrom(note(page, 'Two'), two)).toEqual({ x: 10, y: 50 });
  await page.keyboard.press('Control+d');
  await expect(notes(page)).toHaveCount(6);
  await page.keyboard.press('Delete');
  await expect(notes(page)).toHaveCount(3);
});

test('notes snap to the grid and resize by their corner', async ({ page, site }) => {
  await openBoard(page, seededBoard(site).id);
  await add(page, 'Wide', { x: 503, y: 407 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Snap to grid' }).click();
  await page.keyboard.press('Escape');
  const origin = await boxOf(canvas(page));
  await dragNote(page, note(page, 'Wide'), { x: 31, y: 5 });
  const snapped = await boxOf(note(page, 'Wide'));
  expect((snapped.x - origin.x) % 20).toBe(0);
  expect((snapped.y - origin.y) % 20).toBe(0);
  const corner = { x: snapped.x + snapped.width + 1, y: snapped.y + snapped.height + 1 };
  await drag(page, corner, { x: 60, y: 40 });
  const grown = await boxOf(note(page, 'Wide'));
  expect(grown.width).toBeGreaterThan(snapped.width + 30);
});

test('the wheel pans, Ctrl and wheel zoom, and the board fits the screen on request', async ({
  page,
  site,
}) => {
  await openBoard(page, seededBoard(site, [{ content: 'Here' }]).id);
  const before = await boxOf(note(page, 'Here'));
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => distanceFrom(note(page, 'Here'), before)).toEqual({ x: 0, y: -100 });
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(page.getByRole('button', { name: /back to 100 %/ })).toHaveText('128 %');
  await page.getByRole('button', { name: /back to 100 %/ }).click();
  await expect(page.getByRole('button', { name: /back to 100 %/ })).toHaveText('100 %');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 4000);
  await expect(note(page, 'Here')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Show all notes' }).click();
  await expect(note(page, 'Here')).toBeInViewport();
  await canvas(page).focus();
  const shown = await boxOf(note(page, 'Here'));
  await page.keyboard.down('Space');
  await drag(page, { x: 300, y: 300 }, { x: 40, y: 30 });
  await page.keyboard.up('Space');
  expect(await distanceFrom(note(page, 'Here'), shown)).toEqual({ x: 40, y: 30 });
});

test('saves the board as a picture', async ({ page, site }) => {
  await openBoard(page, seededBoard(site, [{ content: 'Keep me' }]).id);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Save as picture (PNG)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^podcast-brainstorm-[\d-]+\.png$/);
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Twice as large as the title and its margins.
  expect(picture.readUInt32BE(16)).toBe(920);
});

test('board, outline and dialogs are accessible and fit the screen', async ({ page, site }) => {
  await openBoard(page, seededBoard(site, [{ content: 'A note' }]).id);
  await note(page, 'A note').hover();
  await expectAccessible(page);
  await edit(page, 'A note');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByLabel('Link to write')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  // Headless Chromium has no clipboard without the permission.
  const fallback = page.getByRole('button', { name: 'Press Ctrl+C' });
  await page.context().grantPermissions(['clipboard-write']);
  await fallback.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await showOutline(page);
  await expect(page.getByRole('heading', { name: 'Episode Ideas 1' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit: A note' }).click();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('templates, menus, notices and the history are accessible', async ({ page, pageErrors }) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/ws/whiteboard', (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  const { id, facilitatorToken } = await newBoard(page);
  await openBoard(page, `${id}#facilitate=${facilitatorToken}`);
  await page.getByRole('button', { name: /^Podcast season/ }).focus();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Section Guests, 1 note' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Timer/ }).click();
  await expect(page.getByRole('menuitem', { name: '5 minutes', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const item of ['New board…', 'Start a vote…']) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    if (item === 'New board…') await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: 'Start voting' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Reveal votes' }).click();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByLabel('Order')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeFocused();
  await expectAccessible(page);
  await sockets.at(-1)?.close({ code: BOARD_GONE });
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  await expectAccessible(page);
  // The page fetches the reason of a rejected connection; Chromium reports its status.
  await expect.poll(() => pageErrors.splice(0)).toEqual([expect.stringContaining('426')]);
});

test('a new visitor’s questions, the demo board and an unknown board are accessible', async ({
  page,
  site,
}) => {
  await page.goto(`/whiteboard?board=${seededBoard(site).id}`);
  await expectSaved(page);
  await page.mouse.move(500, 500);
  const name = page.getByLabel('Your name on this board');
  await expect(name).toBeVisible();
  await expectAccessible(page);
  await name.press('Enter');
  await expect(name).toHaveCount(0);
  await page.goto('/whiteboard?board=never-made');
  await expect(page.getByRole('main').getByRole('button', { name: 'New board' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the demo board' }).click();
  await expectSaved(page);
  await page.mouse.move(600, 500);
  await expect(page.getByRole('note')).toBeVisible();
  await expectAccessible(page);
});

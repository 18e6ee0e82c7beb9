import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';
import {
  add,
  boxOf,
  canvas,
  drag,
  expectSaved,
  field,
  movedBy,
  newBoard,
  note,
  notes,
  openBoard,
  tool,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

test('the demo board says what is planned, by how many and for how long', async ({ page }) => {
  await page.goto('/whiteboard');
  await expectSaved(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Q1 2025 Podcast Planning' }),
  ).toBeVisible();
  await expect(page.getByText('45 min')).toBeVisible();
  await expect(page.getByText(/^\d+ participants?$/)).toBeVisible();
  await page.getByRole('button', { name: /Participants/ }).click();
  await expect(page.locator('[popover] li').getByText('You', { exact: true })).toBeVisible();
});

test('a click with the sticky tool adds a note around it and opens it', async ({ page }) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await page.getByRole('radio', { name: 'Blue' }).check();
  await page.getByLabel('Category', { exact: true }).selectOption('Guest Ideas');
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
  await expectSaved(page);
  await page.reload();
  await expect(note(page, 'Maria')).toBeVisible();
});

test('Ctrl+Enter keeps what was written; Cancel and Escape do not', async ({ page }) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await add(page, 'First', { x: 500, y: 400 });
  await note(page, 'First').dblclick();
  await field(page).fill('Never');
  await page.keyboard.press('Escape');
  await expect(note(page, 'First')).toBeVisible();
  await note(page, 'First').hover();
  await note(page, 'First').getByRole('button', { name: 'Edit' }).click();
  await field(page).fill('Never');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(note(page, 'First')).toBeVisible();
  await note(page, 'First').dblclick();
  await field(page).fill('Second');
  await page.keyboard.press('Control+Enter');
  await expect(note(page, 'Second')).toBeVisible();
  await note(page, 'Second').dblclick();
  await field(page).fill('Third');
  await page.mouse.click(900, 600);
  await expect(note(page, 'Third')).toBeVisible();
  await note(page, 'Third').hover();
  await note(page, 'Third').getByRole('button', { name: 'Delete' }).click();
  await expect(notes(page)).toHaveCount(0);
});

test('the text tool writes on the ground itself', async ({ page }) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await tool(page, 'Text').click();
  await page.mouse.click(500, 400);
  await field(page).fill('Season one');
  await page.keyboard.press('Control+Enter');
  await expect(note(page, 'Season one')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('undo and redo take back what this person did, step by step', async ({ page }) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await add(page, 'Mine', { x: 500, y: 400 });
  const before = await boxOf(note(page, 'Mine'));
  await drag(page, { x: 500, y: 380 }, { x: 120, y: 60 });
  expect(await movedBy(note(page, 'Mine'), before)).toEqual({ x: 120, y: 60 });
  await page.keyboard.press('Control+z');
  expect(await movedBy(note(page, 'Mine'), before)).toEqual({ x: 0, y: 0 });
  await page.keyboard.press('Control+Shift+z');
  expect(await movedBy(note(page, 'Mine'), before)).toEqual({ x: 120, y: 60 });
  await page.keyboard.press('Delete');
  await expect(notes(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(note(page, 'Mine')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(notes(page)).toHaveCount(0);
});

test('many notes are selected, moved, duplicated and deleted together', async ({ page }) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await add(page, 'One', { x: 300, y: 300 });
  await add(page, 'Two', { x: 500, y: 300 });
  await add(page, 'Three', { x: 700, y: 500 });
  await drag(page, { x: 180, y: 220 }, { x: 420, y: 160 });
  await expect(page.getByText('2 selected')).toBeVisible();
  await note(page, 'Three').click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  const before = await boxOf(note(page, 'Two'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  expect(await movedBy(note(page, 'Two'), before)).toEqual({ x: 10, y: 50 });
  await page.keyboard.press('Control+d');
  await expect(notes(page)).toHaveCount(6);
  await page.keyboard.press('Delete');
  await expect(notes(page)).toHaveCount(3);
});

test('each pasted line becomes a note, without its bullet', async ({ page }) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await canvas(page).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '- Pricing\n\n- Guests\n3. Video');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(notes(page)).toHaveCount(3);
  for (const text of ['Pricing', 'Guests', 'Video'])
    await expect(note(page, text).locator('p')).toHaveText(text);
});

test('notes snap to the grid, grow by their corner and are arranged', async ({ page }) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await add(page, 'Wide', { x: 503, y: 407 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Snap to grid' }).click();
  await page.keyboard.press('Escape');
  const origin = await boxOf(canvas(page));
  await drag(page, { x: 503, y: 380 }, { x: 31, y: 5 });
  const snapped = await boxOf(note(page, 'Wide'));
  expect((snapped.x - origin.x) % 20).toBe(0);
  expect((snapped.y - origin.y) % 20).toBe(0);
  const corner = { x: snapped.x + snapped.width + 1, y: snapped.y + snapped.height + 1 };
  await drag(page, corner, { x: 60, y: 40 });
  const grown = await boxOf(note(page, 'Wide'));
  expect(grown.width).toBeGreaterThan(snapped.width + 30);
  await page.getByLabel('Category', { exact: true }).selectOption('Questions');
  await expect(note(page, 'Wide')).toContainText('Questions');
  await page.mouse.click(1000, 700);
  await page.getByLabel('Category', { exact: true }).selectOption('Topics');
  await add(page, 'Topic', { x: 900, y: 250 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Arrange by category' }).click();
  const [topic, question] = [await boxOf(note(page, 'Topic')), await boxOf(note(page, 'Wide'))];
  expect(topic.y).toBe(question.y);
  expect(topic.x).toBeLessThan(question.x);
  await page.getByLabel('Show categories').selectOption('Topics');
  await expect(notes(page)).toHaveCount(1);
});

test('the wheel moves the board, with Ctrl it zooms, and all of it can be shown', async ({
  page,
}) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await add(page, 'Here', { x: 500, y: 400 });
  const before = await boxOf(note(page, 'Here'));
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 100);
  expect(await movedBy(note(page, 'Here'), before)).toEqual({ x: 0, y: -100 });
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(page.getByRole('button', { name: /back to 100 %/ })).toHaveText('128 %');
  await page.getByRole('button', { name: /back to 100 %/ }).click();
  await expect(page.getByRole('button', { name: /back to 100 %/ })).toHaveText('100 %');
  await page.mouse.wheel(0, 4000);
  await expect(note(page, 'Here')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Show all notes' }).click();
  await expect(note(page, 'Here')).toBeInViewport();
  await canvas(page).focus();
  const shown = await boxOf(note(page, 'Here'));
  await page.keyboard.down('Space');
  await drag(page, { x: 300, y: 300 }, { x: 40, y: 30 });
  await page.keyboard.up('Space');
  expect(await movedBy(note(page, 'Here'), shown)).toEqual({ x: 40, y: 30 });
});

test('an export is named by the day, and another board takes it in', async ({ page }) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await add(page, 'Keep me', { x: 500, y: 400 });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^podcast-brainstorm-\d{4}-\d\d-\d\d\.json$/);
  const file = await download.path();
  const exported = JSON.parse(await readFile(file, 'utf8'));
  expect(exported).toMatchObject({ session: { id }, notes: [{ content: 'Keep me' }] });
  expect(Date.parse(exported.exportDate)).not.toBeNaN();

  const other = await newBoard(page);
  await openBoard(page, other.id);
  await page.getByLabel('Board file').setInputFiles(file);
  await expect(note(page, 'Keep me')).toBeVisible();
  const wrong = Buffer.from('{"notes":[{"id":"a","content":7}]}');
  await page.getByLabel('Board file').setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: wrong,
  });
  await expect(page.getByText(/This is no exported board: .*notes › 1 › /)).toBeVisible();
  await expect(notes(page)).toHaveCount(1);
});

test('the board is saved as a picture', async ({ page }) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await add(page, 'Picture me', { x: 500, y: 400 });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Save as picture' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^podcast-brainstorm-[\d-]+\.png$/);
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Twice as large as the note and its margins.
  expect(picture.readUInt32BE(16)).toBe(460);
});

test('a new board has an address of its own', async ({ page }) => {
  await page.goto('/whiteboard');
  await expectSaved(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'New board…' }).click();
  await page.getByLabel('Title').fill('Guest list');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the board' }).click();
  await expect(page).toHaveURL(/\/whiteboard\?board=[\w-]{16,}$/);
  await expect(page.getByText('Nothing on the board yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Guest list' })).toBeVisible();
});

test('board, outline and dialogs are accessible and fit', async ({ page }) => {
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await expectAccessible(page);
  await add(page, 'A note', { x: 500, y: 400 });
  await expectAccessible(page);
  await note(page, 'A note').dblclick();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share…' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Outline' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit: A note' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

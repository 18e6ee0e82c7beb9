import { readFile } from 'node:fs/promises';
import { expect, test } from './page.ts';
import { boxOf, canvas, seededBoard, note, notes, openBoard } from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('exports a board as an image and as a file, which another board imports', async ({
  page,
  site,
}) => {
  const { id } = seededBoard(site, [{ content: 'Keep me' }]);
  await openBoard(page, id);
  const drawing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Save as picture (PNG)' }).click();
  const drawn = await drawing;
  expect(drawn.suggestedFilename()).toMatch(/^podcast-brainstorm-[\d-]+\.png$/);
  const picture = await readFile(await drawn.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Twice as large as the title and its margins.
  expect(picture.readUInt32BE(16)).toBe(920);

  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await exporting;
  expect(download.suggestedFilename()).toMatch(/^podcast-brainstorm-\d{4}-\d\d-\d\d\.json$/);
  const file = await download.path();
  const exported = JSON.parse(await readFile(file, 'utf8'));
  expect(exported).toMatchObject({ session: { id }, notes: [{ content: 'Keep me' }] });
  expect(Date.parse(exported.exportDate)).not.toBeNaN();

  await openBoard(page, seededBoard(site).id);
  await page.getByLabel('Board file').setInputFiles(file);
  await expect(note(page, 'Keep me')).toBeVisible();
  await page.getByLabel('Board file').setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"notes":[{"id":"a","content":7}]}'),
  });
  await expect(page.getByText(/This is not an exported board: .*notes › 1 › /)).toBeVisible();
  await expect(notes(page)).toHaveCount(1);
});

test('pastes each line as a note; a copied note keeps its style and is plain text elsewhere', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBoard(page, seededBoard(site, [{ content: 'Twice', color: '#99CCFF' }]).id);
  const before = await boxOf(note(page, 'Twice'));
  await note(page, 'Twice').focus();
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Twice');
  // The color for new notes does not change the copy.
  await page.keyboard.press('n');
  await page.getByRole('radio', { name: 'Red' }).click({ force: true });
  await note(page, 'Twice').focus();
  await page.keyboard.press('Control+v');
  await expect(note(page, 'Twice')).toHaveCount(2);
  const copy = note(page, 'Twice').and(page.locator('[data-selected]'));
  await expect(copy).toHaveCSS('background-color', 'rgb(153, 204, 255)');
  expect(await boxOf(copy)).toMatchObject({ x: before.x + 20, y: before.y + 20 });

  await canvas(page).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '- Pricing\n\n- Guests\n3. Video');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(notes(page)).toHaveCount(5);
  for (const text of ['Pricing', 'Guests', 'Video'])
    await expect(note(page, text).locator('p')).toHaveText(text);
});

import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { boxOf, note, openBoard, seededBoard, showOutline } from './whiteboard.ts';

/** Whether each sheet that the page prints is wider than high. */
async function printedSheets(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return Array.from(
    pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g),
    ([, width, height]) => Number(width) > Number(height),
  );
}

const COUNT = 60;
const notes = Array.from({ length: COUNT }, (_, index) => ({
  content: `Note ${index}`,
  position: { x: (index % 10) * 170, y: Math.floor(index / 10) * 120 },
}));

test('a board prints on one landscape sheet, and its outline on as many as it takes', async ({
  page,
  site,
}) => {
  const { id } = seededBoard(site, notes);
  await openBoard(page, id);
  await expect(note(page, `Note ${COUNT - 1}`)).toBeVisible();
  // The code for printing loads after the first input.
  await page.keyboard.press('Shift');
  const fire = (type: string) => page.evaluate((name) => dispatchEvent(new Event(name)), type);
  await expect
    .poll(async () => {
      await fire('beforeprint');
      const isFitted = await page.locator('html[data-printing]').count();
      await fire('afterprint');
      return isFitted;
    })
    .toBe(1);
  expect(await printedSheets(page)).toEqual([true]);
  await page.emulateMedia({ media: 'print' });
  await fire('beforeprint');
  const { x, y, width, height } = await boxOf(note(page, `Note ${COUNT - 1}`));
  // What every common sheet has at least.
  expect(x + width).toBeLessThan(980);
  expect(y + height).toBeLessThan(660);
  await fire('afterprint');
  await page.emulateMedia({ media: null });

  await showOutline(page);
  const last = page.locator('[data-outline]', { hasText: `Note ${COUNT - 1}` });
  await expect(last).toBeAttached();
  expect((await printedSheets(page)).length).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await expect(page.locator('button:visible', { hasText: 'Add' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Order' })).toBeHidden();
});

import { expect, expectAccessible, test } from './page.ts';
import { boxOf, note, openBoard, participant, seededBoard } from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('a minimap of 50 notes and more pans the board', async ({ page, site }) => {
  const seeds = Array.from({ length: 49 }, (_, index) => ({
    content: `Note ${index}`,
    position: { x: (index % 10) * 400, y: Math.floor(index / 10) * 400 },
  }));
  const { id } = seededBoard(site, seeds);
  using ben = await participant(site, id);
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

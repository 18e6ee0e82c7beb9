import { expect, expectAccessible, test } from './page.ts';
import { boxOf, note, openBoard, participant, seededBoard } from './whiteboard.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    content: `Note ${index}`,
    position: { x: (index % 10) * 400, y: Math.floor(index / 10) * 400 },
  }));

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a minimap of 50 notes and more pans the board', async ({ page, site }) => {
    const { id } = seededBoard(site, many(49));
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
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('there is no minimap', async ({ page, site }) => {
    await openBoard(page, seededBoard(site, many(60)).id);
    await expect(note(page, 'Note 59')).toBeAttached();
    await expect(page.locator('[data-minimap]')).toHaveCount(0);
  });
});

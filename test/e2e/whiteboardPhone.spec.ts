import type { CDPSession, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';
import {
  boxOf,
  field,
  distanceFrom,
  news,
  seededBoard,
  note,
  notes,
  openBoard,
  tool,
} from './whiteboard.ts';

test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });

type Point = { x: number; y: number };

/** Dispatches touches that move from start to end. */
async function swipe(fingers: CDPSession, from: Point[], to: Point[]) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1])
    await send(
      'touchMove',
      from.map(({ x, y }, index) => {
        const end = to[index] ?? { x, y };
        return { x: x + (end.x - x) * part, y: y + (end.y - y) * part };
      }),
    );
  await send('touchEnd', []);
}

async function addByTap(page: Page, text: string, at: Point) {
  await tool(page, 'Sticky note').tap();
  await page.touchscreen.tap(at.x, at.y);
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Save' }).tap();
  await tool(page, 'Move').tap();
}

test('a board works by touch on a phone', async ({ page, site }) => {
  await openBoard(page, seededBoard(site).id);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Color and category/ }).tap();
  await page.getByRole('radio', { name: 'Mint' }).check();
  await page.keyboard.press('Escape');
  await addByTap(page, 'By finger', { x: 180, y: 400 });
  await expect(note(page, 'By finger')).toHaveCSS('background-color', 'rgb(153, 255, 204)');

  const fingers = await page.context().newCDPSession(page);
  const before = await boxOf(note(page, 'By finger'));
  const grip = { x: before.x + 60, y: before.y + 30 };
  await swipe(fingers, [grip], [{ x: grip.x + 40, y: grip.y + 80 }]);
  await expect.poll(() => distanceFrom(note(page, 'By finger'), before)).toEqual({ x: 40, y: 80 });

  const one = await boxOf(note(page, 'By finger'));
  await swipe(fingers, [{ x: 60, y: 600 }], [{ x: 90, y: 620 }]);
  await expect.poll(() => distanceFrom(note(page, 'By finger'), one)).toEqual({ x: 30, y: 20 });

  const far = await boxOf(note(page, 'By finger'));
  await swipe(
    fingers,
    [
      { x: 100, y: 550 },
      { x: 250, y: 550 },
    ],
    [
      { x: 145, y: 550 },
      { x: 205, y: 550 },
    ],
  );
  await expect.poll(async () => (await boxOf(note(page, 'By finger'))).width).toBeLessThan(70);
  expect(far.width).toBe(150);

  await note(page, 'By finger').tap();
  await page.getByRole('button', { name: 'Edit note' }).tap();
  await field(page).fill('Changed');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(note(page, 'Changed')).toBeVisible();
  await note(page, 'Changed').tap();
  await page.getByRole('button', { name: 'Delete note' }).tap();
  await expect(notes(page)).toHaveCount(0);
});

test('touch targets are large enough and do not overlap', async ({ page, site }) => {
  await openBoard(page, seededBoard(site, [{ content: 'A note' }]).id);
  await note(page, 'A note').tap();
  const board = page.getByRole('main');
  const sizes = await board.locator('button:visible').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return { name: button.getAttribute('aria-label') ?? button.textContent, width, height };
    }),
  );
  expect(sizes.length).toBeGreaterThan(8);
  expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More' }).tap();
  await expectAccessible(page);
});

test('the bars of a large board are small, it has no minimap, and its outline scrolls', async ({
  page,
  site,
}) => {
  const many = Array.from({ length: 60 }, (_, index) => ({ content: `Note ${index}` }));
  await openBoard(page, seededBoard(site, many).id);
  const [top, bottom] = await Promise.all([
    boxOf(page.getByRole('button', { name: 'Share' }).locator('..')),
    boxOf(page.getByRole('group', { name: 'Tools' })),
  ]);
  expect(top.y + top.height + (812 - bottom.y)).toBeLessThan(812 / 6);
  await expect(notes(page)).toHaveCount(60);
  await expect(page.locator('[data-minimap]')).toHaveCount(0);

  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('menuitem', { name: 'Outline' }).tap();
  await expect(page.getByRole('heading', { name: 'Episode Ideas 60' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const last = page.getByRole('listitem').filter({ hasText: 'Note 59' });
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  // The bars stay in place.
  await expect(page.getByRole('button', { name: 'Share' })).toBeInViewport();
  expect(await boxOf(news(page))).toMatchObject({ width: 1, height: 1 });
});

test('sections work by touch', async ({ page, site }) => {
  const section = (title: string) =>
    page.getByRole('group', { name: new RegExp(`^Section ${title}, `) });
  await openBoard(page, seededBoard(site).id);
  await page.getByRole('button', { name: /^Episode plan/ }).tap();
  await expect(page.getByRole('group', { name: /^Section / })).toHaveCount(6);
  await section('Goal').tap();
  await page.getByRole('button', { name: 'Rename section' }).tap();
  await page.getByLabel('Section heading').fill('Aim');
  await page.keyboard.press('Enter');
  await expect(section('Aim')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const { x, y } = await boxOf(section('Aim'));
  await addByTap(page, 'By finger', { x: x + 50, y: y + 100 });
  await expect(page.getByRole('group', { name: 'Section Aim, 2 notes' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  hydrated,
  test,
} from './page.ts';
import {
  answerQuestions,
  storeProgress,
  fillPersonalInfo,
  next,
  open,
  openAt,
  options,
  position,
  previous,
} from './quizSteps.ts';

test('keeps answers after a reload, and Back returns to the previous question', async ({
  page,
}) => {
  await open(page);
  await fillPersonalInfo(page);
  await answerQuestions(page, { to: 5 });
  await options(page).nth(2).check();
  await page.reload();
  await expect(position(page, 5)).toBeVisible();
  await expect(options(page).nth(2)).toBeChecked();
  await page.goBack();
  await expect(position(page, 4)).toBeVisible();
  await expect(options(page).first()).toBeChecked();
  await page.goForward();
  await expect(position(page, 5)).toBeVisible();
  await previous(page).click();
  await expect(position(page, 4)).toBeVisible();
  await page.goBack();
  await expect(position(page, 3)).toBeVisible();
});

test('another visit resumes the quiz, Back walks through it, and starting over deletes it', async ({
  page,
}) => {
  await storeProgress(page, 4);
  await page.goto('/about');
  await open(page);
  await expect(position(page, 4)).toBeVisible();
  await next(page).focus();
  for (const step of [3, 2, 1]) {
    await page.goBack();
    await expect(position(page, step)).toBeVisible();
  }
  await expect(page.getByLabel('City')).toHaveValue('London');
  await page.goForward();
  await expect(position(page, 2)).toBeVisible();
  // The focus moves last; while it asks, the button loses its question with the focus.
  await expect(options(page).first()).toBeFocused();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Clear all answers?' }).click();
  await expect(position(page, 1)).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('');
  await fillPersonalInfo(page);
  await expect(options(page).first()).not.toBeChecked();
  await page.goBack();
  await page.reload();
  await expect(position(page, 1)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('keeps text typed before hydration', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/quiz', { waitUntil: 'commit' });
  await page.getByLabel('Your name').fill('Early Bird');
  await page.getByLabel('City').fill('Oslo');
  release();
  await hydrated(page);
  await page.getByLabel('Niche').fill('Fishing');
  await expect(page.getByLabel('Your name')).toHaveValue('Early Bird');
  await next(page).click();
  await expect(position(page, 2)).toBeVisible();
});

/** Stops the clock of the page, which only `runFor` moves on. */
async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe('moving on after each choice', () => {
  const advance = (page: Page) => page.getByRole('switch', { name: 'Move on after each choice' });
  const label = (page: Page, index: number) => page.getByRole('group').locator('label').nth(index);

  test('is off at first, and keyboards and screen readers never move on', async ({ page }) => {
    await openAt(page, 3);
    await expect(advance(page)).not.toBeChecked();
    await label(page, 1).click();
    await stopClock(page);
    await page.clock.runFor(2000);
    await expect(position(page, 3)).toBeVisible();

    await advance(page).press('Space');
    await expect(advance(page)).toBeChecked();
    for (const choose of [
      () => page.keyboard.press('1'),
      () => page.keyboard.press('ArrowDown'),
      () => options(page).nth(2).press('Space'),
      // A screen reader clicks without a press.
      () => options(page).nth(0).dispatchEvent('click'),
    ]) {
      await choose();
      await page.clock.runFor(2000);
      await expect(position(page, 3)).toBeVisible();
    }
    await page.clock.resume();
    await page.setViewportSize({ width: 375, height: 667 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.reload();
    await expect(advance(page)).toBeChecked();
  });

  test('shows the choice for a moment, and Previous returns to change it', async ({ page }) => {
    await openAt(page, 8);
    await label(page, 0).waitFor();
    await advance(page).check();
    await stopClock(page);
    await label(page, 1).click();
    await expect(options(page).nth(1)).toBeChecked();
    await page.clock.runFor(300);
    await expect(position(page, 8)).toBeVisible();
    await page.clock.runFor(300);
    await expect(position(page, 9)).toBeVisible();
    await expect(options(page).first()).toBeFocused();

    await previous(page).click();
    await expect(position(page, 8)).toBeVisible();
    await expect(options(page).nth(1)).toBeChecked();
    await page.clock.runFor(2000);
    await expect(position(page, 8)).toBeVisible();
    // Previous wins over a choice that was just made.
    await label(page, 2).click();
    await previous(page).click();
    await page.clock.runFor(2000);
    await expect(position(page, 7)).toBeVisible();
    await next(page).click();
    await expect(options(page).nth(2)).toBeChecked();
    // The same choice again moves on, too.
    await label(page, 2).click();
    await page.clock.runFor(600);
    await expect(position(page, 9)).toBeVisible();
    await label(page, 0).click();
    await page.clock.runFor(600);
    // Questions with several answers wait for Next.
    await expect(position(page, 10)).toBeVisible();
    await expect(advance(page)).toHaveCount(0);
    await label(page, 0).click();
    await page.clock.runFor(2000);
    await expect(position(page, 10)).toBeVisible();
  });
});

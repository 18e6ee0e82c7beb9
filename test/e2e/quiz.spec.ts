import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';
import {
  COUNT,
  position,
  next,
  previous,
  results,
  options,
  overlay,
  submission,
  open,
  introduce,
  answer,
  openAtTheEnd,
} from './quizSteps.ts';

// Colours that are on their way fail the contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Holds what is sent until the answer is let go. */
async function holdSubmission(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(submission, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the whole quiz by mouse, to the result', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What Should My Podcast Be About?',
  );
  await expect(page.getByText('Est. 5 minutes')).toBeVisible();
  await expect(previous(page)).toBeDisabled();
  await expect(next(page)).toBeDisabled();
  await expectAccessible(page);
  await introduce(page);
  await expect(next(page)).toBeDisabled();
  await expect(previous(page)).toBeEnabled();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  await expectAccessible(page);
  await answer(page, { to: 10 });
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  await expect(next(page)).toBeDisabled();
  await page.getByText('Educational').click();
  await expectAccessible(page);
  await page.getByText('Educational').click();
  // A list that was emptied again is an answer.
  await expect(next(page)).toBeEnabled();
  await answer(page, { from: 10 });

  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
  await expect(results(page)).toBeDisabled();
  await page.getByLabel('Email address').fill('ada@example.com');
  await expectAccessible(page);
  const letGo = await holdSubmission(page);
  const sent = page.waitForRequest(submission);
  await results(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect(page.getByText('This may take 20-30 seconds')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeVisible();
  await expectAccessible(page);
  letGo();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    answers: {
      personalInfo: { name: 'Ada Lovelace', city: 'London', niche: 'Analytical engines' },
      primary_reason: 'win_clients',
      podcast_tone: ['inspirational'],
      content_frequency: 'daily',
    },
    result: 'business_focused',
    resultDescription: 'The Strategic Business Podcast',
    attribution: { first: { landing: '/quiz' } },
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The Strategic Business Podcast',
  );
});

test('the result has all its parts, and both notices show one after the other', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await openAtTheEnd(page);
  await results(page).click();
  const notices = page.getByRole('region', { name: /Notifications/ });
  await expect(notices.getByText('Quiz Complete!')).toBeVisible();
  await expect(notices.getByText('Email Status')).toHaveCount(0);
  const card = page.getByRole('complementary', { name: 'Quiz Complete!' });
  await expect(card).toContainText('Email Status');
  await expect(page.getByRole('heading', { name: 'Recommended content types' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await notices.getByRole('button', { name: 'Close notification' }).click();
  await expect(notices.getByText('Email Status')).toBeVisible();

  const call = page.getByRole('link', { name: 'Schedule Free Strategy Call' });
  await expect(call).toHaveAttribute('target', '_blank');
  const [tab] = await Promise.all([context.waitForEvent('page'), call.click()]);
  await expect(tab).toHaveURL('/contact#schedule');
  // What the quiz has asked for is not asked for again.
  const form = tab.locator('#schedule form');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('First Name *')).toHaveValue('Ada');
  await expect(form.getByLabel('Email Address *')).toHaveValue('ada@example.com');
  await tab.close();

  await page.reload();
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Take the quiz again' }).click();
  await expect(position(page, 1)).toBeVisible();
  await expect(page.getByLabel('Niche')).toHaveValue('Analytical engines');
});

test('the whole quiz by keyboard only', async ({ page }) => {
  test.setTimeout(90_000);
  const { keyboard } = page;
  await open(page);
  await page.getByLabel('Your name').focus();
  for (const word of ['Grace Hopper', 'Arlington', 'Compilers']) {
    await keyboard.type(word);
    await keyboard.press('Tab');
  }
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  for (let step = 2; step < COUNT; step++) {
    await expect(position(page, step)).toBeVisible();
    await expect(options(page).first()).toBeFocused();
    if (step === 2) {
      // Radio buttons move and choose by arrows, as everywhere.
      await keyboard.press('ArrowDown');
      await expect(options(page).nth(1)).toBeChecked();
    }
    if (step === 10) {
      await keyboard.press('ArrowDown');
      await keyboard.press('Space');
      await expect(options(page).nth(1)).toBeChecked();
      await keyboard.press('ArrowUp');
      await keyboard.press('ArrowUp');
      await expect(options(page).nth(4)).toBeFocused();
    }
    await keyboard.press('2');
    await keyboard.press('Enter');
  }
  await expect(page.getByLabel('Email address')).toBeFocused();
  await keyboard.type('grace@example.com');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The Personal Brand Authority Show',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('the whole quiz fits and its buttons stay at hand', async ({ page }) => {
    test.setTimeout(90_000);
    await open(page);
    await introduce(page);
    for (let step = 2; step < COUNT; step++) {
      await expect(position(page, step)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expect(next(page)).toBeInViewport({ ratio: 1 });
      const option = page.getByRole('group').locator('label').last();
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await option.tap();
      await next(page).tap();
    }
    await page.getByLabel('Email address').fill('phone@example.com');
    await results(page).tap();
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

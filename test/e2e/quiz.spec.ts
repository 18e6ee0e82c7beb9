import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';

const COUNT = 22;
const position = (page: Page, step: number) => page.getByText(`Question ${step} of ${COUNT}`);
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' });
const results = (page: Page) => page.getByRole('button', { name: 'Get Results' });
const options = (page: Page) => page.getByRole('group').locator('input');
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Creating Your Strategy' });
const submission = '**/trpc/quiz.submit*';

// Colours that are on their way fail the contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page) {
  await page.goto('/quiz');
  await hydrated(page);
}

async function introduce(page: Page) {
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('City').fill('London');
  await page.getByLabel('Niche').fill('Analytical engines');
  await next(page).click();
  await expect(position(page, 2)).toBeVisible();
}

/** Chooses the first option of each question up to the step. */
async function answer(page: Page, { from = 2, to = COUNT }) {
  for (let step = from; step < to; step++) {
    await expect(position(page, step)).toBeVisible();
    await options(page).first().check();
    await next(page).click();
  }
  await expect(position(page, to)).toBeVisible();
}

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

/** A quiz that has come to its last step, by what the browser kept. */
async function openAtTheEnd(page: Page, email = 'ada@example.com') {
  await open(page);
  await introduce(page);
  await answer(page, {});
  if (email) await page.getByLabel('Email address').fill(email);
}

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

test('a reload in the middle loses nothing, and Back goes a question back', async ({ page }) => {
  await page.goto('/about');
  await open(page);
  await introduce(page);
  await answer(page, { to: 5 });
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
  for (const step of [3, 2, 1]) {
    await page.goBack();
    await expect(position(page, step)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('another visit goes on where the last one ended, and Back leads through it', async ({
  page,
  context,
}) => {
  await open(page);
  await introduce(page);
  await answer(page, { to: 4 });
  await page.close();
  const later = await context.newPage();
  await later.goto('/about');
  await open(later);
  await expect(position(later, 4)).toBeVisible();
  await next(later).focus();
  for (const step of [3, 2, 1]) {
    await later.goBack();
    await expect(position(later, step)).toBeVisible();
  }
  await expect(later.getByLabel('City')).toHaveValue('London');
  await later.goBack();
  await expect(later).toHaveURL('/about');
});

test('starting over asks first, then forgets the answers', async ({ page }) => {
  await open(page);
  await introduce(page);
  await answer(page, { to: 4 });
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Clear all answers?' }).click();
  await expect(position(page, 1)).toBeVisible();
  await next(page).click();
  await expect(options(page).first()).not.toBeChecked();
  await page.goBack();
  await page.reload();
  await expect(position(page, 1)).toBeVisible();
});

test('blanks for name and email bring the notice, a malformed email its own', async ({ page }) => {
  await openAtTheEnd(page, 'ada@example');
  await results(page).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.getByLabel('Email address').fill('ada@example.com');
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
  await page.getByLabel('Your name').fill('  ');
  await results(page).click();
  await expect(page.getByText('Required Fields')).toBeVisible();
  await expect(page.getByText('Please enter your name and email address.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test('a failing server leaves the answers, and trying again stores them once', async ({
  page,
  request,
  complaints,
}) => {
  await openAtTheEnd(page, 'twice@example.com');
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('quiz.submit')) keys.push(sent.headers()['idempotency-key']);
  });
  // The first time the server never answers; the second time its answer is lost.
  await page.route(submission, (route) => route.abort(), { times: 1 });
  const failure = page.getByText('Failed to submit quiz. Please try again.');
  await results(page).click();
  await expect(failure).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByLabel('Email address')).toHaveValue('twice@example.com');
  await page.getByRole('button', { name: 'Close notification' }).click();
  await page.route(
    submission,
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502, body: 'Bad gateway' });
    },
    { times: 1 },
  );
  await results(page).click();
  await expect(failure).toBeVisible();
  await page.reload();
  await expect(position(page, COUNT)).toBeVisible();
  await results(page).click();
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  const { responses } = await (await request.get('/api/quiz')).json();
  const stored = responses.filter(({ email }: { email: string }) => email === 'twice@example.com');
  expect(stored).toHaveLength(1);
  complaints.length = 0;
});

test('what was typed before the scripts arrived stays', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/quiz', { waitUntil: 'commit' });
  await page.getByLabel('Your name').fill('Early Bird');
  await page.getByLabel('City').fill('Oslo');
  resolve();
  await hydrated(page);
  await page.getByLabel('Niche').fill('Fishing');
  await expect(page.getByLabel('Your name')).toHaveValue('Early Bird');
  await next(page).click();
  await expect(position(page, 2)).toBeVisible();
});

test('the quiz goes on without a connection until the answers are sent', async ({
  page,
  context,
  complaints,
}) => {
  await open(page);
  await context.setOffline(true);
  await introduce(page);
  await answer(page, {});
  await page.getByLabel('Email address').fill('offline@example.com');
  await results(page).click();
  await expect(page.getByText('Failed to submit quiz. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await results(page).click();
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  complaints.length = 0;
});

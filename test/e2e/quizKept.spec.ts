import { expect, hydrated, test } from './page.ts';
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

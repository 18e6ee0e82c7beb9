import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, holdRequests, test } from './page.ts';
import { rewriting } from './guideDrafts.ts';
import {
  QUESTION_COUNT,
  answerQuestions,
  card,
  guideStream,
  newEmail,
  open,
  openAt,
  options,
  overlay,
  position,
  results,
  storeProgress,
  submission,
} from './quizSteps.ts';
import type { Site } from './site.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status');
const title = 'The Strategic Business Podcast';

/** Submits a quiz whose guide is not written yet. */
async function submitUnwritten(page: Page, site: Site) {
  const openStream = await holdRequests(page, guideStream);
  const stored = page.waitForResponse(submission);
  await openAt(page, QUESTION_COUNT, newEmail());
  await results(page).click();
  const { result } = await (await stored).json();
  const count = () =>
    site.inDatabase((database) =>
      database
        .prepare('select guide_by from quiz_responses where guide_token = ?')
        .pluck()
        .get(result.data.token),
    );
  await expect.poll(count).toBe('built-in');
  const guide = rewriting(site, result.data.guideUrl);
  guide.write();
  openStream();
  return guide;
}

test('the result shows with the first section, counts them, and completes at the end', async ({
  page,
  site,
}) => {
  const guide = await submitUnwritten(page, site);
  await expect(overlay(page)).toBeVisible();
  await expect(page.getByText('This may take 20-30 seconds')).toBeVisible();
  guide.write('names', 'episodes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(overlay(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('Your guide is being written: 2 of 10 sections are ready.');
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeEmpty();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  guide.write('names', 'episodes', 'positioning', 'guestPlan');
  await expect(status(page)).toContainText('4 of 10');
  // A reload follows the guide again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(status(page)).toContainText('4 of 10');

  guide.finish();
  await expect(card(page)).toContainText('Your personalized podcast strategy is ready.');
  await expect(card(page)).toContainText('Email Status');
  await expect(status(page)).toHaveCount(0);
  const toasts = page.getByRole('region', { name: /Notifications/ });
  await expect(toasts).toContainText('Quiz Complete!');
  // A toast stays while its region has the focus.
  await page.keyboard.press('F8');
  for (const [width, height] of [
    [375, 812],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const toast = toasts.locator('[role=status]');
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Open your guide' }),
      card(page),
    ])
      expect(await overlap(toast, part)).toBe(false);
  }
});

async function overlap(one: Locator, other: Locator) {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('Nothing is shown');
  const apart = (start: 'x' | 'y', size: 'width' | 'height') =>
    a[start] + a[size] <= b[start] || b[start] + b[size] <= a[start];
  return !apart('x', 'width') && !apart('y', 'height');
}

test('Back on the result returns to the last question, and Forward to the result', async ({
  page,
  site,
}) => {
  const email = newEmail();
  await storeProgress(page, QUESTION_COUNT - 2, email);
  await page.goto('/about');
  await open(page);
  await answerQuestions(page, { from: QUESTION_COUNT - 2 });
  await results(page).click();
  await expect(card(page)).toBeVisible();

  await page.goBack();
  await expect(position(page, QUESTION_COUNT)).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByRole('group').locator(':focus')).toHaveCount(1);
  await page.goBack();
  await expect(position(page, QUESTION_COUNT - 1)).toBeVisible();
  await expect(options(page).first()).toBeChecked();
  // Back to where this visit began, and Forward to the result.
  for (const step of [QUESTION_COUNT - 2, QUESTION_COUNT - 3]) {
    await page.goBack();
    await expect(position(page, step)).toBeVisible();
  }
  for (const step of [2, 1, 0]) {
    await page.goForward();
    await expect(position(page, QUESTION_COUNT - step)).toBeVisible();
  }
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(card(page)).toBeVisible();
  // What was sent is not kept in the browser.
  expect(await page.evaluate(() => localStorage.getItem('quiz'))).toBeNull();

  // Sending the same answers again returns the same response; changed answers create another one.
  await page.goBack();
  await results(page).click();
  await expect(card(page)).toBeVisible();
  await page.goBack();
  const other = newEmail();
  await page.getByLabel('Email address').fill(other);
  await results(page).click();
  await expect(card(page)).toBeVisible();
  const stored = site.inDatabase((database) =>
    database
      .prepare('select email from quiz_responses where email in (?, ?) order by id')
      .pluck()
      .all(email, other),
  );
  expect(stored).toEqual([email, other]);

  // Another visit in this tab shows the result, although the questions were open.
  await page.goBack();
  await expect(position(page, QUESTION_COUNT)).toBeVisible();
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'About', exact: true }).click();
  // The address changes before the page does.
  await expect(position(page, QUESTION_COUNT)).toBeHidden();
  await menu.getByRole('link', { name: 'Quiz', exact: true }).click();
  await expect(card(page)).toBeVisible();
  await page.reload();
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: 'Take the quiz again' }).click();
  await expect(position(page, 1)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the result is there after a reload and a visit to the guide, while its tab is', async ({
  page,
}) => {
  await openAt(page, QUESTION_COUNT, newEmail());
  await results(page).click();
  await expect(card(page)).toBeVisible();
  await page.reload();
  await expect(card(page)).toBeVisible();
  const guide = page.getByRole('link', { name: 'Open your guide' });
  await page.goto((await guide.getAttribute('href')) ?? '');
  await page.goBack();
  await expect(card(page)).toBeVisible();
  await page.goBack();
  await expect(position(page, 1)).toBeVisible();
  await page.goForward();
  await expect(card(page)).toBeVisible();

  // Another visit in the same tab shows the result, too.
  await page.goto('/about');
  await open(page);
  await expect(card(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(position(page, 1)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the result begins with the show: a chosen title is on its cover, in the guide and behind a link', async ({
  page,
}) => {
  await openAt(page, QUESTION_COUNT, newEmail());
  await results(page).click();
  const show = page.getByRole('region', { name: 'Your show' });
  const cover = show.getByRole('img');
  await expect(show.getByRole('radio')).toHaveCount(3);
  await expect(show.getByRole('list').getByRole('listitem')).toHaveCount(3);
  await expect(show.getByText('First recording')).toBeVisible();
  await expectAccessible(page);

  const second = show.getByRole('radio').nth(1);
  const chosen = (await second.getAttribute('value')) ?? '';
  await second.check();
  await expect(cover).toHaveAccessibleName(`Cover of the podcast “${chosen}”`);
  await page.reload();
  await expect(show.getByRole('radio', { name: chosen })).toBeChecked();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const guide = (await show.getByRole('link').getAttribute('href')) ?? '';
  const shared = (await cover.getAttribute('src'))?.replace(/\/cover.*/, '') ?? '';
  await page.goto(shared);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Plan your own' })).toHaveAttribute('href', '/quiz');
  expect(await page.content()).not.toContain(guide);
  await page.goto(guide);
  await expect(page.getByRole('region', { name: 'On one page' })).toContainText(chosen);
});

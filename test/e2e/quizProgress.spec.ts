import { expect, holdRequests, hydrated, test } from './page.ts';
import {
  answerQuestions,
  storeProgress,
  fillPersonalInfo,
  next,
  open,
  options,
  position,
  previous,
} from './quizSteps.ts';

test('keeps answers after a reload, and Back returns to the previous question', async ({
  page,
}) => {
  await page.goto('/about');
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
  for (const step of [3, 2, 1]) {
    await page.goBack();
    await expect(position(page, step)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('another visit resumes the quiz, and Back walks through its questions', async ({ page }) => {
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
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('starting over asks for confirmation and deletes the answers', async ({ page }) => {
  await open(page);
  await fillPersonalInfo(page);
  await answerQuestions(page, { to: 3 });
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Clear all answers?' }).click();
  await expect(position(page, 1)).toBeVisible();
  await next(page).click();
  await expect(options(page).first()).not.toBeChecked();
  await page.goBack();
  await page.reload();
  await expect(position(page, 1)).toBeVisible();
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

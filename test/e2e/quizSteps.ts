import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { hydrated } from './page.ts';

export const COUNT = 22;
export const position = (page: Page, step: number) =>
  page.getByText(`Question ${step} of ${COUNT}`);
export const next = (page: Page) => page.getByRole('button', { name: 'Next' });
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous' });
export const results = (page: Page) => page.getByRole('button', { name: 'Get Results' });
export const options = (page: Page) => page.getByRole('group').locator('input');
export const overlay = (page: Page) => page.getByRole('dialog', { name: 'Creating Your Strategy' });
export const submission = '**/trpc/quiz.submit*';

export async function open(page: Page) {
  await page.goto('/quiz');
  await hydrated(page);
}

export async function introduce(page: Page) {
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('City').fill('London');
  await page.getByLabel('Niche').fill('Analytical engines');
  await next(page).click();
  await expect(position(page, 2)).toBeVisible();
}

/** Chooses the first option of each question up to the step. */
export async function answer(page: Page, { from = 2, to = COUNT }) {
  for (let step = from; step < to; step++) {
    await expect(position(page, step)).toBeVisible();
    await options(page).first().check();
    await next(page).click();
  }
  await expect(position(page, to)).toBeVisible();
}

/** A quiz that has come to its last step, by what the browser kept. */
export async function openAtTheEnd(page: Page, email = 'ada@example.com') {
  await open(page);
  await introduce(page);
  await answer(page, {});
  if (email) await page.getByLabel('Email address').fill(email);
}

/** Finishes a quiz by the API; answers the path of its guide. */
export async function newGuide(request: APIRequestContext): Promise<string> {
  const quiz = {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    answers: { personalInfo: { name: 'Ada', city: 'London', niche: 'engines' } },
    result: 'hybrid_approach',
    resultDescription: 'The Balanced Brand Podcast',
  };
  const answer = await request.post('/api/quiz', { data: quiz });
  expect(answer.status()).toBe(201);
  return (await answer.json()).guideUrl;
}

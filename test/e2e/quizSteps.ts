import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { steps as questions } from '../../src/shared/quiz/steps.ts';
import { quizProgressAt } from '../quizProgress.ts';
import { hydrated } from './page.ts';

export const QUESTION_COUNT = questions.length;
export const position = (page: Page, step: number) =>
  page.getByText(`Question ${step} of ${QUESTION_COUNT}`);
export const next = (page: Page) => page.getByRole('button', { name: 'Next' });
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous' });
export const results = (page: Page) => page.getByRole('button', { name: 'Get Results' });
export const options = (page: Page) => page.getByRole('group').locator('input');
export const overlay = (page: Page) => page.getByRole('dialog', { name: 'Creating Your Strategy' });
export const failure = (page: Page) => page.getByText('Failed to submit quiz. Please try again.');
export const card = (page: Page) => page.getByRole('complementary', { name: 'Quiz Complete!' });
export const submission = '**/trpc/quiz.start*';
export const guideStream = '**/trpc/quiz.guideStream*';
/** Returns an address that no other test uses. */
export const newEmail = () => `${randomUUID()}@example.com`;

export async function open(page: Page) {
  await page.goto('/quiz');
  await hydrated(page);
}

export async function fillPersonalInfo(page: Page) {
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('City').fill('London');
  await page.getByLabel('Niche').fill('Analytical engines');
  await next(page).click();
  await expect(position(page, 2)).toBeVisible();
}

/** Chooses the first option of each question up to the step. */
export async function answerQuestions(page: Page, { from = 2, to = QUESTION_COUNT }) {
  for (let step = from; step < to; step++) {
    await expect(position(page, step)).toBeVisible();
    await options(page).first().check();
    await next(page).click();
  }
  await expect(position(page, to)).toBeVisible();
}

/** Stores the progress of a quiz up to a step in the browser; the page stays on /healthz. */
export async function storeProgress(page: Page, step: number, email = '') {
  await page.goto('/healthz');
  await page.evaluate(
    (progress) => localStorage.setItem('quiz', progress),
    JSON.stringify(quizProgressAt(step, email)),
  );
}

/** Resumes a quiz at a step of an earlier visit. */
export async function openAt(page: Page, step: number, email?: string) {
  await storeProgress(page, step, email);
  await open(page);
  await expect(position(page, step)).toBeVisible();
}

/** Submits a quiz through the API and returns the path of its guide. */
export async function newGuide(request: APIRequestContext): Promise<string> {
  const quiz = {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    answers: { personalInfo: { name: 'Ada Lovelace', city: 'London', niche: 'engines' } },
    result: 'hybrid_approach',
    resultDescription: 'The Balanced Brand Podcast',
  };
  const response = await request.post('/api/quiz', { data: quiz });
  expect(response.status()).toBe(201);
  return (await response.json()).guideUrl;
}

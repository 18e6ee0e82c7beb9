import type { Page, Request } from '@playwright/test';
import { closeNotification, expect, expectAccessible, test } from './page.ts';
import {
  QUESTION_COUNT,
  answerQuestions,
  failure,
  newEmail,
  openAt,
  overlay,
  position,
  results,
  submission,
} from './quizSteps.ts';
import type { Site } from './site.ts';

const storedOf = (site: Site, email: string) =>
  site.inDatabase((database) =>
    database.prepare('select email from quiz_responses where email = ?').all(email),
  );
const keyOf = (sent: Request) =>
  sent.url().includes('quiz.start') ? [sent.headers()['idempotency-key']] : [];

const loadedFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(),
  );

test('continues offline, and stores a response once when responses are lost', async ({
  page,
  context,
  site,
  pageErrors,
}) => {
  const email = newEmail();
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => keys.push(...keyOf(sent)));
  await openAt(page, 9);
  // The code of toasts, submission and result has loaded.
  await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
  for (const module of ['trpcLinks', 'passwordPrompt', 'callErrors', 'streamClient', 'QuizResult'])
    await expect.poll(() => loadedFiles(page)).toContain(`/${module}-`);
  await context.setOffline(true);
  await answerQuestions(page, { from: 9 });
  await page.getByLabel('Email address').fill(email);
  await results(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await page.keyboard.press('F8');
  await expectAccessible(page);
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await closeNotification(page);

  // Now the submission arrives, but its response is lost.
  await context.setOffline(false);
  await page.route(
    submission,
    async (route) => {
      // Playwright omits the headers that the browser adds last, such as Sec-Fetch-Site.
      const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
      await route.fetch({ headers });
      await route.fulfill({ status: 502, body: 'Bad gateway' });
    },
    { times: 1 },
  );
  await results(page).click();
  await expect(failure(page)).toBeVisible();
  await page.reload();
  await expect(position(page, QUESTION_COUNT)).toBeVisible();
  await results(page).click();
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(storedOf(site, email)).toHaveLength(1);
  pageErrors.length = 0;
});

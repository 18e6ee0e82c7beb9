import type { Page, Request } from '@playwright/test';
import { expect, expectAccessible, test } from './page.ts';
import {
  QUESTION_COUNT,
  answerQuestions,
  card,
  failure,
  guideStream,
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

test('shows a toast for a blank name and email, and another for a malformed email', async ({
  page,
}) => {
  await openAt(page, QUESTION_COUNT, 'ada@example');
  await results(page).click();
  const email = page.getByLabel('Email address');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(email).toHaveAccessibleDescription(/valid email address/);
  await expect(email).toBeFocused();
  await expectAccessible(page);
  await email.fill('ada@example.com');
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
  await page.getByLabel('Your name').fill('  ');
  await results(page).click();
  await expect(page.getByText('Required Fields')).toBeVisible();
  await expect(page.getByText('Please enter your name and email address.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
});

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
  await page.getByRole('button', { name: 'Close notification' }).click();

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

test('without the stream, the result comes as the response to one call with the same key', async ({
  page,
  site,
  pageErrors,
}) => {
  const email = newEmail();
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (/quiz\.(start|submit)/.test(sent.url())) keys.push(sent.headers()['idempotency-key']);
  });
  await page.route(guideStream, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await openAt(page, QUESTION_COUNT, email);
  await results(page).click();
  await expect(card(page)).toContainText('Your personalized podcast strategy is ready.');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(storedOf(site, email)).toHaveLength(1);
  pageErrors.length = 0;
});

test('a double click submits once, and a sent email shows one toast', async ({ page, site }) => {
  const emailed = 'Your personalized podcast strategy has been emailed to you!';
  await page.route(guideStream, async (route) => {
    const response = await route.fetch();
    const end = JSON.stringify({ kind: 'end', isWritten: true, message: emailed });
    const body = (await response.text()).replace(/^data: \{"kind":"end".*$/m, `data: ${end}`);
    await route.fulfill({ response, body });
  });
  const email = newEmail();
  await openAt(page, QUESTION_COUNT, email);
  await results(page).dblclick();
  await expect(card(page)).toContainText(emailed);
  await page.keyboard.press('F8');
  await expect(card(page)).not.toContainText('Email Status');
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(page.getByText('Email Status')).toHaveCount(0);
  expect(storedOf(site, email)).toHaveLength(1);
});

import { adaQuiz } from '../e2e/adminSite.ts';
import { expect, hydrated, test } from '../e2e/page.ts';
import {
  answerQuestions,
  card,
  failure,
  fillPersonalInfo,
  overlay,
  position,
  results,
} from '../e2e/quizSteps.ts';
import { startSite } from '../e2e/site.ts';
import { aiSummary, geminiServer } from '../gemini.ts';
import { startMailgun } from '../mailgun.ts';

/** A site that can be killed and restarted at the same address, with local third parties. */
async function ownSite() {
  const gemini = await geminiServer('ok');
  const mailgun = await startMailgun();
  const site = await startSite({
    environment: { GEMINI_API_KEY: 'key', GEMINI_BASE_URL: gemini.url, ...mailgun.environment },
  });
  return {
    ...site,
    gemini,
    mailgun,
    /** Expires the lease of a dead process without waiting. */
    makeDue: () =>
      site.inDatabase((database) =>
        database.exec(`update outbox set due_at = 0 where state = 'waiting'`),
      ),
    stored: () =>
      site.inDatabase((database) => database.prepare('select email from quiz_responses').all()),
    [Symbol.asyncDispose]: async () => {
      await site.stop();
      await gemini[Symbol.asyncDispose]();
      await mailgun[Symbol.asyncDispose]();
    },
  };
}

test('stores a quiz once although the server is killed during it and during the submission', async ({
  page,
  context,
  pageErrors,
}) => {
  await using site = await ownSite();
  await page.goto(`${site.url}/quiz`);
  await hydrated(page);
  await fillPersonalInfo(page);
  await answerQuestions(page, { to: 9 });
  await site.kill();
  await answerQuestions(page, { from: 9, to: 12 });
  await site.start();
  await page.reload();
  await expect(position(page, 12)).toBeVisible();
  await answerQuestions(page, { from: 12 });
  await page.getByLabel('Email address').fill('kept@example.com');

  // Killed in the middle of the submission, while the guide is written.
  site.gemini.behave('hang');
  await results(page).click();
  await expect.poll(() => site.gemini.calls.length, { timeout: 20_000 }).toBe(1);
  await expect(overlay(page)).toBeVisible();
  await site.kill();
  await expect(failure(page)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByLabel('Email address')).toHaveValue('kept@example.com');
  expect(site.stored()).toHaveLength(1);

  // The server is still down: the retry fails in the same way.
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Close notification' }).click();
  await results(page).click();
  await expect(failure(page)).toBeVisible();

  site.gemini.behave('ok');
  site.makeDue();
  await site.start();
  await results(page).click();
  await expect(card(page)).toContainText(
    'Your personalized podcast strategy has been emailed to you!',
  );
  await expect(card(page)).not.toContainText('Email Status');
  expect(site.stored()).toEqual([{ email: 'kept@example.com' }]);
  expect(site.mailgun.accepted).toHaveLength(1);
  const [guide] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open your guide' }).click(),
  ]);
  await expect(guide.getByText(aiSummary)).toBeVisible();
  pageErrors.length = 0;
});

test('reports that the email failed, and the funnel counts only quizzes on the page', async ({
  page,
}) => {
  await using site = await ownSite();
  await site.mailgun.disappear();
  await page.goto(`${site.url}/quiz`);
  await hydrated(page);
  await fillPersonalInfo(page);
  await answerQuestions(page, {});
  await page.getByLabel('Email address').fill('twice@example.com');
  await results(page).dblclick();
  await expect(card(page)).toContainText('The email with your guide has not gone out yet.');
  expect(site.stored()).toHaveLength(1);
  await site.mailgun.returns();
  site.makeDue();
  await expect.poll(() => site.mailgun.accepted.length, { timeout: 20_000 }).toBe(1);
  // Responses sent by tools are not part of the funnel.
  await page.request.post(`${site.url}/api/quiz`, { data: adaQuiz });
  await page.goto(`${site.url}/admin/trends`);
  await expect(page.getByRole('main').getByText('2 quiz responses')).toBeVisible();
  await expect(page.getByText('1 began, 1 finished (100 %).')).toBeVisible();
  // Closes the admin's live stream before the site stops.
  await page.goto('about:blank');
});

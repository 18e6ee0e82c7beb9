import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { geminiServer } from '../gemini.ts';
import { startMailgun } from '../mailgun.ts';
import { startServer } from '../process.ts';
import { adasQuiz } from './adminSite.ts';
import { expect, expectAccessible, hydrated, test } from './page.ts';
import { answer, introduce, next, options, overlay, position, results } from './quizSteps.ts';

// Colours that are on their way fail the contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A site of its own that may be killed and started again at the same address, with its outside. */
async function ownSite() {
  const gemini = await geminiServer('ok');
  const mailgun = await startMailgun();
  const file = join(mkdtempSync(join(tmpdir(), 'roi-e2e-')), 'site.db');
  const environment: Record<string, string> = {
    DATABASE_URL: `sqlite:${file}`,
    LOG_LEVEL: 'warn',
    GEMINI_API_KEY: 'key',
    GEMINI_BASE_URL: gemini.url,
    ...mailgun.environment,
  };
  let server = await startServer({ environment });
  const { url, port } = server;
  const kill = async () => {
    server.kill('SIGKILL');
    await server.ended();
  };
  const inDatabase = <T>(work: (database: Database.Database) => T): T => {
    using database = Object.assign(new Database(file, { timeout: 5000 }), {
      [Symbol.dispose]: () => void database.close(),
    });
    return work(database);
  };
  return {
    url,
    gemini,
    mailgun,
    kill,
    restart: async () => {
      server = await startServer({ environment: { ...environment, PORT: `${port}` } });
    },
    /** Instead of waiting for the lease of a dead process to end. */
    makeDue: () =>
      inDatabase((database) =>
        database.exec(`update outbox set due_at = 0 where state = 'waiting'`),
      ),
    stored: () =>
      inDatabase((database) => database.prepare('select email from quiz_responses').all()),
    [Symbol.asyncDispose]: async () => {
      await kill();
      await gemini[Symbol.asyncDispose]();
      await mailgun[Symbol.asyncDispose]();
    },
  };
}

const failure = (page: Page) => page.getByText('Failed to submit quiz. Please try again.');
const card = (page: Page) => page.getByRole('complementary', { name: 'Quiz Complete!' });

test('the server dies half-way and at the end: the whole quiz is taken, and stored once', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(180_000);
  await using site = await ownSite();
  await page.goto(`${site.url}/quiz`);
  await hydrated(page);
  await introduce(page);
  await answer(page, { to: 9 });
  await site.kill();
  await answer(page, { from: 9, to: 12 });
  await site.restart();
  await page.reload();
  await expect(position(page, 12)).toBeVisible();
  await answer(page, { from: 12 });
  await page.getByLabel('Email address').fill('kept@example.com');

  // Killed in the middle of the submission, while the guide is written.
  site.gemini.behave('hang');
  await results(page).click();
  await expect.poll(() => site.gemini.calls.length, { timeout: 20_000 }).toBe(1);
  await expect(overlay(page)).toBeVisible();
  await site.kill();
  await expect(failure(page)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.getByLabel('Email address')).toHaveValue('kept@example.com');
  expect(site.stored()).toHaveLength(1);

  // Still gone: the same again.
  await page.getByRole('button', { name: 'Close notification' }).click();
  await results(page).click();
  await expect(failure(page)).toBeVisible();

  site.gemini.behave('ok');
  site.makeDue();
  await site.restart();
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
  await expect(guide.getByText('Written by the model itself.')).toBeVisible();
  complaints.length = 0;
});

test('a double click on Get Results is one response, and a dead Mailgun is owned up to', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await using site = await ownSite();
  await site.mailgun.disappear();
  await page.goto(`${site.url}/quiz`);
  await hydrated(page);
  await introduce(page);
  await answer(page, {});
  await page.getByLabel('Email address').fill('twice@example.com');
  await results(page).dblclick();
  await expect(card(page)).toContainText('The email with your guide has not gone out yet.');
  expect(site.stored()).toHaveLength(1);
  await expectAccessible(page);
  await site.mailgun.returns();
  site.makeDue();
  await expect.poll(() => site.mailgun.accepted.length, { timeout: 20_000 }).toBe(1);
  // The funnel counts what happened on the page, and not what a tool sends.
  await page.request.post(`${site.url}/api/quiz`, { data: adasQuiz });
  await page.goto(`${site.url}/admin/trends`);
  await expect(page.getByText('2 quiz responses')).toBeVisible();
  await expect(page.getByText('1 began, 1 finished (100 %).')).toBeVisible();
  // Before the site stops, which would cut the admin's live line.
  await page.goto('about:blank');
});

test('every step is accessible, also with what is wrong on it', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/quiz');
  await hydrated(page);
  await introduce(page);
  for (let step = 2; step < 22; step++) {
    await expect(position(page, step)).toBeVisible();
    await options(page).last().check();
    await expectAccessible(page);
    await next(page).click();
  }
  await page.getByLabel('Email address').fill('ada@example');
  await results(page).click();
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/valid email address/);
  await expectAccessible(page);
});

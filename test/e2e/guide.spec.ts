import Database from 'better-sqlite3';
import { join } from 'node:path';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';
import { newGuide, openAtTheEnd, results } from './quizSteps.ts';

/** Changes rows behind the server's back, as another process would. */
function inDatabase<T>(work: (database: Database.Database) => T): T {
  const database = new Database(join(process.env.E2E_DATA ?? '', 'site.db'));
  database.pragma('busy_timeout = 5000');
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const widths = [1280, 375];
for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('a finished quiz leads to a guide that is whole, accessible and fits', async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      await openAtTheEnd(page);
      await results(page).click();
      const [guide] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: 'Open your guide' }).click(),
      ]);
      await hydrated(guide);
      await expect(guide.getByRole('heading', { level: 1 })).toHaveText(
        'A podcast strategy for Ada Lovelace',
      );
      await expect(guide.getByRole('heading', { level: 2 })).toHaveCount(10);
      await expect(guide.getByRole('navigation', { name: 'In this guide' })).toBeVisible({
        visible: width > 1000,
      });
      await expect(guide.getByText('ada@example.com')).toHaveCount(0);
      await expectNoSidewaysScroll(guide);
      await expectAccessible(guide);
    });
  });

test.describe('the guide on paper', () => {
  test('has its sections and none of the site around it', async ({ page, request }) => {
    const guideUrl = await newGuide(request);
    await page.goto(guideUrl);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'First ten episodes' })).toBeVisible();
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('button', { name: 'Print or save as PDF' }),
      page.getByRole('link', { name: 'Schedule Free Strategy Call' }).first(),
    ])
      await expect(part).toBeHidden();
    await expectNoSidewaysScroll(page);
  });

  test('is printed by the button', async ({ page, request }) => {
    const guideUrl = await newGuide(request);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.goto(guideUrl);
    await hydrated(page);
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.locator('body[data-printed]')).toHaveCount(1);
  });
});

test('a guide that is late appears by itself', async ({ page, request }) => {
  const guideUrl = await newGuide(request);
  const token = guideUrl.split('/').at(-1);
  const kept = inDatabase((database) => {
    const row = database
      .prepare('select guide, generated_strategy as text from quiz_responses where guide_token = ?')
      .get(token);
    database
      .prepare(
        'update quiz_responses set guide = null, generated_strategy = null where guide_token = ?',
      )
      .run(token);
    return Object(row);
  });
  await page.goto(guideUrl);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writing your guide…');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  inDatabase((database) =>
    database
      .prepare('update quiz_responses set guide = ?, generated_strategy = ? where guide_token = ?')
      .run(kept.guide, kept.text, token),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A podcast strategy for Ada', {
    timeout: 15_000,
  });
  await expect(page.getByRole('main')).toBeFocused();
});

test('an unknown guide is a 404 page', async ({ page, complaints }) => {
  const answer = await page.goto(`/quiz/guide/${'x'.repeat(32)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await hydrated(page);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

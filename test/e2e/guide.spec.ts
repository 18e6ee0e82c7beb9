import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';
import { newGuide } from './quizSteps.ts';
import type { Site } from './site.ts';

type Kept = { guide: string | null; text: string | null };

const title = 'A podcast strategy for Ada Lovelace';

function writtenGuide(site: Site, token: string) {
  const query =
    'select guide, generated_strategy as text from quiz_responses where guide_token = ?';
  return site.inDatabase((database) => database.prepare<[string], Kept>(query).get(token));
}

/** Changes the guide in the database, as another process would. */
function generateGuide(site: Site, token: string, { guide, text }: Kept) {
  const update =
    'update quiz_responses set guide = ?, generated_strategy = ? where guide_token = ?';
  site.inDatabase((database) => database.prepare(update).run(guide, text, token));
}

test('a guide is complete and accessible, and prints without header and footer', async ({
  page,
  request,
}) => {
  const guideUrl = await newGuide(request);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(guideUrl);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'In this guide' })).toBeVisible();
  await expect(page.getByText('ada@example.com')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 900 } });

  test('a delayed guide appears without a reload and fits', async ({ page, request, site }) => {
    const guideUrl = await newGuide(request);
    const token = guideUrl.split('/').at(-1) ?? '';
    const kept = writtenGuide(site, token);
    generateGuide(site, token, { guide: null, text: null });
    await page.clock.install();
    await page.goto(guideUrl);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writing your guide…');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    generateGuide(site, token, kept ?? { guide: null, text: null });
    await page.clock.runFor(3000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
    await expect(page.getByRole('navigation', { name: 'In this guide' })).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('an unknown guide is a 404 page', async ({ page, pageErrors }) => {
  const response = await page.goto(`/quiz/guide/${'x'.repeat(32)}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await hydrated(page);
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('404')]);
});

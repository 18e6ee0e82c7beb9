import { expect, hydrated, shared, test as base } from './page.ts';
import { type Site, startSite } from './site.ts';

/** A site that asks visitors to consent to a history. */
const test = base.extend<object, { historySite: Site }>({
  historySite: shared(() => startSite({ environment: { VISITOR_HISTORY: 'on' } })),
  baseURL: ({ historySite }, use) => use(historySite.url),
});

test('records the pages of a visitor only between the consent and its withdrawal', async ({
  page,
  historySite,
  pageErrors,
}) => {
  const countEvents = () =>
    historySite.inDatabase((database) =>
      database.prepare('select count(*) from visit_events').pluck().get(),
    );
  const question = page.getByRole('region', { name: 'May we keep a history of your visits?' });
  await page.goto('/blog/podcast-metrics-that-matter');
  await expect(question).toBeVisible();
  expect(countEvents()).toBe(0);
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(countEvents).toBe(1);

  // The dead link of a guide opens none.
  await page.goto('/quiz/guide/no-such-guide');
  await hydrated(page);
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('404')]);
  await page.goto('/process');
  await expect.poll(countEvents).toBe(2);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(countEvents).toBe(0);
  await page.goto('/about');
  await hydrated(page);
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('visitor'))).toBeNull();
});

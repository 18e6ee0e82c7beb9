import { fillPerson, ready, uniqueEmail } from './leadForms.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  test as base,
} from './page.ts';
import { type Site, startSite } from './site.ts';

/** A site that asks visitors to consent to a history. */
const test = base.extend<object, { historySite: Site }>({
  historySite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern.
    async ({}, use) => {
      const site = await startSite({ environment: { VISITOR_HISTORY: 'on' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ historySite }, use) => use(historySite.url),
});

const countEvents = (site: Site) =>
  site.inDatabase((database) =>
    database.prepare<[], { count: number }>('select count(*) as count from visit_events').get(),
  )?.count ?? 0;

test('shows a visitor as one story until the consent is withdrawn', async ({
  page,
  historySite,
  pageErrors,
}) => {
  const email = uniqueEmail();
  const question = page.getByRole('region', { name: 'May we keep a history of your visits?' });
  await page.goto('/blog/podcast-metrics-that-matter?utm_source=linkedin&utm_campaign=spring');
  await expect(question).toBeVisible();
  expect(countEvents(historySite)).toBe(0);
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => countEvents(historySite)).toBe(1);

  // The dead link of a guide opens none.
  await page.goto('/quiz/guide/no-such-guide');
  await hydrated(page);
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('404')]);

  await page.goto('/contact');
  await hydrated(page);
  const form = page.getByRole('region', { name: 'Get a custom proposal' }).locator('form');
  await ready(form);
  await fillPerson(form, email);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();

  await page.context().addCookies(historySite.session ? [historySite.session] : []);
  await page.goto('/admin/leads');
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await page.getByRole('link', { name: "Open the person's page" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem')).toHaveText([
    /Sent a form: .*came from linkedin, spring/,
    /Opened \/contact/,
    /Read The podcast report that fits on one page · came from linkedin, spring/,
  ]);
  const person = page.url();
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }

  await page.goto('/process');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect.poll(() => countEvents(historySite)).toBe(0);
  await page.goto('/about');
  await hydrated(page);
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('visitor'))).toBeNull();
  await page.goto(person);
  await expect(timeline.getByRole('listitem')).toHaveText([/Sent a form: /]);
});

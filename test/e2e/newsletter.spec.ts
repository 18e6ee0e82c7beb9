import type { Page } from '@playwright/test';
import { ready, uniqueEmail } from './leadForms.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';
import type { Site } from './site.ts';

const field = (page: Page) => page.getByPlaceholder('Enter your email');
const button = (page: Page, name = 'Subscribe') => page.getByRole('button', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sent = (page: Page) => page.getByText('will take longer than usual');

async function openForm(page: Page) {
  await page.goto('/blog');
  await ready(page.locator('form').filter({ has: field(page) }));
}

/** Returns the links of the only email to an address, from the outbox. */
function linksTo(site: Site, email: string) {
  const query = 'select payload from outbox where payload like ?';
  const mails = site.inDatabase((database) =>
    database.prepare<[string], { payload: string }>(query).all(`%"${email}"%`),
  );
  expect(mails).toHaveLength(1);
  const path = (purpose: string) =>
    new RegExp(`/newsletter/${purpose}/[\\w-]{32}`).exec(mails[0]?.payload ?? '')?.[0] ?? '';
  return { confirm: path('confirm'), unsubscribe: path('unsubscribe') };
}

function statusOf(site: Site, email: string) {
  const query = 'select status from subscribers where email_key = ?';
  return site.inDatabase(
    (database) => database.prepare<[string], { status: string }>(query).get(email)?.status,
  );
}

test('a visitor subscribes, confirms and unsubscribes by keyboard, on pages that fit', async ({
  page,
  site,
  pageErrors,
}) => {
  const expectToFit = async () => {
    for (const width of [1280, 375, 320]) {
      await page.setViewportSize({ width, height: 812 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  };
  const email = uniqueEmail();
  await openForm(page);
  await button(page).click();
  await expect(field(page)).toHaveAccessibleDescription('Please enter your email address.');
  await expectToFit();
  await field(page).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(sent(page)).toBeVisible();
  await expectToFit();

  const { confirm, unsubscribe } = linksTo(site, email);
  const outcome = page.getByRole('main').locator('[aria-live="polite"]').first();
  for (const [path, title, name, done] of [
    [confirm, 'Confirm your subscription', 'Confirm subscription', 'subscribed'],
    [unsubscribe, 'Unsubscribe', 'Unsubscribe', 'unsubscribed'],
  ] as const)
    await test.step(name, async () => {
      const before = statusOf(site, email);
      await page.goto(path);
      await hydrated(page);
      await expect(heading(page)).toContainText(title);
      await expectToFit();
      const box = await button(page, name).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await page.route('**/trpc/newsletter.**', (route) => route.abort());
      await button(page, name).click();
      await expect(page.getByText('That did not work.')).toBeVisible();
      await page.unroute('**/trpc/newsletter.**');
      expect(statusOf(site, email)).toBe(before);

      await button(page, name).focus();
      await page.keyboard.press('Space');
      await expect(outcome).toBeFocused();
      await expect(outcome).toContainText(`You are ${done}`);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Read the blog' })).toBeFocused();
      await expectToFit();
      await page.reload();
      await expect(heading(page)).toHaveText(`You are already ${done}`);
    });
  expect(statusOf(site, email)).toBe('unsubscribed');
  await page.getByRole('link', { name: 'Read the blog' }).click();
  await expect(page).toHaveURL('/blog');
  // The browser reports the aborted requests.
  pageErrors.length = 0;
});

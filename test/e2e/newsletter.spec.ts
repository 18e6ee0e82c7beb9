import type { Page } from '@playwright/test';
import { ready, uniqueEmail } from './leadForms.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';
import type { Site } from './site.ts';

const field = (page: Page) => page.getByPlaceholder('Enter your email');
const button = (page: Page, name = 'Subscribe') => page.getByRole('button', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const sent = (page: Page) => page.getByRole('status').filter({ hasText: 'stored' });

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

test('a visitor subscribes on the blog, confirms and unsubscribes', async ({ page, site }) => {
  const email = uniqueEmail();
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(request.url()));
  await openForm(page);
  await field(page).fill(email);
  await button(page).dblclick();
  await expect(sent(page)).toContainText('will take longer than usual');
  await expect(field(page)).toHaveValue('');
  expect(calls.filter((url) => url.includes('newsletter.subscribe'))).toHaveLength(1);

  const { confirm, unsubscribe } = linksTo(site, email);
  await page.goto(confirm);
  await expect(title(page)).toHaveText('Confirm your subscription');
  expect(statusOf(site, email)).toBe('pending');
  await button(page, 'Confirm subscription').dblclick();
  await expect(title(page)).toHaveText('You are subscribed');
  expect(statusOf(site, email)).toBe('confirmed');
  await page.reload();
  await expect(title(page)).toHaveText('You are already subscribed');

  await page.goto(unsubscribe);
  expect(statusOf(site, email)).toBe('confirmed');
  await button(page, 'Unsubscribe').click();
  await expect(title(page)).toHaveText('You are unsubscribed');
  expect(statusOf(site, email)).toBe('unsubscribed');
  await page.reload();
  await expect(title(page)).toHaveText('You are already unsubscribed');
  await page.getByRole('link', { name: 'Read the blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('subscribing works by keyboard without losing the focus', async ({ page, site }) => {
  const email = uniqueEmail();
  await openForm(page);
  await field(page).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(sent(page)).toBeVisible();

  await page.goto(linksTo(site, email).confirm);
  await hydrated(page);
  await button(page, 'Confirm subscription').focus();
  await page.keyboard.press('Space');
  const outcome = page.getByRole('main').locator('[aria-live="polite"]').first();
  await expect(outcome).toBeFocused();
  await expect(outcome).toContainText('You are subscribed');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Read the blog' })).toBeFocused();
});

test('shows errors, keeps the input and succeeds on a retry', async ({
  page,
  site,
  pageErrors,
}) => {
  const email = uniqueEmail();
  await openForm(page);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription('Please enter your email address.');
  await field(page).fill('ada@example');
  await button(page).click();
  await expect(field(page)).toHaveAccessibleDescription(/valid email address/);
  await expect(field(page)).toHaveValue('ada@example');
  await expectAccessible(page);

  await page.route('**/trpc/newsletter.**', (route) => route.abort());
  await field(page).fill(email);
  await button(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please try again' })).toBeVisible();
  await expect(field(page)).toHaveValue(email);
  await page.unroute('**/trpc/newsletter.**');
  await button(page).click();
  await expect(sent(page)).toBeVisible();

  await page.goto(linksTo(site, email).confirm);
  await hydrated(page);
  await page.route('**/trpc/newsletter.**', (route) => route.abort());
  await button(page, 'Confirm subscription').click();
  await expect(page.getByText('That did not work.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/trpc/newsletter.**');
  await button(page, 'Confirm subscription').click();
  await expect(title(page)).toHaveText('You are subscribed');
  // The browser reports the aborted requests.
  pageErrors.length = 0;
});

test('prefills an address typed in another form', async ({ page }) => {
  const email = uniqueEmail();
  await openForm(page);
  await field(page).fill(email);
  await page.goto('/contact');
  await openForm(page);
  await expect(field(page)).toHaveValue(email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form and both links work', async ({ page, site }) => {
    const email = uniqueEmail();
    await page.goto('/blog');
    await field(page).fill(email);
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Your address is stored' })).toBeVisible();
    expect(page.url()).not.toContain('example.com');
    const { confirm, unsubscribe } = linksTo(site, email);
    await page.goto(confirm);
    await button(page, 'Confirm subscription').click();
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
    await page.goto(unsubscribe);
    await button(page, 'Unsubscribe').click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    expect(statusOf(site, email)).toBe('unsubscribed');
  });
});

test('every state is accessible, fits every width and has a large enough button', async ({
  page,
  site,
}) => {
  const expectToFit = async () => {
    for (const width of [1280, 375, 320]) {
      await page.setViewportSize({ width, height: 812 });
      await expectNoSidewaysScroll(page);
    }
  };
  const email = uniqueEmail();
  await openForm(page);
  await field(page).fill(email);
  await button(page).click();
  await expect(sent(page)).toBeVisible();
  await expectToFit();
  await expectAccessible(page);
  const { confirm, unsubscribe } = linksTo(site, email);
  for (const [path, name] of [
    [confirm, 'Confirm subscription'],
    [unsubscribe, 'Unsubscribe'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await expectToFit();
    const box = await button(page, name).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await button(page, name).click();
    await expect(page.getByRole('link', { name: 'Read the blog' })).toBeVisible();
    await expectToFit();
  }
  await expectAccessible(page);
});

import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';
import { somebody } from './leadForms.ts';

const field = (page: Page) => page.getByPlaceholder('Enter your email');
const button = (page: Page, name = 'Subscribe') => page.getByRole('button', { name });
const sent = (page: Page) => page.getByRole('status').filter({ hasText: 'stored' });

/** Opens the blog once the form's own code has taken over from the browser. */
async function openForm(page: Page) {
  await page.goto('/blog');
  const form = page.locator('form').filter({ has: field(page) });
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
}

async function subscribe(page: Page, email = somebody()) {
  await openForm(page);
  await field(page).fill(email);
  await button(page).click();
  await expect(sent(page)).toBeVisible();
  return linksTo(email);
}

/** The mails to an address, as they wait in the outbox. */
function mailsTo(email: string) {
  using database = opened();
  return database
    .prepare<[string], { payload: string }>('select payload from outbox where payload like ?')
    .all(`%"${email}"%`)
    .map(({ payload }) => payload);
}
function linksTo(email: string) {
  const mails = mailsTo(email);
  expect(mails).toHaveLength(1);
  const path = (purpose: string) =>
    new RegExp(`/newsletter/${purpose}/[\\w-]{32}`).exec(mails[0] ?? '')?.[0] ?? '';
  return { confirm: path('confirm'), unsubscribe: path('unsubscribe') };
}
function statusOf(email: string) {
  using database = opened();
  const query = 'select status from subscribers where email_key = ?';
  return database.prepare<[string], { status: string }>(query).get(email)?.status;
}
function opened() {
  const database = new Database(`${process.env.E2E_DATA}/site.db`, { readonly: true });
  return Object.assign(database, { [Symbol.dispose]: () => database.close() });
}

test('a reader subscribes on the blog, confirms, and leaves again', async ({ page }) => {
  const email = somebody();
  const { confirm, unsubscribe } = await subscribe(page, email);
  await expect(sent(page)).toContainText('email delivery is not set up yet');
  await expect(field(page)).toHaveValue('');

  await page.goto(confirm);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription');
  expect(statusOf(email)).toBe('pending');
  await button(page, 'Confirm subscription').dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  expect(statusOf(email)).toBe('confirmed');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are already subscribed');

  await page.goto(unsubscribe);
  expect(statusOf(email)).toBe('confirmed');
  await button(page, 'Unsubscribe').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  expect(statusOf(email)).toBe('unsubscribed');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are already unsubscribed');
  await page.getByRole('link', { name: 'Read the blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the whole way is gone by keyboard, and the focus is never lost', async ({ page }) => {
  const email = somebody();
  await openForm(page);
  await field(page).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(sent(page)).toBeVisible();

  await page.goto(linksTo(email).confirm);
  await hydrated(page);
  await button(page, 'Confirm subscription').focus();
  await page.keyboard.press('Space');
  const outcome = page.getByRole('main').locator('[aria-live="polite"]').first();
  await expect(outcome).toBeFocused();
  await expect(outcome).toContainText('You are subscribed');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Read the blog' })).toBeFocused();
});

test('a double click sends once', async ({ page }) => {
  const email = somebody();
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(request.url()));
  await openForm(page);
  await field(page).fill(email);
  await button(page).dblclick();
  await expect(sent(page)).toBeVisible();
  expect(calls.filter((url) => url.includes('newsletter.subscribe'))).toHaveLength(1);
  expect(mailsTo(email)).toHaveLength(1);
});

test('what is wrong is said at the field, which keeps what was typed', async ({ page }) => {
  await openForm(page);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription('Please enter your email address.');
  await field(page).fill('ada@example');
  await button(page).click();
  await expect(field(page)).toHaveAccessibleDescription(/valid email address/);
  await expect(field(page)).toHaveValue('ada@example');
  await expectAccessible(page);
});

test('a failure keeps the address, and trying again works', async ({ page, complaints }) => {
  const email = somebody();
  await openForm(page);
  await page.route('**/trpc/newsletter.**', (route) => route.abort());
  await field(page).fill(email);
  await button(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please try again' })).toBeVisible();
  await expect(field(page)).toHaveValue(email);
  await page.unroute('**/trpc/newsletter.**');
  await button(page).click();
  await expect(sent(page)).toBeVisible();

  await page.goto(linksTo(email).confirm);
  await hydrated(page);
  await page.route('**/trpc/newsletter.**', (route) => route.abort());
  await button(page, 'Confirm subscription').click();
  await expect(page.getByText('That did not work.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/trpc/newsletter.**');
  await button(page, 'Confirm subscription').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  // What was cut off here is what the browser reports.
  complaints.length = 0;
});

test('an address typed elsewhere on this visit stands in the form already', async ({ page }) => {
  const email = somebody();
  await openForm(page);
  await field(page).fill(email);
  await page.goto('/contact');
  await openForm(page);
  await expect(field(page)).toHaveValue(email);
});

test('what was typed before the code arrived stays', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/blog', { waitUntil: 'commit' });
  await field(page).fill('early@example.com');
  release();
  await expect(page.locator('form').filter({ has: field(page) })).toHaveJSProperty(
    'noValidate',
    true,
  );
  await expect(field(page)).toHaveValue('early@example.com');
});

test('a link that does not work says what to do', async ({ page }) => {
  for (const purpose of ['confirm', 'unsubscribe']) {
    await page.goto(`/newsletter/${purpose}/nobody-knows-this`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form and both links work', async ({ page }) => {
    const email = somebody();
    await page.goto('/blog');
    await field(page).fill(email);
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Your address is stored' })).toBeVisible();
    expect(page.url()).not.toContain('example.com');
    const { confirm, unsubscribe } = linksTo(email);
    await page.goto(confirm);
    await button(page, 'Confirm subscription').click();
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
    await page.goto(unsubscribe);
    await button(page, 'Unsubscribe').click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    expect(statusOf(email)).toBe('unsubscribed');
  });
});

for (const width of [320, 375, 1280])
  test(`every state is accessible and fits into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    const { confirm, unsubscribe } = await subscribe(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    for (const [path, name] of [
      [confirm, 'Confirm subscription'],
      [unsubscribe, 'Unsubscribe'],
    ] as const) {
      await page.goto(path);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const box = await button(page, name).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await button(page, name).click();
      await expect(page.getByRole('link', { name: 'Read the blog' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });

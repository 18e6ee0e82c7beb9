import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { startServer } from '../process.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';

const password = 'a long test password';
// Read, not imported: its badges bring styles along, which only the bundler understands.
const adminViews = Array.from(
  readFileSync('src/client/admin/views.ts', 'utf8').matchAll(/href: '(.+?)', label: '(.+?)'/g),
  ([, href = '', label = '']) => ({ href, label }),
);
let site: Awaited<ReturnType<typeof startServer>>;

// A server of its own with a password; a proxy's header gives each test an address of its own.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startServer({
    environment: {
      ADMIN_PASSWORD: password,
      TRUST_PROXY: '127.0.0.1',
      DATABASE_URL: `sqlite:${process.env.E2E_DATA}/access.db`,
      LOG_LEVEL: 'warn',
    },
  });
});
test.afterAll(async () => {
  site.kill('SIGTERM');
  await site.ended();
});

const open = (page: Page, path: string) => page.goto(site.url + path);
const enter = async (page: Page, word: string) => {
  await page.getByLabel('Password').fill(word);
  await page.keyboard.press('Enter');
};
const signIn = async (page: Page, path: string) => {
  await open(page, path);
  await enter(page, password);
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
};
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('there are views to look at', () => {
  expect(adminViews.length).toBeGreaterThan(2);
});

test('without a password the admin says that it is open on this machine only', async ({ page }) => {
  for (const { href } of adminViews) {
    await page.goto(href);
    await expect(page.getByText('Open on this machine only, because')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(0);
  }
});

test('the form stands in place of the view that was asked for, which follows', async ({
  page,
  complaints,
}) => {
  await open(page, '/admin/leads');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(title(page)).toHaveText('Lead Management');
  await expect(page.getByText('Total Leads')).toHaveCount(0);
  expect(complaints).toEqual([]);

  await enter(page, 'wrong');
  await expect(page.getByText('Wrong password.').first()).toBeVisible();
  await expect(page.getByLabel('Password')).toBeFocused();
  // Chromium itself reports the status.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);

  await enter(page, password);
  await expect(page.getByText('Total Leads')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/admin/leads`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Total Leads')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/admin/leads`);
});

test('too many wrong passwords are told how long to wait', async ({ page, complaints }) => {
  const address = { 'x-forwarded-for': '198.51.100.9' };
  await page.setExtraHTTPHeaders(address);
  for (let n = 0; n < 20; n++)
    await page.request.post(`${site.url}/trpc/admin.access.signIn`, {
      headers: address,
      data: { password: `guess ${n}` },
    });
  await open(page, '/admin');
  await enter(page, password);
  await expect(
    page.getByText('Too many wrong passwords. Try again in 15 minutes.').first(),
  ).toBeVisible();
  await expectAccessible(page);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('429')]);
  // Others come in meanwhile.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.10' });
  await enter(page, password);
  await expect(page.getByText('Total Responses')).toBeVisible();
});

test('a token is made, shown once, used by a tool, and revoked', async ({ page }) => {
  await signIn(page, '/admin/security');
  await page.getByRole('button', { name: 'Make token' }).click();
  await expect(page.getByText('Give the token a name')).toBeVisible();
  await expect(page.getByText('Choose at least one right')).toBeVisible();

  await page.getByLabel('Name').fill('CRM');
  await page.getByLabel('Read leads').check();
  await page.getByRole('button', { name: 'Make token' }).click();
  const token = await page.getByRole('textbox', { name: 'Token', exact: true }).inputValue();
  expect(token).toMatch(/^roi_/);
  const use = async (path: string) =>
    (await fetch(site.url + path, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await use('/api/leads/export')).toBe(200);
  expect(await use('/api/quiz')).toBe(403);

  await page.reload();
  await expect(page.getByRole('row', { name: /^CRM/ })).toContainText(token.slice(0, 8));
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^CRM/ })).not.toContainText('Never');
  await expect(page.getByRole('row', { name: /^Leads exported Token CRM/ })).toBeVisible();

  await page.getByRole('button', { name: 'Revoke the token CRM' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await use('/api/leads')).toBe(200);
  await page.getByRole('button', { name: 'Revoke the token CRM' }).press('Enter');
  await page.getByRole('button', { name: 'Revoke', exact: true }).press('Enter');
  await expect(page.getByText('No token has been made.')).toBeVisible();
  expect(await use('/api/leads')).toBe(401);
});

test('what is typed outlives a session that was ended elsewhere', async ({ page, complaints }) => {
  await signIn(page, '/admin/security');
  await page.getByLabel('Name').fill('Half a name');
  await page.getByLabel('Read leads').check();
  const other = await fetch(`${site.url}/trpc/admin.access.revokeAllSessions`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`admin:${password}`)}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  expect(other.status).toBe(200);
  await page.getByRole('button', { name: 'Make token' }).click();
  await expect(page.getByText('Your session has ended. Sign in again: what')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeHidden();
  expect(complaints.splice(0).join()).toContain('401');
  await enter(page, password);
  await expect(page.getByLabel('Name')).toHaveValue('Half a name');
  await expect(page.getByLabel('Read leads')).toBeChecked();
});

test('signing out everywhere ends this browser and all others', async ({ page, browser }) => {
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, '/admin');
  await signIn(page, '/admin/security');
  await expect(page.getByText('This browser')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await elsewhere.close();
});

for (const width of [1280, 375])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    for (const { href, label } of adminViews)
      test(`${href} is accessible and fits, before and after the sign-in`, async ({ page }) => {
        await open(page, href);
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await enter(page, password);
        await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
        await hydrated(page);
        await expect(title(page)).toHaveCount(1);
        await expect(
          page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: label }),
        ).toHaveAttribute('aria-current', 'page');
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
  });

test('the keyboard reaches the menu, the form and the way out', async ({ page }) => {
  await open(page, '/admin');
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.getByRole('link', { name: 'Security' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Total Responses')).toBeVisible();
  await page.getByRole('link', { name: 'Security' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password')).toBeVisible();
});

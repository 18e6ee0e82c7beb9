import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { password } from '../credentials.ts';
import { ada, confirm, signIn } from './adminSite.ts';
import { runLeadAction } from './leads.ts';
import { expect, expectAccessible, hydrated, test } from './page.ts';
import type { Site } from './site.ts';

test.use({ baseURL: ({ closedSite }, use) => use(closedSite.url) });

/** Expires the password confirmation of every session. */
const expireConfirmations = (site: Site) =>
  site.inDatabase((database) => database.prepare('update sessions set proven_at = null').run());
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Enter your password' });
const enter = async (page: Page, word: string) => {
  await prompt(page).getByLabel('Password').fill(word);
  await page.keyboard.press('Enter');
};
const fillToken = async (page: Page, name: string) => {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Read leads').check();
};
/** Fills the token form, which requires the password again on submit. */
const openFilledForm = async (page: Page, site: Site, name: string) => {
  await signIn(page, '/admin/security');
  expireConfirmations(site);
  await fillToken(page, name);
};
const token = (page: Page) => page.getByRole('textbox', { name: 'Token', exact: true });

test('creates a token after the password is entered again', async ({
  page,
  closedSite: site,
  pageErrors,
}) => {
  await openFilledForm(page, site, 'CRM');
  await page.getByLabel('Expires after (optional)').fill('2099-12-31');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(prompt(page).getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
  await enter(page, 'wrong');
  await expect(prompt(page).getByText('Wrong password.').first()).toBeVisible();
  await enter(page, password);
  await expect(token(page)).toHaveValue(/^roi_/);
  await expect(prompt(page)).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^CRM/ })).toContainText('Dec 31, 2099 23:59');
  // Chromium logs both rejections.
  expect(pageErrors.splice(0)).toEqual([
    expect.stringContaining('403'),
    expect.stringContaining('401'),
  ]);

  // The confirmation is valid for 15 minutes.
  await fillToken(page, 'Newsletter tool');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByRole('row', { name: /^Newsletter tool/ })).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
});

test('the calendar of the token form opens at its field, without lengthening the page', async ({
  page,
  closedSite: site,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openFilledForm(page, site, 'Steady');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.getByLabel('Expires after (optional)').fill('2099-12-31');
  await expect(page.getByRole('button', { name: '31 December 2099' })).toBeInViewport();
  expect(await height()).toBe(before);
});

test('creates nothing and keeps the input when the prompt is canceled', async ({
  page,
  closedSite: site,
  pageErrors,
}) => {
  await openFilledForm(page, site, 'Forgotten');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(prompt(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Enter the admin password again')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Forgotten');
  await expect(page.getByRole('row', { name: /^Forgotten/ })).toHaveCount(0);
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('403')]);
});

test('shows a webhook secret once, and requires the password to rotate it', async ({
  page,
  closedSite: site,
  pageErrors,
}) => {
  await signIn(page, '/admin/webhooks');
  await page.getByLabel('Name').fill('CRM');
  await page.getByLabel('Address').fill('https://example.com/hooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const secret = page.getByRole('textbox', { name: 'Signing secret' });
  await expect(secret).toHaveValue(/^whsec_/);
  const first = await secret.inputValue();
  await page.reload();
  const hook = page.getByRole('article', { name: 'CRM' });
  await expect(hook).toBeVisible();
  await expect(secret).toHaveCount(0);
  expireConfirmations(site);
  await hook.getByRole('button', { name: 'Rotate secret' }).click();
  await confirm(page, 'Rotate the signing secret?', 'Rotate secret');
  await enter(page, password);
  await expect(secret).toHaveValue(/^whsec_/);
  expect(await secret.inputValue()).not.toBe(first);
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('403')]);
});

test('shows the prompt above an open dialog and erases a person', async ({
  page,
  closedSite: site,
  pageErrors,
}) => {
  await site.post('/api/leads', { ...ada, email: 'erased@example.com' });
  await signIn(page, '/admin/leads?q=erased');
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await runLeadAction(page, 'Erase person');
  expireConfirmations(site);
  await page.getByLabel('I understand that this cannot be undone.').check();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await enter(page, password);
  await expect(page.getByText('1 lead', { exact: false }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toHaveCount(0);
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('403')]);
});

test('starts an export after the password is entered', async ({ page, closedSite: site }) => {
  await site.post('/api/leads', { ...ada, email: 'exported@example.com' });
  await signIn(page, '/admin/leads');
  expireConfirmations(site);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ada Lovelace' }).first()).toBeVisible();
  await page.getByRole('link', { name: /^Export CSV/ }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), enter(page, password)]);
  expect(download.suggestedFilename()).toMatch(/^leads-.*\.csv$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain('exported@example.com');
  await expect(page).toHaveURL(`${site.url}/admin/leads`);
  const again = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Export CSV/ }).click();
  await again;
  await expect(prompt(page)).toHaveCount(0);
});

test('redirects a direct export URL to the sign-in page, then downloads the file', async ({
  page,
  closedSite: site,
}) => {
  await signIn(page, '/admin/leads');
  expireConfirmations(site);
  await page.goto(`${site.url}/api/leads/export?status=new`);
  await expect(page).toHaveURL(/\/admin\/sign-in\?next=/);
  await hydrated(page);
  await expectAccessible(page);
  await page.getByLabel('Password').fill(password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(new URL(download.url()).search).toBe('?status=new');
  await expect(page.getByText('Your download has started.')).toBeVisible();
});

test('ignores redirect targets of the sign-in page other than exports of this site', async ({
  page,
  closedSite: site,
}) => {
  await signIn(page, '/admin/leads');
  for (const next of ['https://evil.example/', '//evil.example/api/leads/export', '/admin/posts']) {
    await page.goto(`${site.url}/admin/sign-in?next=${encodeURIComponent(next)}`);
    await expect(page.getByText('You are signed in.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/sign-in/);
  }
});

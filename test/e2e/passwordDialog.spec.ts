import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { password } from '../credentials.ts';
import { ada, signIn } from './adminSite.ts';
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

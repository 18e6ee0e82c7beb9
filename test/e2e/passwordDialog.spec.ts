import { readFileSync } from 'node:fs';
import { password } from '../credentials.ts';
import { ada, signIn } from './adminSite.ts';
import { expect, expectAccessible, hydrated, test } from './page.ts';
import type { Site } from './site.ts';

test.use({ baseURL: ({ closedSite }, use) => use(closedSite.url) });

/** Expires the password confirmation of every session. */
const expireConfirmations = (site: Site) =>
  site.inDatabase((database) => database.prepare('update sessions set proven_at = null').run());

test('exports after the password is entered, in a dialog or on the sign-in page', async ({
  page,
  closedSite: site,
}) => {
  await site.post('/api/leads', { ...ada, email: 'exported@example.com' });
  await signIn(page, '/admin/leads');
  expireConfirmations(site);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ada Lovelace' }).first()).toBeVisible();
  await page.getByRole('link', { name: /^Export CSV/ }).click();
  const prompt = page.getByRole('dialog', { name: 'Enter your password' });
  await prompt.getByLabel('Password').fill(password);
  const enter = () =>
    Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')] as const);
  const [download] = await enter();
  expect(download.suggestedFilename()).toMatch(/^leads-.*\.csv$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain('exported@example.com');
  await expect(page).toHaveURL('/admin/leads');
  const again = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Export CSV/ }).click();
  await again;
  await expect(prompt).toHaveCount(0);

  expireConfirmations(site);
  await page.goto('/api/leads/export?status=new');
  await expect(page).toHaveURL(/\/admin\/sign-in\?next=/);
  await hydrated(page);
  await expectAccessible(page);
  await page.getByLabel('Password').fill(password);
  const [direct] = await enter();
  expect(new URL(direct.url()).search).toBe('?status=new');
  await expect(page.getByText('Your download has started.')).toBeVisible();

  // Only exports of this site are followed.
  for (const next of ['https://evil.example/', '//evil.example/api/leads/export', '/admin/posts']) {
    await page.goto(`/admin/sign-in?next=${encodeURIComponent(next)}`);
    await expect(page.getByText('You are signed in.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/sign-in/);
  }
});

import { password } from '../credentials.ts';
import { enterPassword, signOut } from './adminSite.ts';
import { addNote, createLeads, names, note } from './leads.ts';
import { expect, expectAccessible, test } from './page.ts';
import type { Site } from './site.ts';

test.use({ baseURL: ({ closedSite }, use) => use(closedSite.url) });

const endSessions = (site: Site) => site.post('/trpc/admin.access.revokeAllSessions', {});

test('signs in again by keyboard when the session ends, and keeps unsaved notes until the sign-out', async ({
  page,
  closedSite,
  pageErrors,
}) => {
  // Without the live stream only the next call reports the end of the session.
  await page.route('**/trpc/admin.live', () => {});
  const word = await createLeads(closedSite, 1);
  await page.goto(`/admin/leads?q=${word}`);
  await enterPassword(page);
  await names(page).first().press('Enter');
  await note(page).fill('Half a sentence');
  // The last request of the details has finished.
  await expect(page.getByText('None.')).toBeVisible();
  await endSessions(closedSite);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(addNote(page)).toBeFocused();
  await page.keyboard.press('Enter');

  const signIn = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(signIn.getByLabel('Password')).toBeFocused();
  await expect(note(page)).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(signIn).toBeVisible();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(signIn).toHaveCount(0);
  await expect(addNote(page)).toBeFocused();
  await expect(note(page)).toHaveValue('Half a sentence');

  await endSessions(closedSite);
  await page.keyboard.press('Enter');
  await expect(signIn.getByLabel('Password')).toBeFocused();
  // Opens another dialog of the view below the prompt.
  await page.goBack();
  await page.goForward();
  await expect(signIn.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await expect(signIn).toHaveCount(0);
  await expect(note(page)).toHaveValue('Half a sentence');
  await note(page).fill('Half a sentence, and the rest');
  await addNote(page).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'and the rest' })).toBeVisible();

  await note(page).fill('Half a sentence');
  await endSessions(closedSite);
  await page.reload();
  await enterPassword(page);
  await expect(note(page)).toHaveValue('Half a sentence');
  await page.keyboard.press('Escape');
  await signOut(page).click();
  await enterPassword(page);
  await names(page).first().click();
  await expect(note(page)).toHaveValue('');
  expect(pageErrors.splice(0).join()).toContain('401');
});

test('a calendar closes alone on Escape, and opens without lengthening the page', async ({
  page,
  site,
}) => {
  await createLeads(site, 1);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${site.url}/admin/leads`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const field = page.getByRole('button', { name: 'Any date' });
  const weekday = page.getByRole('columnheader').first();
  for (const target of [weekday, field]) {
    await field.click();
    await expect(weekday).toHaveText('Su');
    if (target === weekday) await weekday.click();
    else await field.focus();
    await page.keyboard.press('Escape');
    await expect(weekday).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show leads' })).toBeVisible();
  }

  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${site.url}/admin/security`);
  const expiry = page.getByLabel('Expires after (optional)');
  await expect(expiry).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await expiry.fill('2099-12-31');
  await expect(page.getByRole('button', { name: '31 December 2099' })).toBeInViewport();
  expect(await height()).toBe(before);
});

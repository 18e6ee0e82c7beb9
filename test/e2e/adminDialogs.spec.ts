import { password } from '../credentials.ts';
import { enterPassword, signOut } from './adminSite.ts';
import { addNote, createLeads, names, note } from './leads.ts';
import { expect, expectAccessible, test } from './page.ts';
import type { Site } from './site.ts';

test.use({ baseURL: ({ closedSite }, use) => use(closedSite.url) });

const endSessions = (site: Site) => site.post('/trpc/admin.access.revokeAllSessions', {});

test('signs in again by keyboard when the session ends, and restores the open dialog', async ({
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
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(pageErrors.splice(0).join()).toContain('401');
});

test('deletes unsaved notes on sign-out, but not when the session ends', async ({
  page,
  closedSite,
  pageErrors,
}) => {
  const word = await createLeads(closedSite, 1);
  await page.goto(`/admin/leads?q=${word}`);
  await enterPassword(page);
  await names(page).first().click();
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
  // Chromium logs the requests without a session.
  pageErrors.splice(0);
});

test('closes only the calendar of the phone filters on Escape', async ({ page, site }) => {
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
});

import { password } from '../credentials.ts';
import { confirm, enterPassword, menu, signIn, signInForm, signOut, views } from './adminSite.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToFit,
  hydrated,
  test,
} from './page.ts';

test.use({ baseURL: ({ closedSite }, use) => use(closedSite.url) });

test('signs in and out by keyboard and shows the requested view after the sign-in', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/admin/leads');
  await expect(signInForm(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lead Management');
  await expect(page.getByText('Total Leads')).toHaveCount(0);
  await expectAccessible(page);
  await hydrated(page);
  expect(pageErrors).toEqual([]);

  await menu(page).getByRole('link', { name: 'Activity' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong password.').first()).toBeVisible();
  await expect(page.getByLabel('Password')).toBeFocused();
  // Chromium logs the 401.
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('401')]);

  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Total Leads')).toBeVisible();
  await expect(page).toHaveURL('/admin/leads');
  await expect(signInForm(page)).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Total Leads')).toBeVisible();
  await page.getByRole('button', { name: /^Search/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(signOut(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(signInForm(page)).toBeVisible();
  await expect(page).toHaveURL('/admin/leads');
});

test('requires the password in every view of the menu, without horizontal scrolling', async ({
  page,
}) => {
  const links = menu(page).getByRole('link');
  await page.goto('/admin');
  await expect(signInForm(page)).toBeVisible();
  // Fails for a menu item that is missing in `views`.
  await expect(links).toHaveCount(views.length - 1);
  for (const [path, title] of views.filter(([path]) => path !== '/admin/posts/new'))
    await test.step(path, async () => {
      const link = menu(page).locator(`a[href="${path}"]`);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(signInForm(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  await expectToFit(page, [375]);
  await enterPassword(page);
  await expect(signOut(page)).toBeVisible();
});

test('signs out every browser and keeps the unsaved input of the others', async ({
  page,
  browser,
  closedSite,
}) => {
  const elsewhere = await browser.newPage({ baseURL: closedSite.url });
  await signIn(elsewhere, '/admin/security');
  await elsewhere.getByLabel('Name').fill('Half a name');
  await elsewhere.getByLabel('Read leads').check();
  await signIn(page, '/admin/security');
  await expect(page.getByText('This browser')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await confirm(page, 'End every session, including this one?', 'Sign out everywhere');
  await expect(signInForm(page)).toBeVisible();

  // Without any interaction.
  await expect(
    elsewhere.getByText('Your session has ended. Sign in again to continue'),
  ).toBeVisible();
  await expect(elsewhere.getByLabel('Name')).toBeHidden();
  await enterPassword(elsewhere);
  await expect(elsewhere.getByLabel('Name')).toHaveValue('Half a name');
  await expect(elsewhere.getByLabel('Read leads')).toBeChecked();
  await elsewhere.close();
});

test('without ADMIN_PASSWORD allows only local access and explains why', async ({
  page,
  openSite,
}) => {
  await page.goto(`${openSite.url}/admin/leads`);
  await expect(page.getByText('Open to this machine only, without a password')).toBeVisible();
  await expect(page.getByText('Total Leads')).toBeVisible();
  await expect(signOut(page)).toHaveCount(0);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' });
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'ADMIN_PASSWORD' })).toHaveText(
    'The admin is open only on the machine the site runs on, because ADMIN_PASSWORD is not set. Set it, and you can sign in from here.',
  );
});

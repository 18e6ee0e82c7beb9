import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { uniqueEmail } from './leadForms.ts';
import { confirm, inRow, row, signIn, signInForm, signOut } from './adminSite.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';

test.use({ baseURL: ({ closedSite }, use) => use(closedSite.url) });

const ownPassword = 'a long sentence as a password';

/** Links lead to the public address, and a cookie belongs to one host. */
const onLocalhost = (url: string) => url.replace('127.0.0.1', 'localhost');

/** Invites a person in the browser of an owner; returns their address and the link. */
async function invite(page: Page, role: 'Owner' | 'Editor' | 'Viewer') {
  const email = uniqueEmail();
  await signIn(page, '/admin/team');
  await page.getByLabel('Name').fill(`Ann ${role}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: role }).click();
  await page.getByRole('button', { name: 'Create invitation link' }).click();
  await expect(row(page, email)).toContainText('Invited');
  return { email, link: await page.getByRole('textbox', { name: 'Link' }).inputValue() };
}

async function acceptInvitation(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel('New password').fill(ownPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
}

async function signInAs(page: Page, email: string) {
  await signInForm(page).waitFor();
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(ownPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('an owner invites a viewer, who chooses a password, reads and changes nothing', async ({
  page,
  browser,
  closedSite,
}) => {
  const { email, link } = await invite(page, 'Viewer');
  await expectAccessible(page);
  const other = await browser.newPage({ baseURL: onLocalhost(closedSite.url) });
  await other.goto(link);
  await other.getByLabel('New password').fill('short');
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other.getByText('Must have at least 12 characters')).toBeVisible();
  await expectAccessible(other);
  await acceptInvitation(other, link);
  await signInAs(other, email);
  await expect(other.getByRole('link', { name: 'Ann Viewer' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Webhooks' })).toHaveCount(0);
  await other.goto('/admin/leads');
  await expect(other.getByText('Total Leads')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Export CSV' })).toHaveCount(0);
  await other.goto(link);
  await expect(other.getByText('This link has already been used or has expired')).toBeVisible();

  await page.reload();
  await inRow(page, email, 'Actions for Ann Viewer').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await confirm(page, 'Remove Ann Viewer?', 'Remove');
  await expect(row(page, email)).toHaveCount(0);
  await other.goto('/admin/leads');
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.close();
});

test('sets up an authenticator app and a passkey, and signs in with either', async ({
  page,
  browser,
  closedSite,
}) => {
  const { email, link } = await invite(page, 'Editor');
  const context = await browser.newContext({
    baseURL: onLocalhost(closedSite.url),
  });
  const person = await context.newPage();
  const devTools = await context.newCDPSession(person);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await acceptInvitation(person, link);
  await signInAs(person, email);
  await person.getByRole('link', { name: 'Ann Editor' }).click();
  await person.getByRole('button', { name: 'Set up an app' }).click();
  const secret = await person.getByRole('textbox', { name: 'Key', exact: true }).inputValue();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await person.getByLabel('Code shown in the app').fill(totp.generate());
  await person.getByRole('button', { name: 'Turn on' }).click();
  await expect(person.getByText('Your recovery codes.')).toBeVisible();
  const recoveryCode = (await person.locator('code').first().textContent()) ?? '';
  await expectAccessible(person);
  await person.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(person);
  await person.setViewportSize({ width: 1280, height: 800 });
  await person.getByLabel('Name of a new passkey').fill('Laptop');
  await person.getByRole('button', { name: 'Add passkey' }).click();
  await expect(row(person, 'Laptop')).toBeVisible();

  await signOut(person).click();
  await signInAs(person, email);
  // Each code works once, so this is the code of the next time step.
  await person.getByLabel('Code').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await enterKey(person);
  await expect(signOut(person)).toBeVisible();

  await signOut(person).click();
  await person.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(signOut(person)).toBeVisible();

  await signOut(person).click();
  await signInAs(person, email);
  await person.getByLabel('Code').fill(recoveryCode);
  await enterKey(person);
  await expect(signOut(person)).toBeVisible();
  await person.goto('/admin/account');
  await expect(person.getByText('9 codes are left.')).toBeVisible();
  await context.close();
});

const enterKey = (page: Page) => page.keyboard.press('Enter');

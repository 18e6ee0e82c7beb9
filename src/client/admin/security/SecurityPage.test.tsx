import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite, type TestSite } from '../../../../test/component/site.ts';
import { ownPage, password } from '../../../../test/credentials.ts';

type Page = Awaited<ReturnType<typeof openPage>>;
/** Expires the password confirmation of every session. */
const expireConfirmations = (site: TestSite) =>
  site.inDatabase((database) => database.prepare('update sessions set proven_at = null').run());
const press = async ({ screen, user }: Page, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
async function fillToken({ screen, user }: Page, name: string) {
  await user.type(await screen.findByLabelText('Name'), name);
  await user.click(screen.getByLabelText('Read leads'));
}
async function enterPassword({ screen, user }: Page, word: string) {
  const prompt = await screen.findByRole('dialog', { name: 'Enter your password' });
  const field = within(prompt).getByLabelText('Password');
  await user.clear(field);
  await user.type(field, `${word}{Enter}`);
}
const valueOf = async ({ screen }: Page, name: string) => {
  const field = await screen.findByRole('textbox', { name });
  return field instanceof HTMLInputElement ? field.value : '';
};

test('keeps the input of a token form, creates a token, shows it once and revokes it', async () => {
  await using site = await startTestSite();
  const empty = await openPage(site, '/admin/security');
  await press(empty, 'Create token');
  await empty.screen.findByText('Give the token a name');
  await empty.screen.findByText('Choose at least one permission');
  await fillToken(empty, 'CRM');
  const page = await openPage(site, '/admin/security');
  const { screen, user } = page;
  const name = await screen.findByDisplayValue('CRM');
  expect(screen.getByLabelText('Read leads')).toHaveProperty('checked', true);
  await press(page, 'Create token');
  const token = await valueOf(page, 'Token');
  expect(token).toMatch(/^roi_/);
  expect(name).toHaveProperty('value', '');
  // The secret itself is not stored in the browser.
  expect(Object.values(localStorage).join()).not.toContain(token);
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${site.url}/api/leads/export`, { headers })).status).toBe(200);

  const again = await openPage(site, '/admin/security');
  const row = await screen.findByRole('row', { name: /^CRM/ });
  expect(row.textContent).toContain(token.slice(0, 8));
  expect(row.textContent).not.toContain('Never');
  within(row).getByRole('cell', { name: 'Owner' });
  expect(screen.queryByText(token)).toBeNull();
  await press(again, 'Revoke the token CRM');
  const asked = within(await screen.findByRole('dialog', { name: 'Revoke this token?' }));
  await user.click(asked.getByRole('button', { name: 'Revoke' }));
  await expect.poll(() => screen.queryByRole('row', { name: /^CRM/ })).toBeNull();

  // The log lists what happened to the token alone, then everything again.
  await openPage(site, '/admin/activity');
  await screen.findByRole('row', { name: /^Leads exported Token CRM/ });
  const [ofToken] = await screen.findAllByRole('button', { name: /^Only Token [\w-]{8}$/ });
  if (ofToken) await user.click(ofToken);
  const exported = () => screen.queryByRole('row', { name: /^Leads exported Token CRM/ });
  await screen.findByRole('row', { name: /^Token created Owner/ });
  await expect.poll(exported).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Only Token [\w-]{8}: show all$/ }));
  await expect.poll(exported).not.toBeNull();
  const [byToken] = screen.getAllByRole('button', { name: 'Only Token CRM (Owner)' });
  if (byToken) await user.click(byToken);
  await screen.findByRole('button', { name: 'Only Token CRM (Owner): show all' });
});

test('creates a token after the password is entered again, and nothing when that is canceled', async () => {
  await using site = await startTestSite();
  const page = await openPage(site, '/admin/security');
  const { screen, user } = page;
  await fillToken(page, 'CRM');
  expireConfirmations(site);
  await press(page, 'Create token');
  await screen.findByRole('dialog', { name: 'Enter your password' });
  await user.keyboard('{Escape}');
  await screen.findByText(/Enter the admin password again/);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'CRM');
  expect(screen.queryByRole('row', { name: /^CRM/ })).toBeNull();

  await press(page, 'Create token');
  await enterPassword(page, 'wrong');
  await screen.findAllByText('Wrong password.');
  await enterPassword(page, password);
  expect(await valueOf(page, 'Token')).toMatch(/^roi_/);
  await screen.findByRole('row', { name: /^CRM/ });
  expect(screen.queryByRole('dialog', { name: 'Enter your password' })).toBeNull();
});

test('shows a webhook secret once, and requires the password to rotate it', async () => {
  await using site = await startTestSite();
  const page = await openPage(site, '/admin/webhooks');
  const { screen, user } = page;
  await user.type(await screen.findByLabelText('Name'), 'CRM');
  await user.type(screen.getByLabelText('Address'), 'https://example.com/hooks');
  await press(page, 'Add webhook');
  const first = await valueOf(page, 'Signing secret');
  expect(first).toMatch(/^whsec_/);
  const again = await openPage(site, '/admin/webhooks');
  await screen.findByRole('article', { name: 'CRM' });
  expect(screen.queryByRole('textbox', { name: 'Signing secret' })).toBeNull();
  expireConfirmations(site);
  await press(again, 'Rotate secret');
  const question = within(await screen.findByRole('dialog', { name: /^Rotate the signing/ }));
  await user.click(question.getByRole('button', { name: 'Rotate secret' }));
  await enterPassword(again, password);
  const second = await valueOf(again, 'Signing secret');
  expect(second).toMatch(/^whsec_/);
  expect(second).not.toBe(first);
});

test('shows how long to wait after too many wrong passwords', async () => {
  await using site = await startTestSite();
  const { screen, user } = await openPage(site, '/admin', { isSignedIn: false });
  await screen.findByRole('heading', { name: 'Sign in' });
  const headers = { 'content-type': 'application/json', ...ownPage };
  const body = JSON.stringify({ password: 'wrong' });
  for (let attempt = 0; attempt < 20; attempt += 1)
    await fetch(`${site.url}/trpc/admin.access.signIn`, { method: 'POST', headers, body });
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  const wait = await screen.findAllByText(
    /^Too many wrong passwords\. Try again in \d+ minutes\.$/,
  );
  expect(wait).toBeDefined();
});

test('says that a site without email sends no link for a forgotten password', async () => {
  const environment = { MAILGUN_API_KEY: '', MAILGUN_DOMAIN: '', MAILGUN_BASE_URL: '' };
  await using site = await startTestSite({ environment });
  const page = await openPage(site, '/admin/account', { isSignedIn: false });
  await press(page, 'Forgot your password?');
  await page.user.type(page.screen.getByLabelText('Email'), 'nobody@example.com');
  await press(page, 'Send link');
  await page.screen.findByText(/This site sends no email\./);
  await press(page, 'Back to sign-in');
  expect(await page.screen.findByLabelText('Password')).toBeDefined();
});

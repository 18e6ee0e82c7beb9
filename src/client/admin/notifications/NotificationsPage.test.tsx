import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';

test('an owner chooses what each person is notified of, and a choice that is not saved is reverted', async () => {
  await using site = await startTestSite();
  const colleague = { email: 'grace@example.com', name: 'Grace', role: 'editor' };
  await site.post('/trpc/admin.accounts.team.invite', colleague);
  const page = await openPage(site, '/admin/notifications');
  const { screen, user, intercept } = page;
  const select = async (event: string, name: string) =>
    within(await screen.findByRole('region', { name })).findByLabelText<HTMLSelectElement>(event);
  const modes = async (event: string, name: string) => (await select(event, name)).value;
  expect(await modes('Failed deliveries', 'Owner')).toBe('daily');
  const account = await screen.findByText('Account', { selector: 'main a' });
  expect(account.getAttribute('href')).toBe('/admin/account');
  await screen.findByText('grace@example.com: gets no email until the invitation is accepted.');
  await screen.findByText(/agency@example\.com is notified of leads/);
  await user.selectOptions(await select('Leads', 'Grace'), 'At once');
  await waitFor(async () => expect(await modes('Leads', 'Grace')).toBe('atOnce'));
  const grace = within(await screen.findByRole('region', { name: 'Grace' }));
  expect((await grace.findByText('Saved')).role).toBe('status');

  intercept((path) =>
    path.startsWith('/trpc/admin.notifications.set')
      ? new Response('Bad Gateway', { status: 502 })
      : undefined,
  );
  await user.selectOptions(await select('Call requests', 'Grace'), 'Daily');
  await screen.findByRole('alert');
  await waitFor(async () => expect(await modes('Call requests', 'Grace')).toBe('never'));
  await openPage(site, '/admin/notifications');
  expect(await modes('Leads', 'Grace')).toBe('atOnce');
});

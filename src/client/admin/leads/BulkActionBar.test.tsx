import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  choose,
  createLeads,
  dialog,
  expectNames,
  press,
} from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';

const ada = 'Ada Number00';
const grace = 'Grace Number01';

test('clears the selection of hidden leads when the filter changes', async () => {
  await using site = await startTestSite();
  await createLeads(site, 2);
  const { user } = await openPage(site, '/admin/leads?q=Ada&sort=oldest');
  await user.click(await screen.findByLabelText('Select all on this page'));
  await press(user, 'Select all leads of this filter');
  await screen.findByText('All leads of this filter selected');
  await press(user, 'Clear filters');
  await expectNames([ada, grace]);
  // Visible leads stay selected.
  await screen.findByText('1 lead selected');
  const search = screen.getByLabelText('Search');
  await user.type(search, 'Grace');
  await expectNames([grace]);
  await user.clear(search);
  await expectNames([ada, grace]);
  expect(screen.getByLabelText(`Select ${ada}`)).toHaveProperty('checked', false);
  expect(screen.queryByRole('region', { name: 'Selected leads' })).toBeNull();
});

test('changes the status of many leads and marks them as spam and not spam after a confirmation', async () => {
  await using site = await startTestSite();
  await createLeads(site, 2);
  const { user } = await openPage(site, '/admin/leads');
  const selectAll = async () => user.click(await screen.findByLabelText('Select all on this page'));
  const expectStatus = (status: string, count: number) =>
    waitFor(() =>
      expect(screen.queryAllByRole('button', { name: RegExp(`^${status}, status`) })).toHaveLength(
        count,
      ),
    );
  await expectNames([grace, ada]);
  await selectAll();
  await choose(user, 'Change…', 'Set to Contacted');
  await dialog('Set 2 leads to “Contacted”?');
  await press(user, 'Set to Contacted');
  await expectStatus('Contacted', 2);
  // The list may show the change before the selection ends.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Change…' })).toBeNull());

  await user.click(screen.getByLabelText(`Select ${ada}`));
  await choose(user, 'Change…', 'Mark as spam');
  await screen.findByText('1 lead will be moved to Spam. This can be undone.');
  await press(user, 'Mark as spam');
  await expectNames([grace]);

  await openPage(site, '/admin/leads?status=spam');
  await expectNames([ada]);
  await selectAll();
  await choose(user, 'Change…', 'Mark as not spam');
  await press(user, 'Mark as not spam');
  await screen.findByText('No spam matches this filter.');
  await openPage(site, '/admin/leads?status=contacted');
  await expectStatus('Contacted', 2);
});

import { expect, test } from 'vitest';
import { createLeads, expectNames, press } from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';

const ada = 'Ada Number00';
const grace = 'Grace Number01';

test('clears the selection of hidden leads when the filter changes', async () => {
  await using site = await startTestSite();
  await createLeads(site, 2);
  const { screen, user } = await openPage(site, '/admin/leads?q=Ada&sort=oldest');
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

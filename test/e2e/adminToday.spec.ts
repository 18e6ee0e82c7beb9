import { callForm } from '../../src/shared/content/forms.ts';
import { createLeads } from './leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';

test.use({ timezoneId: 'America/New_York' });

test('lists the tasks of the day, with links to them', async ({ page, site }) => {
  const word = await createLeads(site, 1);
  await site.post('/api/leads', {
    firstName: 'Ada',
    lastName: word,
    email: `${word}@example.com`,
    company: 'Engines',
    revenue: '',
    leadType: 'strategy-call',
    message: callForm.requestLine('Monday, March 1, 2027', 'Late afternoon', 'Europe/Berlin'),
  });
  await page.goto('/admin/today');
  const calls = page.getByRole('region', { name: 'Calls requested' });
  const call = calls.getByRole('listitem').filter({ hasText: word });
  await expect(call).toContainText('16:00–18:00 in Europe/Berlin');
  await expect(call).toContainText('10:00–12:00 here');
  await expect(page.getByText(/^New leads, 7 days$/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('region', { name: 'New leads' })
    .getByRole('link', { name: `Ada ${word}` })
    .click();
  await expect(page.getByRole('dialog', { name: `Ada ${word}` })).toBeVisible();
});

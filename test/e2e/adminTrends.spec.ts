import { ada } from './adminSite.ts';
import { expect, test } from './page.ts';

test('draws charts and updates them live', async ({ page, site }) => {
  await site.post('/api/leads', ada);
  await page.goto('/admin/trends?days=7');
  await expect(page.locator('.recharts-line')).toHaveCount(2);
  const count = page.getByRole('main').getByText(/^\d+ leads?$/);
  const before = Number.parseInt(await count.innerText(), 10);
  await site.post('/api/leads', ada);
  await expect(count).toHaveText(`${before + 1} leads`);
});

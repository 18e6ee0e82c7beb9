import { createLeads, names } from './leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';

test('saves, opens, renames and deletes a view of a filter', async ({ page, site }) => {
  const word = await createLeads(site, 3);
  await page.goto(`/admin/leads?q=${word}&type=strategy&sort=name`);
  const views = (name = 'Views') => page.getByRole('button', { name, exact: true });
  const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
  await views().press('Enter');
  await item('Save this filter as a view…').press('Enter');
  const name = page.getByRole('dialog').getByLabel('Name');
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await name.fill(`Calls ${word}`);
  await name.press('Enter');
  await expect(views(`View: Calls ${word}`)).toBeFocused();

  await page.goto('/admin/leads');
  await views().press('Enter');
  await expect(item(`Calls ${word}`)).toContainText('1');
  await expectAccessible(page);
  await item(`Calls ${word}`).press('Enter');
  await expect(names(page)).toHaveText(['Grace Number01']);
  await views(`View: Calls ${word}`).press('Enter');
  await item('Rename view…').press('Enter');
  await name.fill(`Talks ${word}`);
  await name.press('Enter');
  await page.setViewportSize({ width: 375, height: 812 });
  await views(`View: Talks ${word}`).press('Enter');
  await expectNoSidewaysScroll(page);
  await item('Delete view…').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).click();
  await expect(views()).toBeVisible();
});

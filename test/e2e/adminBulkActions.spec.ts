import {
  confirmationFocused,
  createLeads,
  names,
  runBulkAction,
  runLeadAction,
  unique,
} from './leads.ts';
import { expect, test } from './page.ts';

test('moves focus to the next row after a deletion by keyboard', async ({ page, site }) => {
  const email = `${unique()}@example.com`;
  const word = await createLeads(site, 6, (index): Record<string, string> =>
    index > 3 ? { email } : {},
  );
  await page.goto(`/admin/leads?q=${word}&sort=oldest`);
  await names(page).first().press('Enter');
  await runLeadAction(page, 'Delete lead');
  await confirmationFocused(page);
  await page.getByRole('button', { name: 'Delete 1 lead' }).press('Enter');
  await expect(names(page)).toHaveCount(5);
  await expect(names(page).first()).toHaveText('Grace Number01');
  await expect(names(page).first()).toBeFocused();

  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await runLeadAction(page, 'Erase person');
  await expect(page.getByRole('dialog', { name: 'Erase this person?' })).toContainText('2 leads');
  await confirmationFocused(page);
  await page.getByLabel('I understand that this cannot be undone.').press('Space');
  await page.getByRole('button', { name: 'Erase everything' }).press('Enter');
  await expect(names(page)).toHaveCount(3);
  await expect(names(page).last()).toBeFocused();

  for (const left of [1, 0]) {
    await page
      .getByLabel(/^Select (Ada|Grace)/)
      .first()
      .press('Space');
    if (left) await page.getByLabel(/^Select Radia/).press('Space');
    await runBulkAction(page, left ? 'Delete 2 leads' : 'Delete 1 lead');
    await confirmationFocused(page);
    await page.getByLabel('I understand that this cannot be undone.').press('Space');
    await page.getByRole('button', { name: /^Delete \d leads?$/ }).press('Enter');
    await expect(names(page)).toHaveCount(left);
    await expect(left ? names(page).first() : page.getByRole('main')).toBeFocused();
    if (left) await expect(names(page)).toHaveText('Ada Number03');
  }
});

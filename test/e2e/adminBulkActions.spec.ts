import {
  createLeads,
  names,
  note,
  openFirst,
  runBulkAction,
  runLeadAction,
  rows,
  total,
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
  await page.getByRole('button', { name: 'Delete 1 lead' }).press('Enter');
  await expect(names(page)).toHaveCount(5);
  await expect(names(page).first()).toHaveText('Grace Number01');
  await expect(names(page).first()).toBeFocused();

  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await runLeadAction(page, 'Erase person');
  await expect(page.getByRole('dialog', { name: 'Erase this person?' })).toContainText('2 leads');
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
    await page.getByLabel('I understand that this cannot be undone.').press('Space');
    await page.getByRole('button', { name: /^Delete \d leads?$/ }).press('Enter');
    await expect(names(page)).toHaveCount(left);
    await expect(left ? names(page).first() : page.getByRole('main')).toBeFocused();
    if (left) await expect(names(page)).toHaveText('Ada Number03');
  }
});

test('changes the status of many leads and marks them as spam and not spam after a confirmation', async ({
  page,
  site,
}) => {
  const word = await createLeads(site, 4);
  await page.goto(`/admin/leads?q=${word}`);
  await page.getByLabel('Select all on this page').check();
  await runBulkAction(page, 'Set to Contacted');
  await page.getByRole('dialog', { name: 'Set 4 leads to “Contacted”?' }).waitFor();
  await page.getByRole('button', { name: 'Set to Contacted' }).click();
  await expect(rows(page).filter({ hasText: 'Contacted' })).toHaveCount(4);

  await page
    .getByLabel(/^Select Ada/)
    .first()
    .check();
  await runBulkAction(page, 'Mark as spam');
  await expect(page.getByRole('dialog')).toContainText('1 lead will be moved to Spam.');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as spam' }).click();
  await expect(rows(page)).toHaveCount(3);

  await page.goto(`/admin/leads?status=spam&q=${word}`);
  await page.getByLabel('Select all on this page').check();
  await runBulkAction(page, 'Mark as not spam');
  await page.getByRole('button', { name: 'Mark as not spam' }).click();
  await expect(page.getByText('No spam matches this filter.')).toBeVisible();
  await page.goto(`/admin/leads?q=${word}&status=contacted`);
  await expect(rows(page)).toHaveCount(4);
});

test('deletes the unsaved note of a deleted lead, also when all leads of a filter are deleted', async ({
  page,
  site,
  pageErrors,
}) => {
  const hasStoredNote = () =>
    page.evaluate(() => Object.keys(localStorage).join().includes('note'));
  const type = async () => {
    await openFirst(page);
    await note(page).fill('Half a sentence');
    expect(await hasStoredNote()).toBe(true);
  };
  const word = await createLeads(site, 5);
  await page.goto(`/admin/leads?q=${word}&limit=2`);
  await type();
  await runLeadAction(page, 'Delete lead');
  await page.getByRole('button', { name: 'Delete 1 lead' }).click();
  await expect(total(page)).toHaveText('4 leads');
  expect(await hasStoredNote()).toBe(false);

  await type();
  await runLeadAction(page, 'Erase person');
  await page.getByLabel('I understand that this cannot be undone.').check();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(total(page)).toHaveText('3 leads');
  expect(await hasStoredNote()).toBe(false);

  await type();
  await page.keyboard.press('Escape');
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Select all leads of this filter' }).click();
  await runBulkAction(page, 'Delete all');
  const dialog = page.getByRole('dialog', { name: 'Delete 3 leads?' });
  await expect(dialog.getByRole('button', { name: 'Delete 3 leads' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(total(page)).toHaveText('3 leads');
  await runBulkAction(page, 'Delete all');
  await dialog.getByLabel('I understand that this cannot be undone.').check();
  await dialog.getByRole('button', { name: 'Delete 3 leads' }).click();
  await expect(page.getByText('No leads match this filter.')).toBeVisible();
  await expect.poll(hasStoredNote).toBe(false);
  // Chromium logs requests for a lead that is deleted meanwhile.
  expect(pageErrors.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

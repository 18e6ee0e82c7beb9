import type { Page } from '@playwright/test';
import {
  chooseOption,
  createLeads,
  names,
  openFirst,
  runBulkAction,
  runLeadAction,
} from './leads.ts';
import { expect, holdRequests, test } from './page.ts';

const changes = /\/trpc\/leads\.(bulk|update)/;
const unreachable = 'The server could not be reached.';
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

test('shows an error notification above the open dialog, reachable by mouse and keyboard', async ({
  page,
  site,
  pageErrors,
}) => {
  const word = await createLeads(site, 1);
  await page.goto(`/admin/leads?q=${word}`);
  await openFirst(page);
  await page.route(changes, (route) => route.abort());
  await runLeadAction(page, 'Mark as spam');
  const notice = notices(page).getByRole('alert');
  await expect(notice).toContainText('was not saved');
  await page.keyboard.press('F8');
  await expect(notices(page)).toBeFocused();
  // The click fails if anything covers the button.
  await notice.getByRole('button', { name: 'Close notification' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();

  // The notification stays visible when the dialog closes.
  await runLeadAction(page, 'Mark as spam');
  await expect(notice).toContainText('was not saved');
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await notice.getByRole('button', { name: 'Close notification' }).click();
  await expect(notice).toHaveCount(0);
  expect(pageErrors.splice(0).join()).toContain('ERR_FAILED');
});

test('reverts a status that was not saved, keeps dialog and selection, and allows a retry', async ({
  page,
  site,
  pageErrors,
}) => {
  const word = await createLeads(site, 2);
  await page.goto(`/admin/leads?q=${word}&sort=oldest`);
  await openFirst(page);
  const status = page.getByRole('dialog').getByRole('combobox', { name: 'Status' });
  const release = await holdRequests(page, changes, 'abort');
  await chooseOption(status, 'Won');
  await expect(status).toHaveValue('Won');
  release();
  await expect(status).toHaveValue('New');

  await runLeadAction(page, 'Delete lead');
  const confirm = page.getByRole('button', { name: 'Delete 1 lead' });
  await confirm.click();
  await expect(page.getByText(`Nothing was changed. ${unreachable}`)).toBeVisible();
  await expect(confirm).toBeEnabled();
  await page.unroute(changes);
  await confirm.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(names(page)).toHaveText(['Grace Number01']);

  await page.route(changes, (route) => route.abort());
  await page.getByLabel('Select Grace Number01').check();
  await runBulkAction(page, 'Set to Won');
  await expect(page.getByRole('dialog', { name: 'Set 1 lead to “Won”?' })).toBeVisible();
  await page.getByRole('button', { name: 'Set to Won' }).click();
  await expect(page.getByText(`Nothing was changed. ${unreachable}`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Select Grace Number01')).toBeChecked();
  expect(pageErrors.splice(0).join()).toContain('ERR_FAILED');
});

import type { Locator, Page } from '@playwright/test';
import { inRow } from './adminSite.ts';
import {
  chooseMenuItem,
  chooseOption,
  createLeads,
  names,
  note,
  openFirst,
  rows,
  runBulkAction,
  runLeadAction,
} from './leads.ts';
import {
  closeNotification,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToFit,
  test,
} from './page.ts';
import { seededBoard } from './whiteboard.ts';

const column = (page: Page, status: string) => page.getByRole('region', { name: status });
const card = (page: Page, status: string) =>
  column(page, status).getByRole('listitem').filter({ hasText: 'Ada Number00' });

test('closes details on a click but not a drag outside, and covers no notification', async ({
  page,
  site,
  pageErrors,
}) => {
  const word = await createLeads(site, 1);
  await page.goto(`/admin/leads?q=${word}`);
  await openFirst(page);
  await note(page).fill('Half a sentence');
  const box = await note(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(20, 300, { steps: 5 });
  await page.mouse.up();
  await expect(note(page)).toHaveValue('Half a sentence');
  await expect(page).toHaveURL(/lead=/);

  await page.route('**/trpc/leads.update*', (route) => route.abort());
  await runLeadAction(page, 'Mark as spam');
  const notifications = page.getByRole('region', { name: 'Notifications (F8)' });
  const notice = notifications.getByRole('alert');
  await expect(notice).toContainText('was not saved');
  await page.keyboard.press('F8');
  await expect(notifications).toBeFocused();
  // The click fails if anything covers the button.
  await notice.getByRole('button', { name: 'Close notification' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();

  // The notification stays visible when the dialog closes.
  await runLeadAction(page, 'Mark as spam');
  await expect(notice).toContainText('was not saved');
  await page.mouse.click(20, 300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await closeNotification(page);
  expect(pageErrors.splice(0).join()).toContain('ERR_FAILED');
});

test('menus and dialogs of leads and boards are accessible', async ({ page, site, pageErrors }) => {
  const word = await createLeads(site, 2);
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await page.goto(`/admin/leads?q=${word}&sort=oldest`);
  await expect(names(page)).toHaveCount(2);
  const expectOpen = async (opened: Locator) => {
    await expect(opened).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  };
  await button(/status of Ada/).press('Enter');
  await expectOpen(page.getByRole('menuitemradio', { name: 'Contacted' }));
  await button('Columns').press('Enter');
  await expectOpen(page.getByRole('checkbox', { name: 'Owner' }));
  await button('Views').press('Enter');
  await expectOpen(item('Save this filter as a view…'));
  await chooseMenuItem(button('Views'), 'Save this filter as a view…');
  await expectOpen(dialog('Save view'));
  await page.getByLabel('Select Ada Number00').check();
  await runBulkAction(page, 'Set to Won');
  await expectOpen(dialog('Set 1 lead to “Won”?'));
  await page.keyboard.press('?');
  await expectOpen(dialog('Keyboard shortcuts'));

  await openFirst(page);
  await runLeadAction(page, 'Erase person');
  await expectOpen(dialog('Erase this person?'));
  const id = new URL(page.url()).searchParams.get('lead');
  await page.route('**/trpc/admin.live', () => {});
  await page.reload();
  await expect(note(page)).toBeVisible();
  await site.post('/trpc/leads.update', { id, status: 'won' });
  await chooseOption(dialog('Ada Number00').getByRole('combobox', { name: 'Status' }), 'Lost');
  await expectOpen(dialog('Ada Number00 was changed elsewhere'));
  await expectOpen(dialog('Ada Number00'));
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('409')]);

  const board = seededBoard(site, [{ content: 'A note', votes: ['a'] }]);
  await page.goto('/admin/boards');
  await inRow(page, board.id.slice(0, 8), /^Use notes/).click();
  await expect(page.getByRole('checkbox', { name: 'A note' })).toBeChecked();
  await expectOpen(dialog('Use notes of this board'));
});

test('moves leads by mouse on the board, which shows what others move and fits a phone', async ({
  page,
  site,
}) => {
  const word = await createLeads(site, 2);
  await page.goto(`/admin/leads?q=${word}&view=board`);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(card(other, 'New')).toBeVisible();
  await card(page, 'New').dragTo(column(page, 'Contacted'));
  await expect(card(page, 'Contacted')).toBeVisible();
  await expect(page.getByRole('status').getByText('moved to Contacted.')).toBeAttached();
  await expect(card(other, 'Contacted')).toBeVisible();
  await page.getByRole('button', { name: 'Move Ada Number00 to' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Won' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectToFit(page, [375]);
});

test('fits twelve leads on a desktop and four on a phone, with cards and a button for the filters', async ({
  page,
  site,
}) => {
  const requestedCall = '30-minute strategy call: Monday, March 2, 2026, Morning (Europe/Berlin)';
  const word = await createLeads(site, 14, (index): Record<string, string> =>
    index === 13 ? { message: `${requestedCall}\n\nHello` } : {},
  );
  for (const [width, height, count] of [
    [1280, 800, 12],
    [375, 812, 4],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/admin/leads?q=${word}`);
    await expect(rows(page).first()).toContainText('Mon, Mar 2, Morning');
    await expect(rows(page).nth(count - 1)).toBeInViewport({ ratio: 1 });
  }
  const expectToFitPhones = async () => {
    for (const [width, height] of [
      [320, 640],
      [375, 812],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  };
  await page.getByLabel('Select all on this page').check();
  await expectToFitPhones();
  await runBulkAction(page, 'Delete 14 leads');
  await expectToFitPhones();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await openFirst(page);
  await expect(page.getByRole('dialog')).toContainText('Notes and history');
  await expectToFitPhones();
  await page.keyboard.press('Escape');

  const field = page.getByRole('combobox', { name: 'Revenue', exact: true });
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await chooseOption(field, '$10M+');
  await expect(page).toHaveURL(/tier=10m/);
  await expectToFitPhones();
  await page.getByRole('button', { name: 'Show leads' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(names(page)).toHaveCount(5);
});

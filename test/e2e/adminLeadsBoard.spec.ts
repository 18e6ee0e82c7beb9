import type { Page } from '@playwright/test';
import { createLeads, names } from './leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';

const column = (page: Page, status: string) => page.getByRole('region', { name: status });
const card = (page: Page, status: string, name: string | RegExp) =>
  column(page, status).getByRole('listitem').filter({ hasText: name });
const moveButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name} to` });

test('moves leads by mouse and by keyboard, and keeps them', async ({ page, site }) => {
  const word = await createLeads(site, 3);
  await page.goto(`/admin/leads?q=${word}`);
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(column(page, 'New')).toContainText('3 leads');
  await expectAccessible(page);

  await card(page, 'New', 'Ada Number00').dragTo(column(page, 'Contacted'));
  await expect(card(page, 'Contacted', 'Ada Number00')).toBeVisible();
  await expect(page.getByRole('status').getByText('moved to Contacted.')).toBeAttached();
  await expect(column(page, 'Contacted')).toContainText('1 lead');

  await names(page).first().focus();
  await page.keyboard.press('j');
  await expect(names(page).nth(1)).toBeFocused();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Qualified' }).press('Enter');
  await expect(card(page, 'Qualified', 'Grace Number01')).toBeVisible();
  await expect(moveButton(page, 'Grace Number01')).toBeFocused();
  await expect(column(page, 'Qualified')).toContainText('1 lead');
  await page.keyboard.press('ArrowLeft');
  await expect(card(page, 'Contacted', 'Ada Number00').getByRole('link')).toBeFocused();

  await page.reload();
  await expect(card(page, 'Contacted', 'Ada Number00')).toBeVisible();
  await expect(card(page, 'Qualified', 'Grace Number01')).toBeVisible();
  await expect(card(page, 'New', 'Radia Number02')).toBeVisible();
});

test('loads a page of a column at a time', async ({ page, site }) => {
  const word = await createLeads(site, 22);
  await page.goto(`/admin/leads?q=${word}&view=board`);
  await expect(column(page, 'New')).toContainText('22 leads');
  await expect(names(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more new leads' }).click();
  await expect(names(page)).toHaveCount(22);
});

test('shows what others move, and both values when two people move the same lead', async ({
  page,
  pageErrors,
  site,
  context,
}) => {
  const word = await createLeads(site, 1);
  const address = `/admin/leads?q=${word}&view=board`;
  // Without the stream, the page does not learn what others save.
  await page.route(/\/trpc\/admin\.live/, (route) => route.abort());
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  await expect(card(other, 'New', 'Ada Number00')).toBeVisible();
  await names(page).first().click();
  await expect(page.getByRole('dialog', { name: 'Ada Number00' })).toContainText('Nothing yet.');
  const id = new URL(page.url()).searchParams.get('lead');
  await page.keyboard.press('Escape');
  await site.post('/trpc/leads.update', { id, status: 'won' });
  await expect(card(other, 'Won', 'Ada Number00')).toBeVisible();

  await moveButton(page, 'Ada Number00').press('Enter');
  await page.getByRole('menuitem', { name: 'Lost' }).press('Enter');
  const conflict = page.getByRole('dialog', { name: 'Ada Number00 was changed elsewhere' });
  await expect(conflict.getByRole('row', { name: 'Status' })).toContainText(/Won.*Lost/);
  await expect(card(page, 'Won', 'Ada Number00')).toBeAttached();
  await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(card(page, 'Lost', 'Ada Number00')).toBeVisible();
  await expect(card(other, 'Lost', 'Ada Number00')).toBeVisible();
  const expected = pageErrors.splice(0).filter((error) => !/admin.live|ERR_FAILED/.test(error));
  expect(expected).toEqual([expect.stringContaining('409')]);
});

test('filters, saved views and details work on the board, and on a phone', async ({
  page,
  site,
}) => {
  const word = await createLeads(site, 3);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/admin/leads?q=${word}&view=board&type=strategy`);
  await expect(names(page)).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this filter as a view…' }).click();
  await page.getByLabel('Name').fill(word);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/admin/leads?q=${word}&view=board`);
  await expect(names(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: word }).click();
  await expect(names(page)).toHaveCount(1);
  await expect(column(page, 'New')).toContainText('Grace Number01');
  await names(page).first().click();
  await expect(page.getByRole('dialog', { name: 'Grace Number01' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(column(page, 'New')).toBeVisible();
});

import { callForm } from '../../src/shared/content/forms.ts';
import { chooseOption, createLeads, names, openFirst, runBulkAction, rows } from './leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';

test('shows cards, a button for the filters and dialogs without horizontal scrolling on phones', async ({
  page,
  site,
}) => {
  const word = await createLeads(site, 2);
  const expectToFit = async () => {
    for (const [width, height] of [
      [320, 640],
      [375, 812],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page);
    }
  };
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/admin/leads?q=${word}`);
  const card = page
    .getByRole('group', { name: 'Leads' })
    .getByRole('listitem')
    .filter({ hasText: 'Grace Number01' });
  await expect(card.getByRole('definition').filter({ hasText: word }).first()).toBeVisible();
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  expect(width).toBeLessThan(350);
  expect(height).toBeLessThan(110);
  await page.getByLabel('Select all on this page').check();
  await expectAccessible(page);
  await expectToFit();
  await runBulkAction(page, 'Delete 2 leads');
  await expectAccessible(page);
  await expectToFit();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await openFirst(page);
  await expect(page.getByRole('dialog')).toContainText('Notes and history');
  await expectToFit();
  await page.keyboard.press('Escape');

  const field = page.getByRole('combobox', { name: 'Revenue', exact: true });
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expectToFit();
  await chooseOption(field, '$10M+');
  await expect(page).toHaveURL(/tier=10m/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show leads' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(names(page)).toHaveText(['Ada Number00']);
});

test('fits twelve leads on a desktop and four on a phone, with the day of a requested call', async ({
  page,
  site,
}) => {
  const requestedCall = callForm.requestLine('Monday, March 2, 2026', 'Morning', 'Europe/Berlin');
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
});

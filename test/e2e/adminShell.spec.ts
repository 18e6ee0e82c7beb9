import type { Page } from '@playwright/test';
import { menu, openMenu } from './adminSite.ts';
import { createLeads, note } from './leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search the admin' });
const group = (page: Page, name: string) => palette(page).getByRole('group', { name });
const field = (page: Page) => palette(page).getByRole('textbox', { name: 'Search the admin' });

async function openPalette(page: Page) {
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('the menu has live counts, stays collapsed across a reload, and closes on a phone', async ({
  page,
  site,
}) => {
  await createLeads(site, 1);
  await page.goto('/admin/boards');
  const leads = menu(page).getByRole('link', { name: 'Leads', exact: true });
  await expect(leads).toHaveAccessibleDescription(/^\d+ new$/);
  const before = Number.parseInt(
    await menu(page)
      .getByText(/^\d+ new$/)
      .innerText(),
    10,
  );
  await createLeads(site, 1);
  await expect(leads).toHaveAccessibleDescription(`${before + 1} new`);

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boards');
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(leads).toBeVisible();

  await page.setViewportSize({ width: 375, height: 812 });
  await expect(menu(page)).toHaveCount(0);
  await openMenu(page);
  await expectAccessible(page);
  await leads.click();
  await expect(page).toHaveURL('/admin/leads');
  await expect(menu(page)).toHaveCount(0);
});

test('searches by a shortcut, also above an open dialog on a phone, and starts an export', async ({
  page,
  site,
}) => {
  const word = await createLeads(site, 1, () => ({ lastName: 'Hopper' }));
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/admin/trends');
  await openPalette(page);
  await page.keyboard.type(word);
  await expect(group(page, 'Leads').getByRole('link', { name: 'Ada Hopper' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The link to the matching leads comes first, then the lead.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/leads\?lead=/);
  await expect(note(page)).toBeVisible();

  // Escape closes only the palette above the details.
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(note(page)).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('export leads');
  const download = page.waitForEvent('download');
  await group(page, 'Do').getByRole('button', { name: 'Export leads' }).click();
  expect((await download).suggestedFilename()).toMatch(/^leads-.*\.csv$/);
});

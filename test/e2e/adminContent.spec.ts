import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToFit, test } from './page.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish' });
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const versions = (page: Page) => section(page, 'Versions').getByRole('listitem');

test('a document is edited with a preview, published, restored and reset', async ({
  page,
  site,
}) => {
  await page.goto('/admin/site');
  await expectToFit(page);
  await page.setViewportSize({ width: 1280, height: 812 });
  await page.getByRole('link', { name: 'Page not found' }).click();
  await expect(page).toHaveURL('/admin/site/pages/not-found');
  const before = await title(page).inputValue();
  await title(page).fill('Nothing here of {{site.name}}');
  await expect(page.getByText(/^Shown as: Nothing here of The ROI/)).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(preview.getByText('Nothing here of The ROI')).toBeVisible();
  const missing = async () => (await fetch(`${site.url}/nowhere`)).text();
  expect(await missing()).not.toContain('Nothing here');

  await publish(page).click();
  await expect(page.getByText('The site shows it now.')).toBeVisible();
  expect(await missing()).toContain('Nothing here of The ROI');
  await page.goto('/admin/site');
  await expect(page.getByText(/^Edited by Owner/)).toBeVisible();
  await page.getByRole('link', { name: 'Page not found' }).click();
  await title(page).fill('');
  await publish(page).click();
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveAccessibleDescription(/./);
  await title(page).fill('Second');
  await page.keyboard.press('Control+s');
  await expect(versions(page)).toHaveText([
    /Version 2.*Published by Owner \(current\)/,
    /Version 1.*Published by Owner/,
  ]);

  await page.getByRole('button', { name: /^Version 1/ }).click();
  const changes = page.getByRole('dialog', { name: 'Version 1' });
  await expect(changes.locator('mark')).toHaveText([before, 'Nothing here of {{site.name}}']);
  await expectAccessible(page);
  await changes.getByRole('button', { name: 'Restore version' }).click();
  await expect(versions(page).first()).toHaveText(/Version 3.*Restored from version 1/);
  await expect(title(page)).toHaveValue('Nothing here of {{site.name}}');
  await page.getByRole('button', { name: 'Reset to the original' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(title(page)).toHaveValue(before);
  expect(await missing()).not.toContain('Nothing here');
  await expectToFit(page);
});

test('what only the server refuses is said at its field, and the section says so', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/admin/site/testimonials');
  const home = section(page, 'Home page');
  await home.locator('summary').click();
  const quote = home.getByLabel('Quote');
  await quote.fill('It costs {{prices.nothing}}.');
  await expect(home.getByText('Shown as: It costs ….')).toBeVisible();
  await home.locator('summary').click();
  await expect(quote).toBeHidden();
  await publish(page).click();
  await expect(quote).toBeFocused();
  await expect(quote).toHaveAccessibleDescription(/“prices.nothing” is no value of this site/);
  await expect(home.getByText('Needs attention')).toBeVisible();
  expect(new Set(pageErrors.splice(0))).toEqual(new Set([expect.stringContaining('400')]));
  await quote.fill('It costs {{prices.smartSaver.monthly}}.');
  await expect(home.getByText('Needs attention')).toBeHidden();
});

test('entries of a list are added, moved and removed by keyboard and by drag', async ({ page }) => {
  await page.goto('/admin/site/site');
  const menu = section(page, 'Menu');
  await menu.locator('summary').click();
  const entries = menu.getByRole('combobox');
  await expect(entries).toHaveCount(7);
  await page.getByRole('button', { name: 'Move down menu 1' }).press('Enter');
  await expect(entries.first()).toHaveValue('/services');
  await expect(page.getByRole('button', { name: 'Move down menu 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Add menu' }).press('Enter');
  await expect(entries).toHaveCount(8);
  await page.getByRole('button', { name: 'Remove menu 8' }).press('Enter');
  await expect(entries).toHaveCount(7);
  const handles = menu.getByTitle('Drag to move');
  await handles.nth(1).dragTo(handles.nth(0));
  await expect(entries.first()).toHaveValue('/');
  await expect(page.getByText('Menu 2 is now number 1.')).toBeAttached();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { adaQuiz, menu, openMenu } from './adminSite.ts';
import { createLeads, note, unique } from './leads.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  sectionHydrated,
  test,
} from './page.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search the admin' });
const group = (page: Page, name: string) => palette(page).getByRole('group', { name });
const field = (page: Page) => palette(page).getByRole('textbox', { name: 'Search the admin' });

const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

async function openPalette(page: Page) {
  await hydrated(page);
  // Its component handles the shortcut.
  await sectionHydrated(searchButton(page));
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('updates the counts of the menu live, and keeps it collapsed across a reload', async ({
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
});

test('closes the menu of a phone when a view is opened', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/admin/leads');
  await hydrated(page);
  await expect(menu(page)).toHaveCount(0);
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  await expectAccessible(page);
  await menu(page).getByRole('link', { name: 'Boards' }).click();
  await expect(page).toHaveURL('/admin/boards');
  await expect(menu(page)).toHaveCount(0);
  await openPalette(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('finds documents of the site and settings by their titles and by those of their fields', async ({
  page,
}) => {
  await page.goto('/admin/boards');
  await openPalette(page);
  const found = group(page, 'Edit').getByRole('link');
  for (const [typed, path] of [
    ['testimonials', '/admin/site/testimonials'],
    ['smart saver', '/admin/site/offers/smart-saver'],
    ['prices', '/admin/site/prices'],
    ['time zone', '/admin/settings'],
  ] as const) {
    await field(page).fill(typed);
    await expect(found.first()).toHaveAttribute('href', path);
  }
  await expect(found).toHaveText(/General.*Time zone/);
  await found.click();
  await expect(page).toHaveURL('/admin/settings');
});

test('searches leads, responses, posts and subscribers by keyboard shortcut', async ({
  page,
  site,
}) => {
  const word = await createLeads(site, 1, () => ({ lastName: 'Hopper' }));
  const email = `quiz-${word}@example.com`;
  await site.post('/api/quiz', { ...adaQuiz, name: `Radia ${word}`, email });
  await site.post('/trpc/newsletter.subscribe', { email: `reader-${word}@example.com` });
  await site.post('/trpc/blog.create', { title: `Post of ${word}`, slug: word });

  await page.goto('/admin/trends');
  await openPalette(page);
  await page.keyboard.type(word);
  for (const [name, label] of [
    ['Leads', 'Ada Hopper'],
    ['Quiz responses', `Radia ${word}`],
    ['Posts', `Post of ${word}`],
    ['Subscribers', `reader-${word}@example.com`],
  ] as const)
    await expect(group(page, name).getByRole('link', { name: label })).toBeVisible();
  await expectAccessible(page);
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
  await page.keyboard.type(word);
  await group(page, 'Quiz responses').getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Quiz Response Details' })).toContainText(email);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openPalette(page);
  await page.keyboard.type(word);
  await group(page, 'Subscribers').getByRole('link').click();
  await expect(page.getByRole('searchbox')).toHaveValue(`reader-${word}@example.com`);
  await openPalette(page);
  await page.keyboard.type('tren');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/trends');
});

test('shows empty and failed searches, and runs commands', async ({ page, pageErrors }) => {
  await page.goto('/admin/boards');
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(unique());
  await expect(palette(page).getByRole('status')).toHaveText(/^No matching people/);
  await page.route('**/trpc/admin.search**', (route) => route.abort());
  await field(page).fill('ada');
  await expect(palette(page).getByRole('alert')).toContainText('could not be reached');
  await page.unroute('**/trpc/admin.search**');
  await palette(page).getByRole('button', { name: 'Try again' }).click();
  await expect(palette(page).getByRole('alert')).toHaveCount(0);
  expect(pageErrors.splice(0).join()).toContain('ERR_FAILED');

  await field(page).fill('export leads');
  // Results that arrive move the command.
  await expect(palette(page).getByRole('status')).toHaveText(/^No matching people/);
  const download = page.waitForEvent('download');
  await group(page, 'Do').getByRole('button', { name: 'Export leads' }).click();
  expect((await download).suggestedFilename()).toMatch(/^leads-.*\.csv$/);
  await openPalette(page);
  await page.keyboard.type('new post');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/posts/new');
});

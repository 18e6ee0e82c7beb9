import type { Page } from '@playwright/test';
import { ada, adaQuiz } from './adminSite.ts';
import { unique } from './leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a brief fits a phone, also while it is edited, and prints alone', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const email = `${unique()}@example.com`;
  await site.post('/api/quiz', { ...adaQuiz, email });
  const created = await site.post('/trpc/leads.create', { ...ada, email });
  const { id } = created.result.data.lead;
  await site.post('/trpc/admin.person.brief.write', { id, version: 0 });
  await page.goto(`/admin/people/${id}`);
  await page.getByRole('link', { name: 'Meeting brief' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brief for Ada Lovelace');
  const situation = page.getByRole('region', { name: 'The situation' });
  await expect(situation).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
  await expect(button(page, 'Print')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await button(page, 'Edit').press('Enter');
  await expect(field(page, 'The situation')).toBeVisible();
  await button(page, 'Add objection').press('Enter');
  const fourth = page.getByRole('group', { name: 'Objection 4' });
  await expect(fourth).toBeVisible();
  await button(page, 'Remove objection 4').press('Enter');
  await expect(fourth).toHaveCount(0);
  await field(page, 'Questions to ask').fill('Only one?');
  await button(page, 'Save').click();
  await expect(page.getByText('Must have 3 to 7 entries')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

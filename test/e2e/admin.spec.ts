import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';

async function leaveTraces(request: APIRequestContext) {
  const lead = {
    firstName: 'Katherine',
    lastName: 'Johnson',
    email: 'katherine@example.com',
    company: 'Orbit',
    revenue: '10m-25m',
    leadType: 'proposal',
    offerType: 'smart-saver',
  };
  await request.post('/api/leads', { data: lead });
  const response = {
    name: 'Katherine Johnson',
    email: 'katherine@example.com',
    answers: { podcast_tone: ['educational'], personalInfo: { city: 'Hampton' } },
    result: 'personal_brand',
    resultDescription: 'The Personal Brand Authority Show',
  };
  await request.post('/api/quiz', { data: response });
}

test('the dashboard shows responses and their details', async ({ page, request }) => {
  await leaveTraces(request);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Quiz Admin Dashboard' })).toBeVisible();
  for (const label of ['Total Responses', 'This Month', 'Today'])
    await expect(page.getByText(label)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'katherine@example.com' }).first();
  await expect(row).toContainText('The Personal Brand Authority Show');
  await expect(row).toContainText(/[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d/);

  await row.getByRole('button', { name: /^View Details/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('"city": "Hampton"');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row.getByRole('button')).toBeFocused();
});

test('leads stand in a table and can be exported', async ({ page, request }) => {
  await leaveTraces(request);
  await page.goto('/admin/leads');
  for (const label of ['Total Leads', 'This Month', 'High Value'])
    await expect(page.getByText(label)).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Company',
    'Email',
    'Revenue',
    'Type',
    'Date',
  ]);
  const row = page.getByRole('row').filter({ hasText: 'Katherine Johnson' }).first();
  await expect(row).toContainText('$10M - $25M');
  await expect(row).toContainText('smart-saver');

  const link = page.getByRole('link', { name: 'Export CSV' });
  await expect(link).toHaveAttribute('target', '_blank');
  // Smaller than the kit's buttons: the page's own styles come last.
  await expect(link).toHaveCSS('min-height', '44px');
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-disposition']).toMatch(/filename="leads-\d{4}-\d\d-\d\d\.csv"/);
  expect(await file.text()).toContain('katherine@example.com');
});

test('without rows the views say so', async ({ page }) => {
  const lists = { leads: [], responses: [], types: [], offers: [] };
  const counts = { total: 0, month: 0, today: 0, highValue: 0, spam: 0, waiting: 0, failed: 0 };
  const empty = {
    by: 'session',
    hasPassword: true,
    next: null,
    previous: null,
    ...lists,
    ...counts,
  };
  await page.route('**/trpc/*batch=1*', async (route) => {
    // One answer for every call of the batch.
    const names = new URL(route.request().url()).pathname.split(',');
    await route.fulfill({ json: names.map(() => ({ result: { data: empty } })) });
  });
  await page.goto('/admin');
  await expect(page.getByText('No quiz responses yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await expect(page.getByText('No leads yet. Start promoting your website!')).toBeVisible();
});

test('whoever may not see them is told why', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' });
  await page.goto('/admin/leads');
  await expect(page.getByRole('alert').filter({ hasText: 'ADMIN_PASSWORD' })).toHaveText(
    'The admin is open only on the machine the site runs on, because ADMIN_PASSWORD is not set. Set it, and you can sign in from here.',
  );
});

test('both views are accessible and fit a phone', async ({ page, request }) => {
  await leaveTraces(request);
  for (const path of ['/admin', '/admin/leads']) {
    await page.goto(path);
    await expect(page.getByText('This Month')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  }
});

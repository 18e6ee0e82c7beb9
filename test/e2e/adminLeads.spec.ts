import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { leave, names, rows } from './leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';

const total = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByRole('status');

test('filters, search and sorting stand in the address: reload and back keep the view', async ({
  page,
  request,
}) => {
  const word = await leave(request, 6);
  await page.goto('/admin/leads');
  await page.getByLabel('Search').fill(word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(total(page)).toHaveText('6 leads');
  await page.getByLabel('Type', { exact: true }).selectOption('strategy');
  await expect(total(page)).toHaveText('3 leads');
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(names(page)).toHaveText(['Ada Number03', 'Grace Number01', 'Radia Number05']);

  await page.reload();
  await expect(names(page)).toHaveText(['Ada Number03', 'Grace Number01', 'Radia Number05']);
  await expect(page.getByLabel('Search')).toHaveValue(word);
  await page.goBack();
  await page.goBack();
  await expect(total(page)).toHaveText('6 leads');
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('');

  await page.getByLabel('Offer').selectOption('smart-saver');
  await page.getByLabel('Revenue').selectOption('10m');
  await expect(total(page)).toHaveText('1 lead');
  const link = page.getByRole('link', { name: 'Export CSV' });
  await expect(link).toHaveAttribute('href', new RegExp(`q=${word}.*offer=smart-saver`));
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(2);

  await page.getByLabel('From').fill('2001-01-01');
  await page.getByLabel('To', { exact: true }).fill('2001-01-31');
  await expect(page.getByText('No lead matches this filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL(/\/admin\/leads$/);
});

test('pages are turned forth and back', async ({ page, request }) => {
  const word = await leave(request, 5);
  await page.goto(`/admin/leads?q=${word}&sort=oldest&limit=3`);
  await expect(names(page).first()).toHaveText('Ada Number00');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(names(page).first()).toHaveText('Ada Number00');
});

test('by keyboard: arrows walk the rows, Enter opens, Escape gives the focus back', async ({
  page,
  request,
}) => {
  const word = await leave(request, 3);
  await page.goto(`/admin/leads?q=${word}&sort=oldest`);
  await names(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(names(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(names(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Radia Number02' })).toBeVisible();
  await expect(page).toHaveURL(/lead=[0-9a-f-]{36}/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/lead=/);
  await expect(names(page).nth(2)).toBeFocused();
});

test('details show the source and the quiz of the same person; status and note leave a trace', async ({
  page,
  request,
}) => {
  const word = await leave(request, 1);
  await request.post('/api/quiz', {
    data: {
      name: 'Ada Quiz',
      email: `${word.toUpperCase()}-0@EXAMPLE.com`,
      answers: { personalInfo: { name: 'Ada', city: 'London', niche: 'Engines' } },
      result: 'personal_brand',
      resultDescription: 'The Personal Brand Authority Show',
    },
  });
  await page.goto(`/admin/leads?q=${word}`);
  await names(page).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The Personal Brand Authority Show');
  await dialog.getByText('Answers', { exact: true }).click();
  await expect(dialog.getByText('City: London')).toBeVisible();
  await expect(dialog).toContainText('"city": "London"');
  await dialog.getByLabel('Status').selectOption('qualified');
  await expect(dialog).toContainText('New → Qualified');
  await dialog.getByLabel('Add a note').fill('Wants to start in spring.');
  await dialog.getByLabel('Your name').fill('Grace');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('Wants to start in spring.');
  await expect(dialog.getByRole('listitem').first()).toContainText('Grace ·');
  await expect(dialog.getByLabel('Add a note')).toHaveValue('');

  await page.reload();
  await expect(dialog).toContainText('Wants to start in spring.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(rows(page).first()).toContainText('Qualified');
});

test('many are set to a status, marked as spam and taken out again, after a question with their number', async ({
  page,
  request,
}) => {
  const word = await leave(request, 4);
  await page.goto(`/admin/leads?q=${word}`);
  await page.getByLabel('Select all on this page').check();
  await page.getByLabel('Set status').selectOption('contacted');
  await page.getByRole('dialog', { name: 'Set 4 leads to “Contacted”?' }).waitFor();
  await page.getByRole('button', { name: 'Set to Contacted' }).click();
  await expect(rows(page).filter({ hasText: 'Contacted' })).toHaveCount(4);

  await page
    .getByLabel(/^Select Ada/)
    .first()
    .check();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 lead will be set apart as spam.');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as spam' }).click();
  await expect(rows(page)).toHaveCount(3);

  await page.goto(`/admin/leads?status=spam&q=${word}`);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await page.getByRole('button', { name: 'Take out of the spam' }).click();
  await expect(page.getByText('No spam matches.')).toBeVisible();
  await page.goto(`/admin/leads?q=${word}&status=contacted`);
  await expect(rows(page)).toHaveCount(4);
});

test('all of a filter are deleted, more than one page of them, after a question with their number', async ({
  page,
  request,
}) => {
  const word = await leave(request, 5);
  await page.goto(`/admin/leads?q=${word}&limit=3`);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Select all of this filter' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 5 leads?' });
  await expect(dialog.getByRole('button', { name: 'Delete 5 leads' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(total(page)).toHaveText('5 leads');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByLabel('I know that this cannot be undone.').check();
  await dialog.getByRole('button', { name: 'Delete 5 leads' }).click();
  await expect(page.getByText('No lead matches this filter.')).toBeVisible();
});

test('a lead is deleted, and a person erased, after it is said what goes', async ({
  page,
  request,
}) => {
  const word = await leave(request, 3, { email: `${randomUUID()}@example.com` });
  await page.goto(`/admin/leads?q=${word}`);
  await names(page).first().click();
  await page.getByRole('button', { name: 'Delete lead' }).click();
  await page.getByRole('button', { name: 'Delete 1 lead' }).click();
  await expect(rows(page)).toHaveCount(2);

  await names(page).first().click();
  await page.getByRole('button', { name: 'Erase person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await expect(dialog).toContainText('2 leads');
  await dialog.getByLabel('I know that this cannot be undone.').check();
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('No lead matches this filter.')).toBeVisible();
});

test('an address with a wrong filter says what is wrong', async ({ page }) => {
  await page.goto('/admin/leads?status=maybe');
  await expect(page.getByRole('alert').filter({ hasText: 'status: Must be one of' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'status' })).toHaveCount(0);
});

test('the view is accessible and fits a phone, its dialogs too', async ({ page, request }) => {
  const word = await leave(request, 2);
  for (const [width, height] of [
    [1280, 900],
    [375, 812],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/admin/leads?q=${word}`);
    await page.getByLabel('Select all on this page').check();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await names(page).first().click();
    await expect(page.getByRole('dialog')).toContainText('Notes and history');
    await expectNoSidewaysScroll(page);
  }
});

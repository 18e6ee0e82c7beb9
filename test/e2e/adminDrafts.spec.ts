import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { held, leave, names } from './leads.ts';
import { expect, test } from './page.ts';

const note = (page: Page) => page.getByLabel('Add a note');
const addNote = (page: Page) => page.getByRole('button', { name: 'Add note' });
const notes = (page: Page) => page.getByRole('dialog').getByRole('listitem');
const openFirst = async (page: Page) => {
  await names(page).first().click();
  await expect(note(page)).toBeVisible();
};

test('a note that is not added yet outlives Escape, a reload, going back and another lead', async ({
  page,
  request,
}) => {
  const word = await leave(request, 2, { email: `${randomUUID()}@example.com` });
  await page.goto(`/admin/leads?q=${word}&sort=oldest`);
  await openFirst(page);
  await note(page).fill('Wants a call in May');
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await openFirst(page);
  await expect(note(page)).toHaveValue('Wants a call in May');

  await page.reload();
  await expect(note(page)).toHaveValue('Wants a call in May');
  await page.getByRole('dialog').locator('a[href*="lead="]').click();
  await expect(page.getByRole('dialog', { name: 'Grace Number01' })).toBeVisible();
  await expect(note(page)).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Ada Number00' })).toBeVisible();
  await expect(note(page)).toHaveValue('Wants a call in May');

  await addNote(page).click();
  await expect(notes(page).first()).toContainText('Wants a call in May');
  await expect(note(page)).toHaveValue('');
  await page.reload();
  await expect(note(page)).toHaveValue('');
});

test('a note typed on while it is being added keeps what was not sent', async ({
  page,
  request,
}) => {
  const word = await leave(request, 1);
  await page.goto(`/admin/leads?q=${word}`);
  await openFirst(page);
  const letGo = await held(page, 'addNote');
  await note(page).fill('Called.');
  await addNote(page).click();
  await note(page).press('End');
  await page.keyboard.type(' Nobody there.');
  // The details may be closed and opened meanwhile; the note is not sent twice.
  await page.keyboard.press('Escape');
  await openFirst(page);
  await expect(addNote(page)).toBeDisabled();
  letGo();
  await expect(notes(page).first()).toContainText('Called.');
  await expect(note(page)).toHaveValue('Nobody there.');
  await addNote(page).press('Enter');
  await expect(notes(page)).toHaveCount(2);
  await expect(addNote(page)).toBeFocused();
});

test('two tabs with a note on the same lead take nothing from each other', async ({
  page,
  request,
}) => {
  const word = await leave(request, 1);
  await page.goto(`/admin/leads?q=${word}`);
  await openFirst(page);
  await note(page).fill('From the first');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await note(other).fill('Of the second');
  await addNote(other).click();
  await expect(notes(other)).toHaveCount(1);
  await page.reload();
  await expect(note(page)).toHaveValue('From the first');

  // What the last tab left is found by the next.
  await page.close();
  const next = await other.context().newPage();
  await next.goto(other.url());
  await expect(note(next)).toHaveValue('From the first');
});

test('with a lead goes the note that was being written about it', async ({
  page,
  request,
  complaints,
}) => {
  const kept = () => page.evaluate(() => Object.keys(localStorage).join().includes('note'));
  const type = async () => {
    await openFirst(page);
    await note(page).fill('Half a sentence');
    expect(await kept()).toBe(true);
  };
  const word = await leave(request, 4);
  await page.goto(`/admin/leads?q=${word}`);
  await type();
  await page.getByRole('button', { name: 'Delete lead' }).click();
  await page.getByRole('button', { name: 'Delete 1 lead' }).click();
  await expect(names(page)).toHaveCount(3);
  expect(await kept()).toBe(false);

  await type();
  await page.getByRole('button', { name: 'Erase person' }).click();
  await page.getByLabel('I know that this cannot be undone.').check();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(names(page)).toHaveCount(2);
  expect(await kept()).toBe(false);

  await type();
  await page.keyboard.press('Escape');
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Select all of this filter' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByLabel('I know that this cannot be undone.').check();
  await page.getByRole('button', { name: 'Delete 2 leads' }).click();
  await expect(page.getByText('No lead matches this filter.')).toBeVisible();
  await expect.poll(kept).toBe(false);
  // Chromium itself reports that the lead was asked for and not found.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('the form for a webhook keeps its text until the webhook is made', async ({ page }) => {
  const name = page.getByLabel('Name', { exact: true });
  const address = page.getByLabel('Address');
  const label = `CRM ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/webhooks');
  await name.fill(label);
  await address.fill('https://example.com/hooks');
  await page.getByLabel('Quiz response').uncheck();
  await page.getByRole('link', { name: 'Outbox' }).click();
  await expect(page).toHaveURL('/admin/outbox');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(name).toHaveValue(label);
  await page.reload();
  await expect(name).toHaveValue(label);
  await expect(address).toHaveValue('https://example.com/hooks');
  await expect(page.getByLabel('Quiz response')).not.toBeChecked();

  const letGo = await held(page, 'webhooks.create');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await name.fill('The next one');
  letGo();
  await expect(page.getByText('Webhook made')).toBeVisible();
  await expect(address).toHaveValue('');
  await expect(name).toHaveValue('The next one');
  await expect(page.getByLabel('Quiz response')).toBeChecked();
});

test('the form for a token keeps its text until the token is made', async ({ page }) => {
  const name = page.getByLabel('Name', { exact: true });
  await page.goto('/admin/security');
  await name.fill('Half a name');
  await page.getByLabel('Read leads').check();
  await page.reload();
  await expect(name).toHaveValue('Half a name');
  await expect(page.getByLabel('Read leads')).toBeChecked();
  const letGo = await held(page, 'createToken');
  await page.getByRole('button', { name: 'Make token' }).click();
  await name.fill('The next one');
  letGo();
  const token = await page.getByRole('textbox', { name: 'Token', exact: true }).inputValue();
  await expect(name).toHaveValue('The next one');
  await expect(page.getByLabel('Read leads')).not.toBeChecked();
  // The secret itself is kept nowhere.
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(token);
});

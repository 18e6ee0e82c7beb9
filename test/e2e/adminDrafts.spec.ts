import type { Page } from '@playwright/test';
import { signIn } from './adminSite.ts';
import { addNote, createLeads, note, openFirst, unique } from './leads.ts';
import { expect, holdRequests, test } from './page.ts';

const notes = (page: Page) => page.getByRole('dialog').getByRole('listitem');

test('keeps separate notes on the same lead in two tabs', async ({ page, site }) => {
  const word = await createLeads(site, 1);
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

  // A new tab restores the draft of a closed one.
  await page.close();
  const next = await other.context().newPage();
  await next.goto(other.url());
  await expect(note(next)).toHaveValue('From the first');
});

test('restores a draft in the format of earlier versions', async ({ page, site }) => {
  const word = await createLeads(site, 1);
  await page.goto(`/admin/leads?q=${word}`);
  await openFirst(page);
  await note(page).fill('Call in May');
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage))
      if (key.startsWith('draft '))
        localStorage.setItem(key, String(text).replace('"savedAt"', '"keptAt"'));
  });
  await page.reload();
  await expect(note(page)).toHaveValue('Call in May');
});

test.describe('the webhook form', () => {
  test.use({ baseURL: ({ closedSite }, use) => use(closedSite.url) });

  test('keeps its input after a rejection and a reload until the webhook is created', async ({
    page,
    pageErrors,
  }) => {
    const name = page.getByLabel('Name', { exact: true });
    const address = page.getByLabel('Address');
    const add = page.getByRole('button', { name: 'Add webhook' });
    const label = unique();
    await signIn(page, '/admin/webhooks');
    await name.fill(label);
    await address.fill('http://10.0.0.1/');
    await page.getByLabel('Quiz response').uncheck();
    await add.click();
    await expect(page.getByText('10.0.0.1 is a private address.')).toBeVisible();
    // Chromium logs the 400.
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining('400')]);
    await page.getByRole('link', { name: 'Outbox' }).click();
    await expect(page).toHaveURL('/admin/outbox');
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await expect(name).toHaveValue(label);
    await page.reload();
    await expect(name).toHaveValue(label);
    await expect(address).toHaveValue('http://10.0.0.1/');
    await expect(page.getByLabel('Quiz response')).not.toBeChecked();

    await address.fill('https://example.com/hooks');
    const release = await holdRequests(page, /\/trpc\/.*webhooks\.create/);
    await add.click();
    await name.fill('The next one');
    release();
    await expect(page.getByText('Webhook created')).toBeVisible();
    await expect(address).toHaveValue('');
    await expect(name).toHaveValue('The next one');
    await expect(page.getByLabel('Quiz response')).toBeChecked();
  });
});

import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { ready, uniqueEmail } from './leadForms.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  test as base,
} from './page.ts';
import { type Deliveries, startDeliveries } from './deliveries.ts';
import { linkTo, requestForm as form } from './ownDataLink.ts';
import { lead, quiz } from '../submissions.ts';

/** A separate server: after a failure that another test causes, email waits. */
const test = base.extend<object, { mailSite: Deliveries }>({
  mailSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern.
    async ({}, use) => {
      const server = await startDeliveries();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectToFit(page: Page) {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 812 });
}

test('a person asks for their data, corrects, downloads and erases it', async ({
  page,
  mailSite: deliveries,
}) => {
  const { site } = deliveries;
  const email = uniqueEmail();
  await site.post('/api/leads', { ...lead, email, message: '<script>alert(1)</script>' });
  await site.post('/api/quiz', { ...quiz, email });
  await page.goto(`${site.url}/privacy#your-data`);
  await ready(form(page));
  await form(page).getByLabel('Email address').fill(email.toUpperCase());
  await form(page).getByRole('button', { name: 'Send me the link' }).click();
  await expect(form(page).getByRole('status')).toContainText('Check your inbox');
  await expectToFit(page);

  const referrers: Promise<string | null>[] = [];
  page.on('request', (request) => referrers.push(request.headerValue('referer')));
  const link = await linkTo(deliveries.mailgun, email);
  await page.goto(site.url + link);
  await hydrated(page);
  await expect(title(page)).toHaveText('Everything about you');
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open your guide' })).toBeVisible();
  await expectToFit(page);

  await page.getByRole('button', { name: 'Correct: Ada Lovelace' }).first().click();
  await page.getByRole('textbox', { name: 'Company' }).fill('Babbage & Co');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Babbage & Co' })).toBeVisible();
  await page.getByLabel('What should we correct?').fill('My revenue is wrong.');
  await page.getByRole('button', { name: 'Send to the team' }).click();
  await expect(page.getByText('Correction requested by the person')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data).toMatchObject({ format: 1, email, inquiries: [{ company: 'Babbage & Co' }] });
  // The address of the page is not sent along, not even to this site.
  const sent = await Promise.all(referrers);
  expect(sent).toContain(`${site.url}/`);
  expect(sent.join(' ')).not.toContain(link);

  await page.getByRole('button', { name: 'Erase everything...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase everything about you?' });
  await expect(dialog).toContainText('1 inquiry');
  await expect(dialog.getByRole('button', { name: 'Erase everything' })).toBeDisabled();
  await dialog.getByLabel('I understand that this cannot be undone.').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(title(page)).toHaveText('Your data is erased');
  await expectToFit(page);
  const confirmation = () =>
    deliveries.mailgun.accepted.some(
      ({ to, subject }) => to === email && subject === 'Your data is erased',
    );
  await expect.poll(confirmation, { timeout: 30_000 }).toBe(true);

  const reloaded = await page.request.get(page.url());
  expect(reloaded.status()).toBe(404);
  expect(await reloaded.text()).toContain('This link does not work');
  const query = 'select count(*) from leads where email = ?';
  const left = site.inDatabase((database) => database.prepare(query).pluck().get(email));
  expect(left).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a person asks for the link, sees and downloads the data', async ({
    page,
    mailSite: deliveries,
  }) => {
    const { site } = deliveries;
    const email = uniqueEmail();
    await site.post('/api/leads', { ...lead, email });
    await page.goto(`${site.url}/privacy`);
    await form(page).getByLabel('Email address').fill(email);
    await form(page).getByRole('button', { name: 'Send me the link' }).click();
    await expect(title(page)).toHaveText('Check your inbox');
    await page.goto(site.url + (await linkTo(deliveries.mailgun, email)));
    await expect(page.getByText('Analytical Engines')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    expect((await downloading).suggestedFilename()).toBe('my-data.json');
  });
});

import type { Page } from '@playwright/test';
import { ready, uniqueEmail } from './leadForms.ts';
import { expect, expectAccessible, expectToFit, hydrated, shared, test as base } from './page.ts';
import { type Deliveries, startDeliveries } from './deliveries.ts';
import { linkTo, requestForm as form } from './ownDataLink.ts';
import { lead, quiz } from '../submissions.ts';

/** A separate server: after a failure that another test causes, email waits. */
const test = base.extend<object, { mailSite: Deliveries }>({
  mailSite: shared(() => startDeliveries()),
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the data of a person fits, shows markup as text, and its address is not sent along', async ({
  page,
  browser,
  mailSite: { site, mailgun },
}) => {
  const email = uniqueEmail();
  await site.post('/api/leads', { ...lead, email, message: '<script>alert(1)</script>' });
  await site.post('/api/quiz', { ...quiz, email });
  await page.goto(`${site.url}/privacy#your-data`);
  await ready(form(page));
  await form(page).getByLabel('Email address').fill(email.toUpperCase());
  await form(page).getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await expectToFit(page);

  const referrers: Promise<string | null>[] = [];
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  for (const context of [page.context(), withoutScripts])
    context.on('request', (request) => referrers.push(request.headerValue('referer')));
  const link = await linkTo(mailgun, email);
  await page.goto(site.url + link);
  await hydrated(page);
  await expect(title(page)).toHaveText('Everything about you');
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open your guide' })).toBeVisible();
  await expectToFit(page);

  const plain = await withoutScripts.newPage();
  await plain.goto(site.url + link);
  await expect(plain.getByText('Analytical Engines')).toBeVisible();
  const downloading = plain.waitForEvent('download');
  await plain.getByRole('button', { name: 'Download everything' }).click();
  expect((await downloading).suggestedFilename()).toBe('my-data.json');

  await page.getByLabel('What should we correct?').fill('My revenue is wrong.');
  await page.getByRole('button', { name: 'Send to the team' }).click();
  await expect(page.getByText('Correction requested by the person')).toBeVisible();

  // The address of the page is not sent along, not even to this site.
  const sent = await Promise.all(referrers);
  expect(sent).toContain(`${site.url}/`);
  expect(sent.join(' ')).not.toContain(link);
  await withoutScripts.close();

  await page.getByRole('button', { name: 'Erase everything...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase everything about you?' });
  await expect(dialog).toContainText('1 inquiry');
  await expect(dialog.getByRole('button', { name: 'Erase everything' })).toBeDisabled();
  await dialog.getByLabel('I understand that this cannot be undone.').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(title(page)).toHaveText('Your data is erased');
  await expectToFit(page);
});

import type { Page } from '@playwright/test';
import { fillPerson, leadOf, ready, uniqueEmail } from './leadForms.ts';
import { expect, hydrated, test } from './page.ts';

test('requests a service on its page, which loads no code of other services', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  const email = uniqueEmail();
  await page.goto('/services/guest-management');
  await hydrated(page);
  const form = page.locator('form');
  await ready(form);
  expect(scripts.filter((url) => url.includes('GuestManagementPage'))).toHaveLength(1);
  expect(scripts.filter((url) => url.includes('LeadGenerationPage'))).toEqual([]);

  await fillPerson(form, email);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.locator('form').getByRole('status')).toHaveText(
    /^Thank you, \w+\. We answer by tomorrow \d\d:\d\d, your time\.$/,
  );
  expect(leadOf(site, email)).toMatchObject({
    leadType: 'service-inquiry',
    offerType: 'guest-management',
    revenue: '',
  });
});

test.describe('with smooth scrolling', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a link or URL with a section of the same page scrolls below the header', async ({
    page,
  }) => {
    await page.goto('/services/lead-generation');
    await hydrated(page);
    await page.getByRole('main').getByText('Start with a guest list').first().click();
    await expectAtTop(page, '#contact');
    await expect(page).toHaveURL('/services/lead-generation#contact');
    await page.goto('/services/podcast-production#cta');
    await expectAtTop(page, '#cta');
    await page.goto('/process');
    await hydrated(page);
    await page.getByRole('link', { name: 'See How It Works' }).click();
    await expectAtTop(page, '#phases');
  });

  test('a link to a section of the home page scrolls there from any page', async ({ page }) => {
    await page.goto('/services/content-repurposing');
    await page.getByRole('link', { name: 'Get a repurposing plan' }).first().click();
    await expect(page).toHaveURL('/#cta');
    await expectAtTop(page, '#cta');
    await page.goto('/process');
    await hydrated(page);
    await page.getByRole('link', { name: 'Get Your Custom Process Plan' }).click();
    await expect(page).toHaveURL('/#cta');
    await expectAtTop(page, '#cta');
  });
});

/** Expects the section below the header, also after everything has loaded. */
async function expectAtTop(page: Page, anchor: string) {
  await hydrated(page);
  const top = () =>
    page.locator(anchor).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(160);
}

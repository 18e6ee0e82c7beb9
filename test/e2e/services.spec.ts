import type { Page } from '@playwright/test';
import { fillPerson, leadOf, somebody } from './leadForms.ts';
import { expect, hydrated, test } from './page.ts';

const services = [
  'podcast-production',
  'content-repurposing',
  'guest-management',
  'distribution-management',
  'analytics-reporting',
  'lead-generation',
];

for (const key of services) {
  test(`the form of ${key} stores an inquiry for this service`, async ({ page, request }) => {
    const email = somebody();
    await page.goto(`/services/${key}`);
    const form = page.locator('form').last();
    await fillPerson(form, email);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    expect(await leadOf(request, email)).toMatchObject({
      leadType: 'service-inquiry',
      offerType: key,
      revenue: '',
    });
  });
}

const links = [
  { key: 'podcast-production', targets: ['/case-studies', '#cta'] },
  { key: 'content-repurposing', targets: ['/case-studies', '/services', '/#cta'] },
  { key: 'guest-management', targets: ['/case-studies', '/services', '/#cta'] },
  { key: 'distribution-management', targets: ['/case-studies', '/services', '/#cta'] },
  { key: 'analytics-reporting', targets: ['/case-studies', '/services', '/#cta'] },
  { key: 'lead-generation', targets: ['/services', '#contact'] },
];

for (const { key, targets } of links) {
  test(`${key} leads on to ${targets.join(', ')}`, async ({ page }) => {
    await page.goto(`/services/${key}`);
    for (const target of targets)
      await expect(page.locator(`main a[href="${target}"]`).first()).toBeVisible();
  });
}

test('the button of lead generation scrolls to its contact section', async ({ page }) => {
  await page.goto('/services/lead-generation');
  await page.getByRole('main').getByText('Start with a guest list').first().click();
  await expectAtTop(page, '#contact');
  await expect(page).toHaveURL(/\/services\/lead-generation#contact$/);
});

test('an address with an anchor opens at its section', async ({ page }) => {
  await page.goto('/services/lead-generation#contact');
  await expectAtTop(page, '#contact');
  await page.goto('/services/podcast-production#cta');
  await expectAtTop(page, '#cta');
});

test('a plan for a service is asked for in the last section of the home page', async ({ page }) => {
  await page.goto('/services/content-repurposing');
  await page.getByRole('link', { name: 'Get a repurposing plan' }).first().click();
  await expect(page).toHaveURL(/\/#cta$/);
  await expectAtTop(page, '#cta');
});

test('the proposal button of the header leads to the booking of the home page', async ({
  page,
}) => {
  await page.goto('/services/guest-management');
  await page.getByRole('banner').getByRole('link', { name: 'Get Proposal' }).click();
  await expect(page).toHaveURL(/\/#booking$/);
  await expectAtTop(page, '#booking');
});

test('texts of another service are not part of the first load', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/services/guest-management');
  await hydrated(page);
  expect(scripts.filter((url) => url.includes('GuestManagementPage'))).toHaveLength(1);
  expect(scripts.filter((url) => url.includes('LeadGenerationPage'))).toEqual([]);
});

/** Below the header, and still there when everything around it has arrived. */
async function expectAtTop(page: Page, anchor: string) {
  await hydrated(page);
  const top = () =>
    page.locator(anchor).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(160);
}

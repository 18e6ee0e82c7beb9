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

test('the calendar of the launch opens the day that is chosen with the keyboard', async ({
  page,
}) => {
  await page.goto('/services/podcast-production');
  await hydrated(page);
  const days = page.getByRole('tablist', { name: 'The 14 days to the launch' }).getByRole('tab');
  await expect(days).toHaveCount(14);
  await expect(page.getByRole('tabpanel')).toContainText('Kickoff call');
  await days.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Day 14' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText(/Day 14, Tuesday\s*Live.*20\sminutes/s);
});

test('the storyboard shows the pieces of one type', async ({ page }) => {
  await page.goto('/services/content-repurposing');
  await hydrated(page);
  const pieces = page.getByRole('listitem').filter({ hasText: /^Day \d+/ });
  await expect(pieces).toHaveCount(34);
  await page.getByText('All (34)').click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Clips (10)' })).toBeChecked();
  await expect(pieces).toHaveCount(10);
  await expect(page.getByRole('status').filter({ hasText: 'shown' })).toHaveText('10 pieces shown');
});

test('the guest list shows one tier', async ({ page }) => {
  await page.goto('/services/guest-management');
  await hydrated(page);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(13);
  await page.getByText('Tier 2 (4)').click();
  await expect(rows).toHaveCount(5);
  for (const row of (await rows.all()).slice(1)) await expect(row).toContainText('Tier 2');
});

test('on a phone, long examples start short and open on request', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const [path, rows, more, fewer] of [
    [
      'guest-management',
      page.getByRole('table').getByRole('row', { name: /Tier \d/ }),
      'Show all 12 guests',
      'Show fewer guests',
    ],
    [
      'content-repurposing',
      page.getByText(/^From minute \d+$/).locator('visible=true'),
      'Show all 8 passages',
      'Show fewer passages',
    ],
  ] as const)
    await test.step(path, async () => {
      await page.goto(`/services/${path}`);
      await hydrated(page);
      await expect(rows).toHaveCount(4);
      await page.getByRole('button', { name: more }).press('Enter');
      await expect(rows).toHaveCount(path === 'guest-management' ? 12 : 8);
      await expect(page.getByRole('button', { name: fewer })).toBeFocused();
      await page.getByRole('button', { name: fewer }).click();
      await expect(rows).toHaveCount(4);
    });
});

test('the invitation is copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/services/guest-management');
  await hydrated(page);
  await page.getByRole('button', { name: 'Copy the email' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Subject: What you changed at the ramp\n\nHello .*Host of Kept Cold$/s);
});

test('the release goes back by the hour', async ({ page }) => {
  await page.goto('/services/distribution-management');
  await hydrated(page);
  const hour = page.getByRole('slider', { name: 'Hours after the upload' });
  await expect(page.getByText('Live on 19 of 19')).toBeVisible();
  await hour.press('Home');
  await expect(page.getByText('Live on 0 of 19')).toBeVisible();
  for (let press = 0; press < 24; press++) await hour.press('ArrowRight');
  await expect(hour).toHaveAttribute('aria-valuetext', '24 hours: Live on 6 of 19');
});

test('a follow-up depends on the answer, and the second form opens from its line', async ({
  page,
}) => {
  await page.goto('/services/lead-generation');
  await hydrated(page);
  await expect(page.getByText('Yes. Bring the notebook.')).toBeVisible();
  await page.getByRole('tab', { name: 'Not now' }).click();
  await expect(page.getByText('Yes. Bring the notebook.')).toBeHidden();
  await expect(page.getByText('Understood. I will write in June')).toBeVisible();

  const forms = page.locator('main form:visible');
  await expect(forms).toHaveCount(1);
  const line = page.getByRole('button', { name: 'Get a lead generation proposal' });
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(forms).toHaveCount(2);
  await ready(forms.last());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const hiddenParts = '[role=tabpanel]:not(:visible), main form:not(:visible)';
  for (const [name, texts] of Object.entries({
    'podcast-production': ['Kickoff call', 'Look at the next four guests with us'],
    'content-repurposing': ['Where to start'],
    'guest-management': ['Trade journal'],
    'distribution-management': ['TikTok', '40 hours'],
    'lead-generation': ['Yes. Bring the notebook.', 'The depot is open.', 'It is June.'],
  }))
    test(`${name} shows everything, and no control that would do nothing`, async ({ page }) => {
      await page.goto(`/services/${name}`);
      for (const text of texts) await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator(hiddenParts)).toHaveCount(0);
      for (const control of ['radiogroup', 'slider'] as const)
        await expect(page.getByRole(control)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
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
    await hydrated(page);
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

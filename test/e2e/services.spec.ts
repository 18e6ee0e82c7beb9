import type { Page } from '@playwright/test';
import { ready } from './leadForms.ts';
import { expect, hydrated, test } from './page.ts';

test('the page of a service loads its own code and none of other services', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/services/guest-management');
  await hydrated(page);
  await ready(page.locator('form'));
  expect(scripts.filter((url) => url.includes('GuestManagementPage'))).toHaveLength(1);
  expect(scripts.filter((url) => url.includes('LeadGenerationPage'))).toEqual([]);
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages show everything, and no control that would do nothing', async ({ page }) => {
    const hiddenParts = '[role=tabpanel]:not(:visible), main form:not(:visible)';
    for (const [path, texts] of Object.entries({
      '/services/podcast-production': ['Kickoff call', 'Look at the next four guests with us'],
      '/services/content-repurposing': ['Where to start'],
      '/services/guest-management': ['Trade journal'],
      '/services/distribution-management': ['TikTok', '40 hours'],
      '/services/lead-generation': [
        'Yes. Bring the notebook.',
        'The depot is open.',
        'It is June.',
      ],
      '/contact': ['You hear from us within 24 hours.'],
    }))
      await test.step(path, async () => {
        await page.goto(path);
        for (const text of texts) await expect(page.getByText(text)).toBeVisible();
        await expect(page.locator(hiddenParts)).toHaveCount(0);
        for (const control of ['radiogroup', 'slider'] as const)
          await expect(page.getByRole(control)).toBeHidden();
        await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
      });
    // The video has the controls of the browser.
    await page.goto('/');
    await expect(page.locator('figure video[controls]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play the video' })).toHaveCount(0);
  });
});

test.describe('with smooth scrolling', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a link or URL with a section scrolls below the header, from the same or another page', async ({
    page,
  }) => {
    await page.goto('/services/lead-generation');
    await hydrated(page);
    await page.getByRole('main').getByText('Start with a guest list').first().click();
    await expectAtTop(page, '#contact');
    await expect(page).toHaveURL('/services/lead-generation#contact');
    for (const path of ['/services/podcast-production#cta', '/ultimate-pitch#offers'])
      await test.step(path, async () => {
        await page.goto(path);
        await expectAtTop(page, new URL(page.url()).hash);
      });
    await page.goto('/process');
    await hydrated(page);
    await page.getByRole('link', { name: 'See How It Works' }).click();
    await expectAtTop(page, '#phases');
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('link', { name: 'Start Conversation' }).click();
    await expectAtTop(page, '#schedule');
    await expect(page.locator('#schedule')).toBeFocused();
    await page.goto('/services/content-repurposing');
    await hydrated(page);
    await page.getByRole('link', { name: 'Get a repurposing plan' }).first().click();
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

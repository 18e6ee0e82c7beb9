import type { Page } from '@playwright/test';
import {
  caseKeys,
  casePath,
  publicPaths,
  serviceKeys,
  servicePath,
} from '../../src/shared/paths.ts';
import { postPath, topicPath } from '../paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';

/** One page of each layout; the others share a layout or have tests of their own. */
const layouts = {
  'home and services': ['/', '/services', ...serviceKeys.map(servicePath)],
  'cases and agency': [
    '/case-studies',
    ...caseKeys.map(casePath),
    '/about',
    '/process',
    '/privacy',
    '/Free-Podcast-Launch',
  ],
  'offers and blog': [
    '/offers/smart-saver',
    '/offers/roi-guarantee',
    '/package-options',
    '/offers/podcast-coaching',
    '/offers/skool-course',
    '/ultimate-pitch',
    '/blog',
    topicPath,
  ],
};
/** Their forms and texts are accessible on a phone, too. */
const alsoOnPhone = ['/contact', postPath];
const layoutPaths = new Set([...Object.values(layouts).flat(), ...alsoOnPhone]);

const desktop = { width: 1280, height: 900 };
const phone = { ...desktop, width: 375 };
const phones = [phone, { ...desktop, width: 320 }];

for (const [kind, paths] of Object.entries(layouts))
  test(`layouts of ${kind} are accessible and fit every width`, async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize(desktop);
        await open(page, path);
        await expectAccessible(page);
        await expectToFit(page, [desktop, ...phones]);
      });
  });

test('forms and articles are accessible on a phone, and all other public pages fit one', async ({
  page,
}) => {
  for (const path of alsoOnPhone)
    await test.step(path, async () => {
      await open(page, path);
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size);
        await expectAccessible(page);
      }
      await expectToFit(page, [desktop, ...phones]);
    });
  const others = publicPaths.filter((path) => !layoutPaths.has(path));
  for (const path of others)
    await test.step(path, async () => {
      await open(page, path);
      await expectToFit(page, phones);
    });
});

test('an unknown path is an accessible page with status 404', async ({ page, pageErrors }) => {
  for (const path of ['/newsletter/confirm/x', '/no/such/page', '/blog/no-such-post']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await hydrated(page);
    await expectToFit(page, phones);
    // Chromium reports the status of the document as an error.
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining('404')]);
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: '← Back to Blog' }).click();
  await expect(page.getByText('Featured Article')).toBeVisible();
});

async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

async function expectToFit(page: Page, sizes: (typeof desktop)[]) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
}

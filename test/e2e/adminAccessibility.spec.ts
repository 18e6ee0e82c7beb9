import type { Page } from '@playwright/test';
import { inRow, menu, views } from './adminSite.ts';
import { attacks } from './attack.ts';
import { names, unique } from './leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';
import type { Site } from './site.ts';

type View = (typeof views)[number];
type Expand = (page: Page, word: string) => Promise<unknown>;

/** Views that show an injected script as text. */
const showsScripts = /^\/admin(\/(today|leads|posts|boards|webhooks|security))?$/;

/** Opens the collapsed parts of a view, so that they are checked, too. */
const expandDetails: Partial<Record<string, Expand>> = {
  '/admin': (page, word) => inRow(page, word, /^View Details.*script/).click(),
  '/admin/leads': async (page) => {
    await names(page).filter({ hasText: 'script' }).first().click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(/script/);
  },
  '/admin/posts': async (page) => {
    await page.getByRole('group', { name: 'Blog Posts' }).getByRole('link').first().click();
    await expect(page.getByLabel('Title')).toHaveValue(/<script>/);
    const main = page.getByRole('main');
    await expect(main.locator('[onerror], [onload], [href^=javascript]')).toHaveCount(0);
  },
  '/admin/posts/new': async (page) => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
  },
  '/admin/trends': async (page) => {
    const collapsed = page.getByRole('button', { name: 'Show table' });
    for (let left = await collapsed.count(); left > 0; left--) await collapsed.first().click();
  },
  '/admin/outbox': async (page, word) => {
    await inRow(page, word, /^Email/)
      .first()
      .click();
    const mail = page.frameLocator('iframe[title^="Email: "]');
    await expect(mail.getByRole('heading').first()).toBeVisible();
    await expect(mail.locator('script, svg')).toHaveCount(0);
    await page.keyboard.press('Escape');
  },
};

async function expectAccessibleView(page: Page, site: Site, [path, title]: View) {
  const word = unique();
  await attacks[path](site, word);
  await page.goto(`${path}?q=${word}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await hydrated(page);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  if (showsScripts.test(path))
    await expect(
      page.getByText('<script>document').filter({ visible: true }).first(),
    ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const main = page.getByRole('main');
  await menu(page).getByRole('link', { name: 'Boards' }).focus();
  // Five more links of the menu, and the first control of the view, unless it has none.
  const stops = 5 + Math.min(1, await main.locator('a, button, input').count());
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).toHaveCount(1);
  }

  await page.setViewportSize({ width: 375, height: 812 });
  for (const summary of await main.locator('summary').all()) await summary.click();
  await expandDetails[path]?.(page, word);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  expect(await page.title()).not.toBe('run');
}

for (const part of [views.slice(0, 4), views.slice(4, 8), views.slice(8)])
  test(`${part.map(([path]) => path).join(', ')}: accessible on desktop and phone, with visible focus and scripts as text`, async ({
    page,
    site,
  }) => {
    for (const view of part)
      await test.step(view[0], async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await expectAccessibleView(page, site, view);
      });
  });

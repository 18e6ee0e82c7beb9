import type { Page } from '@playwright/test';
import { expect, test as base } from './page.ts';

// One after the other, as one server is enough for them.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ foreign: string[] }>({
  baseURL: ({ configuredSite }, use) => use(configuredSite.url),
  /** What pages ask of other hosts, answered here. */
  foreign: async ({ page }, use) => {
    const foreign: string[] = [];
    await page.route(/^https:/, (route) => {
      const url = route.request().url();
      foreign.push(url);
      return route.fulfill(
        url.startsWith('https://calendar.test')
          ? { contentType: 'text/html', body: '<h1>Calendar</h1>' }
          : { contentType: 'text/javascript', body: '' },
      );
    });
    await use(foreign);
  },
});

const question = (page: Page) => page.getByRole('region', { name: 'May we load' });
const booking = (page: Page) => page.locator('#booking');

test('nothing third-party loads before an answer or after a rejection, save what is let in by itself', async ({
  page,
  foreign,
}) => {
  await page.goto('/');
  await question(page).getByRole('button', { name: 'Reject' }).click();
  await booking(page).scrollIntoViewIfNeeded();
  await expect(booking(page).getByRole('heading', { name: 'Request a call' })).toBeVisible();
  await page.reload();
  await booking(page).scrollIntoViewIfNeeded();
  const load = booking(page).getByRole('button', { name: 'Load the calendar' });
  await expect(load).toBeEnabled();
  await expect(question(page)).toHaveCount(0);
  expect(foreign).toEqual([]);

  await load.click();
  const frame = booking(page).getByTitle('Calendar for a 30-minute strategy call');
  await expect(frame).toHaveAttribute('height', '700');
  await expect(frame.contentFrame().getByRole('heading', { name: 'Calendar' })).toBeVisible();
  expect(new Set(foreign)).toEqual(new Set(['https://calendar.test/roi']));
});

test('after an acceptance every page is reported, until it is withdrawn in the footer', async ({
  page,
  foreign,
}) => {
  await page.goto('/');
  await question(page).getByRole('button', { name: 'Accept' }).click();
  const reported = () =>
    page.evaluate(() =>
      [...(Reflect.get(window, 'dataLayer') ?? [])]
        .map((entry) => entry[2]?.page_path)
        .filter(Boolean),
    );
  await expect.poll(reported).toEqual(['/']);
  expect(foreign).toContain('https://www.googletagmanager.com/gtag/js?id=G-TEST1');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect.poll(reported).toEqual(['/', '/blog']);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(question(page)).toBeFocused();
  await question(page).getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Get Free Strategy Session' })).toBeVisible();
  expect(await reported()).toEqual(['/', '/blog']);
});

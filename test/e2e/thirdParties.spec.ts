import type { Page } from '@playwright/test';
import { expect, test as base } from './page.ts';

// Serial, because all tests share one server.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ foreign: string[] }>({
  baseURL: ({ configuredSite }, use) => use(configuredSite.url),
  /** Intercepted requests to other hosts. */
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

test('loads nothing third-party before consent or after a rejection, except embeds allowed one by one', async ({
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

test('after consent, reports every page view until consent is withdrawn in the footer', async ({
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

import type { Page } from '@playwright/test';
import { siteRoutes } from '../../src/client/app/routes.ts';
import { expect, test as base } from './page.ts';
import { openAt } from './quizSteps.ts';

// Serial, because all tests share one server.
base.describe.configure({ mode: 'default' });

const hubspotScript = `window.hbspt = { forms: { create({ target, onFormReady }) {
  document.querySelector(target).textContent = 'Form of the CRM';
  onFormReady();
} } }`;

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
          : { contentType: 'text/javascript', body: url.includes('/forms/') ? hubspotScript : '' },
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
  await question(page).getByRole('button', { name: 'Decline' }).click();
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
  await question(page).getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Get Free Strategy Session' })).toBeVisible();
  expect(await reported()).toEqual(['/', '/blog']);
});

test('asks in one line, which covers no button of a first screen', async ({ page, foreign }) => {
  const paths = siteRoutes.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  for (const path of paths) {
    await page.goto(path);
    const text = await question(page).innerText();
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(25);
    await expectNoButtonCovered(page, path);
  }
  // Questions with more and fewer options.
  for (const step of [2, 4, 10]) {
    await openAt(page, step);
    await expectNoButtonCovered(page, `question ${step}`);
  }
  expect(foreign).toEqual([]);
});

async function expectNoButtonCovered(page: Page, what: string) {
  for (const [width, height] of [
    [375, 812],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = await question(page).evaluate((banner) => {
      const { left, right, top, bottom } = banner.getBoundingClientRect();
      return [...document.querySelectorAll('main :is(a, button)[data-variant=filled]')]
        .filter((button) => {
          const box = button.getBoundingClientRect();
          return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
        })
        .map(({ textContent }) => textContent);
    });
    expect(covered, `${what} at ${width} px`).toEqual([]);
  }
}

test('shows the marketing form once it is accepted', async ({ page, foreign }) => {
  await page.goto('/services/lead-generation');
  await question(page).getByRole('button', { name: 'Details' }).click();
  await expect(question(page).getByText('web analytics')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText('Form of the CRM')).toBeVisible();
  expect(foreign).toContain('https://js.hsforms.net/forms/embed/v2.js');
});

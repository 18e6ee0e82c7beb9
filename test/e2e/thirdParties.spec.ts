import { expect, type Page, test } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';

const PORT = Number(process.env.E2E_PORT) + 20_000;
const origin = `http://localhost:${PORT}`;
const configured = {
  GA_MEASUREMENT_ID: 'G-TEST1',
  SCHEDULING_EMBED_URL: 'https://calendar.test/roi',
};
let server: ChildProcess;

// A server of its own: what is configured changes every page.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const DATABASE_URL = `sqlite:${process.env.E2E_DATA}/third-parties.db`;
  const env = {
    ...process.env,
    ...configured,
    PORT: String(PORT),
    DATABASE_URL,
    LOG_LEVEL: 'warn',
  };
  server = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: 'inherit' });
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
});
test.afterAll(() => void server.kill());

/** Opens the home page; what it asks of other hosts is answered here and noted. */
async function open(page: Page) {
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(route.request().url());
    const isCalendar = route.request().url().startsWith('https://calendar.test');
    return route.fulfill({
      contentType: isCalendar ? 'text/html' : 'text/javascript',
      body: isCalendar ? '<h1>Calendar</h1>' : '',
    });
  });
  await page.goto(origin);
  return foreign;
}

const question = (page: Page) => page.getByRole('region', { name: 'May we load' });
const booking = (page: Page) => page.locator('#booking');

test('nothing third-party loads before an answer or after a rejection, which is remembered', async ({
  page,
}) => {
  const foreign = await open(page);
  await question(page).getByRole('button', { name: 'Reject' }).click();
  await booking(page).scrollIntoViewIfNeeded();
  await expect(booking(page).getByRole('heading', { name: 'Request a call' })).toBeVisible();
  await page.reload();
  await booking(page).scrollIntoViewIfNeeded();
  await expect(question(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('one embed can be let in by itself', async ({ page }) => {
  const foreign = await open(page);
  await question(page).getByRole('button', { name: 'Reject' }).click();
  await booking(page).scrollIntoViewIfNeeded();
  await booking(page).getByRole('button', { name: 'Load the calendar' }).click();
  const frame = booking(page).getByTitle('Calendar for a 30-minute strategy call');
  await expect(frame).toHaveAttribute('height', '700');
  await expect(frame.contentFrame().getByRole('heading', { name: 'Calendar' })).toBeVisible();
  expect(new Set(foreign)).toEqual(new Set(['https://calendar.test/roi']));
});

test('after an acceptance every page is reported, until it is withdrawn in the footer', async ({
  page,
}) => {
  const foreign = await open(page);
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
  await expect(page).toHaveURL(`${origin}/`);
  expect(await reported()).toEqual(['/', '/blog']);
});

import type { Page } from '@playwright/test';
import { adaQuiz, row } from './adminSite.ts';
import { createLeads, names, openFirst, unique } from './leads.ts';
import { expect, test } from './page.ts';

const leadCalls = /\/trpc\/.*leads\.(page|stats|count|get)/;
const line = '**/trpc/admin.live';
const close = (page: Page) => page.getByRole('button', { name: 'Close notification' }).click();

/** Opens a view and waits for the initial live state; later records are new. */
async function openLive(page: Page, path: string) {
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(...args: ConstructorParameters<typeof EventSource>) {
        super(...args);
        this.addEventListener('message', () => (document.documentElement.dataset.heard = ''));
      }
    };
  });
  await page.goto(path);
  await page.locator('html[data-heard]').waitFor({ state: 'attached' });
}

test('shows new leads, notes and responses without a reload, with one notification each', async ({
  page,
  site,
}) => {
  await openLive(page, '/admin/leads');
  const word = await createLeads(site, 1);
  await expect(page.getByText('New lead', { exact: true })).toBeVisible();
  await close(page);
  await page.getByRole('row', { name: word }).getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nothing yet.')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('lead');
  const postNote = (note: string) => site.post('/trpc/leads.addNote', { id, note, author: '' });
  await postNote('Called at noon.');
  await expect(dialog.getByText('Called at noon.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Total Responses')).toBeVisible();
  const email = `${unique()}@example.com`;
  await site.post('/api/quiz', { ...adaQuiz, email });
  await expect(page.getByText('New quiz response', { exact: true })).toBeVisible();
  await expect(row(page, email)).toBeVisible();

  // Without the live stream the details are fetched when they are opened.
  await page.route(line, () => {});
  await page.goto(`/admin/leads?q=${word}`);
  await openFirst(page);
  await expect(dialog.getByText('Called at noon.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await postNote('Called again.');
  await openFirst(page);
  await expect(dialog.getByText('Called again.')).toBeVisible();
});

test('keeps the data after a failed refresh, shows a warning and refreshes once online', async ({
  page,
  site,
  pageErrors,
}) => {
  const word = await createLeads(site, 1);
  await openLive(page, `/admin/leads?q=${word}`);
  await expect(names(page)).toHaveCount(1);
  await page.route(leadCalls, (route) => route.abort());
  await createLeads(site, 1);
  const old = page.getByText(
    'Not refreshed. This may be out of date. The server could not be reached.',
  );
  await expect(old).toBeVisible();
  await expect(names(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(old).toBeVisible();

  await page.unroute(leadCalls);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(old).toHaveCount(0);
  expect(pageErrors.splice(0).join()).toContain('ERR_FAILED');
});

test('reloads a failed view once the live stream reconnects', async ({
  page,
  site,
  pageErrors,
}) => {
  const word = await createLeads(site, 1);
  let isDown = true;
  await page.route(line, (route) =>
    isDown ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue(),
  );
  await page.route(leadCalls, (route) =>
    isDown
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      : route.continue(),
  );
  await page.clock.install();
  await page.goto(`/admin/leads?q=${word}`);
  const alert = page.getByRole('alert').filter({ hasText: 'The data could not be loaded.' });
  await expect(alert).toContainText('The server returned an error (status 502).');
  await expect(alert).not.toContainText('<h1>');
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await expect(async () => {
    await page.clock.fastForward(3000);
    await expect(names(page)).toHaveCount(1, { timeout: 500 });
  }).toPass();
  expect(pageErrors.splice(0).join()).toContain('502');
});

test('keeps one stream across views and reconnects after the server closes it', async ({
  page,
  site,
}) => {
  let lines = 0;
  await page.route(line, async (route) => {
    lines += 1;
    // Ends the stream like a server that shuts down.
    if (lines === 1)
      await route.fulfill({
        contentType: 'text/event-stream',
        body: 'event: connected\ndata: {}\n\nevent: return\ndata:\n\n',
      });
    else await route.continue();
  });
  await page.clock.install();
  await page.goto('/admin/leads');
  await expect
    .poll(async () => {
      await page.clock.fastForward(1000);
      return lines;
    })
    .toBe(2);
  const word = await createLeads(site, 1);
  await expect(page.getByRole('row', { name: word })).toBeVisible();
  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boards');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('Total Responses')).toBeVisible();
  await page.clock.fastForward(10_000);
  expect(lines).toBe(2);
});

test('does not refetch after a delay or when the window regains focus', async ({ page, site }) => {
  const word = await createLeads(site, 1);
  let calls = 0;
  await page.route(leadCalls, (route) => {
    calls += 1;
    return route.continue();
  });
  await page.clock.install();
  await openLive(page, `/admin/leads?q=${word}`);
  await expect(names(page)).toHaveCount(1);
  let before = -1;
  const settled = () => {
    const isUnchanged = calls === before;
    before = calls;
    return isUnchanged;
  };
  await expect.poll(settled, { intervals: [500] }).toBe(true);
  const first = calls;
  // Shorter than the silence after which the stream counts as broken.
  await page.clock.fastForward(35_000);
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  before = -1;
  await expect.poll(settled, { intervals: [500] }).toBe(true);
  expect(calls).toBe(first);
});

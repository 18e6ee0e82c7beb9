import type { Page } from '@playwright/test';
import { ada, adaQuiz, row } from './adminSite.ts';
import { createLeads, names, openFirst, unique } from './leads.ts';
import { closeNotification, expect, test } from './page.ts';

const leadCalls = /\/trpc\/.*leads\.(page|stats|count|get)/;
const line = '**/trpc/admin.live';

/** Opens a view and waits for the initial live state; later records are new. */
async function openLive(page: Page, path: string) {
  await page.addInitScript(() => {
    // A toast is visible for five seconds, which a busy machine can miss.
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const { dataset } = document.documentElement;
      for (const { textContent } of added)
        if (textContent?.startsWith('New ')) dataset.toasts = `${dataset.toasts} ${textContent}`;
    }).observe(document, { childList: true, subtree: true });
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

const expectToast = (page: Page, title: string) =>
  expect(page.locator('html')).toHaveAttribute('data-toasts', new RegExp(title));

test('shows new leads, notes and responses without a reload, with one notification each', async ({
  page,
  site,
}) => {
  await openLive(page, '/admin/leads');
  const word = await createLeads(site, 1);
  await expectToast(page, 'New lead');
  await closeNotification(page);
  await page.getByRole('row', { name: word }).getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nothing yet.')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('lead');
  const postNote = (note: string) => site.post('/trpc/leads.addNote', { id, note, author: '' });
  await postNote('Called at noon.');
  await expect(dialog.getByText('Called at noon.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Quiz' }).click();
  await expect(page.getByText('Total Responses')).toBeVisible();
  const email = `${unique()}@example.com`;
  await site.post('/api/quiz', { ...adaQuiz, email });
  await expectToast(page, 'New quiz response');
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

test('reloads a failed view once the live stream reconnects, and keeps one stream across views', async ({
  page,
  site,
  pageErrors,
}) => {
  const word = await createLeads(site, 1);
  let isDown = true;
  let streams = 0;
  await page.route(line, async (route) => {
    if (isDown) return route.fulfill({ status: 502, body: 'Bad Gateway' });
    streams += 1;
    if (streams > 1) return route.continue();
    // Ends the stream like a server that shuts down.
    const body = 'event: connected\ndata: {}\n\nevent: return\ndata:\n\n';
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  let calls = 0;
  await page.route(leadCalls, (route) => {
    calls += 1;
    return isDown
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      : route.continue();
  });
  await page.clock.install();
  await page.goto(`/admin/leads?q=${word}`);
  const alert = page.getByRole('alert').filter({ hasText: 'The data could not be loaded.' });
  await expect(alert).toContainText('The server returned an error (status 502).');
  await expect(alert).not.toContainText('<h1>');
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(pageErrors.splice(0).join()).toContain('502');

  isDown = false;
  const streamsLater = async () => {
    await page.clock.fastForward(3000);
    return streams;
  };
  await expect.poll(streamsLater).toBe(2);
  await expect(names(page)).toHaveCount(1);
  await site.post('/api/leads', { ...ada, company: word, email: `${word}@example.com` });
  await expect(names(page)).toHaveCount(2);
  // Shorter than the silence after which the stream counts as broken.
  const later = async () => {
    await page.clock.fastForward(10_000);
    // What the page requests by then is requested before this.
    await page.evaluate(() => fetch('/healthz'));
  };
  const before = calls;
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await later();
  expect(calls).toBe(before);

  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boards');
  await page.getByRole('link', { name: 'Quiz', exact: true }).click();
  await expect(page.getByText('Total Responses')).toBeVisible();
  await later();
  expect(streams).toBe(2);
  // Requests that failed before the page noticed that the server is up again.
  pageErrors.splice(0);
});

import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { ada, adasQuiz, inRow, startSite, views } from './adminSite.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';

// Attribute names and values are quoted in every way that a page might use.
const evil = `"'><script>document.title='run'</script><img src="x" alt="a" onerror="document.title='run'"><svg onload=document.title='run'>`;
const endless = 'supercalifragilistic'.repeat(8);

test.describe.configure({ mode: 'default', timeout: 90_000 });

let site: Awaited<ReturnType<typeof startSite>>;
let board: WebSocket;
test.beforeAll(async () => {
  site = await startSite('looks');
  const short = evil.slice(0, 200);
  const evilLead = Object.fromEntries(Object.keys(ada).map((field) => [field, short]));
  await site.post('/api/leads', { ...evilLead, email: 'evil@example.com', message: evil });
  await site.post('/api/leads', { ...ada, company: endless, lastName: endless });
  await site.post('/api/quiz', {
    name: short,
    email: 'evil@example.com',
    answers: { [evil]: [evil], personalInfo: { name: evil, city: endless, niche: evil } },
    result: short,
    resultDescription: evil,
  });
  await site.post('/api/quiz', { ...adasQuiz, name: endless });
  await site.post('/trpc/newsletter.subscribe', { email: `${'a'.repeat(60)}@example.com` });
  await site.post('/trpc/blog.create', {
    title: short,
    slug: 'evil',
    excerpt: evil,
    content: `<p>${evil}</p><a href="javascript:document.title='run'">x</a>`,
    author: short.slice(0, 100),
    published: 'scheduled',
    publishAt: '2099-01-01T00:00:00Z',
  });
  await site.post('/trpc/webhooks.create', {
    name: short,
    url: `https://tool.example/${endless}?q=${encodeURIComponent(evil)}`,
    events: ['lead.created', 'quiz.completed', 'subscriber.confirmed'],
  });
  await site.post('/trpc/admin.access.createToken', {
    name: evil.slice(0, 60),
    scopes: ['leads:read'],
  });
  await site.post('/trpc/whiteboard.create', { title: evil.slice(0, 100) });
  board = new WebSocket(`${site.url.replace('http', 'ws')}/ws/whiteboard`);
  await once(board, 'open');
  const user = { id: 'evil', name: evil.slice(0, 60), color: '#E8442A' };
  board.send(JSON.stringify({ type: 'join_session', sessionId: 'q1-2025-podcast-planning', user }));
});
test.afterAll(async () => {
  board.close();
  await site.stop();
});

/** Opens whatever a view keeps folded, so that it is looked at, too. */
async function unfold(page: Page, path: string) {
  for (const summary of await page.getByRole('main').locator('summary').all())
    await summary.click();
  if (path === '/admin') await inRow(page, 'evil@', /^View Details/).click();
  if (path === '/admin/leads')
    await page
      .getByRole('row', { name: /script/ })
      .getByRole('link')
      .first()
      .click();
  await hydrated(page);
}

for (const width of [1280, 375])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    for (const [path, title] of views)
      test(`${path} shows scripts as text, is accessible and fits`, async ({ page }) => {
        await page.goto(site.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await hydrated(page);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await unfold(page, path);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        expect(await page.title()).not.toBe('run');
      });
  });

test('what runs nowhere stands there as text', async ({ page }) => {
  for (const path of ['/admin', '/admin/leads', '/admin/posts', '/admin/boards', '/admin/webhooks'])
    await test.step(path, async () => {
      await page.goto(site.url + path);
      await expect(
        page.getByText('<script>document').filter({ visible: true }).first(),
      ).toBeVisible();
    });
});

test('an attack in a mail is text inside a frame without rights', async ({ page }) => {
  await page.goto(`${site.url}/admin/outbox`);
  await inRow(page, 'evil@', 'Read').click();
  const frame = page.locator('iframe[title^="Mail: "]');
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(page.frameLocator('iframe[title^="Mail: "]').locator('script, svg')).toHaveCount(0);
});

test('an article is shown to its editor and to outsiders without what could run', async ({
  page,
}) => {
  await page.goto(`${site.url}/admin/posts`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByLabel('Title')).toHaveValue(/<script>/);
  await hydrated(page);
  await expect(
    page.getByRole('main').locator('[onerror], [onload], [href^=javascript]'),
  ).toHaveCount(0);
  expect(await page.title()).not.toBe('run');
});

test('every view is walked by keyboard alone, with the focus in sight', async ({ page }) => {
  for (const [path] of views) {
    await page.goto(site.url + path);
    await hydrated(page);
    const main = page.getByRole('main');
    const stops = await main.locator('a[href], button:enabled, input, select, summary').count();
    await main.getByRole('link').first().focus();
    let reached = 0;
    for (; reached < Math.min(stops, 40); reached++) {
      await page.keyboard.press('Tab');
      if (!(await main.locator(':focus-visible').count())) break;
    }
    expect([path, reached > 5]).toEqual([path, true]);
  }
});

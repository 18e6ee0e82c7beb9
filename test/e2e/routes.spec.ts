import { publicPaths } from '../../src/shared/paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';

const post = '/blog/podcast-metrics-that-matter';
const paths = [
  ...publicPaths,
  post,
  '/newsletter/confirm/unknown',
  '/newsletter/unsubscribe/unknown',
  '/admin',
  '/admin/leads',
  '/admin/trends',
  '/admin/outbox',
  '/admin/webhooks',
  '/admin/security',
];
const widths = [1280, 375];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    for (const path of paths) {
      test(`${path} is whole, accessible and fits`, async ({ page }) => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await hydrated(page);
        await expect(page).toHaveTitle(/\S.{8,}/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }
  });
}

test('every internal link leads to a page, every anchor to an element', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const statuses = new Map<string, number>();
  const idsOf = new Map<string, Set<string>>();
  for (const path of paths) {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    for (const link of new Set(links)) {
      const url = new URL(link, page.url());
      if (url.origin !== new URL(page.url()).origin) continue;
      if (!statuses.has(url.pathname)) {
        const answer = await request.get(url.pathname);
        statuses.set(url.pathname, answer.status());
        const ids = [...(await answer.text()).matchAll(/\bid="([^"]+)"/g)].map(
          ([, id]) => id ?? '',
        );
        idsOf.set(url.pathname, new Set(ids));
      }
      expect(statuses.get(url.pathname), `${path} links to ${url.pathname}`).toBe(200);
      if (url.hash)
        expect(idsOf.get(url.pathname), `${path} links to ${link}`).toContain(url.hash.slice(1));
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its own title, description, canonical address and card', async ({
    page,
    request,
  }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const indexed = [...publicPaths, post];
    for (const path of indexed) {
      await page.goto(path);
      titles.add(await page.title());
      descriptions.add(
        (await page.locator('meta[name="description"]').getAttribute('content')) ?? '',
      );
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(path);
      const image = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect((await request.get(new URL(image ?? '').pathname)).status(), `card of ${path}`).toBe(
        200,
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200);
    }
    expect(titles.size).toBe(indexed.length);
    expect(descriptions.size).toBe(indexed.length);
  });
});

test.describe('an unknown address', () => {
  test('is a 404 page with status 404', async ({ page, complaints }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await hydrated(page);
    await expectAccessible(page);
    // Chromium itself reports the status of the document as an error.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';

const cards = (page: Page) => page.getByRole('link', { name: /^Read More/ });
const search = (page: Page) => page.getByPlaceholder('Search articles...');

/** Lets calls to the server wait; the answer makes them fail. */
async function holdCalls(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/trpc/**', async (route) => {
    await promise;
    await route.abort();
  });
  return resolve;
}

test('the newest article is featured and stands in the grid no more', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByText('Featured Article')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  const { posts } = await (await page.request.get('/api/blog')).json();
  await expect(cards(page)).toHaveCount(posts.length - 1);
  await expect(page.getByRole('link', { name: /^Read Full Article/ })).toHaveAttribute(
    'href',
    `/blog/${posts[0].slug}`,
  );
});

test('a search shows what matches, and clearing it brings everything back', async ({ page }) => {
  await page.goto('/blog');
  const all = await cards(page).count();
  await search(page).fill('MINUTE BY');
  await expect(page.getByRole('heading', { name: 'Search Results (1)' })).toBeVisible();
  await expect(page.getByText('Featured Article')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);

  await search(page).fill('no such words');
  await expect(page.getByRole('heading', { name: 'Search Results (0)' })).toBeVisible();
  await expect(page.getByText('No articles found matching your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(all);
});

test('what was typed before the code arrived is searched for', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/blog', { waitUntil: 'commit' });
  await search(page).fill('equipment under');
  release();
  await expect(page.getByRole('heading', { name: 'Search Results (1)' })).toBeVisible();
});

test('an article opens by keyboard, has all its parts, and leads back', async ({ page }) => {
  await page.goto('/blog');
  await search(page).fill('Count Its Return');
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(cards(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('How to Count Its Return');
  await expect(page).toHaveTitle(/How to Count Its Return/);
  await expect(page.getByText('September 16, 2025')).toBeVisible();
  await expect(page.getByText('8 min read')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alex Morgan', exact: true })).toHaveAttribute(
    'href',
    '/about',
  );
  for (const name of ['Get Expert Help', 'Book Strategy Call'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/contact');
  const aside = page.getByRole('complementary');
  for (const name of ['ROI Guarantee Package', 'Skool Course'])
    await expect(aside.getByRole('heading', { name })).toBeVisible();

  await page.getByRole('link', { name: '← Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByText('Featured Article')).toBeVisible();
});

test('a link in an article opens the next one without loading the site anew', async ({ page }) => {
  await page.goto('/blog/how-to-count-the-return-of-a-b2b-podcast');
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('link', { name: 'build it as an account list' }).click();
  await expect(page).toHaveURL('/blog/your-guest-list-is-an-account-list');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Account List');
  await expect(page.locator('body')).toHaveAttribute('data-same', '');
});

test('a post that does not exist answers 404 and leads back', async ({ page, complaints }) => {
  const answer = await page.goto('/blog/no-such-post');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
  await expectAccessible(page);
  // Chromium itself reports the status of the document as an error.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  await page.getByRole('link', { name: '← Back to Blog' }).click();
  await expect(page.getByText('Featured Article')).toBeVisible();
});

test('a list that cannot be fetched is empty and says why', async ({ page, complaints }) => {
  await page.goto('/about');
  await hydrated(page);
  const fail = await holdCalls(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByText('Loading blog posts...')).toBeVisible();
  fail();
  await expect(page.getByText('Failed to fetch blog posts')).toBeVisible();
  await expect(page.getByText('No articles available yet.')).toBeVisible();
  // What was cut off here is what the browser reports.
  complaints.length = 0;
});

test('an article that cannot be fetched is a missing post', async ({ page, complaints }) => {
  await page.goto('/blog');
  await hydrated(page);
  const fail = await holdCalls(page);
  await cards(page).first().click();
  await expect(page.getByText('Loading blog post...')).toBeVisible();
  fail();
  await expect(page.getByText('Failed to fetch blog post')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Post Not Found/);
  complaints.length = 0;
});

test('a narrow phone shows the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/blog', '/blog/podcast-cost-in-house-freelancer-or-agency']) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
});

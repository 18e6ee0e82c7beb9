import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const noise: string[] = [];
test.beforeEach(({ page }) => {
  noise.length = 0;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', ({ message }) => noise.push(message));
});

const cards = (page: Page) => page.getByRole('link', { name: /^Read More/ });
const search = (page: Page) => page.getByPlaceholder('Search articles...');

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
  expect(noise).toEqual([]);
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
  expect(noise).toEqual([]);
});

test('what was typed before the code arrived is searched for', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
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
  expect(noise).toEqual([]);
});

test('a link in an article opens the next one without loading the site anew', async ({ page }) => {
  await page.goto('/blog/how-to-count-the-return-of-a-b2b-podcast');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('link', { name: 'build it as an account list' }).click();
  await expect(page).toHaveURL('/blog/your-guest-list-is-an-account-list');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Account List');
  await expect(page.locator('body')).toHaveAttribute('data-same', '');
});

test('a post that does not exist answers 404 and leads back', async ({ page }) => {
  const answer = await page.goto('/blog/no-such-post');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('link', { name: '← Back to Blog' }).click();
  await expect(page.getByText('Featured Article')).toBeVisible();
});

test('requests that fail on the way end in the empty list and in the missing post', async ({
  page,
}) => {
  await page.goto('/about');
  await page.route('**/trpc/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByText('Failed to fetch blog posts')).toBeVisible();
  await expect(page.getByText('No articles available yet.')).toBeVisible();
});

test('the list and an article have no serious accessibility violation', async ({ page }) => {
  for (const path of ['/blog', '/blog/how-to-count-the-return-of-a-b2b-podcast', '/blog/none']) {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(
      ({ impact }) => impact === 'serious' || impact === 'critical',
    );
    expect(serious.map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([]);
  }
});

test('a phone shows the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/blog', '/blog/podcast-cost-in-house-freelancer-or-agency', '/blog/none']) {
    await page.goto(path);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, path).toBeLessThanOrEqual(0);
  }
});

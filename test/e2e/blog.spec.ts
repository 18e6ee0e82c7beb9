import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './page.ts';

const cards = (page: Page) => page.getByRole('link', { name: /^Read More/ });
const search = (page: Page) => page.getByPlaceholder('Search articles...');
const found = (page: Page, count: number) =>
  page.getByRole('heading', { name: `Search Results (${count})` });

/** Lets calls to the server wait; the answer makes them fail. */
async function holdCalls(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/trpc/**', async (route) => {
    await promise;
    await route.abort();
  });
  return resolve;
}

test('a search shows what matches, and clearing it brings everything back', async ({ page }) => {
  await page.goto('/blog');
  const all = await cards(page).count();
  await search(page).fill('MINUTE BY');
  await expect(found(page, 1)).toBeVisible();
  await expect(page.getByText('Featured Article')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);

  await search(page).fill('no such words');
  await expect(found(page, 0)).toBeVisible();
  await expect(page.getByText('No articles found matching your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(page.getByText('Featured Article')).toBeVisible();
  await expect(cards(page)).toHaveCount(all);
});

test('what was typed before the code arrived is searched for, and stays in the newsletter', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/blog', { waitUntil: 'commit' });
  await search(page).fill('equipment under');
  const email = page.getByPlaceholder('Enter your email');
  await email.fill('early@example.com');
  release();
  await expect(found(page, 1)).toBeVisible();
  await expect(page.locator('form').filter({ has: email })).toHaveJSProperty('noValidate', true);
  await expect(email).toHaveValue('early@example.com');
});

test('the list stays while the code that searches it is on its way', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/Posts-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/blog');
  await hydrated(page);
  const all = await cards(page).count();
  const asked = page.waitForRequest(/\/assets\/Posts-/);
  await search(page).pressSequentially('MINUTE');
  await asked;
  await search(page).pressSequentially(' BY');
  await expect(search(page)).toHaveValue('MINUTE BY');
  await expect(cards(page)).toHaveCount(all);
  release();
  await expect(found(page, 1)).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
});

test('an article opens by keyboard, leads to the next without loading the site anew, and back', async ({
  page,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await search(page).fill('Count Its Return');
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(cards(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('How to Count Its Return');
  await expect(page).toHaveTitle(/How to Count Its Return/);

  await page.getByRole('link', { name: 'build it as an account list' }).click();
  await expect(page).toHaveURL('/blog/your-guest-list-is-an-account-list');
  await expect(title).toContainText('Account List');
  await page.getByRole('link', { name: '← Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByText('Featured Article')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same', '');
});

test('an old address inside the site leads to the post, which is counted once', async ({
  page,
  site,
}) => {
  const slug = 'your-guest-list-is-an-account-list';
  site.inDatabase((database) =>
    database
      .prepare(
        `insert into blog_old_slugs (slug, post_id) select 'list-of-old', id from blog_posts where slug = ?`,
      )
      .run(slug),
  );
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('blog.countView')) counted.push(request.url());
  });
  await page.goto('/blog/how-to-count-the-return-of-a-b2b-podcast');
  await hydrated(page);
  // What opens later answers the first input; until then the browser itself follows the links.
  const code = page.waitForResponse(/\/assets\/Post-/);
  await page.keyboard.press('Shift');
  await code;
  const link = page.getByRole('link', { name: 'build it as an account list' });
  await link.evaluate((element) => element.setAttribute('href', '/blog/list-of-old'));
  // The server itself would redirect, so nothing shows whether the page is another.
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await link.click();
  await expect(page).toHaveURL(`/blog/${slug}`);
  await expect(page.locator('body')).toHaveAttribute('data-same', '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Account List');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', RegExp(`/${slug}$`));
  // The first is that of the post whose link was followed.
  await expect.poll(() => counted).toHaveLength(2);
});

test('a list that cannot be fetched is empty and says why, an article is a missing post', async ({
  page,
  complaints,
}) => {
  await page.goto('/about');
  await hydrated(page);
  const failList = await holdCalls(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByText('Loading blog posts...')).toBeVisible();
  failList();
  await expect(page.getByText('Failed to fetch blog posts')).toBeVisible();
  await expect(page.getByText('No articles available yet.')).toBeVisible();
  await page.getByLabel('Search articles').fill('guests');
  await expect(page.getByRole('heading', { name: 'Search Results (0)' })).toBeVisible();
  await expect(page.getByText('Failed to fetch blog posts')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(page.getByText('No articles available yet.')).toBeVisible();

  await page.goto('/blog');
  await hydrated(page);
  // The list is taken over from the browser once it finds something.
  await search(page).fill('guest');
  await expect(page.getByRole('heading', { name: /Search Results/ })).toBeVisible();
  const failPost = await holdCalls(page);
  await cards(page).first().click();
  await expect(page.getByText('Loading blog post...')).toBeVisible();
  failPost();
  await expect(page.getByText('Failed to fetch blog post')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Post Not Found/);
  // What was cut off here is what the browser reports.
  complaints.length = 0;
});

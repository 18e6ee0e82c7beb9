import type { Page } from '@playwright/test';
import { expect, holdRequests, hydrated, sectionHydrated, test } from './page.ts';

const cards = (page: Page) => page.getByRole('link', { name: /^Read More/ });
const search = (page: Page) => page.getByPlaceholder('Search articles...');
const found = (page: Page, count: number) =>
  page.getByRole('heading', { name: `Search Results (${count})` });

test('applies a search and keeps a newsletter address typed before hydration', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/.*\.js/);
  await page.goto('/blog', { waitUntil: 'commit' });
  await search(page).fill('equipment under');
  const email = page.getByPlaceholder('Enter your email');
  await email.fill('early@example.com');
  release();
  await expect(found(page, 1)).toBeVisible();
  await expect(page.locator('form').filter({ has: email })).toHaveJSProperty('noValidate', true);
  await expect(email).toHaveValue('early@example.com');
});

test('keeps the list while the search code loads', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/Posts-.*\.js/);
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

test('opens an article by keyboard, the next by its former slug without a reload, and goes back', async ({
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
  await page.goto('/blog');
  await hydrated(page);
  // The server would redirect as well, so the URL cannot show a reload.
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await search(page).fill('Count Its Return');
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(cards(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('how to count its return');
  await expect(page).toHaveTitle(/how to count its return/);

  const link = page.getByRole('link', { name: 'build it as an account list' });
  await link.evaluate((element) => element.setAttribute('href', '/blog/list-of-old'));
  await link.click();
  await expect(page).toHaveURL(`/blog/${slug}`);
  await expect(title).toContainText('account list');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', RegExp(`/${slug}$`));
  // Each article once, although the link led to the former slug.
  await expect.poll(() => counted).toHaveLength(2);
  await page.getByRole('link', { name: '← Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByText('Featured Article')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same', '');
});

test('leads from the contents to a part, and to a topic', async ({ page }) => {
  const path = '/blog/podcast-metrics-that-matter';
  await page.goto(path);
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await page.keyboard.press('Shift');
  await sectionHydrated(contents);
  await contents.getByRole('link', { name: 'The one-page report' }).click();
  await expect(page).toHaveURL(`${path}#part-the-one-page-report`);
  await expect(page.getByRole('heading', { name: 'The one-page report' })).toBeInViewport();

  await page.getByRole('article').getByRole('link', { name: 'ROI', exact: true }).first().click();
  await expect(page).toHaveURL('/blog/topics/roi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ROI');
  await expect(page).toHaveTitle(/Articles on ROI/);
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page.getByText('Featured Article')).toBeVisible();
});

test('a printed article has its whole tables, code and folded parts', async ({ page, site }) => {
  const cells = (tag: string) =>
    Array.from({ length: 7 }, (_, index) => `<${tag}>Quite a long cell ${index}</${tag}>`).join('');
  await site.post('/trpc/blog.create', {
    title: 'On paper',
    slug: 'on-paper',
    excerpt: 'Printed.',
    published: 'published',
    content:
      `<pre><code>${'code '.repeat(60)}</code></pre>` +
      `<table><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table>` +
      '<details><summary>More</summary><p>Folded away</p></details>',
  });
  await page.goto('/blog/on-paper');
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.getByText('Folded away')).toBeVisible();
  const code = page.locator('pre', { hasText: 'code' });
  for (const part of [code, page.locator('table').locator('..')])
    expect(await part.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThan(2);
  await expect(code).toHaveCSS('color', 'rgb(0, 0, 0)');
});

import { expect, test } from './page.ts';

/** What the specification quotes, word for word: nothing here is read from the site's own texts. */
const words: Record<string, readonly string[]> = {
  '/': ['about 2 minutes'],
  '/process': [
    'Our Process',
    'See How It Works',
    'The Authority Formula',
    'Our 6-Phase System',
    'Discovery & Strategy',
    'Setup & Launch',
    'Content Creation',
    'Distribution & Promotion',
    'Analytics & Optimization',
    'Scale & Systematize',
    'Proven Frameworks',
    'Authority Flywheel',
    'Guest Magnetism',
    'Content Multiplication',
    'ROI Optimization',
    'What to Expect',
    'Month 1-2',
    'Month 3-6',
    'Month 6+',
    'Get Your Custom Process Plan',
  ],
  '/blog': ['Stay Updated', 'No spam, unsubscribe at any time', '5 min read'],
};

for (const [path, quoted] of Object.entries(words))
  test(`${path} says what is quoted, word for word`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const text of quoted) {
      const said = main.getByText(new RegExp(text.replace(/[+.]/g, '\\$&')));
      await expect(said.filter({ visible: true }).first(), text).toBeVisible();
    }
  });

test('the process is scrolled to, and its closing button leads to the last form', async ({
  page,
}) => {
  await page.goto('/process');
  await page.getByRole('link', { name: 'See How It Works' }).click();
  await expect(page.getByRole('heading', { name: 'Our 6-Phase System' })).toBeInViewport();
  await page.getByRole('link', { name: 'Get Your Custom Process Plan' }).click();
  await expect(page).toHaveURL(/\/#cta$/);
  await expect(page.locator('#cta')).toBeInViewport();
});

test('every card of the blog takes 5 minutes to read', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: 'Read More' });
  expect(await cards.count()).toBeGreaterThan(2);
  for (const card of await cards.all()) await expect(card).toContainText('5 min read');
});

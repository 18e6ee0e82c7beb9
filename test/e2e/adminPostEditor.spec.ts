import { expect, test } from './page.ts';
import { article, begin, expectSaved, save } from './postEditor.ts';

test('the keyboard alone formats, links, fills a table and leaves the editor', async ({ page }) => {
  await begin(page, 'keyboard');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(article(page).locator('strong')).toHaveText('A paragraph about follow-ups.');
  await page.getByRole('button', { name: 'Link', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('nowhere at all');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Takes an address such as/)).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('/contact');
  await page.keyboard.press('Enter');
  await expect(article(page).getByRole('link')).toHaveAttribute('href', '/contact');

  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Table', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert 3 × 3 table' }).focus();
  await page.keyboard.press('Enter');
  await expect(article(page)).toBeFocused();
  await page.keyboard.type('Task');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hours');
  const table = article(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Task', 'Hours', '']);
  await page.getByRole('button', { name: 'Add a row below' }).press('Enter');
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Add a column to the right' }).press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(4);

  await expect(article(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Below');
  await expect(article(page).locator('> p').last()).toHaveText('Below');
  await page.keyboard.press('Tab');
  await expect(article(page)).not.toBeFocused();
});

test('an article of the site is opened and saved without losing a part', async ({ page }) => {
  const slug = 'podcast-cost-in-house-freelancer-or-agency';
  const texts = async () => {
    await page.goto(`/blog/${slug}`);
    const parts = page.locator('article :is(h2, h3, li, td, th, p, blockquote, a)');
    return (await parts.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
  };
  const before = await texts();
  await page.goto('/admin/posts');
  await page.getByRole('searchbox').fill(slug);
  await page.getByRole('row').filter({ hasText: 'Costs Per Year' }).getByRole('link').click();
  await article(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ');
  await save(page).click();
  await expectSaved(page);
  const after = await texts();
  // Lists gain paragraphs, whose words are the items' own.
  expect(new Set(after)).toEqual(new Set(before));
});

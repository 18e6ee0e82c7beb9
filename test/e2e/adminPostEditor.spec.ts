import { randomUUID } from 'node:crypto';
import { expect, test } from './page.ts';
import { article, startPost, expectSaved, save } from './postEditor.ts';

test('formats, links and edits a table by keyboard, and Tab leaves the editor', async ({
  page,
}) => {
  await startPost(page, 'keyboard');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(article(page).locator('strong')).toHaveText('A paragraph about follow-ups.');
  await page.getByRole('button', { name: 'Link', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Link address')).toBeFocused();
  await page.keyboard.type('nowhere at all');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Use an address such as/)).toBeVisible();
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

test('saves a table unchanged, with its caption, headers and lists', async ({ page, site }) => {
  const table =
    '<table><caption>Costs in <strong>dollars</strong></caption><thead><tr><td></td>' +
    '<th scope="col">Hours</th><th colspan="2" scope="col">Price</th></tr></thead><tbody>' +
    '<tr><th scope="row">Editing</th><td>6</td><td>$<em>90</em></td><td>One<br />two</td></tr>' +
    '<tr><th scope="row">Notes</th><td>1</td><td>$20</td><td><p>Two</p><p>lines</p></td></tr>' +
    '</tbody></table><ul><li>A</li><li>B<ol><li>C</li></ol></li></ul>';
  const slug = randomUUID();
  const post = { title: 'Table', slug, content: `<p>Before</p>${table}` };
  const { id } = (await site.post('/trpc/blog.create', post)).result.data;
  const stored = async () => {
    const url = `/trpc/blog.adminGet?input=${encodeURIComponent(JSON.stringify({ id }))}`;
    return (await (await page.request.get(url)).json()).result.data.content;
  };
  await page.goto(`/admin/posts/${id}`);
  await expect(article(page).getByText('Costs in dollars')).toBeVisible();
  await article(page).getByText('Before').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Backspace');
  // Deleting the typed character leaves no unsaved change.
  await expectSaved(page);
  await page.keyboard.type('hand');
  await save(page).click();
  await expectSaved(page);
  expect(await stored()).toBe(`<p>Beforehand</p>${table}`);

  await article(page).getByRole('cell', { name: '$20' }).click();
  await page.getByRole('button', { name: 'Add a row below' }).click();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Add a column to the right' }).click();
  await save(page).click();
  await expectSaved(page);
  const changed = await stored();
  expect(changed).toContain('<tr><th scope="row"></th><td></td>');
  expect(changed).toContain('<th scope="col">Hours</th><th colspan="3" scope="col">Price</th>');
});

test('saves a seed article without losing content', async ({ page }) => {
  const slug = 'podcast-cost-in-house-freelancer-or-agency';
  const texts = async () => {
    await page.goto(`/blog/${slug}`);
    const parts = page.locator('article :is(h2, h3, li, td, th, p, blockquote, a, figcaption)');
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
  // The editor wraps the text of list items in paragraphs.
  expect(new Set(after)).toEqual(new Set(before));
});

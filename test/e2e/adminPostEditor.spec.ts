import { randomUUID } from 'node:crypto';
import { expect, test } from './page.ts';
import { article, expectSaved, moveCaret, save } from './postEditor.ts';

test('saves tables, with their captions, headers and lists, and a seed article without a loss', async ({
  page,
  site,
}) => {
  const table =
    '<table><caption>Costs in <strong>dollars</strong></caption><thead><tr><td></td>' +
    '<th scope="col">Hours</th><th colspan="2" scope="col">Price</th></tr></thead><tbody>' +
    '<tr><th scope="row">Editing</th><td>6</td><td>$<em>90</em></td><td>One<br />two</td></tr>' +
    '<tr><th scope="row">Notes</th><td>1</td><td>$20</td><td><p>Two</p><p>lines</p></td></tr>' +
    '</tbody></table><ul><li>A</li><li>B<ol><li>C</li></ol></li></ul>';
  const slug = randomUUID();
  const post = { title: 'Table', slug, content: `<p>Before</p>${table}<pre>\n\nCode</pre>` };
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
  // Its first line is empty.
  const code = '<pre><code>\nCode</code></pre>';
  expect(await stored()).toBe(`<p>Beforehand</p>${table}${code}`);

  await article(page).getByRole('cell', { name: '$20' }).click();
  await page.getByRole('button', { name: 'Add a row below' }).click();
  await moveCaret(page, 'Home');
  await page.getByRole('button', { name: 'Add a column to the right' }).click();
  await save(page).click();
  await expectSaved(page);
  const changed = await stored();
  expect(changed).toContain('<tr><th scope="row"></th><td></td>');
  expect(changed).toContain('<th scope="col">Hours</th><th colspan="3" scope="col">Price</th>');

  const seed = 'podcast-cost-in-house-freelancer-or-agency';
  const texts = async () => {
    await page.goto(`/blog/${seed}`);
    const parts = page.locator('article :is(h2, h3, li, td, th, p, blockquote, a, figcaption)');
    return (await parts.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
  };
  const before = await texts();
  await page.goto('/admin/posts');
  await page.getByRole('searchbox').fill(seed);
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

import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';
import { article, moveCaret, paste, save, startPost } from './postEditor.ts';

const blocks = (page: Page) => page.getByRole('listbox', { name: 'Blocks' });

/** Types in an empty paragraph below the text. */
async function typeBelow(page: Page, text: string) {
  await moveCaret(page, 'Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(text);
}

test('builds an article by keyboard, and shows it on its page and in the feed', async ({
  page,
}) => {
  const slug = await startPost(page, 'blocks');
  await typeBelow(page, '/quote');
  await expect(blocks(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(article(page).locator('blockquote')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(article(page).locator('blockquote')).toHaveCount(0);
  await expect(blocks(page)).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Either/');
  await expect(article(page)).toContainText('Either/');
  // A slash within a text is only a slash.
  await expect(blocks(page)).toHaveCount(0);

  await typeBelow(page, '/');
  await expect(blocks(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  const active = blocks(page).getByRole('option', { selected: true });
  await expect(active).toContainText('Heading 3');
  await expect(article(page)).toHaveAttribute(
    'aria-activedescendant',
    (await active.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(blocks(page)).toHaveCount(0);
  await expect(article(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Backspace');

  await page.keyboard.type('/warn');
  await expect(blocks(page).getByRole('option')).toHaveText([/^Warning/]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Never send the recording unasked.');
  const callout = article(page).getByRole('note', { name: 'Warning' });
  await expect(callout).toHaveText('Never send the recording unasked.');
  // An empty paragraph at its end leaves the callout.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/table');
  await expect(blocks(page).getByRole('option')).toHaveText([/^Table/]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Task');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hours');
  const tableMenu = page.getByRole('toolbar', { name: 'Table' });
  await page.keyboard.press('Alt+F10');
  await expect(tableMenu.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tableMenu.getByRole('button', { name: 'Add a row below' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(article(page).getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Add a column to the right' }).press('Enter');
  await expect(article(page).getByRole('columnheader')).toHaveText(['Task', 'Hours', '', '']);
  await expect(article(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Below');
  await expect(article(page).locator('> p').last()).toHaveText('Below');
  await moveCaret(page, 'Shift+Home');
  await page.keyboard.press('Control+b');
  await expect(article(page).locator('strong')).toHaveText('Below');
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
  await expect(article(page)).toBeFocused();
  await moveCaret(page, 'End');
  await page.keyboard.press('Tab');
  await expect(article(page)).not.toBeFocused();

  await page.getByRole('textbox', { name: 'Excerpt' }).fill('What to send after the recording.');
  const result = page.getByRole('group', { name: 'Search result' });
  await expect(result).toContainText(slug);
  await expect(result).toContainText('What to send after the recording.');
  await page.getByRole('radio', { name: 'Published' }).check();
  await save(page).click();
  await expect(page.getByText('The post is public.')).toBeVisible();

  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('note')).toHaveText('WarningNever send the recording unasked.');
  await expect(page.getByRole('columnheader')).toHaveText(['Task', 'Hours', '', '']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 700 });
  await expectNoSidewaysScroll(page);
  const feed = await (await page.request.get('/blog/rss.xml')).text();
  expect(feed).toContain(
    'role=&quot;note&quot;&gt;&lt;p&gt;&lt;strong&gt;Warning&lt;/strong&gt;&lt;/p&gt;&lt;p&gt;Never send',
  );
});

test('keeps the structure of text from Google Docs and Word, without foreign pictures', async ({
  page,
}) => {
  await startPost(page, 'office');
  await page.keyboard.press('Enter');
  await paste(page, {
    html:
      '<b style="font-weight:normal" id="docs-internal-guid-1"><h1 style="color:red"><span>Plan</span></h1>' +
      '<p><span style="font-weight:700">Bold</span> and <a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D">a link</a></p>' +
      '<ul><li><p>One</p></li><ul><li><p>Inner</p></li></ul></ul>' +
      '<p><img src="https://lh7-us.googleusercontent.com/x"></p><iframe src="https://video.example/1"></iframe></b>',
  });
  const text = article(page);
  await expect(page.getByText('Pasted without pictures')).toBeVisible();
  await expect(page.getByText(/links instead: https:\/\/video\.example\/1$/)).toBeVisible();
  await expect(text.getByRole('heading', { level: 2, name: 'Plan' })).toBeVisible();
  await expect(text.locator('strong')).toHaveText('Bold');
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://example.com/a');
  await expect(text.locator('li li')).toHaveText('Inner');
  await expect(text.locator('img')).toHaveCount(0);

  await typeBelow(page, '');
  const item = (level: number, marker: string, content: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}<span>&nbsp;</span></span>${content}</p>`;
  await paste(page, {
    html: `<p class="MsoTitle">Word</p>${item(1, '1.', 'First')}${item(2, 'o', 'Below')}${item(1, '2.', 'Second')}<table><tr><td><p class="MsoNormal" style="color:red">Cell<o:p></o:p></p></td></tr></table>`,
  });
  await expect(text.getByRole('heading', { level: 2, name: 'Word' })).toBeVisible();
  await expect(text.locator('ol > li')).toHaveText(['FirstBelow', 'Second']);
  await expect(text.locator('ol ul > li')).toHaveText('Below');
  await expect(text.getByRole('cell')).toHaveText('Cell');

  await typeBelow(page, '');
  await paste(page, {
    text: '# Markdown\n\n- A [page](https://example.com/b)\n\n| Head |\n|---|\n| Row |\n\n**Bold** end',
  });
  await expect(text.getByRole('heading', { level: 2, name: 'Markdown' })).toBeVisible();
  await expect(text.locator('li a[href="https://example.com/b"]')).toHaveText('page');
  await expect(text.getByRole('columnheader')).toHaveText('Head');
  await expect(text.locator('p strong')).toHaveText(['Bold', 'Bold']);
});

test('the toolbar is one row and one stop of the Tab key on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await startPost(page, 'phone');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  const controls = toolbar.getByRole('button');
  const tops = await controls.evaluateAll((all) =>
    all.map((control) => Math.round(control.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Alt+F10');
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('End');
  const last = toolbar.getByRole('button', { name: 'Undo' });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(toolbar.locator(':focus')).toHaveCount(0);

  await page.getByRole('button', { name: 'Table', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Insert 3 × 3 table' }).press('Enter');
  await expect(article(page).getByRole('row')).toHaveCount(3);
  await expect(article(page)).toBeFocused();
  await expectNoSidewaysScroll(page);
});

import { localDateTime } from '../../src/shared/dates.ts';
import { expect, test } from './page.ts';
import { article, expectSaved, moveCaret, save, startPost, title } from './postEditor.ts';

test('restores a draft after a reload, previews and publishes it, and redirects its former address', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const slug = await startPost(page, 'written');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(title(page)).toHaveValue(slug);
  await expect(article(page)).toContainText('A paragraph about follow-ups.');
  await article(page).click();
  await moveCaret(page, 'Control+End');
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(slug);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Heading 2' }).click();
  await page.keyboard.type('What to send');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1, name: slug })).toBeVisible();
  await expect(preview.getByRole('heading', { level: 2, name: 'What to send' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();

  await page.getByRole('radio', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('A public post needs an excerpt')).toBeVisible();
  const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
  await expect(excerpt).toBeFocused();
  await excerpt.fill('How to write after the recording.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  await expect(page.getByText('The post is public.')).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto('/blog');
  await visitor.getByRole('link', { name: slug }).first().click();
  await expect(visitor.getByRole('heading', { level: 2, name: 'What to send' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Address' }).fill(`${slug}-moved`);
  await save(page).click();
  await expectSaved(page);
  await visitor.goto(`/blog/${slug}`);
  await expect(visitor).toHaveURL(`/blog/${slug}-moved`);
});

test('schedules a post, shares it with a preview link and deletes it', async ({
  page,
  browser,
}) => {
  const slug = await startPost(page, 'scheduled');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Later.');
  await page.getByRole('radio', { name: 'Scheduled' }).check();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Choose when the post becomes public')).toBeVisible();
  await page.getByLabel('Public from').click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^1 / }).first().click();
  await page.getByRole('spinbutton', { name: 'Hours' }).fill('09');
  await page.getByRole('spinbutton', { name: 'Minutes' }).fill('30');
  await page.getByRole('button', { name: 'Done' }).click();
  const now = new Date();
  const moment = localDateTime(new Date(now.getFullYear(), now.getMonth() + 1, 1, 9, 30));
  await expect(page.getByLabel('Public from')).toHaveText(moment);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(`Public from ${moment}.`)).toBeVisible();
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue();
  const outside = await (await browser.newContext()).newPage();
  await outside.goto(link);
  await expect(outside.getByRole('heading', { level: 1, name: slug })).toBeVisible();
  await expect(outside.getByText('Only people with this link can see this page.')).toBeVisible();
  await expect(outside).toHaveTitle(new RegExp(`^Preview: ${slug}`));
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
  expect((await outside.reload())?.status()).toBe(404);

  await page.getByRole('button', { name: 'Delete post' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete post' }).click();
  await expect(page).toHaveURL('/admin/posts');
});

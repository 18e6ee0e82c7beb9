import type { Page } from '@playwright/test';
import { localDateTime } from '../../src/shared/dates.ts';
import { expect, expectAccessible, test } from './page.ts';
import { unique } from './leads.ts';
import { article, startPost, expectSaved, save, saveDraft, title } from './postEditor.ts';

const offers = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This browser has an unsaved draft of' });

test('previews and publishes a post, and redirects its former address', async ({ page }) => {
  const slug = await startPost(page, 'written');
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

test('shows the differences of a conflicting save and loses no input', async ({
  page,
  pageErrors,
}) => {
  const slug = await startPost(page, 'tabs');
  await saveDraft(page);
  // The new URL of the post does not interrupt typing.
  await expect(article(page)).toBeFocused();
  await page.keyboard.type(' And more.');
  await expect(article(page)).toContainText('A paragraph about follow-ups. And more.');
  await save(page).click();
  await expectSaved(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await title(other).fill(`${slug} other`);
  await save(other).click();
  await expectSaved(other);

  await title(page).fill(`${slug} mine`);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'This post was saved elsewhere' });
  const difference = dialog.getByRole('region', { name: 'Title' });
  await expect(difference).toContainText(`${slug} other`);
  await expect(difference).toContainText(`${slug} mine`);
  await expect(dialog.getByRole('region', { name: /^(?!Notifications)/ })).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(title(page)).toHaveValue(`${slug} other`);
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(title(page)).toHaveValue(`${slug} mine`);
  await save(page).click();
  await expectSaved(page);

  await title(other).fill(`${slug} again`);
  await save(other).click();
  await other.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expectSaved(other);
  await page.reload();
  await expect(title(page)).toHaveValue(`${slug} again`);

  // Every save creates a revision that can be restored.
  await page.getByRole('button', { name: /^Version 1,/ }).click();
  const revision = page.getByRole('dialog', { name: 'Version 1' });
  await expect(revision.getByRole('region', { name: 'Title' })).toContainText(`${slug} again`);
  await revision.getByRole('button', { name: 'Restore version' }).click();
  await expect(title(page)).toHaveValue(slug);
  // Chromium logs the conflict.
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('warns about unsaved changes and offers to restore them after a reload', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const name = await startPost(page, 'kept');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  const leads = page.getByRole('link', { name: 'Leads', exact: true });
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await leads.click();
  await expect(question).toContainText('unsaved changes');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL('/admin/posts/new');
  await leads.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/leads');

  await page.goto('/admin/posts/new');
  const offer = offers(page);
  await expect(offer).toContainText(/[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d/);
  await expect(title(page)).toHaveValue('');
  await offer.getByRole('button', { name: 'Restore draft' }).click();
  await expect(title(page)).toHaveValue(name);
  await page.reload();
  await offer.getByRole('button', { name: 'Restore draft' }).click();
  await expect(title(page)).toHaveValue(name);
  await expect(article(page)).toContainText('A paragraph about follow-ups.');
  await saveDraft(page);
  await page.reload();
  await expect(title(page)).toHaveValue(name);
  await expect(offer).toHaveCount(0);
  await page.goto('/admin/posts/new');
  await expect(title(page)).toHaveValue('');
  await expect(offer).toHaveCount(0);
});

test('keeps the unsaved changes of a tab when another tab saves the post', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const name = await startPost(page, 'apart');
  await saveDraft(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(title(other)).toHaveValue(name);
  await title(page).fill(`${name} first`);
  await title(other).fill(`${name} second`);
  await save(other).click();
  await expectSaved(other);
  await page.reload();
  await expect(title(page)).toHaveValue(`${name} second`);
  await expect(offers(page)).toContainText(
    `${name} first”. The post has been saved elsewhere since then.`,
  );

  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offers(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(title(page)).toHaveValue(`${name} first`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore draft' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.reload();
  await expect(title(page)).toHaveValue(`${name} second`);
  await expect(offers(page)).toHaveCount(0);
});

test('opens the version that another tab saved, although an older one is cached', async ({
  page,
}) => {
  const name = await startPost(page, 'newest');
  await saveDraft(page);
  await page.reload();
  await expect(title(page)).toHaveValue(name);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await title(other).fill(`${name} newer`);
  await save(other).click();
  await expectSaved(other);
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await page.getByRole('link', { name: `${name} newer` }).click();
  await expect(title(page)).toHaveValue(`${name} newer`);
  await title(page).fill(`${name} newest`);
  await save(page).click();
  await expectSaved(page);
});

test('keeps the drafts of two tabs with new posts', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const first = await startPost(page, 'first');
  const other = await page.context().newPage();
  await other.goto('/admin/posts/new');
  await other.getByRole('button', { name: 'Not now' }).click();
  await title(other).fill('The second');
  // A draft is stored half a second after an edit.
  await expect(async () => {
    await page.reload();
    await expect(offers(page)).toContainText('The second', { timeout: 5000 });
  }).toPass();
  await expect(offers(page)).toContainText(first);
  await page.getByRole('button', { name: 'Restore draft' }).last().click();
  await expect(title(page)).toHaveValue(first);
  await saveDraft(page);
  await page.goto('/admin/posts/new');
  await expect(offers(page)).toContainText('The second');
  await expect(offers(page)).not.toContainText(first);
});

test('schedules a post, shares it with a preview link and keeps the list filters on back', async ({
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

  await page.goto('/admin/posts');
  await page.getByRole('searchbox').fill(slug);
  const row = page.getByRole('row').filter({ hasText: slug });
  await expect(row).toContainText('scheduled');
  await expect(row).toContainText(moment);
  await page.getByRole('combobox', { name: 'State' }).selectOption({ index: 1 });
  await expect(page.getByText('No posts match.')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption('scheduled');
  await expect(page).toHaveURL(/state=scheduled/);
  await expect(page).toHaveURL(new RegExp(`q=${slug}`));
  await row.getByRole('link').click();
  await expect(title(page)).toHaveValue(slug);
  // Back restores the state of the list.
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(slug);
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('scheduled');
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Delete post' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete post' }).click();
  await expect(page).toHaveURL('/admin/posts');
  await page.getByRole('searchbox').fill(slug);
  await expect(page.getByText('No posts match.')).toBeVisible();
});

test('paginates posts with the page in the URL', async ({ page, site }) => {
  const word = `paged-${unique()}`;
  for (let n = 10; n <= 35; n++)
    await site.post('/trpc/blog.create', { title: `${word} ${n}`, slug: `${word}-${n}` });
  await page.goto(`/admin/posts?q=${word}`);
  await expect(page.getByRole('row')).toHaveCount(26);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: 'The next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('rowheader')).toHaveText([`${word} 10`]);
  await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('searchbox').fill(`${word} 2`);
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await expect(pages).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';

const article = (page: Page) => page.getByRole('textbox', { name: 'Article', exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const save = (page: Page) => page.getByRole('button', { name: /^(Save|Publish|Schedule)/ });
const toast = (page: Page, name: string) => page.getByRole('status').filter({ hasText: name });

/** Opens an empty editor and writes a title and a first paragraph; answers the address it gets. */
async function begin(page: Page, name: string) {
  const slug = `${name}-${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/posts/new');
  await title(page).fill(slug);
  await article(page).click();
  await page.keyboard.type('A paragraph about follow-ups.');
  return slug;
}

async function saveDraft(page: Page) {
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
}

test('a post is written, previewed, published, seen on the blog and moved', async ({ page }) => {
  const slug = await begin(page, 'written');
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(slug);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Heading 2' }).click();
  await page.keyboard.type('What to send');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1, name: slug })).toBeVisible();
  await expect(preview.getByRole('heading', { level: 2, name: 'What to send' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on writing' }).click();

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
  await expect(toast(page, 'Saved').first()).toBeVisible();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await visitor.goto(`/blog/${slug}`);
  await expect(visitor).toHaveURL(`/blog/${slug}-moved`);
});

test('of two tabs the second sees what differs and chooses; nothing typed is lost', async ({
  page,
  complaints,
}) => {
  const slug = await begin(page, 'tabs');
  await saveDraft(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await title(other).fill(`${slug} other`);
  await save(other).click();
  await expect(other.getByText('Not saved yet')).toHaveCount(0);

  await title(page).fill(`${slug} mine`);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'This post was saved elsewhere' });
  const difference = dialog.getByRole('region', { name: 'Title' });
  await expect(difference).toContainText(`${slug} other`);
  await expect(difference).toContainText(`${slug} mine`);
  await expect(dialog.getByRole('region')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title(page)).toHaveValue(`${slug} other`);
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await expect(title(page)).toHaveValue(`${slug} mine`);
  await save(page).click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);

  await title(other).fill(`${slug} again`);
  await save(other).click();
  await other.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveValue(`${slug} again`);

  // Every save is a revision, and one can be brought back.
  await page.getByRole('button', { name: /^Version 1,/ }).click();
  const revision = page.getByRole('dialog', { name: 'Version 1' });
  await expect(revision.getByRole('region', { name: 'Title' })).toContainText(`${slug} again`);
  await revision.getByRole('button', { name: 'Restore it' }).click();
  await expect(title(page)).toHaveValue(slug);
  // Chromium itself reports the refused save.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('what was not saved survives a reload and is offered with its time', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const name = await begin(page, 'kept');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.reload();
  const offer = page.getByRole('alert').filter({ hasText: 'This browser kept text from' });
  await expect(offer).toContainText(/[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d/);
  await expect(title(page)).toHaveValue('');
  await offer.getByRole('button', { name: 'Continue with it' }).click();
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

test('leaving with something unsaved asks first', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await begin(page, 'guard');
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  expect(asked).toEqual([expect.stringContaining('not saved yet')]);
  await expect(page).toHaveURL('/admin/posts/new');
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await expect(page).toHaveURL('/admin/leads');
});

test('a picture is uploaded, described, and shown above the post and inside it', async ({
  page,
  complaints,
}) => {
  const buffer = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#0e6b4e' },
  })
    .jpeg()
    .toBuffer();
  const photo = { name: 'studio.jpg', mimeType: 'image/jpeg', buffer };
  const slug = await begin(page, 'picture');
  const panel = page.getByRole('region', { name: 'Picture' });
  await panel
    .getByLabel('File', { exact: true })
    .setInputFiles({ ...photo, buffer: Buffer.from('no') });
  await expect(panel.getByText(/This is no picture we can read/)).toBeVisible();
  await panel.getByLabel('File', { exact: true }).setInputFiles(photo);
  await expect(panel.locator('img')).toHaveAttribute('src', /^\/uploads\/.*-1280\.webp$/, {
    timeout: 20_000,
  });
  // Chromium itself reports the refused upload.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await page.getByRole('radio', { name: 'Published' }).check();
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('With a picture.');
  await save(page).click();
  await expect(panel.getByText('Describe the picture for readers')).toBeVisible();
  await panel.getByLabel(/^What it shows/).fill('A green studio');

  await article(page).click();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const bar = page.getByRole('group', { name: 'Picture' });
  await bar.getByRole('textbox').fill('A green wall');
  await bar.getByLabel('File').setInputFiles(photo);
  await bar.getByRole('button', { name: 'Put it in' }).click();
  await expect(article(page).getByRole('img', { name: 'A green wall' })).toBeVisible({
    timeout: 20_000,
  });
  await save(page).click();
  await expect(page.getByText('The post is public.')).toBeVisible();

  await page.goto(`/blog/${slug}`);
  for (const name of ['A green studio', 'A green wall']) {
    const picture = page.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  }
});

test('a post waits for its moment, and a link shows it to outsiders until then', async ({
  page,
  browser,
}) => {
  const slug = await begin(page, 'scheduled');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Later.');
  await page.getByRole('radio', { name: 'Scheduled' }).check();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Choose when the post becomes public')).toBeVisible();
  await page.getByLabel('Public from').fill('2099-03-01T09:30');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/Public from 3\/1\/2099, 9:30:00/)).toBeVisible();
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link for people outside').inputValue();
  const outside = await (await browser.newContext()).newPage();
  await outside.goto(link);
  await expect(outside.getByRole('heading', { level: 1, name: slug })).toBeVisible();
  await expect(outside.getByText('Only people with this link can see this page.')).toBeVisible();
  await expect(outside).toHaveTitle(new RegExp(`^Preview: ${slug}`));
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
  expect((await outside.reload())?.status()).toBe(404);

  await page.goto('/admin/posts');
  await page.getByRole('searchbox').fill(slug);
  const row = page.getByRole('row').filter({ hasText: slug });
  await expect(row).toContainText('scheduled');
  await expect(row).toContainText('Mar 01, 2099 09:30');
  await page.getByRole('combobox', { name: 'State' }).selectOption({ index: 1 });
  await expect(page.getByText('No post matches.')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption({ index: 0 });
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Remove the post' }).click();
  await page.getByRole('button', { name: 'Remove the post' }).click();
  await expect(page).toHaveURL('/admin/posts');
  await page.getByRole('searchbox').fill(slug);
  await expect(page.getByText('No post matches.')).toBeVisible();
});

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
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  const after = await texts();
  // Lists gain paragraphs, whose words are the items' own.
  expect(new Set(after)).toEqual(new Set(before));
});

test('list and editor are accessible and fit a phone', async ({ page }) => {
  await page.goto('/admin/posts');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(article(page)).toBeVisible();
  await expectAccessible(page);
  for (const name of ['Link', 'Picture']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expectNoSidewaysScroll(page);
  await page.goto('/admin/posts');
  await hydrated(page);
  await expectNoSidewaysScroll(page);
});

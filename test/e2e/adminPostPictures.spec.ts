import sharp from 'sharp';
import { expect, holdRequests, test } from './page.ts';
import { article, moveCaret, paste, save, startPost } from './postEditor.ts';

const uploads = '**/trpc/blog.upload*';

test('uploads, inserts and pastes pictures, keeps one whose upload fails, and requires descriptions', async ({
  page,
  pageErrors,
}) => {
  const buffer = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#0e6b4e' },
  })
    .jpeg()
    .toBuffer();
  const photo = { name: 'studio.jpg', mimeType: 'image/jpeg', buffer };
  const slug = await startPost(page, 'picture');
  const panel = page.getByRole('region', { name: 'Picture' });
  await panel
    .getByLabel('File', { exact: true })
    .setInputFiles({ ...photo, buffer: Buffer.from('no') });
  await expect(panel.getByText(/Unsupported image/)).toBeVisible();
  await panel.getByLabel('File', { exact: true }).setInputFiles(photo);
  await expect(panel.locator('img')).toHaveAttribute('src', /^\/uploads\/.*-1280\.webp$/);
  await panel.getByLabel('Another file').setInputFiles({ ...photo, mimeType: 'text/plain' });
  await expect(panel.getByText('Use JPEG, PNG, WebP, AVIF or GIF.')).toBeVisible();
  // Chromium logs the rejected upload.
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('400')]);
  await page.getByRole('radio', { name: 'Published' }).check();
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('With a picture.');
  await save(page).click();
  await expect(panel.getByText('Describe the picture for readers')).toBeVisible();
  await panel.getByLabel(/^Alternative text/).fill('A green studio');

  await article(page).click();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const upload = await holdRequests(page, uploads);
  await dialog.getByLabel('File').setInputFiles(photo);
  await expect(dialog.getByText('Uploading…')).toBeVisible();
  upload();
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await expect(dialog.getByText('Describe what the picture shows')).toBeVisible();
  await dialog.getByRole('textbox').fill('A green wall');
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await expect(article(page).getByRole('img', { name: 'A green wall' })).toBeVisible();
  await expect(article(page)).toBeFocused();
  await moveCaret(page, 'ArrowRight');

  await page.route(uploads, (route) => route.abort(), { times: 1 });
  const pasted = { type: 'image/jpeg', bytes: [...buffer] };
  await paste(page, {
    files: [
      { name: 'first.jpg', ...pasted },
      { name: 'second.jpg', ...pasted },
    ],
  });
  const failed = article(page).getByRole('alert');
  await expect(failed).toContainText('first.jpg was not uploaded.');
  const descriptions = article(page).getByLabel('Alternative text');
  await expect(descriptions).toHaveCount(3);
  await save(page).click();
  await expect(page.getByText('A picture is not uploaded yet.')).toBeVisible();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(article(page).locator('img[src^="/uploads/"]')).toHaveCount(3);
  expect(pageErrors.splice(0).length).toBeGreaterThan(0);
  await save(page).click();
  await expect(page.getByText('2 pictures need an alternative text')).toBeVisible();
  await descriptions.nth(1).fill('A wall');
  await descriptions.last().fill('Another wall');
  // The message goes after the check, and the page moves with it.
  await expect(page.getByText(/needs? an alternative text/)).toBeHidden();
  await save(page).click();
  await expect(page.getByText('The post is public.')).toBeVisible();

  await page.goto(`/blog/${slug}`);
  for (const name of ['A green studio', 'A green wall', 'A wall', 'Another wall']) {
    const picture = page.getByRole('img', { name, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  }
});

import sharp from 'sharp';
import { expect, test } from './page.ts';
import { article, startPost, save } from './postEditor.ts';

test('uploads the picture of a post, inserts pictures and requires alternative text', async ({
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
  await dialog.getByLabel('File').setInputFiles(photo);
  await expect(dialog.getByText('Uploading…')).toBeVisible();
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await expect(dialog.getByText('Describe what the picture shows')).toBeVisible();
  await dialog.getByRole('textbox').fill('A green wall');
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await expect(article(page).getByRole('img', { name: 'A green wall' })).toBeVisible();
  await article(page).press('ArrowRight');
  await article(page).evaluate(
    (text, bytes) => {
      const clipboardData = new DataTransfer();
      const type = 'image/jpeg';
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.jpg', { type }));
      const paste = { clipboardData, bubbles: true, cancelable: true };
      text.dispatchEvent(new ClipboardEvent('paste', paste));
    },
    [...buffer],
  );
  await article(page).getByLabel('Alternative text').last().fill('A pasted wall');
  await expect(article(page).getByRole('img', { name: 'A pasted wall' })).toBeVisible();
  await save(page).click();
  await expect(page.getByText('The post is public.')).toBeVisible();

  await page.goto(`/blog/${slug}`);
  for (const name of ['A green studio', 'A green wall', 'A pasted wall']) {
    const picture = page.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  }
});

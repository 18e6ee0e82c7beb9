import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, expectToFit, hydrated, shared, test as base } from './page.ts';
import { startSite } from './site.ts';

// What these tests publish shows on every page.
const test = base.extend<object, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: shared(() => startSite({ hasQuickLivePoll: true })),
});

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .png()
    .toBuffer(),
});
const film = {
  name: 'Talk.webm',
  mimeType: 'video/webm',
  buffer: readFileSync('public/media/testimonial-home.webm'),
};
const trailer = {
  name: 'Trailer.weba',
  mimeType: 'audio/webm',
  buffer: readFileSync('test/fixtures/recording.weba'),
};
const captions = {
  name: 'talk.vtt',
  mimeType: 'text/vtt',
  buffer: readFileSync('public/media/testimonial-home.vtt'),
};

const files = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button');
const file = (page: Page, name: string) => files(page).filter({ hasText: name });
const choose = (page: Page) => page.getByLabel('Upload files', { exact: true });

test('files are uploaded, described, found, replaced and deleted; a broken upload goes on', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/admin/media');
  await expect(page.getByText('No files yet. Upload the first one.')).toBeVisible();
  for (const [name, message] of [
    ['notes.txt', /^notes.txt: This type of file is not accepted here. Use a picture/],
    ['talk.vtt', /^talk.vtt: Captions belong to a video/],
  ] as const) {
    await choose(page).setInputFiles({ ...captions, name });
    await expect(page.getByText(message)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await page.route('**/admin/media/uploads/*', (route) => route.abort(), { times: 1 });
  await choose(page).setInputFiles([film, trailer, await photo('Studio.png', '#0e6b4e')]);
  await expect(file(page, 'Talk.webm')).toContainText('No captions');
  await expect(file(page, 'Trailer.weba').locator('path')).toHaveAttribute('d', /^M0.5 .*M199.5 /);
  await expect(file(page, 'Studio.png')).toContainText(/No description.*Unused, until/);
  expect(pageErrors.splice(0)).toEqual([
    expect.stringContaining('ERR_FAILED'),
    expect.stringContaining('ERR_FAILED'),
  ]);
  await expectToFit(page);

  await file(page, 'Talk.webm').click();
  const dialog = page.getByRole('dialog', { name: 'Talk.webm' });
  await expect(dialog.getByText(/Video · 393 KB · 1280 × 720 · 0:\d\d min/)).toBeVisible();
  await dialog.getByLabel('Captions', { exact: true }).fill('Hello');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Must begin with a line that says WEBVTT')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a captions file' }).click();
  await (await chooser).setFiles(captions);
  await expect(dialog.getByLabel('Captions', { exact: true })).toHaveValue(/^WEBVTT/);
  await dialog.getByRole('button', { name: /^Choose a picture for Poster/ }).click();
  const pictures = page.getByRole('dialog', { name: 'Choose a picture' });
  await pictures.getByRole('button', { name: /Studio.png/ }).click();
  await expect(dialog.getByText('Studio.png')).toBeVisible();
  await expectToFit(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(file(page, 'Talk.webm')).not.toContainText('No captions');

  await file(page, 'Studio.png').click();
  const picture = page.getByRole('dialog', { name: 'Studio.png' });
  await expect(picture.getByRole('link', { name: 'Poster of Talk.webm' })).toBeVisible();
  await picture.getByLabel('Alternative text').fill('A green wall');
  await picture.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('green');
  await expect(files(page)).toHaveCount(1);
  await file(page, 'Studio.png').click();
  await page
    .getByRole('dialog', { name: 'Studio.png' })
    .getByLabel('Replace file', { exact: true })
    .setInputFiles(await photo('Better.png', '#b9852f'));
  const better = page.getByRole('dialog', { name: 'Better.png' });
  await expect(better.getByLabel('Alternative text')).toHaveValue('A green wall');
  await better.getByRole('button', { name: 'Delete file' }).click();
  const answer = page.getByRole('dialog', { name: 'Better.png is in use' });
  await expect(answer.getByRole('link')).toHaveText(['Poster of Talk.webm']);
  await expect(answer.getByRole('button', { name: 'Delete file' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Trailer');
  await file(page, 'Trailer.weba').click();
  await page.getByRole('button', { name: 'Delete file' }).click();
  await page
    .getByRole('dialog', { name: 'Delete Trailer.weba?' })
    .getByRole('button', { name: 'Delete file' })
    .click();
  await expect(page.getByText('No files match.')).toBeVisible();
});

test('a show and a testimonial show what was uploaded for them', async ({ page }) => {
  await page.goto('/admin/site/shows');
  await page.getByText(/^Show 1:/).click();
  const first = page.getByRole('group', { name: 'Show 1', exact: true });
  await first.getByRole('button', { name: /^Choose a picture for Cover/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Upload a file').setInputFiles(await photo('Cover.png', '#e8442a'));
  await expect(first.getByText('Cover.png')).toBeVisible();
  await first.getByRole('button', { name: /^Choose a recording for Trailer/ }).click();
  await dialog.getByLabel('Upload a file').setInputFiles(trailer);
  await expect(first.getByText('Trailer.weba')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The site shows it now.')).toBeVisible();

  await page.goto('/admin/site/testimonials');
  const home = page.getByRole('region', { name: 'Home page' });
  await home.getByRole('heading', { name: 'Home page' }).click();
  await home.getByRole('button', { name: /^Choose a video for Video/ }).click();
  await dialog.getByLabel('Upload a file').setInputFiles({ ...captions, name: 'logo.svg' });
  const refused = page.getByText('logo.svg: This type of file is not accepted here. Use a video');
  await expect(refused).toBeVisible();
  await page.keyboard.press('Escape');
  await home.getByRole('button', { name: /^Choose a video for Video/ }).click();
  await expect(dialog.getByLabel('Upload a file')).toBeAttached();
  await expect(refused).toHaveCount(0);
  await dialog.getByLabel('Upload a file').setInputFiles(film);
  await expect(home.getByText('Talk.webm')).toBeVisible();
  await home.getByRole('button', { name: /^Choose a picture for Portrait/ }).click();
  await dialog.getByRole('button', { name: /Cover.png/ }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The site shows it now.')).toBeVisible();

  await page.goto('/');
  await hydrated(page);
  const cover = page.getByRole('img', { name: 'Net 90 (B2B payments)' });
  await expect(cover).toHaveAttribute('src', /^\/uploads\/.*-800\.webp$/);
  const button = page.getByRole('button', { name: 'Play trailer of Net 90' });
  await button.click();
  await expect(page.getByRole('button', { name: 'Pause trailer of Net 90' })).toBeVisible();
  const video = page.locator('figure video').first();
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(1280);
  await expect(page.locator('figcaption img').first()).toBeVisible();
  await expectToFit(page);

  await page.goto('/admin/media');
  await file(page, 'Cover.png').click();
  const uses = page.getByRole('dialog').getByRole('region', { name: 'Used in' });
  await expect(uses.getByRole('link')).toHaveText(['Shows', 'Testimonials']);
});

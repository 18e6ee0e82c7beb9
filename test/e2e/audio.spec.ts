import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  hydrated,
  sectionHydrated,
  test,
} from './page.ts';

const MEDIA = /\/media\/(?:audio|trailers|testimonial-[\w-]+\.(?:webm|mp4|vtt))/;

/** Opens a page, and returns what it requests of recordings and videos from then on. */
async function open(page: Page, path = '/') {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (MEDIA.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await hydrated(page);
  return requests;
}

/** Scrolls to the player and waits until its code has loaded. */
async function openPlayer(page: Page) {
  const requests = await open(page);
  const player = page.getByRole('group', { name: /Raw against edited/ });
  await player.scrollIntoViewIfNeeded();
  await page.mouse.move(10, 10);
  const slider = player.getByRole('slider', { name: 'Position' });
  await sectionHydrated(slider);
  return { player, slider, requests };
}

const isPaused = (media: Locator) => media.evaluate((it: HTMLMediaElement) => it.paused);
const timeOf = (media: Locator) => media.evaluate((it: HTMLMediaElement) => it.currentTime);
const second = async (slider: Locator) => Number(await slider.getAttribute('aria-valuenow'));

test('a press before the code of the player has loaded plays it afterward', async ({ page }) => {
  const load = await holdRequests(page, /ComparisonPlayer/);
  await open(page);
  const player = page.getByRole('group', { name: /Raw against edited/ });
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  load();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('the player requests nothing until it is operated, with keys or by pressing its waveform', async ({
  page,
}) => {
  const { player, slider, requests } = await openPlayer(page);
  await page.getByRole('button', { name: 'Play the video' }).scrollIntoViewIfNeeded();
  await page.mouse.move(10, 10);
  // Requests are reported in order, so any that scrolling caused arrive before this one.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await fetch('/readyz');
  });
  expect(requests).toEqual([]);
  await expectAccessible(page);
  const raw = player.locator('audio').first();
  await player.getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => second(slider)).toBeGreaterThan(2);
  await expect(player.getByText(/0:\d\d \/ 0:29/)).toBeVisible();
  await expect(player.getByText('The viola starts and stops.').first()).toBeVisible();
  await player.getByRole('button', { name: 'Pause' }).click();
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await isPaused(raw)).toBe(true);

  await slider.press('Home');
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await expect(slider).toHaveAttribute('aria-valuetext', '0:01 / 0:29');
  // The track, which is as large as the waveform, is pressed in its middle.
  await slider.locator('..').click();
  await expect.poll(() => second(slider)).toBeGreaterThan(13.5);
  expect(await second(slider)).toBeLessThan(16);
  await player.getByRole('button', { name: 'Play' }).press('Enter');
  await expect.poll(() => isPaused(raw)).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(player.getByRole('radio', { name: 'Edited' })).toBeChecked();
  await expect.poll(() => isPaused(player.locator('audio').last())).toBe(false);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
});

test('the switch between raw and edited stays at the same moment, playing or not', async ({
  page,
}) => {
  const { player, slider } = await openPlayer(page);
  const [raw, edited] = [player.locator('audio').first(), player.locator('audio').last()];
  const choose = (name: string) => player.getByText(name, { exact: true }).click();
  for (let press = 0; press < 10; press++) await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '10');
  // 0.18 s into the first answer, which starts 4.08 s earlier in the edit.
  await choose('Edited');
  await expect(slider).toHaveAttribute('aria-valuenow', '5.9');
  await expect(slider).toHaveAttribute('aria-valuemax', /^24/);
  await choose('Raw');
  await expect(slider).toHaveAttribute('aria-valuenow', '10');

  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => timeOf(raw)).toBeGreaterThan(10.3);
  await choose('Edited');
  const [left, entered] = [await timeOf(raw), await timeOf(edited)];
  expect(entered - (left - 4.08)).toBeGreaterThanOrEqual(-0.1);
  await expect.poll(() => timeOf(edited)).toBeGreaterThan(entered + 0.3);
  expect([await isPaused(raw), await isPaused(edited)]).toEqual([true, false]);
});

test('one recording plays at a time: trailers, the player and the video', async ({ page }) => {
  const { player, requests } = await openPlayer(page);
  const trailer = (title: string) => page.locator('li', { has: page.getByAltText(title) });
  const [first, second] = [trailer('Net 90'), trailer('Uptime')];
  await first.getByRole('button', { name: 'Play sample trailer of Net 90' }).click();
  await expect.poll(() => timeOf(first.locator('audio'))).toBeGreaterThan(0.2);
  expect(requests.every((path) => path.startsWith('/media/trailers/net-90.'))).toBe(true);

  await second.getByRole('button', { name: 'Play sample trailer of Uptime' }).click();
  await expect.poll(() => timeOf(second.locator('audio'))).toBeGreaterThan(0.2);
  expect(await isPaused(first.locator('audio'))).toBe(true);
  await expect(first.getByRole('button', { name: /^Play/ })).toBeVisible();

  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => timeOf(player.locator('audio').first())).toBeGreaterThan(0.2);
  expect(await isPaused(second.locator('audio'))).toBe(true);

  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(() => timeOf(page.locator('figure video'))).toBeGreaterThan(0.2);
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await isPaused(player.locator('audio').first())).toBe(true);
});

test('the testimonials are videos with captions', async ({ page }) => {
  for (const [path, words] of [
    ['/', 'chasing people'],
    ['/Free-Podcast-Launch', 'vague idea'],
  ] as const)
    await test.step(path, async () => {
      const requests = await open(page, path);
      const opener = page.getByRole('button', { name: 'Play the video' });
      await opener.scrollIntoViewIfNeeded();
      expect(requests).toEqual([]);
      await opener.click();
      const video = page.locator('figure video');
      await expect(video).toBeFocused();
      await expect.poll(() => timeOf(video)).toBeGreaterThan(0.5);
      await video.evaluate((it: HTMLVideoElement) => {
        it.textTracks[0]!.mode = 'showing';
      });
      const captions = () =>
        video.evaluate(({ textTracks: [track] }: HTMLVideoElement) =>
          [...(track?.cues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')).join(' '),
        );
      await expect.poll(captions).toContain(words);
      expect(await video.evaluate((it: HTMLVideoElement) => it.duration)).toBeGreaterThan(15);
    });
});

test('a recording, trailer or video that cannot be played is explained', async ({ page }) => {
  await page.route(MEDIA, (route) => route.fulfill({ contentType: 'audio/mp4', body: 'noise' }));
  const { player } = await openPlayer(page);
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByText('The recording cannot be played here.')).toBeVisible();
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.getByRole('button', { name: 'Play sample trailer of Uptime' }).click();
  await expect(page.getByText('Not available')).toBeVisible();
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect(page.getByText('The video cannot be played here.')).toBeFocused();
});

import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { bearer } from '../credentials.ts';
import { uploadFile } from './media.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  sectionHydrated,
  shared,
  test as base,
} from './page.ts';
import { type Site, startSite } from './site.ts';

const SERVICE = '/services/podcast-production';
const MEDIA = /\/(?:uploads\/.*\.(?:m4a|weba|webm)|media\/testimonial-[\w-]+\.(?:webm|mp4|vtt))/;

type Fields = Record<string, unknown>;

async function publish(site: Site, key: string, change: (fields: Fields) => Fields) {
  const input = encodeURIComponent(JSON.stringify({ key }));
  const opened = await fetch(`${site.url}/trpc/site.open?input=${input}`, { headers: bearer });
  const { fields, version } = (await opened.json()).result.data;
  await site.post('/trpc/site.publish', { key, version, fields: change(fields) });
}

/** A site with a recording of 10 seconds, its edit of 5, and a show with a trailer. */
async function startSiteWithRecordings() {
  const site = await startSite();
  const upload = async (name: string, duration: number): Promise<string> => {
    const bytes = new Uint8Array(readFileSync(`test/fixtures/${name}`));
    const peaks = Array.from({ length: 200 }, (_, index) => index % 100);
    return (await uploadFile(site, name, bytes, { duration, peaks })).id;
  };
  const raw = await upload('recording.m4a', 10);
  const edited = await upload('recording.weba', 5);
  await publish(site, 'services/podcast-production', (fields) => ({
    ...fields,
    listen: { label: 'Listen', title: 'Hear the edit', raw, edited },
  }));
  await publish(site, 'shows', ({ shows }) => ({
    shows: Object.values(Object(shows)).map((show, index) =>
      index === 0 ? { ...Object(show), trailer: raw } : show,
    ),
  }));
  return site;
}

const test = base.extend<object, { site: Site }>({ site: shared(startSiteWithRecordings) });

/** Opens a page, and returns what it requests of recordings and videos from then on. */
async function open(page: Page, path: string) {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (MEDIA.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await hydrated(page);
  return requests;
}

const isPaused = (media: Locator) => media.evaluate((it: HTMLMediaElement) => it.paused);
const timeOf = (media: Locator) => media.evaluate((it: HTMLMediaElement) => it.currentTime);

test('a recording plays raw or edited, with keys, and is requested when it is played', async ({
  page,
}) => {
  const requests = await open(page, SERVICE);
  const player = page.getByRole('group', { name: 'Raw against edited' });
  await player.scrollIntoViewIfNeeded();
  await page.mouse.move(10, 10);
  const slider = player.getByRole('slider', { name: 'Position' });
  await sectionHydrated(slider);
  await expectAccessible(page);
  expect(requests).toEqual([]);
  await slider.press('Home');
  for (let press = 0; press < 4; press++) await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '0:04 / 0:10');
  // The edit is half as long.
  await player.getByText('Edited', { exact: true }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', '0:02 / 0:05');
  await player.getByText('Raw', { exact: true }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', '0:04 / 0:10');

  const [raw, edited] = [player.locator('audio').first(), player.locator('audio').last()];
  await player.getByRole('button', { name: 'Play' }).press('Enter');
  await expect.poll(() => timeOf(raw)).toBeGreaterThan(4.2);
  await player.getByText('Edited', { exact: true }).click();
  await expect.poll(() => isPaused(edited)).toBe(false);
  expect(await isPaused(raw)).toBe(true);
  await player.getByRole('button', { name: 'Pause' }).click();
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
});

test('a trailer stops when the video plays', async ({ page }) => {
  const requests = await open(page, '/');
  const show = page.locator('li', { has: page.getByAltText('Net 90') });
  await expect(page.getByRole('button', { name: /trailer of/ })).toHaveCount(1);
  await show.getByRole('button', { name: 'Play trailer of Net 90' }).click();
  await expect.poll(() => timeOf(show.locator('audio'))).toBeGreaterThan(0.2);
  expect(new Set(requests).size).toBe(1);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(() => timeOf(page.locator('figure video'))).toBeGreaterThan(0.2);
  expect(await isPaused(show.locator('audio'))).toBe(true);
  await expect(show.getByRole('button', { name: /^Play/ })).toBeVisible();
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
  await open(page, SERVICE);
  const player = page.getByRole('group', { name: 'Raw against edited' });
  await player.scrollIntoViewIfNeeded();
  await sectionHydrated(player.getByRole('slider', { name: 'Position' }));
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByText('The recording cannot be played here.')).toBeVisible();
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Play trailer of Net 90' }).click();
  await expect(page.getByText('Not available')).toBeVisible();
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect(page.getByText('The video cannot be played here.')).toBeFocused();
});

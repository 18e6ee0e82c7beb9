import type { Page } from '@playwright/test';
import { ready } from './leadForms.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  hydrated,
  test,
} from './page.ts';

async function openHome(page: Page) {
  await page.goto('/');
  await hydrated(page);
}
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test.describe('without reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the hero plays its video and rotates its phrases until a visitor pauses them', async ({
    page,
  }) => {
    await openHome(page);
    const video = page.locator('video');
    const isPaused = () => video.evaluate((it: HTMLVideoElement) => it.paused);
    await expect
      .poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime))
      .toBeGreaterThan(0);
    expect(await visiblePhrasesAfter(page, 1)).toEqual(['build authority']);
    expect(await visiblePhrasesAfter(page, 3.5)).toEqual(['win deals']);
    expect(await visiblePhrasesAfter(page, 6)).toEqual(['grow revenue']);
    expect(await visiblePhrasesAfter(page, 8.5)).toEqual(['exit bigger']);
    expect(await visiblePhrasesAfter(page, 11)).toEqual(['build authority']);

    await page.getByRole('button', { name: 'Pause the animation' }).click();
    await expect.poll(isPaused).toBe(true);
    await expect(page.getByText('win deals')).toHaveCSS('animation-play-state', 'paused');
    await page.getByRole('button', { name: 'Play the animation' }).click();
    await expect.poll(isPaused).toBe(false);
    await expect(page.getByText('win deals')).toHaveCSS('animation-play-state', 'running');
  });
});

test('a page under the mouse or with the focus is fetched, so that a click needs no call', async ({
  page,
}) => {
  await openHome(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/trpc/content.get')) calls.push(request.url());
  });
  const fetched = () => page.waitForResponse(/\/trpc\/content\.get/);
  const contents = fetched();
  await inHeader(page, 'About').hover();
  await contents;
  await inHeader(page, 'About').click();
  await expect(page).toHaveURL('/about');
  // The address changes before the page, which takes the focus.
  await expect(page.locator('#main')).toBeFocused();
  expect(calls).toHaveLength(1);

  const others = fetched();
  await inHeader(page, 'Process').focus();
  await others;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/process');
  // The mouse is still over a link whose page is already loaded.
  expect(calls).toHaveLength(2);
});

/** Returns the visible phrases some seconds after the first one. */
const visiblePhrasesAfter = (page: Page, seconds: number) =>
  page.getByRole('heading', { level: 1 }).evaluate((title, time) => {
    const isRotation = (one: Animation) =>
      one instanceof CSSAnimation && /turn/.test(one.animationName);
    const rotations = title.getAnimations({ subtree: true }).filter(isRotation);
    for (const rotation of rotations) rotation.currentTime = time;
    const phrases = rotations.flatMap(({ effect }) =>
      effect instanceof KeyframeEffect && effect.target ? [effect.target] : [],
    );
    return phrases
      .filter((phrase) => getComputedStyle(phrase).opacity === '1')
      .map(({ firstChild }) => firstChild?.textContent);
  }, seconds * 1000);

test('with reduced motion the video is paused and all phrases are visible', async ({ page }) => {
  await openHome(page);
  await expect(page.locator('video source')).toHaveCount(0);
  for (const phrase of ['build authority', 'win deals', 'grow revenue', 'exit bigger'])
    await expect(page.getByText(phrase)).toHaveCSS('opacity', '1');
});

test('every button to book a call leads to the booking section, from any page', async ({
  page,
}) => {
  // A campaign URL: the links of the page do not contain its query.
  await page.goto('/?utm_source=letter');
  await hydrated(page);
  const booking = page.locator('#booking');
  // A section that loads may move the page.
  await ready(booking.locator('form'));
  for (const link of [
    page.getByRole('link', { name: 'Get Free Strategy Session' }),
    page.getByRole('link', { name: 'Download Free Playbook' }),
    inHeader(page, 'Get Proposal'),
  ]) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(booking).not.toBeInViewport();
    await link.click();
    await expect(booking).toBeInViewport();
  }
  await page.goto('/about');
  await hydrated(page);
  await inHeader(page, 'Get Proposal').click();
  await expect(page).toHaveURL('/#booking');
  await expect(booking).toBeInViewport();
});

test('a pricing card and the next case study open at the top', async ({ page }) => {
  const expectTop = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  };
  await openHome(page);
  // The whole card is the target, so an overlay covers its name.
  await page.getByRole('heading', { name: 'Smart Saver' }).click({ force: true });
  await expectTop('/offers/smart-saver');
  await page.goto('/case-studies');
  await hydrated(page);
  await page.getByRole('link', { name: 'Read Full Story', exact: true }).click();
  await expectTop('/case-studies/calder-ridge');
  await expect(page).toHaveTitle(/Two mandates/);
  await page.getByRole('link', { name: 'Next story: Northpier Systems' }).click();
  await expectTop('/case-studies/northpier');
});

test('the quiz widget is usable all over the page and covers no link, button or field', async ({
  page,
}) => {
  await openHome(page);
  for (const [width, height] of [
    [375, 812],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const positions = await page.evaluate(async () => {
      const measure = () => {
        const opener = document.querySelector('main [aria-expanded=false]:has(+ button)');
        const tab = opener?.parentElement;
        if (!tab) throw new Error('There is no widget');
        const { left, top, width, height } = tab.getBoundingClientRect();
        const points = [0.05, 0.5, 0.95].flatMap((x) =>
          [0.02, 0.25, 0.5, 0.75, 0.98].map((y) => [left + width * x, top + height * y] as const),
        );
        const isShown = getComputedStyle(tab).visibility === 'visible';
        const covered = (isShown ? points : []).flatMap((point) => {
          const below = document.elementsFromPoint(...point).find((one) => !tab.contains(one));
          return below?.closest('a, button, input, select, textarea, summary')?.textContent ?? [];
        });
        const reached = document.elementFromPoint(left + width / 2, top + 30);
        return { isUsable: opener.contains(reached), covered };
      };
      const found: ReturnType<typeof measure>[] = [];
      const { documentElement: root } = document;
      for (let step = 0; step <= 40; step++) {
        const top = ((root.scrollHeight - innerHeight) * step) / 40;
        scrollTo({ top, behavior: 'instant' });
        let measured = measure();
        // The tab moves some frames later.
        for (let frame = 0; frame < 100 && (frame < 3 || measured.covered.length > 0); frame++) {
          await new Promise(requestAnimationFrame);
          measured = measure();
        }
        found.push(measured);
      }
      return found;
    });
    expect(
      positions.flatMap(({ covered }) => covered),
      `at ${width} px`,
    ).toEqual([]);
    const usable = positions.filter(({ isUsable }) => isUsable).length;
    expect(usable / positions.length, `at ${width} px`).toBeGreaterThanOrEqual(0.8);
  }
});

test('the quiz widget opens, stays open beside forms, closes, and stays dismissed', async ({
  page,
}) => {
  await openHome(page);
  const opener = page.getByRole('button', { name: /Open the quiz offer/ });
  const panel = page.getByRole('region', { name: 'Not sure what your show should be about?' });
  await opener.click();
  await page.locator('#booking').scrollIntoViewIfNeeded();
  await expect(page.locator('#booking')).toBeInViewport();
  await expect(panel.getByRole('link', { name: 'Take the quiz' })).toHaveAttribute('href', '/quiz');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(opener).toHaveCount(0);
  await inHeader(page, 'Services').click();
  await expect(page).toHaveURL('/services');
  await inHeader(page, 'Home').click();
  await expect(page.getByRole('link', { name: 'Get Free Strategy Session' })).toBeVisible();
  await expect(opener).toHaveCount(0);
  await page.reload();
  await expect(opener).toBeVisible();
});

test('the first keys skip to the content and the toasts, also before the largest picture', async ({
  page,
}) => {
  const sendPoster = await holdRequests(page, '**/media/hero-poster*');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await hydrated(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
  sendPoster();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a link from another page stays below the header while the sections above load', async ({
    page,
  }) => {
    await page.goto('/process');
    await hydrated(page);
    await page.getByRole('link', { name: 'Get Your Custom Process Plan' }).click();
    const distance = () =>
      page.evaluate(() => {
        const [section, header] = ['#cta', 'header'].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        return section && header && Math.abs(section.top - header.bottom);
      });
    await expect(page.locator('#return').getByRole('slider').first()).toBeAttached();
    await expect(page.locator('#cta').getByLabel('First Name *')).toBeAttached();
    await expect.poll(distance).toBeLessThan(2);
  });

  test('with text twice as large, addresses are no wider than the phone, and the menu opens', async ({
    page,
  }) => {
    // As the media queries see a phone with such text.
    await page.setViewportSize({ width: 187, height: 406 });
    await page.goto('/privacy');
    await hydrated(page);
    await expectNoSidewaysScroll(page);
    await page.goto('/contact');
    await hydrated(page);
    await expectNoSidewaysScroll(page);
    for (const address of await page.getByRole('link', { name: /^hello@/ }).all()) {
      await address.scrollIntoViewIfNeeded();
      await expect(address).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Home', exact: true })).toBeInViewport();
  });

  test('the menu opens, is accessible, links to the whiteboard and closes after navigation', async ({
    page,
  }) => {
    await openHome(page);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    for (const name of ['Home', 'Services', 'Packages', 'Process', 'Quiz', 'About', 'Contact'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'Whiteboard' })).toBeHidden();
    await opener.click();
    await menu.getByRole('link', { name: 'Whiteboard' }).click();
    await expect(page).toHaveURL('/whiteboard');
    await expect(menu.getByRole('link', { name: 'Whiteboard' })).toBeHidden();
  });
});

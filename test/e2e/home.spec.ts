import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './page.ts';

const top = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

async function openHome(page: Page) {
  await page.goto('/');
  await hydrated(page);
}

test('the sections stand in the order of the specification', async ({ page }) => {
  await openHome(page);
  const order = [
    page.getByRole('navigation', { name: 'Main menu' }),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: 'Get Free Strategy Session' }),
    page.getByText('What should your podcast be about?').first(),
    page.getByText('500+ shows and clients').first(),
    page.getByRole('heading', { name: 'From first call to first client' }),
    page.getByRole('heading', { name: 'Three ways to have it done for you' }),
    page.locator('#booking'),
    page.getByRole('heading', { name: 'What you can hold us to' }),
    page.getByRole('heading', { name: 'What clients got out of it' }),
    page.getByRole('heading', { name: 'From a client' }),
    page.locator('#cta'),
    page.locator('#booking-again'),
    page.getByRole('contentinfo'),
  ];
  const tops = await Promise.all(order.map(top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(page.locator('img[src*="/covers/"]')).toHaveCount(13);
  await expect(page.getByRole('main').locator('form')).toHaveCount(3);
});

test('the hero video plays on a wide screen and rests when less motion is wanted', async ({
  page,
}) => {
  await openHome(page);
  const video = page.locator('video');
  await expect(video).toContainText('Your browser does not support the video tag.');
  await expect
    .poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await expect(video.locator('source')).toHaveCount(0);
});

test('the phrases take turns, and a screen reader hears them all', async ({ page }) => {
  await openHome(page);
  const title = page.getByRole('heading', { level: 1 });
  for (const phrase of ['build authority', 'win deals', 'grow revenue', 'exit bigger'])
    await expect(title).toContainText(phrase);
  const opacity = () =>
    title.getByText('win deals').evaluate((element) => Number(getComputedStyle(element).opacity));
  await expect.poll(opacity, { timeout: 15_000 }).toBe(1);
  await expect.poll(opacity, { timeout: 15_000 }).toBe(0);
});

test('the hero buttons scroll to the booking section', async ({ page }) => {
  for (const name of ['Get Free Strategy Session', 'Download Free Playbook']) {
    await openHome(page);
    await page.getByRole('link', { name }).click();
    await expect(page.locator('#booking')).toBeInViewport();
  }
});

test('Get Proposal finds the booking section from any page', async ({ page }) => {
  await openHome(page);
  await page.getByRole('banner').getByRole('link', { name: 'Get Proposal' }).click();
  await expect(page.locator('#booking')).toBeInViewport();
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Get Proposal' }).click();
  await expect(page).toHaveURL(/\/#booking$/);
  await expect(page.locator('#booking')).toBeInViewport();
});

test('a pricing card opens its offer at the top', async ({ page }) => {
  await openHome(page);
  // The whole card is the target, so that something of it lies over its name.
  await page.getByRole('heading', { name: 'Smart Saver' }).click({ force: true });
  await expect(page).toHaveURL(/\/offers\/smart-saver$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the quiz widget opens, closes and stays away once dismissed', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: /Open the quiz offer/ }).click();
  const panel = page.getByRole('region', { name: 'Not sure what your show should be about?' });
  await expect(panel.getByRole('link', { name: 'Take the quiz' })).toHaveAttribute('href', '/quiz');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('button', { name: /Open the quiz offer/ })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Get Free Strategy Session' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Open the quiz offer/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /Open the quiz offer/ })).toBeVisible();
});

test('F8 brings the keyboard to the notices', async ({ page }) => {
  await openHome(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
});

test('the keyboard can skip to the content', async ({ page }) => {
  await openHome(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the menu opens, leads to the whiteboard too, and closes behind the visitor', async ({
    page,
  }) => {
    await openHome(page);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    for (const name of ['Home', 'Services', 'Packages', 'Process', 'Quiz', 'About', 'Contact'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'Whiteboard' })).toBeHidden();
    await opener.click();
    await menu.getByRole('link', { name: 'Whiteboard' }).click();
    await expect(page).toHaveURL(/\/whiteboard$/);
    await expect(menu.getByRole('link', { name: 'Whiteboard' })).toBeHidden();
  });
});

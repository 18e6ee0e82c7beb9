import type { Page } from '@playwright/test';
import { expect, hydrated, expectNoSidewaysScroll, test } from './page.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('the buttons of the opening lead to the calendar and, in a new tab, to the blog', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Start Conversation' }).click();
  await expect(page.locator('#schedule')).toBeInViewport();
  await expect(page.locator('#schedule')).toBeFocused();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Download Our Free Guide Instead' }).click();
  await expect(await opened).toHaveURL('/blog');
});

test('there are four ways to reach us and four answers', async ({ page }) => {
  await page.goto('/contact');
  await expect(section(page, 'How to reach us').getByRole('article')).toHaveCount(4);
  const questions = section(page, 'Before you get in touch').locator('details');
  await expect(questions).toHaveCount(4);
  await questions.first().locator('summary').click();
  await expect(questions.first()).toContainText('You hear from us within 24 hours.');
});

test('a request for a proposal becomes a lead', async ({ page }) => {
  await page.goto('/contact');
  const form = section(page, 'Get a custom proposal');
  await form.getByLabel('First Name *').fill('Grace');
  await form.getByLabel('Last Name *').fill('Hopper');
  await form.getByLabel('Email Address *').fill('grace@example.com');
  await form.getByLabel('Company').fill('Navy');
  await form.getByLabel('Message').fill('A show about compilers.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');

  const { leads } = await (await page.request.get('/api/leads')).json();
  expect(leads).toContainEqual(
    expect.objectContaining({
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'grace@example.com',
      company: 'Navy',
      revenue: '',
      message: 'A show about compilers.',
      leadType: 'proposal',
      offerType: 'general',
    }),
  );
});

test('a proposal that cannot be sent says so and keeps what was typed', async ({
  page,
  complaints,
}) => {
  await page.goto('/contact');
  await page.route('**/trpc/leads.create*', (route) => route.abort());
  const form = section(page, 'Get a custom proposal');
  await form.getByLabel('First Name *').fill('Grace');
  await form.getByLabel('Last Name *').fill('Hopper');
  await form.getByLabel('Email Address *').fill('grace@example.com');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
  await expect(form.getByLabel('Email Address *')).toHaveValue('grace@example.com');
  complaints.length = 0;
});

const pages = ['/contact', '/about', '/case-studies', '/privacy', '/quiz', '/whiteboard'];

test('they fit a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
});

test('the button of the featured story does nothing', async ({ page }) => {
  await page.goto('/case-studies');
  await hydrated(page);
  const main = page.getByRole('main');
  const before = await main.innerHTML();
  await page.getByRole('button', { name: 'Read Full Story' }).click();
  await expect(page).toHaveURL('/case-studies');
  expect(await main.innerHTML()).toBe(before);
});

test('the policy was last updated today, whatever day the page was made', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-06T23:30:00Z'));
  await page.goto('/privacy');
  await expect(page.getByText('Last updated: May 6, 2031')).toBeVisible();
});

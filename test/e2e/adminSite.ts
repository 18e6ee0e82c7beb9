import type { Page } from '@playwright/test';
import { password } from '../credentials.ts';

/** Path and title of every view of the admin. */
export const views = [
  ['/admin/today', 'Today'],
  ['/admin', 'Quiz Admin Dashboard'],
  ['/admin/leads', 'Lead Management'],
  ['/admin/posts', 'Blog Posts'],
  ['/admin/posts/new', 'New Post'],
  ['/admin/trends', 'Trends'],
  ['/admin/subscribers', 'Subscribers'],
  ['/admin/site', 'Site'],
  ['/admin/settings', 'General'],
  ['/admin/notifications', 'Notifications'],
  ['/admin/media', 'Media'],
  ['/admin/boards', 'Boards'],
  ['/admin/outbox', 'Outbox'],
  ['/admin/webhooks', 'Webhooks'],
  ['/admin/team', 'Team'],
  ['/admin/security', 'Security'],
  ['/admin/activity', 'Activity'],
  ['/admin/account', 'Your account'],
] as const;

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin' });
export const row = (page: Page, text: string | RegExp) =>
  page.getByRole('main').locator('[data-row], li').filter({ hasText: text });
export const inRow = (page: Page, text: string | RegExp, name: string | RegExp) =>
  row(page, text).getByRole('button', { name, exact: true });

/** The confirmation dialog with a title. */
export const question = (page: Page, text: string | RegExp) =>
  page.getByRole('dialog', { name: text });
export const confirm = (page: Page, text: string | RegExp, action: string) =>
  question(page, text).getByRole('button', { name: action, exact: true }).click();

/** Opens the menu unless it is open. */
export async function openMenu(page: Page) {
  const button = page.getByRole('button', { name: 'Menu' });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

export const signInForm = (page: Page) => page.getByRole('heading', { name: 'Sign in' });
export const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true });

export async function enterPassword(page: Page) {
  // The form is part of the page, but has a submit button once its script can send it.
  await page.locator('[type="submit"]', { hasText: 'Sign in' }).waitFor();
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** Opens a view of a password-protected admin through its sign-in form. */
export async function signIn(page: Page, address: string) {
  await page.goto(address);
  await enterPassword(page);
  await signOut(page).waitFor();
}

export const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  revenue: '10m-25m',
  message: 'Hello',
  leadType: 'proposal',
  offerType: 'smart-saver',
};
export const adaQuiz = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  answers: { personalInfo: { city: 'London', niche: 'Engines' }, podcast_tone: ['educational'] },
  result: 'personal_brand',
  resultDescription: 'The Personal Brand Authority Show',
};

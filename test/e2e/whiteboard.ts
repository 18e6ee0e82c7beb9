import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';

const Answer = z.object({
  result: z.object({ data: z.object({ id: z.string(), readOnlyId: z.string() }) }),
});

/** A board of a test's own. */
export async function newBoard(page: Page, origin = '') {
  const answer = await page.request.post(`${origin}/trpc/whiteboard.create`, { data: {} });
  return Answer.parse(await answer.json()).result.data;
}

/** Opens a board and waits until it is connected. */
export async function openBoard(page: Page, id: string, origin = '') {
  await page.goto(`${origin}/whiteboard?board=${id}`);
  await expectSaved(page);
}

export const expectSaved = (page: Page) =>
  expect(page.locator('[data-state=saved]')).toHaveText('Saved', { timeout: 20_000 });

/** The person at another computer. */
export async function another(browser: Browser, name: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  return { page, name, close: () => context.close() };
}

export async function rename(page: Page, name: string) {
  await page.getByRole('button', { name: /Participants/ }).click();
  await page.getByLabel('Your name, as others see it').fill(name);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.keyboard.press('Escape');
}

export const canvas = (page: Page) => page.getByRole('region', { name: 'Canvas' });
export const notes = (page: Page) => page.locator('[data-note]');
export const note = (page: Page, text: string) => notes(page).filter({ hasText: text });
export const field = (page: Page) => page.getByLabel('Note text');
export const tool = (page: Page, name: 'Sticky note' | 'Text' | 'Move') =>
  page.getByRole('group', { name: 'Tools' }).getByRole('button', { name });

/** Adds a note by a click on the canvas, at a point of the page. */
export async function add(page: Page, text: string, at: { x: number; y: number }) {
  await tool(page, 'Sticky note').click();
  await page.mouse.click(at.x, at.y);
  await field(page).fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(note(page, text)).toBeVisible();
  await tool(page, 'Move').click();
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It does not show');
  return box;
}

export async function drag(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2);
  await page.mouse.move(from.x + by.x, from.y + by.y);
  await page.mouse.up();
}

/** How far the note's corner is from where it was, in pixels of the page. */
export async function movedBy(element: Locator, before: { x: number; y: number }) {
  const { x, y } = await boxOf(element);
  return { x: Math.round(x - before.x), y: Math.round(y - before.y) };
}

import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { CreatedBoard, seededNote, type Seed } from '../whiteboard/participant.ts';
import type { Site } from './site.ts';

type Point = { x: number; y: number };

/** Creates a board as the page does. */
export async function newBoard(page: Page, origin = '') {
  const response = await page.request.post(`${origin}/trpc/whiteboard.create`, { data: {} });
  return CreatedBoard.parse(await response.json());
}

/**
 * Creates a board in the database, with notes whose ids are their texts unless given. Through the API, one
 * address may create no more than 30 boards a minute.
 */
export function seededBoard(site: Site, notes: readonly Seed[] = []) {
  const [id, readOnlyId] = [randomUUID(), randomUUID()];
  const now = Date.now();
  site.inDatabase((database) => {
    database
      .prepare(
        `insert into whiteboard_boards (id, read_only_id, title, created_at, changed_at)
         values (?, ?, '', ?, ?)`,
      )
      .run(id, readOnlyId, now, now);
    const add = database.prepare(
      'insert into whiteboard_notes (board_id, id, note) values (?, ?, ?)',
    );
    for (const [index, seed] of notes.entries()) {
      const note = seededNote(seed, index);
      add.run(id, note.id, JSON.stringify(note));
    }
  });
  return { id, readOnlyId };
}

/** Opens a board, as a visitor who has given a name, and waits until it is connected. */
export async function openBoard(page: Page, id: string, origin = '') {
  await page.addInitScript(() => localStorage.setItem('whiteboard-named', 'true'));
  await page.goto(`${origin}/whiteboard?board=${id}`);
  await expectSaved(page);
}

export const expectSaved = (page: Page) =>
  expect(page.locator('[data-state=saved]')).toHaveText('Saved');

/** Opens a board in another browser context. */
export async function openContext(browser: Browser) {
  const context = await browser.newContext();
  return { page: await context.newPage(), close: () => context.close() };
}

export async function rename(page: Page, name: string) {
  await page.getByRole('button', { name: /Participants/ }).click();
  await page.getByLabel('Your name, as others see it').fill(name);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.keyboard.press('Escape');
}

export const showOutline = (page: Page) =>
  page.getByRole('radiogroup', { name: 'View' }).getByText('Outline', { exact: true }).click();

export const canvas = (page: Page) => page.getByRole('region', { name: 'Canvas' });
export const notes = (page: Page) => page.locator('[data-note]');
export const note = (page: Page, text: string) => notes(page).filter({ hasText: text });
export const field = (page: Page) => page.getByLabel('Note text');
export const news = (page: Page) => page.getByRole('status', { name: 'Changes by others' });
export const category = (page: Page) => page.getByLabel('Category', { exact: true });
export const tool = (page: Page, name: 'Sticky note' | 'Text' | 'Move') =>
  page.getByRole('group', { name: 'Tools' }).getByRole('button', { name });

/** Adds a note by a click on the canvas, at a point of the page. */
export async function add(page: Page, text: string, at: Point) {
  await tool(page, 'Sticky note').click();
  await page.mouse.click(at.x, at.y);
  await field(page).fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(note(page, text)).toBeVisible();
  await tool(page, 'Move').click();
}

/** Opens a note for editing by keyboard: on a busy machine a double click may become two clicks. */
export async function edit(page: Page, text: string) {
  await note(page, text).focus();
  await page.keyboard.press('F2');
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
}

export async function drag(page: Page, from: Point, by: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2);
  await page.mouse.move(from.x + by.x, from.y + by.y);
  await page.mouse.up();
}

/** Drags a note by a spot without buttons. */
export async function dragNote(page: Page, element: Locator, by: Point) {
  const { x, y } = await boxOf(element);
  await drag(page, { x: x + 60, y: y + 30 }, by);
}

/** Returns how far the note's corner has moved, in pixels. */
export async function distanceFrom(element: Locator, before: Point) {
  const { x, y } = await boxOf(element);
  return { x: Math.round(x - before.x), y: Math.round(y - before.y) };
}

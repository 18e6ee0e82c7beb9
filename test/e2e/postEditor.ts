import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect } from './page.ts';

export const article = (page: Page) => page.getByRole('textbox', { name: 'Article', exact: true });
export const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
export const save = (page: Page) => page.getByRole('button', { name: /^(Save|Publish|Schedule)/ });
/** Waits until the status changes from unsaved or saving to saved. */
export const expectSaved = (page: Page) =>
  expect(
    page.getByRole('status').filter({ hasText: /^(Saved|Saving.*|Not saved yet)$/ }),
  ).toHaveText('Saved');

/** Opens an empty editor, types a title and a paragraph, and returns the slug. */
export async function startPost(page: Page, name: string) {
  const slug = `${name}-${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/posts/new');
  await title(page).fill(slug);
  await article(page).click();
  await page.keyboard.type('A paragraph about follow-ups.');
  return slug;
}

/**
 * Presses a key that moves the caret or selects text, and waits until the editor has read the
 * selection: browsers report it after the key, so the next command could apply to the former one.
 */
export async function moveCaret(page: Page, key: string) {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((read) => requestAnimationFrame(() => setTimeout(read))));
}

type Clipboard = {
  html?: string;
  text?: string;
  files?: { name: string; type: string; bytes: number[] }[];
};

/** Pastes as a browser does after copying from another program. */
export const paste = (page: Page, clipboard: Clipboard) =>
  article(page).evaluate((text, { html = '', text: plain = '', files = [] }) => {
    const clipboardData = new DataTransfer();
    if (html) clipboardData.setData('text/html', html);
    if (plain) clipboardData.setData('text/plain', plain);
    for (const { name, type, bytes } of files)
      clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type }));
    const event = { clipboardData, bubbles: true, cancelable: true };
    text.dispatchEvent(new ClipboardEvent('paste', event));
  }, clipboard);

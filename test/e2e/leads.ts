import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Site } from './site.ts';

type Fields = Record<string, string>;

/** Returns a word that identifies the records of one test. */
export const unique = () => `w${randomUUID().slice(0, 8)}`;

/** Creates leads and returns the word that finds them. */
export async function createLeads(
  site: Site,
  count: number,
  fieldsOf: (index: number) => Fields = () => ({}),
) {
  const word = unique();
  for (let index = 0; index < count; index++) await site.post('/api/leads', leadOf(index));
  return word;

  function leadOf(index: number) {
    return {
      firstName: ['Ada', 'Grace', 'Radia'][index % 3],
      lastName: `Number${String(index).padStart(2, '0')}`,
      email: `${word}-${index}@example.com`,
      company: word,
      revenue: ['10m-25m', '5m-10m', '1m-5m'][index % 3],
      message: 'Hello',
      leadType: ['proposal', 'strategy'][index % 2],
      offerType: ['smart-saver', ''][index % 2],
      ...fieldsOf(index),
    };
  }
}

/** Rows of the table, or cards on a phone. */
export const rows = (page: Page) => page.locator('[data-row]');
export const names = (page: Page) => rows(page).locator('[data-head] a');
export const note = (page: Page) => page.getByLabel('Add a note');
export const addNote = (page: Page) => page.getByRole('button', { name: 'Add note' });

export async function openFirst(page: Page) {
  await names(page).first().click();
  await note(page).waitFor();
}

export async function chooseOption(field: Locator, option: string) {
  await field.click();
  await field.page().getByRole('option', { name: option, exact: true }).click();
}

export async function chooseMenuItem(menu: Locator, item: string) {
  await menu.press('Enter');
  await menu.page().getByRole('menuitem', { name: item, exact: true }).press('Enter');
}

/** Runs an action of the open lead's menu. */
export const runLeadAction = (page: Page, item: string) =>
  chooseMenuItem(page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }), item);

/** Runs an action on the selected leads. */
export const runBulkAction = (page: Page, item: string) =>
  chooseMenuItem(page.getByRole('button', { name: 'Change…' }), item);

/**
 * Waits for the focus of a confirmation that opens: before it, a key that is pressed on another of its
 * controls can reach 'Cancel'.
 */
export const confirmationFocused = (page: Page) =>
  expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();

import type { Page } from '@playwright/test';
import { expect } from './page.ts';

/** Checks that the dialog lists what is erased and requires a confirmation. */
export async function expectErased(page: Page, what: string) {
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await expect(dialog).toContainText(what);
  await expect(dialog.getByRole('button', { name: 'Erase everything' })).toBeDisabled();
  await dialog.getByLabel('I understand that this cannot be undone.').check();
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('Person erased', { exact: true }).first()).toBeVisible();
}

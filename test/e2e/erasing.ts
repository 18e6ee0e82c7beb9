import type { Page } from '@playwright/test';
import { expect } from './page.ts';

/** Says what goes, and does it only when that was understood. */
export async function expectErased(page: Page, what: string) {
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await expect(dialog).toContainText(what);
  await expect(dialog.getByRole('button', { name: 'Erase everything' })).toBeDisabled();
  await dialog.getByLabel('I know that this cannot be undone.').check();
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('Erased', { exact: true }).first()).toBeVisible();
}

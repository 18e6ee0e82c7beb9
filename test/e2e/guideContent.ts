import { expect, type Page } from '@playwright/test';

/** Waits until the sections respond: their code loads with the first input. */
export async function openContent(page: Page) {
  const button = page.locator('#questions').getByRole('button');
  await expect(async () => {
    await button.click();
    await expect(button).not.toHaveText('Copy', { timeout: 1000 });
  }).toPass();
}

import { expect, test } from '@playwright/test';

test('the blog list is there', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

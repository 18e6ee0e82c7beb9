import { expect, hydrated, test } from './page.ts';

test('the price list prints prices without header and buttons', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const label = document.querySelector('main button:disabled')?.textContent;
      document.body.setAttribute('data-printed-while', String(label));
    };
  });
  await page.goto('/package-options');
  await hydrated(page);
  await page.getByRole('button', { name: 'Download package options' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed-while', 'Preparing Download...');
  await expect(page.getByRole('button', { name: 'Download package options' })).toBeEnabled();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('$3,500', { exact: true })).toBeVisible();
  await expect(page.getByText('hello@roipodcastagency.example').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

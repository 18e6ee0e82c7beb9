import { expect, expectAccessible, hydrated, sectionHydrated, test } from './page.ts';

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

test('a reload right after a change keeps it, also far from the calculator', async ({ page }) => {
  await page.goto('/#return');
  const guests = page
    .getByRole('region', { name: 'What would one more client be worth?' })
    .getByRole('slider', { name: 'Guests invited' });
  await guests.scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  await sectionHydrated(guests);
  await expectAccessible(page);
  await guests.press('End');
  await expect(guests).toHaveAttribute('aria-valuenow', '30');
  await page.setViewportSize({ width: 375, height: 400 });
  await page.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded();
  await page.reload();
  const message = page.locator('#cta').getByLabel('Message');
  await expect(message).toHaveValue(/My estimate: 11 clients/);
  await guests.scrollIntoViewIfNeeded();
  await expect(guests).toHaveAttribute('aria-valuenow', '30');
});

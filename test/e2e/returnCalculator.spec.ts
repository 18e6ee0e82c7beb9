import { expect, expectAccessible, sectionHydrated, test } from './page.ts';

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

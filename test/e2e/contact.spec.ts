import { expect, hydrated, test } from './page.ts';

test('the buttons of the opening lead to the calendar and, in a new tab, to the blog', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('link', { name: 'Start Conversation' }).click();
  await expect(page.locator('#schedule')).toBeInViewport();
  await expect(page.locator('#schedule')).toBeFocused();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Download Our Free Guide Instead' }).click();
  await expect(await opened).toHaveURL('/blog');
});

test('the button of the featured story does nothing', async ({ page }) => {
  await page.goto('/case-studies');
  await hydrated(page);
  const main = page.getByRole('main');
  const before = await main.innerHTML();
  await page.getByRole('button', { name: 'Read Full Story' }).click();
  await expect(page).toHaveURL('/case-studies');
  expect(await main.innerHTML()).toBe(before);
});

test('the policy was last updated today, whatever day the page was made', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-06T23:30:00Z'));
  await page.goto('/privacy');
  await expect(page.getByText('Last updated: May 6, 2031')).toBeVisible();
});

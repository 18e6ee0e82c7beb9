import { expect, hydrated, test } from './page.ts';

test('the buttons of the hero link to the calendar and, in a new tab, to the blog', async ({
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

test('opens and closes one question by keyboard', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const [first, second] = ['What happens after I write or book?', 'What does it cost?'].map(
    (name) => page.getByRole('button', { name }),
  );
  const answer = page.getByRole('region', { name: 'What happens after I write or book?' });
  await expect(answer).toBeHidden();
  await first?.press('Enter');
  await expect(answer).toBeVisible();
  await first?.press('ArrowDown');
  await expect(second ?? answer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'What does it cost?' })).toBeVisible();
  await expect(answer).toBeVisible();
  await first?.press('Enter');
  await expect(answer).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all answers', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('You hear from us within 24 hours.')).toBeVisible();
  });
});

test('a case study opens its full story, and the next one from there', async ({ page }) => {
  await page.goto('/case-studies');
  await hydrated(page);
  await page.getByRole('link', { name: 'Read Full Story', exact: true }).click();
  await expect(page).toHaveURL('/case-studies/calder-ridge');
  await expect(page).toHaveTitle(/Two mandates/);
  await page.getByRole('link', { name: 'Next story: Northpier Systems' }).click();
  await expect(page).toHaveURL('/case-studies/northpier');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('shows today as the last update of the policy, regardless of the render date', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-05-06T23:30:00Z'));
  await page.goto('/privacy');
  await expect(page.getByText('Last updated: May 6, 2031')).toBeVisible();
});

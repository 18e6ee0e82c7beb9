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

test('answers to questions are on paper, and on the page without scripts', async ({
  page,
  browser,
  site,
}) => {
  const expectShown = async (shown: typeof page) => {
    const answers = shown.locator('[role="region"][aria-labelledby]');
    expect(await answers.count()).toBeGreaterThan(2);
    for (const answer of await answers.all()) {
      await expect(answer).toHaveCSS('opacity', '1');
      expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
    }
  };
  await page.goto('/offers/roi-guarantee');
  await page.emulateMedia({ media: 'print' });
  await expectShown(page);
  await using context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site.url}/offers/roi-guarantee`);
  await expectShown(plain);
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

import type { Page } from '@playwright/test';
import { fillPerson, leadOf, ready, uniqueEmail } from './leadForms.ts';
import { expect, expectAccessible, test } from './page.ts';

const calculator = (page: Page) =>
  page.getByRole('region', { name: 'What would one more client be worth?' });
const slider = (page: Page, name: string) => calculator(page).getByRole('slider', { name });
/** Before hydration a key does not move the slider. */
const setGuests = (page: Page, key: 'Home' | 'End', guests: string) =>
  expect(async () => {
    const guestsSlider = slider(page, 'Guests invited');
    // An earlier attempt may have scrolled the page to its start or end.
    await guestsSlider.hover();
    await guestsSlider.press(key);
    await expect(guestsSlider).toHaveAttribute('aria-valuenow', guests, { timeout: 200 });
  }).toPass();
const message = (page: Page) => page.locator('#cta').getByLabel('Message');

test('reads an estimate from the address and keeps the address up to date', async ({ page }) => {
  await page.goto('/?utm_source=letter&value=40000&guests=10&reply=no&close=900#return');
  const result = calculator(page);
  await expect(result).toContainText('$120,000');
  await expect(slider(page, 'Invitations that lead')).toHaveAttribute('aria-valuenow', '65');
  const close = slider(page, 'Conversations that lead');
  await expect(close).toHaveAttribute('aria-valuetext', '5%');
  await expectAccessible(page);

  const steps = await page.evaluate(() => history.length);
  await close.press('ArrowRight');
  await expect(result).toContainText('$160,000');
  await result.getByLabel('Value of a client').fill('20000');
  await expect(result.getByRole('status')).toContainText('My estimate: 4 clients, $80,000');
  const query = '?utm_source=letter&value=20000&guests=10&reply=65&close=6';
  await expect(page).toHaveURL(`/${query}#return`);
  expect(await page.evaluate(() => history.length)).toBe(steps);

  await page.reload();
  await expect(result).toContainText('$80,000');
  // What is out of range does not count, and the field returns to the last valid figure.
  await result.getByLabel('Value of a client').fill('');
  await page.keyboard.press('Tab');
  await expect(result.getByLabel('Value of a client')).toHaveValue('$20,000');
});

test('a reload right after a change keeps it, also far from the calculator', async ({ page }) => {
  await page.goto('/#return');
  await setGuests(page, 'End', '30');
  await page.setViewportSize({ width: 375, height: 400 });
  await page.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded();
  await page.reload();
  await expect(message(page)).toHaveValue(/My estimate: 11 clients/);
  await slider(page, 'Guests invited').scrollIntoViewIfNeeded();
  await expect(slider(page, 'Guests invited')).toHaveAttribute('aria-valuenow', '30');
});

test('the estimate is sent with the lead unless the visitor removes it', async ({ page, site }) => {
  await page.goto('/#return');
  await setGuests(page, 'End', '30');
  await ready(page.locator('#cta form'));
  const estimate = 'My estimate: 11 clients, $275,000 in 12 months';
  await expect(message(page)).toHaveValue(new RegExp(estimate.replaceAll('$', '\\$')));
  const email = uniqueEmail();
  await fillPerson(page.locator('#cta form'), email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(leadOf(site, email)).toMatchObject({ message: expect.stringContaining(estimate) });

  await page.reload();
  await expect(message(page)).toHaveValue(new RegExp('My estimate'));
  await message(page).fill('No figures, please.');
  await setGuests(page, 'Home', '1');
  await expect(calculator(page)).toContainText('0 clients');
  await expect(message(page)).toHaveValue('No figures, please.');
});

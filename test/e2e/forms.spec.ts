import type { Page } from '@playwright/test';
import { fillPerson, ready, uniqueEmail } from './leadForms.ts';
import { expect, holdRequests, test } from './page.ts';

const lastForm = (page: Page) => page.locator('#cta form');
const send = (page: Page) => lastForm(page).getByRole('button', { name: 'Send Message' });
const thanks = (page: Page) => page.getByText('Message Sent!');

async function open(page: Page) {
  await page.goto('/');
  await ready(lastForm(page));
}

test('on a phone, a sent form gives way to its confirmation, which is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page);
  await fillPerson(lastForm(page), uniqueEmail());
  await send(page).click();
  await expect(page.getByText('Thank you, Ada. We answer by tomorrow')).toBeInViewport({
    ratio: 1,
  });
});

test('keeps text typed before hydration, and prefills only fields without text or focus', async ({
  page,
  site,
}) => {
  const email = uniqueEmail();
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'contact',
      JSON.stringify({ firstName: 'Kept', lastName: 'Kept', email: 'kept@example.com' }),
    ),
  );
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const field = (name: string) => lastForm(page).getByLabel(`${name} *`);
  await field('First Name').fill('Ada');
  await field('Email Address').focus();
  release();
  await ready(lastForm(page));
  await expect(field('Last Name')).toHaveValue('Kept');
  await expect(field('First Name')).toHaveValue('Ada');
  await expect(field('Email Address')).toHaveValue('');
  await page.keyboard.type(email);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  const stored = site.inDatabase((database) =>
    database.prepare('select email from leads where email = ?').pluck().all(email),
  );
  expect(stored).toEqual([email]);
});

test('closes a toast after 5 seconds, pauses it on hover, and dismisses it by a long swipe', async ({
  page,
}) => {
  await open(page);
  // Hydration runs by the real clock.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const submit = async () => {
    await fillPerson(lastForm(page), uniqueEmail());
    await send(page).press('Enter');
    await expect(thanks(page)).toBeVisible();
  };
  await submit();
  await page.clock.runFor(4900);
  await expect(thanks(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(thanks(page)).toBeHidden();

  await page.getByRole('button', { name: 'Send another' }).click();
  await submit();
  await thanks(page).hover();
  await page.clock.runFor(60_000);
  await expect(thanks(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();

  // The pointer is on the toast. A short swipe selects the text under it.
  const { x, y, width } = (await thanks(page).boundingBox()) ?? emptyBox;
  const swipe = async (distance: number) => {
    await page.mouse.move(x + width / 4, y);
    await page.mouse.down();
    await page.mouse.move(x + width / 4 + distance, y, { steps: 8 });
    await page.mouse.up();
    await page.clock.runFor(1);
  };
  await swipe(40);
  await expect(thanks(page)).toBeVisible();
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  await swipe(80);
  await expect(thanks(page)).toBeHidden();
});

const emptyBox = { x: 0, y: 0, width: 0, height: 0 };

import type { Page } from '@playwright/test';
import { fillPerson, leadOf, ready, uniqueEmail } from './leadForms.ts';
import { expect, holdRequests, hydrated, test } from './page.ts';

const lastForm = (page: Page) => page.locator('#cta form');
const send = (page: Page) => lastForm(page).getByRole('button', { name: 'Send Message' });
const thanks = (page: Page) => page.getByText('Message Sent!');

async function open(page: Page) {
  await page.goto('/');
  await ready(lastForm(page));
}

test('validates a message, sends it once, confirms it and clears the form', async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  const form = page.getByRole('region', { name: 'Get a custom proposal' }).locator('form');
  const submit = form.getByRole('button', { name: 'Send Message' });
  await ready(form);
  await submit.click();
  const firstName = form.getByLabel('First Name *');
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription('Please enter your first name.');
  await expect(form.getByText('Please enter your email address.')).toBeVisible();

  const email = uniqueEmail();
  await fillPerson(form, email);
  await form.getByLabel('Company').fill('Navy');
  await form.getByLabel('Message').fill('A show about compilers.');
  await submit.dblclick();
  await expect(thanks(page)).toBeVisible();
  await expect(
    page.getByText("Thank you for your interest. We'll be in touch within 24 hours."),
  ).toBeVisible();
  await expect(form.getByLabel('Email Address *')).toHaveValue('');
  await expect(form.getByLabel('Message')).toHaveValue('');
  expect(leadOf(site, email)).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    company: 'Navy',
    revenue: '',
    message: 'A show about compilers.',
    leadType: 'proposal',
    offerType: 'general',
  });
});

test('on a phone, a sent form shows its confirmation, which is above it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page);
  await fillPerson(lastForm(page), uniqueEmail());
  await send(page).click();
  await expect(lastForm(page).getByText('Thank you, Ada. We answer by tomorrow')).toBeInViewport({
    ratio: 1,
  });
});

test('keeps the text when the response is lost, and a retry stores one lead', async ({
  page,
  site,
  pageErrors,
}) => {
  const email = uniqueEmail();
  await open(page);
  await fillPerson(lastForm(page), email);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/trpc/leads.create**', async (route) => {
    // Playwright omits the headers that the browser adds last, such as Sec-Fetch-Site.
    const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
    await route.fetch({ headers });
    await released;
    await route.abort();
  });
  await send(page).click();
  await expect(lastForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed' });
  await expect(alert).toContainText('Error');
  await expect(alert).toContainText('Failed to send message. Please try again.');
  await expect(lastForm(page).getByLabel('Email Address *')).toHaveValue(email);
  expect(pageErrors.splice(0).join()).toContain('The lead was not sent:');

  await page.unroute('**/trpc/leads.create**');
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(leadOf(site, email)).toMatchObject({ leadType: 'proposal', offerType: 'general' });
});

test('shows a server error at its field and focuses the field', async ({ page, pageErrors }) => {
  await open(page);
  await fillPerson(lastForm(page), uniqueEmail());
  const fields = { company: 'Must be a company we can reach' };
  await page.route('**/trpc/leads.create**', (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: {
          message: `company: ${fields.company}`,
          code: -32600,
          data: { code: 'BAD_REQUEST', httpStatus: 400, path: 'leads.create', fields },
        },
      },
    }),
  );
  await send(page).click();
  const company = lastForm(page).getByLabel('Company');
  await expect(company).toBeFocused();
  await expect(company).toHaveAccessibleDescription(fields.company);
  await expect(page.getByText('Failed to send message.')).toHaveCount(0);
  expect(pageErrors.splice(0).join()).toContain('400');
});

test('keeps text typed before hydration', async ({ page, site }) => {
  const email = uniqueEmail();
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await fillPerson(lastForm(page), email);
  release();
  await ready(lastForm(page));
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  leadOf(site, email);
});

test('requests a call for a day and a time', async ({ page, site }) => {
  const email = uniqueEmail();
  await page.goto('/');
  const form = page.locator('#booking form');
  await ready(form);
  await form.getByLabel('Preferred day *').fill('2131-03-03');
  await form.getByLabel('Preferred time *').selectOption('Morning');
  await form.getByLabel('Time zone').fill('Europe/London');
  await fillPerson(form, email);
  await form.getByRole('button', { name: 'Request a call' }).click();
  await expect(page.getByText('Call requested!')).toBeVisible();
  expect(leadOf(site, email)).toMatchObject({
    leadType: 'strategy',
    message: '30-minute strategy call: Saturday, March 3, 2131, Morning (Europe/London)',
  });
});

test('the playbook button of the hero chooses the playbook in the booking section', async ({
  page,
  site,
}) => {
  const email = uniqueEmail();
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Download Free Playbook' }).click();
  const booking = page.locator('#booking');
  const chosen = booking.getByText('You are asking for the Free Playbook.');
  await expect(chosen).toBeInViewport();
  await expect(booking.getByLabel('Preferred day *')).toHaveCount(0);
  await fillPerson(booking.locator('form'), email);
  await booking.getByRole('button', { name: 'Request a call instead' }).click();
  await expect(booking.getByLabel('Preferred day *')).toBeVisible();
  await booking.getByRole('button', { name: 'Or get the Free Playbook' }).click();
  await expect(booking.getByLabel('Email Address *')).toHaveValue(email);
  await booking.getByRole('button', { name: 'Get the Free Playbook', exact: true }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(leadOf(site, email)).toMatchObject({ leadType: 'playbook', offerType: 'general' });
  await page.getByRole('link', { name: 'Get Free Strategy Session' }).click();
  await expect(booking.getByLabel('Preferred day *')).toBeVisible();
});

test('closes a toast after 5 seconds, pauses it on hover, and dismisses it by a swipe', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
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

  await submit();
  await thanks(page).hover();
  await page.clock.runFor(60_000);
  await expect(thanks(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();

  // The pointer is on the toast.
  const { x, y, width } = (await thanks(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y, { steps: 5 });
  await page.mouse.up();
  await page.clock.runFor(1);
  await expect(thanks(page)).toBeHidden();
});

test('dismisses a toast after a first swipe that was too short', async ({ page }) => {
  await open(page);
  await fillPerson(lastForm(page), uniqueEmail());
  await send(page).press('Enter');
  const { x, y, width, height } = (await thanks(page).boundingBox()) ?? emptyBox;
  const [left, middle] = [x + 4, y + height / 2];
  await page.mouse.move(left, middle);
  // A short swipe selects the text under the pointer.
  await page.mouse.down();
  await page.mouse.move(left + 40, middle, { steps: 8 });
  await page.mouse.up();
  await expect(thanks(page)).toBeVisible();
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  await page.mouse.move(left + width / 4, middle);
  await page.mouse.down();
  await page.mouse.move(left + width / 4 + 80, middle, { steps: 8 });
  await page.mouse.up();
  await expect(thanks(page)).toBeHidden({ timeout: 2000 });
});

const emptyBox = { x: 0, y: 0, width: 0, height: 0 };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('stores a message without putting it into the URL', async ({ page, site }) => {
    const email = uniqueEmail();
    await page.goto('/');
    await fillPerson(lastForm(page), email);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    expect(page.url()).not.toContain('example.com');
    leadOf(site, email);
  });
});

import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';

const Leads = z.object({ leads: z.array(z.record(z.string(), z.string())) });

/** The leads of one person: the tests run side by side on one server. */
async function leadsOf({ request }: Page, email: string) {
  const { leads } = Leads.parse(await (await request.get('/api/leads')).json());
  return leads.filter((lead) => lead.email === email);
}

const formOn = (page: Page) => page.locator('#cta');

async function fill(page: Page, email: string) {
  await formOn(page).getByLabel('First Name *').fill('Ada');
  await formOn(page).getByLabel('Last Name *').fill('Lovelace');
  await formOn(page).getByLabel('Email Address *').fill(email);
}

/** The form's own code has taken over from the browser. */
async function open(page: Page) {
  await page.goto('/');
  await formOn(page).scrollIntoViewIfNeeded();
  await expect(formOn(page).locator('form')).toHaveJSProperty('noValidate', true);
}

const send = (page: Page) => formOn(page).getByRole('button', { name: 'Send Message' });

test('a message is sent once, thanked for and cleared', async ({ page }) => {
  await open(page);
  await fill(page, 'once@example.com');
  await send(page).dblclick();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(
    page.getByText("Thank you for your interest. We'll be in touch within 24 hours."),
  ).toBeVisible();
  await expect(formOn(page).getByLabel('Email Address *')).toHaveValue('');
  expect(await leadsOf(page, 'once@example.com')).toMatchObject([
    { firstName: 'Ada', leadType: 'proposal', offerType: 'general', revenue: '' },
  ]);
});

test('what is missing is said under the field, and the first such field gets the focus', async ({
  page,
}) => {
  await open(page);
  await send(page).click();
  const firstName = formOn(page).getByLabel('First Name *');
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription('Please enter your first name.');
  await expect(formOn(page).getByText('Please enter your email address.')).toBeVisible();
});

test('a lost answer keeps the text, and trying again stores one lead', async ({ page }) => {
  await open(page);
  await fill(page, 'lost@example.com');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/trpc/leads.create**', async (route) => {
    await route.fetch();
    await released;
    await route.abort();
  });
  await send(page).click();
  await expect(formOn(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
  await expect(formOn(page).getByLabel('Email Address *')).toHaveValue('lost@example.com');

  await page.unroute('**/trpc/leads.create**');
  await send(page).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(await leadsOf(page, 'lost@example.com')).toHaveLength(1);
});

test('text typed before the scripts arrive stays', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await fill(page, 'early@example.com');
  release();
  await expect(formOn(page).locator('form')).toHaveJSProperty('noValidate', true);
  await send(page).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(await leadsOf(page, 'early@example.com')).toHaveLength(1);
});

test('without scripts the form still stores the lead and shows nothing in the address', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await fill(page, 'plain@example.com');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(page.url()).not.toContain('plain');
  expect(await leadsOf(page, 'plain@example.com')).toHaveLength(1);
  await page.close();
});

test('a call is requested for a day and a time', async ({ page }) => {
  await page.goto('/');
  const form = page.locator('#booking form');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
  await form.getByLabel('Preferred day *').fill('2031-03-03');
  await form.getByLabel('Preferred time *').selectOption('Morning');
  await form.getByLabel('Time zone').fill('Europe/London');
  await form.getByLabel('First Name *').fill('Ada');
  await form.getByLabel('Last Name *').fill('Lovelace');
  await form.getByLabel('Email Address *').fill('call@example.com');
  await form.getByRole('button', { name: 'Request a Call' }).click();
  await expect(page.getByText('Call Requested!')).toBeVisible();
  expect(await leadsOf(page, 'call@example.com')).toMatchObject([
    {
      leadType: 'strategy',
      message: '30-minute strategy call: Monday, March 3, 2031, Morning (Europe/London)',
    },
  ]);
});

test('a notice waits while it is read, and a swipe to the right puts it away', async ({ page }) => {
  await open(page);
  await fill(page, 'toast@example.com');
  await send(page).click();
  const notice = page.getByText('Message Sent!');
  await notice.hover();
  // Longer than a notice shows: that it does not go can only be seen by waiting.
  await page.waitForTimeout(5500);
  await expect(notice).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();

  // The pointer rests on the middle of the notice.
  const { x, y, width } = (await notice.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y, { steps: 5 });
  await page.mouse.up();
  await expect(notice).toBeHidden();
});

for (const [status, body, message] of [
  [502, '<h1>Bad Gateway</h1>', '502: <h1>Bad Gateway</h1>'],
  [500, '{}', '500: {}'],
  [503, '', '503: Service Unavailable'],
] as const)
  test(`an answer with ${status} is an error with its status and text`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (line) => logged.push(line.text()));
    await open(page);
    await fill(page, `proxy${status}@example.com`);
    await page.route('**/trpc/leads.create**', (route) => route.fulfill({ status, body }));
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed to send message.');
    expect(logged.join('\n')).toContain(message);
  });

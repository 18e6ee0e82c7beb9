import { fillPerson, leadOf, somebody } from './leadForms.ts';
import { expect, hydrated, test } from './page.ts';

const offers = [
  { key: 'no-commitment', action: 'Start with No Commitment', price: '$1,500' },
  { key: 'smart-saver', action: 'Save $4,800', price: '$1,100' },
  { key: 'roi-guarantee', action: 'Apply for the ROI Guarantee', price: '$3,500' },
  { key: 'podcast-coaching', action: 'Launch Your Coaching Program Today', price: '$497' },
  { key: 'skool-course', action: 'Join the Skool Course Today', price: '$97' },
];

for (const { key, action, price } of offers) {
  test(`${key} shows its price, and its button goes to the contact page`, async ({ page }) => {
    await page.goto(`/offers/${key}`);
    await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
    const button = page.getByRole('main').getByRole('link', { name: action });
    await expect(button.first()).toHaveAttribute('href', '/contact');
  });
}

for (const { key } of offers.filter((offer) => offer.key !== 'skool-course')) {
  test(`the form of ${key} stores a proposal for it`, async ({ page, request }) => {
    const email = somebody();
    await page.goto(`/offers/${key}`);
    const form = page.locator('form');
    await fillPerson(form, email);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    expect(await leadOf(request, email)).toMatchObject({ leadType: 'proposal', offerType: key });
  });

  test(`${key} answers four questions`, async ({ page }) => {
    await page.goto(`/offers/${key}`);
    const questions = page.locator('main details');
    await expect(questions).toHaveCount(4);
    await questions.first().locator('summary').click();
    await expect(questions.first().locator('p')).toBeVisible();
  });
}

test('Smart Saver compares both ways to pay for a year', async ({ page }) => {
  await page.goto('/offers/smart-saver');
  const table = page.getByRole('table');
  await expect(table).toContainText('$18,000');
  await expect(table).toContainText('$13,200');
  await expect(page.getByText('You save $4,800: $400/month, or 27%.')).toBeVisible();
});

test('the course asks for every required field, then thanks', async ({ page, request }) => {
  const email = somebody();
  await page.goto('/offers/skool-course');
  const form = page.locator('form');
  const submit = form.getByRole('button', { name: 'Sign up for the course' });
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
  await submit.click();
  await expect(form.getByText('Required', { exact: true })).toHaveCount(5);
  await expect(form.getByLabel('First Name *')).toBeFocused();

  await fillPerson(form, email);
  await submit.click();
  await expect(form.getByLabel('Company *')).toBeFocused();
  await form.getByLabel('Company *').fill('Analytical Engines');
  await form.getByLabel('Annual revenue *').selectOption('$1M - $5M');
  await submit.click();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(
    page.getByText("We'll send you the course access details within 24 hours."),
  ).toBeVisible();
  expect(await leadOf(request, email)).toMatchObject({
    company: 'Analytical Engines',
    revenue: '1m-5m',
    leadType: 'proposal',
    offerType: 'skool-course',
  });
});

test('the course says that it is being processed, and what went wrong', async ({
  page,
  complaints,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/trpc/leads.create**', async (route) => {
    await released;
    await route.abort();
  });
  await page.goto('/offers/skool-course');
  const form = page.locator('form');
  await fillPerson(form, somebody());
  await form.getByLabel('Company *').fill('Analytical Engines');
  await form.getByLabel('Annual revenue *').selectOption('$1M - $5M');
  await form.getByRole('button', { name: 'Sign up for the course' }).click();
  await expect(form.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong.' });
  await expect(notice).toContainText('Error');
  await expect(notice).toContainText('Something went wrong. Please try again.');
  await expect(form.getByRole('button', { name: 'Sign up for the course' })).toBeEnabled();
  // What was cut off here is what the browser reports.
  complaints.length = 0;
});

test('every package button goes to the contact page, the course is coming soon', async ({
  page,
}) => {
  await page.goto('/package-options');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(7);
  for (const link of await cards.getByRole('link').all())
    await expect(link).toHaveAttribute('href', '/contact');
  const course = cards.filter({ hasText: 'Skool Course' });
  await expect(course.getByRole('link', { name: 'Coming Soon' })).toBeVisible();
  for (const price of ['$4,200', '$5,000', '$3,500', '$1,500', '$1,100'])
    await expect(cards.getByText(price, { exact: true })).toBeVisible();
});

test('the price sheet is prepared, then printed', async ({ page }) => {
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
});

test('on paper stand the prices, not the header and the buttons', async ({ page }) => {
  await page.goto('/package-options');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('$3,500', { exact: true })).toBeVisible();
  await expect(page.getByText('hello@roipodcastagency.example').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('a pitch offer opens its form in place by keyboard and stores its key', async ({
  page,
  request,
}) => {
  const email = somebody();
  await page.goto('/ultimate-pitch');
  await hydrated(page);
  await expect(page.locator('form')).toHaveCount(0);
  const open = page.getByRole('button', { name: 'Claim this offer: Smart Saver Annual' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveAttribute('aria-expanded', 'true');

  const form = page.locator('form');
  await fillPerson(form, email);
  await open.press('Enter');
  await expect(form).toBeHidden();
  await open.press('Enter');
  await expect(form.getByLabel('Email Address *')).toHaveValue(email);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(await leadOf(request, email)).toMatchObject({
    leadType: 'proposal',
    offerType: 'smart-saver',
  });
});

test('the offers of the pitch are one press away, and have an address', async ({ page }) => {
  await page.goto('/ultimate-pitch');
  await hydrated(page);
  await page.getByRole('link', { name: 'See the offers' }).click();
  const title = page.getByRole('heading', { name: 'Choose how you want to start' });
  await expect(title).toBeInViewport();
  await page.goto('about:blank');
  await page.goto('/ultimate-pitch#offers');
  await expect(title).toBeInViewport();
});

test('the free launch call goes on in a new tab and sends nothing', async ({ page, context }) => {
  await page.goto('/Free-Podcast-Launch');
  await hydrated(page);
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const next = page.getByRole('button', { name: 'Next step' });
  await next.click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  expect(context.pages()).toHaveLength(1);

  await page.getByLabel('Full name *').fill('Ada King Lovelace');
  await page.getByLabel('Business email *').fill('ada@example.com');
  await page.getByRole('checkbox').check();
  const [tab] = await Promise.all([context.waitForEvent('page'), next.click()]);
  await expect(tab).toHaveURL(/\/contact#schedule$/);
  await expect(page).toHaveURL(/\/Free-Podcast-Launch$/);
  expect(sent).toEqual([]);
});

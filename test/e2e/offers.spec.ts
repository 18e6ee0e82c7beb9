import { fillPerson, leadOf, ready, uniqueEmail } from './leadForms.ts';
import { expect, holdRequests, hydrated, test } from './page.ts';

test('the course form validates required fields, reports a failure and confirms success', async ({
  page,
  site,
  pageErrors,
}) => {
  const email = uniqueEmail();
  await page.goto('/offers/skool-course');
  const form = page.locator('form');
  const submit = form.getByRole('button', { name: 'Sign up for the course' });
  await ready(form);
  await submit.click();
  await expect(form.getByText('Required', { exact: true })).toHaveCount(5);
  await expect(form.getByLabel('First Name *')).toBeFocused();

  await fillPerson(form, email);
  await submit.click();
  await expect(form.getByLabel('Company *')).toBeFocused();
  await form.getByLabel('Company *').fill('Analytical Engines');
  await form.getByLabel('Annual revenue *').selectOption('$1M - $5M');
  const release = await holdRequests(page, '**/trpc/leads.create**', 'abort');
  await submit.click();
  await expect(form.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong.' });
  await expect(notice).toContainText('Error');
  await expect(notice).toContainText('Something went wrong. Please try again.');
  // The browser reports the aborted requests.
  pageErrors.length = 0;

  await page.unroute('**/trpc/leads.create**');
  await submit.click();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(
    page.getByText("We'll send you the course access details within 24 hours."),
  ).toBeVisible();
  expect(leadOf(site, email)).toMatchObject({
    company: 'Analytical Engines',
    revenue: '1m-5m',
    leadType: 'proposal',
    offerType: 'skool-course',
  });
});

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

test('a pitch offer opens its form in place by keyboard and stores its key', async ({
  page,
  site,
}) => {
  const email = uniqueEmail();
  await page.goto('/ultimate-pitch');
  await hydrated(page);
  const title = page.getByRole('heading', { name: 'Choose how you want to start' });
  await expect(title).not.toBeInViewport();
  await page.getByRole('link', { name: 'See the offers' }).click();
  await expect(title).toBeInViewport();
  await page.goto('about:blank');
  await page.goto('/ultimate-pitch#offers');
  await hydrated(page);
  await expect(title).toBeInViewport();

  await expect(page.locator('form')).toHaveCount(0);
  const open = page.getByRole('button', { name: 'Claim this offer: Smart Saver Annual' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  const form = page.locator('form');
  await ready(form);
  await fillPerson(form, email);
  await open.press('Enter');
  await expect(form).toBeHidden();
  await open.press('Enter');
  await expect(form.getByLabel('Email Address *')).toHaveValue(email);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(leadOf(site, email)).toMatchObject({ leadType: 'proposal', offerType: 'smart-saver' });
});

test('the free launch form continues in a new tab and sends nothing', async ({ page, context }) => {
  await page.goto('/Free-Podcast-Launch');
  await ready(page.locator('form'));
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
  await page.getByLabel('Cell phone (optional)').fill('(212) 555-0199');
  await page.getByRole('checkbox').check();
  const [tab] = await Promise.all([context.waitForEvent('page'), next.click()]);
  await expect(tab).toHaveURL(/\/contact#schedule$/);
  await expect(page).toHaveURL(/\/Free-Podcast-Launch$/);
  const form = tab.locator('#schedule form');
  await expect(form.getByLabel('First Name *')).toHaveValue('Ada');
  await expect(form.getByLabel('Last Name *')).toHaveValue('King Lovelace');
  await expect(form.getByLabel('Email Address *')).toHaveValue('ada@example.com');
  await expect(form.getByLabel('What would you like to talk about?')).toHaveValue(
    /^My phone number: \(212\) 555-0199/,
  );
  expect(sent).toEqual([]);
});

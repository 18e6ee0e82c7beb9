import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { ada, adasQuiz, inRow, row, startSite } from './adminSite.ts';
import { expect, test } from './page.ts';

test.describe.configure({ mode: 'default' });

const { offerType: _, ...plain } = ada;
const tiers = [
  ['10m-25m', '$10M - $25M'],
  ['5m-10m', '$5M - $10M'],
  ['1m-5m', '$1M - $5M'],
  ['under-1m', 'Under $1M'],
] as const;
const offers = [
  'skool-course',
  'podcast-coaching',
  'no-commitment',
  'smart-saver',
  'roi-guarantee',
];
const types = ['proposal', 'playbook', 'strategy', 'inquiry'];

let site: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async () => {
  site = await startSite('figures');
  await site.post('/api/quiz', adasQuiz);
  const now = new Date();
  const [year, month] = [now.getFullYear() - 1, now.getMonth()];
  copyResponses(1, new Date(year, month, 15));
  copyResponses(50, new Date(year, (month + 6) % 12, 15));
  for (const [revenue] of tiers) await site.post('/api/leads', { ...plain, revenue });
  for (const offerType of offers) await site.post('/api/leads', { ...plain, offerType });
  for (const leadType of types) await site.post('/api/leads', { ...plain, leadType });
});
test.afterAll(() => site.stop());

/** Puts further responses of the same person into the database; the API takes 30 a minute. */
function copyResponses(count: number, at: Date) {
  const database = new Database(site.database, { timeout: 5000 });
  const first = database.prepare<[], object>('select * from quiz_responses limit 1').get() ?? {};
  for (let n = 0; n < count; n++) {
    const fresh = { id: randomUUID(), guide_token: null, created_at: at.getTime() + n };
    const copy = { ...first, ...fresh };
    const names = Object.keys(copy).join(', ');
    const values = names.replaceAll(/\w+/g, '@$&');
    database.prepare(`insert into quiz_responses (${names}) values (${values})`).run(copy);
  }
  database.close();
}

const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition');

test('This Month is the same calendar month of any year, and its card says so', async ({
  page,
}) => {
  await page.goto(`${site.url}/admin`);
  await expect(figure(page, 'Total Responses')).toHaveText('52');
  await expect(figure(page, 'This Month')).toHaveText('2');
  await expect(figure(page, 'Today')).toHaveText('1');
  await expect(page.getByTitle('The same calendar month of any year')).toContainText('This Month');
});

test('Load more shows the rest of the responses and then goes', async ({ page }) => {
  await page.goto(`${site.url}/admin`);
  await expect(page.getByText('Showing 50 of 52')).toBeVisible();
  await expect(row(page, 'ada@example.com')).toHaveCount(50);
  const more = page.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect(page.getByText('Showing 52 of 52')).toBeVisible();
  await expect(row(page, 'ada@example.com')).toHaveCount(52);
  await expect(more).toHaveCount(0);
});

test('the details show the strategy that was generated', async ({ page }) => {
  const { responses } = await (await page.request.get(`${site.url}/api/quiz`)).json();
  const [{ generatedStrategy }] = responses;
  expect(generatedStrategy.length).toBeGreaterThan(500);
  await page.goto(`${site.url}/admin`);
  await inRow(page, 'ada@example.com', 'View Details of Ada Lovelace').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Generated Strategy' })).toBeVisible();
  await expect(dialog).toContainText(generatedStrategy);
});

for (const [path, call, text, then] of [
  ['/admin', 'quiz.list', 'Loading quiz responses...', 'Total Responses'],
  ['/admin/leads', 'leads.work', 'Loading leads...', 'Total Leads'],
] as const)
  test(`${path} says '${text}' until they are there`, async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let held = 0;
    await page.route(`**/trpc/*${call}*`, async (route) => {
      held++;
      await promise;
      await route.continue();
    });
    await page.goto(site.url + path);
    await expect.poll(() => held).toBeGreaterThan(0);
    await expect(page.getByText(text)).toBeVisible();
    resolve();
    await expect(page.getByText(then)).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
  });

test('revenue is coloured by tier, and each kind of offer and lead has a badge of its own', async ({
  page,
}) => {
  await page.goto(`${site.url}/admin/leads`);
  const colours = async (text: string) =>
    page
      .getByRole('table')
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      });
  const revenues = await Promise.all(tiers.map(([, label]) => colours(label)));
  expect(new Set(revenues).size).toBe(tiers.length);
  const badges = await Promise.all([...offers, ...types].map(colours));
  // An inquiry has none.
  expect(badges.at(-1)).toContain('on rgba(0, 0, 0, 0)');
  expect(new Set(badges).size).toBe(offers.length + types.length);
});

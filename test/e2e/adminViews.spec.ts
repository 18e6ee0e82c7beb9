import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { ada, adasQuiz, inRow, row, startSite } from './adminSite.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';
import { add, newBoard, note, openBoard } from './whiteboard.ts';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

let site: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async () => {
  site = await startSite('views');
});
test.afterAll(() => site.stop());

test('new leads and responses appear by themselves, with one notice each', async ({ page }) => {
  await page.goto(`${site.url}/admin/leads`);
  await expect(page.getByText('No leads yet. Start promoting your website!')).toBeVisible();
  await hydrated(page);
  await site.post('/api/leads', ada);
  const notices = page.getByText('A new lead came in');
  await expect(notices).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('row', { name: /Ada Lovelace/ })).toBeVisible();
  await page.goto(`${site.url}/admin`);
  await expect(page.getByText('No quiz responses yet.')).toBeVisible();
  await hydrated(page);
  await site.post('/api/quiz', adasQuiz);
  await expect(page.getByText('Somebody finished the quiz')).toBeVisible({ timeout: 20_000 });
  await expect(row(page, 'ada@example.com')).toBeVisible();
});

test('the admin listens once, and again after the server has ended the line', async ({ page }) => {
  let lines = 0;
  await page.route('**/trpc/admin.live', async (route) => {
    lines += 1;
    // As a server that stops says good-bye.
    if (lines === 1)
      await route.fulfill({
        contentType: 'text/event-stream',
        body: 'event: connected\ndata: {}\n\nevent: return\ndata:\n\n',
      });
    else await route.continue();
  });
  await page.goto(`${site.url}/admin/leads`);
  await expect.poll(() => lines, { timeout: 20_000 }).toBe(2);
  await site.post('/api/leads', { ...ada, firstName: 'Radia' });
  await expect(page.getByRole('row', { name: /Radia/ })).toBeVisible({ timeout: 20_000 });
  expect(lines).toBe(2);
});

test('the guide of a response is opened, and written anew', async ({ page }) => {
  await page.goto(`${site.url}/admin`);
  await inRow(page, 'ada@example.com', 'View Details of Ada Lovelace').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Written by the built-in writer');
  await dialog.getByRole('button', { name: 'Write it anew' }).click();
  await expect(page.getByText('The guide was written anew')).toBeVisible();
  const guide = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Open the private guide page' }).click();
  await expect((await guide).getByRole('heading', { level: 1 })).toBeVisible();
});

test('subscribers are filtered, written to again, exported and removed', async ({ page }) => {
  for (const email of ['reader@example.com', 'pending@example.com'])
    await site.post('/trpc/newsletter.subscribe', { email });
  await site.post('/trpc/newsletter.subscribe', { email: 'bot@example.com', website: 'x' });
  await site.post('/trpc/newsletter.follow', { purpose: 'confirm', token: tokenOf('reader@') });

  await page.goto(`${site.url}/admin/subscribers`);
  await expect(row(page, 'example.com')).toHaveCount(2);
  await page.getByRole('link', { name: 'Not confirmed yet' }).click();
  await expect(page).toHaveURL(/show=pending$/);
  await expect(row(page, 'example.com')).toHaveText([/^pending@/]);
  await inRow(page, 'pending@', 'Resend confirmation').click();
  await expect(page.getByText('Confirmation on its way')).toBeVisible();
  await page.getByRole('link', { name: 'Suspected spam' }).click();
  await expect(row(page, 'bot@example.com')).toBeVisible();
  await page.reload();
  await expect(row(page, 'bot@example.com')).toBeVisible();
  await page.getByRole('link', { name: 'Confirmed', exact: true }).click();
  await expect(row(page, 'reader@example.com')).toContainText('Confirmed');
  await expect(inRow(page, 'reader@', 'Resend confirmation')).toHaveCount(0);

  const link = page.getByRole('link', { name: 'Export CSV' });
  await expect(link).toHaveAttribute('target', '_blank');
  const file = await page.request.get(`${site.url}${await link.getAttribute('href')}`);
  expect(file.headers()['content-disposition']).toMatch(/\.csv"$/);
  expect(await file.text()).toMatch(/reader@example\.com[^]*\/newsletter\/unsubscribe\//);

  await page.getByLabel('Search').fill('PENDING@');
  await expect(page.getByText('Nobody here.')).toBeVisible();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(row(page, 'example.com')).toHaveText([/^pending@/]);
  await expect(page).toHaveURL(/subscribers\?q=PENDING%40$/);
  await page.reload();
  await expect(row(page, 'example.com')).toHaveText([/^pending@/]);
  await expectAccessible(page);
  await inRow(page, 'pending@', 'Erase person').click();
  await expectErased(page, '1 newsletter subscription');
  await expect(page.getByText('Nobody here.')).toBeVisible();

  await page.goto(`${site.url}/admin/subscribers?show=confirmed`);
  await inRow(page, 'reader@', 'Remove').press('Enter');
  await expect(inRow(page, 'reader@', 'Keep')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nobody here.')).toBeVisible();
});

test('a response is found by name and email, and its person erased', async ({ page }) => {
  const radia = { ...adasQuiz, name: 'Rädia Perlman', email: 'radia.perlman@example.com' };
  await site.post('/api/quiz', radia);
  await page.goto(`${site.url}/admin`);
  await expect(row(page, 'example.com')).toHaveCount(2);
  await page.getByLabel('Search').fill('radia per');
  await expect(row(page, 'example.com')).toHaveText([/Rädia Perlman/]);
  await expect(page).toHaveURL(/admin\?q=radia\+per$/);
  await page.reload();
  await expect(row(page, 'example.com')).toHaveText([/Rädia Perlman/]);
  await page.getByLabel('Search').fill('perlman@example');
  await expect(page).toHaveURL(/q=perlman%40example$/);
  await inRow(page, 'example.com', 'View Details of Rädia Perlman').click();
  await page.getByRole('button', { name: 'Erase person' }).click();
  await expectAccessible(page);
  await expectErased(page, '1 quiz response with its guide');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('No response matches this search.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Search').fill('');
  await expect(row(page, 'ada@example.com')).toBeVisible();
  await expect(page).toHaveURL(/admin$/);
});

/** Says what goes, and does it only when that was understood. */
async function expectErased(page: Page, what: string) {
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await expect(dialog).toContainText(what);
  await expect(dialog.getByRole('button', { name: 'Erase everything' })).toBeDisabled();
  await dialog.getByLabel('I know that this cannot be undone.').check();
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('Erased', { exact: true }).first()).toBeVisible();
}

test('a board is opened, made read-only, cleared and deleted', async ({ page, browser }) => {
  const { id } = await newBoard(page, site.url);
  const guest = await browser.newPage();
  await openBoard(guest, id, site.url);
  await add(guest, 'Launch', { x: 500, y: 400 });

  await page.goto(`${site.url}/admin/boards`);
  const board = row(page, /\d notes?/).first();
  const press = (name: string) => board.getByRole('button', { name, exact: true }).click();
  await expect(board).toContainText('1 note');
  await expect(board).toContainText(/now: Guest/);
  await press('Make read-only');
  await expect(board).toContainText('read-only');
  await expect(guest.getByText('View only')).toBeVisible();
  await press('Make writable');
  await expect(board.getByRole('button', { name: 'Make read-only' })).toBeVisible();
  await press('Clear');
  await expect(board.getByRole('button', { name: 'Keep' })).toBeFocused();
  await press('Clear');
  await expect(board).toContainText('0 notes');
  await expect(note(guest, 'Launch')).toHaveCount(0);
  await expect(board.getByRole('button', { name: 'Clear' })).toBeDisabled();

  await board.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`board=${id}`));
  await page.goBack();
  await guest.close();
  await press('Delete');
  await press('Delete');
  await expect(page.getByText('No boards yet.')).toBeVisible();
  await page.goto(`${site.url}/admin/security`);
  for (const deed of [
    'Board cleared',
    'Board deleted',
    'Subscriber removed',
    'Subscribers exported',
  ])
    await expect(page.getByRole('row', { name: new RegExp(`^${deed}`) })).toBeVisible();
});

test('trends have their span in the address, and each chart its table', async ({ page }) => {
  await page.goto(`${site.url}/admin/trends`);
  await expect(page.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/days=7$/);
  await page.reload();
  await expect(page.getByText('2 leads')).toBeVisible();
  await expect(page.getByText('1 quiz responses')).toBeVisible();
  await expect(page.locator('.recharts-line')).toHaveCount(2);
  await page.getByText('As a table').press('Enter');
  const days = page.getByRole('region', { name: 'Per day' }).getByRole('row');
  await expect(days).toHaveCount(8);
  await expect(days.nth(1).getByRole('cell')).toHaveText(['2', '1']);
  const funnel = page.getByRole('table').filter({ hasText: 'Drop-off' });
  await expect(funnel.getByRole('row')).toHaveCount(23);
  await expect(page.getByRole('table', { name: 'Leads by offer' })).toContainText('smart-saver');

  await site.post('/api/leads', { ...ada, offerType: 'roi-guarantee' });
  await expect(page.getByText('3 leads')).toBeVisible({ timeout: 20_000 });
});

function tokenOf(email: string) {
  const database = new Database(site.database, { readonly: true });
  const query = "select payload from outbox where kind = 'mail' and payload like ?";
  const mail = database.prepare<[string], { payload: string }>(query).get(`%${email}%`);
  database.close();
  return /\/newsletter\/confirm\/([\w-]{32})/.exec(mail?.payload ?? '')?.[1];
}

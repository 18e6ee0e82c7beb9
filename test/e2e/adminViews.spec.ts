import { ada, confirm, inRow, question, row } from './adminSite.ts';
import { expectErased } from './erasing.ts';
import { chooseMenuItem, unique } from './leads.ts';
import { expect, expectAccessible, test } from './page.ts';
import type { Site } from './site.ts';
import { add, newBoard, note, openBoard } from './whiteboard.ts';

test('filters, exports, erases and removes subscribers, and resends a confirmation', async ({
  page,
  site,
}) => {
  const word = unique();
  const [reader, pending, bot] = ['reader', 'pending', 'bot'].map(
    (name) => `${name}-${word}@example.com`,
  );
  for (const email of [reader, pending]) await site.post('/trpc/newsletter.subscribe', { email });
  // Without credentials, like the form of the blog.
  const botFields = { email: bot, contact_me_by_fax: 'x' };
  await page.request.post(`${site.url}/trpc/newsletter.subscribe`, { data: botFields });
  await site.post('/trpc/newsletter.follow', { purpose: 'confirm', token: tokenOf(site, reader) });

  await page.goto(`/admin/subscribers?q=${word}`);
  await expect(row(page, word)).toHaveCount(2);
  await page.getByRole('link', { name: 'Not confirmed yet' }).click();
  await expect(page).toHaveURL(/show=pending/);
  await expect(row(page, word)).toHaveText([/^pending-/]);
  const actions = inRow(page, word, /^Actions for/);
  await chooseMenuItem(actions, 'Resend confirmation');
  await expect(page.getByText('Confirmation email queued')).toBeVisible();
  await page.getByRole('link', { name: 'Suspected spam' }).click();
  await expect(row(page, word)).toHaveText([/^bot-/]);
  await page.reload();
  await expect(row(page, word)).toHaveText([/^bot-/]);
  await page.getByRole('link', { name: 'Confirmed', exact: true }).click();
  await expect(row(page, word)).toHaveText([/^reader-.*Confirmed/]);
  await actions.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Open person', 'Remove', 'Erase person']);
  await page.keyboard.press('Escape');

  const link = page.getByRole('link', { name: 'Export CSV' });
  await expect(link).toHaveAttribute('target', '_blank');
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-disposition']).toMatch(/\.csv"$/);
  expect(await file.text()).toMatch(new RegExp(`${reader}[^\n]*/newsletter/unsubscribe/`));

  await page.getByLabel('Search').fill(`PENDING-${word}@`);
  await expect(page.getByText('No matching subscribers.')).toBeVisible();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(row(page, word)).toHaveText([/^pending-/]);
  await expect(page).toHaveURL(new RegExp(`subscribers\\?q=PENDING-${word}%40$`));
  await page.reload();
  await expect(row(page, word)).toHaveText([/^pending-/]);
  await expectAccessible(page);
  await chooseMenuItem(actions, 'Erase person');
  await expectErased(page, '1 newsletter subscription');
  await expect(page.getByText('No matching subscribers.')).toBeVisible();

  await page.goto(`/admin/subscribers?show=confirmed&q=${word}`);
  await chooseMenuItem(actions, 'Remove');
  const asked = question(page, /^Remove reader-/);
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(actions).toBeFocused();
  await chooseMenuItem(actions, 'Remove');
  await asked.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('No matching subscribers.')).toBeVisible();
  await page.goto('/admin/security');
  for (const action of ['Subscriber removed', 'Subscribers exported'])
    await expect(page.getByRole('row', { name: new RegExp(`^${action}`) }).first()).toBeVisible();
});

test('opens, locks, clears and deletes a board', async ({ page, browser, site }) => {
  const { id } = await newBoard(page);
  const guest = await browser.newPage();
  await openBoard(guest, id, site.url);
  await add(guest, 'Launch', { x: 500, y: 400 });

  await page.goto('/admin/boards');
  const board = row(page, id.slice(0, 8));
  const press = (name: string) => board.getByRole('button', { name, exact: true }).click();
  await expect(board).toContainText('1 note');
  await expect(board).toContainText(/online: [A-Z][a-z]+ [A-Z]/);
  await press('Make read-only');
  await expect(board).toContainText('read-only');
  await expect(guest.getByText('View only')).toBeVisible();
  await press('Make writable');
  await expect(board.getByRole('button', { name: 'Make read-only' })).toBeVisible();
  await press('Clear');
  await confirm(page, /^Delete all 1 notes of/, 'Clear');
  await expect(board).toContainText('0 notes');
  await expect(note(guest, 'Launch')).toHaveCount(0);
  await expect(board.getByRole('button', { name: 'Clear' })).toBeDisabled();

  await board.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`board=${id}`));
  await page.goBack();
  await guest.close();
  await press('Delete');
  await confirm(page, /^Delete the board/, 'Delete');
  await expect(board).toHaveCount(0);
  await page.goto('/admin/security');
  for (const action of ['Board cleared', 'Board deleted'])
    await expect(page.getByRole('row', { name: new RegExp(`^${action}`) }).first()).toBeVisible();
});

test('keeps the period of trends in the URL, shows charts as tables and updates live', async ({
  page,
  site,
}) => {
  await site.post('/api/leads', ada);
  await page.goto('/admin/trends');
  await expect(page.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/days=7$/);
  await page.reload();
  await expect(page.locator('.recharts-line')).toHaveCount(2);
  const shown = (text: RegExp) => page.getByRole('main').getByText(text);
  const numberOf = async (what: string) =>
    Number.parseInt(await shown(new RegExp(`^\\d+ ${what}s?$`)).innerText(), 10);
  const [leads, responses] = [await numberOf('lead'), await numberOf('quiz response')];
  const panel = page.getByRole('region', { name: 'Per day' });
  await panel.getByText('Show table').press('Enter');
  const days = panel.getByRole('row');
  await expect(days).toHaveCount(8);
  await expect(days.nth(1).getByRole('cell')).toHaveText([`${leads}`, `${responses}`]);
  const funnel = page.getByRole('table').filter({ hasText: 'Drop-off' });
  await expect(funnel.getByRole('row')).toHaveCount(23);
  await expect(page.getByRole('list', { name: 'Leads by offer' })).toContainText('Smart Saver');
  for (const chart of [/^Leads and quiz responses per day/, /^Visitors who continued/])
    await expect(page.getByRole('img', { name: chart })).toBeVisible();

  await site.post('/api/leads', { ...ada, offerType: 'roi-guarantee' });
  await expect(shown(new RegExp(`^${leads + 1} leads$`))).toBeVisible();
  await expect(shown(/^1 quiz responses$/)).toHaveCount(0);
});

function tokenOf(site: Site, email = '') {
  const query = "select payload from outbox where kind = 'mail' and payload like ?";
  const mail = site.inDatabase((database) =>
    database.prepare<[string], { payload: string }>(query).get(`%${email}%`),
  );
  return /\/newsletter\/confirm\/([\w-]{32})/.exec(mail?.payload ?? '')?.[1];
}

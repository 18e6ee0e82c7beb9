import { ada, adasQuiz, startSite } from './adminSite.ts';
import { expect, test } from './page.ts';

test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof startSite>>;
const ids: string[] = [];
test.beforeAll(async () => {
  site = await startSite('trouble');
  for (const firstName of ['Ada', 'Grace', 'Radia', 'Katherine', 'Mary'])
    ids.push((await site.post('/api/leads', { ...ada, firstName })).lead.id);
  await site.post('/api/leads', { ...ada, firstName: 'Joan', company: 'Elsewhere' });
  await site.post('/api/quiz', adasQuiz);
  for (const slug of ['one', 'two'])
    await site.post('/trpc/blog.create', {
      title: `Post ${slug}`,
      slug,
      excerpt: 'Short',
      content: '<p>Long</p>',
    });
});
test.afterAll(() => site.stop());

const unreached = 'The server could not be reached.';
const leadCalls = '**/trpc/*leads.work*';

test('a refresh that fails leaves what shows, says so quietly, and is made up for', async ({
  page,
  complaints,
}) => {
  await page.goto(`${site.url}/admin/leads`);
  await expect(page.getByRole('row', { name: /Grace/ })).toBeVisible();
  await page.route(leadCalls, (route) => route.abort());
  await site.post('/trpc/leads.work.addNote', { id: ids[0], note: 'By a colleague', author: '' });
  const line = page.getByText(`Not refreshed: what shows may be old. ${unreached}`);
  await expect(line).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('row', { name: /Grace/ })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(line).toBeVisible();

  await page.unroute(leadCalls);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(line).toHaveCount(0);
  expect(complaints.splice(0).join()).toContain('ERR_FAILED');
});

test('a view that could not be loaded is, once the live line is back', async ({
  page,
  complaints,
}) => {
  let isAway = true;
  await page.route('**/trpc/admin.live', (route) =>
    isAway ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue(),
  );
  await page.route(leadCalls, (route) =>
    isAway
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      : route.continue(),
  );
  await page.goto(`${site.url}/admin/leads`);
  const alert = page.getByRole('alert').filter({ hasText: 'The data could not be loaded.' });
  await expect(alert).toContainText('The server answered with an error (status 502).');
  await expect(alert).not.toContainText('<h1>');
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  isAway = false;
  await expect(page.getByRole('row', { name: /Grace/ })).toBeVisible({ timeout: 30_000 });
  expect(complaints.splice(0).join()).toContain('502');
});

test('what failed is not taken for done: dialogs and ticks stay, and it can be tried again', async ({
  page,
  complaints,
}) => {
  await page.goto(`${site.url}/admin/leads?lead=${ids[3]}`);
  await page.getByRole('button', { name: 'Delete lead' }).click();
  await page.route('**/trpc/leads.work.bulk**', (route) => route.abort());
  const confirm = page.getByRole('button', { name: 'Delete 1 lead' });
  await confirm.click();
  await expect(page.getByText(`Nothing was changed. ${unreached}`)).toBeVisible();
  await expect(confirm).toBeEnabled();
  await page.unroute('**/trpc/leads.work.bulk**');
  await confirm.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Katherine/ })).toHaveCount(0);

  await page.route('**/trpc/leads.work.bulk**', (route) => route.abort());
  await page.getByLabel('Select Mary Lovelace').check();
  await page.getByLabel('Set status').selectOption('won');
  await expect(page.getByRole('dialog', { name: 'Set 1 lead to “Won”?' })).toBeVisible();
  await page.getByRole('button', { name: 'Set to Won' }).click();
  await expect(page.getByText(`Nothing was changed. ${unreached}`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Select Mary Lovelace')).toBeChecked();
  complaints.splice(0);
});

test('a status shows as chosen while it is saved, and as before when that fails', async ({
  page,
  complaints,
}) => {
  await page.goto(`${site.url}/admin/leads?lead=${ids[1]}`);
  const status = page.getByRole('dialog').getByLabel('Status');
  const answer = Promise.withResolvers<void>();
  await page.route('**/trpc/leads.work.bulk**', async (route) => {
    await answer.promise;
    await route.abort();
  });
  await status.selectOption('won');
  await expect(status).toBeDisabled();
  await expect(status).toHaveValue('won');
  answer.resolve();
  await expect(status).toBeEnabled();
  await expect(status).toHaveValue('new');
  complaints.splice(0);
});

test('another filter drops what was selected under the one before', async ({ page }) => {
  await page.goto(`${site.url}/admin/leads?q=Elsewhere`);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Select all of this filter' }).click();
  await expect(page.getByText('All of this filter selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row', { name: /Grace/ })).toBeVisible();
  // What is ticked and in sight stays ticked.
  await expect(page.getByText('1 lead selected')).toBeVisible();
  await page.getByLabel('Search').fill('Grace');
  await expect(page.getByRole('row', { name: /Joan/ })).toHaveCount(0);
  await page.getByLabel('Search').fill('');
  await expect(page.getByRole('row', { name: /Joan/ })).toBeVisible();
  await expect(page.getByLabel('Select Joan Lovelace')).not.toBeChecked();
  await expect(page.getByRole('region', { name: 'Selected leads' })).toHaveCount(0);
});

test('days that are the wrong way round are said to be', async ({ page }) => {
  await page.goto(`${site.url}/admin/leads?from=2026-05-02&to=2026-05-01`);
  await expect(page.getByText('From is after To, so no lead can match.')).toBeVisible();
  await expect(page.getByLabel('From')).toHaveAccessibleDescription('Is after To');
});

test('what a colleague writes shows in the open details, and in those opened again', async ({
  page,
}) => {
  await page.goto(`${site.url}/admin/leads?lead=${ids[2]}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nothing yet.')).toBeVisible();
  const note = (text: string) =>
    site.post('/trpc/leads.work.addNote', { id: ids[2], note: text, author: '' });
  await note('Called at noon.');
  await expect(dialog.getByText('Called at noon.')).toBeVisible({ timeout: 20_000 });
  // Without the live line it is what is asked for on opening.
  await page.route('**/trpc/admin.live', () => {});
  await page.reload();
  await expect(dialog.getByText('Called at noon.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await note('Called again.');
  await page.getByRole('link', { name: 'Radia Lovelace' }).click();
  await expect(dialog.getByText('Called again.')).toBeVisible();
});

test('a page of leads that was turned to is shown from its head, by keyboard, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${site.url}/admin/leads?limit=2`);
  await page.getByRole('button', { name: 'Next' }).click();
  const table = page.getByRole('group', { name: 'Leads' });
  await expect(table).toBeFocused();
  await expect(table).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('the list of posts keeps its search and state in the address', async ({ page }) => {
  await page.goto(`${site.url}/admin/posts`);
  await page.getByLabel(/^Search/).fill('two');
  await expect(page).toHaveURL(/q=two/);
  await page.getByLabel('State').selectOption('draft');
  await expect(page).toHaveURL(/state=draft/);
  await page.getByRole('link', { name: 'Post two' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Post two');
  await page.goBack();
  await expect(page.getByLabel(/^Search/)).toHaveValue('two');
  await expect(page.getByLabel('State')).toHaveValue('draft');
  await expect(page.getByRole('link', { name: 'Post one' })).toHaveCount(0);
});

test('the details of a response have an address, and back closes them', async ({
  page,
  complaints,
}) => {
  await page.goto(`${site.url}/admin`);
  await page.getByRole('button', { name: /^View Details/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Quiz Response Details' });
  await expect(dialog.getByText('City: London')).toBeVisible();
  await expect(dialog.getByText('Positioning', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?response=[0-9a-f-]{36}$/);
  const address = page.url();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(address);
  await expect(dialog).toContainText('City: London');
  await page.goto(`${site.url}/admin?response=${ids[0]}`);
  await expect(dialog).toContainText('This quiz response was not found.');
  expect(complaints.splice(0).join()).toContain('404');
});

test('on a phone leads are cards of a table, and the filters wait under a button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${site.url}/admin/leads`);
  const card = page.getByRole('row', { name: /Grace Lovelace/ });
  await expect(card.getByRole('cell', { name: 'Analytical Engines' })).toBeVisible();
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  expect(width).toBeLessThan(340);
  expect(height).toBeLessThan(120);
  const field = page.getByLabel('Revenue', { exact: true });
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await field.selectOption('10m');
  await expect(page).toHaveURL(/tier=10m/);
  await expect(page.getByRole('button', { name: 'Filters (in use)' })).toBeVisible();
});

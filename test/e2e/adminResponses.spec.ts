import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { adaQuiz, inRow, row } from './adminSite.ts';
import { expectErased } from './erasing.ts';
import { unique } from './leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';
import type { Site } from './site.ts';

const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition');

async function finishQuiz(site: Site, fields: Partial<typeof adaQuiz> = {}) {
  const word = unique();
  const email = `${word}@example.com`;
  const { response } = await site.post('/api/quiz', { ...adaQuiz, email, ...fields });
  return { word, email, response };
}

/** Inserts copies of a response into the database, since the API cannot set a date. */
function copyResponses(site: Site, email: string, count: number, at: Date) {
  site.inDatabase((database) => {
    const select = 'select * from quiz_responses where email = ?';
    const first = database.prepare<[string], object>(select).get(email) ?? {};
    for (let n = 0; n < count; n++) {
      const fresh = { id: randomUUID(), guide_token: null, created_at: at.getTime() + n };
      const copy = { ...first, ...fresh };
      const names = Object.keys(copy).join(', ');
      const values = names.replaceAll(/\w+/g, '@$&');
      database.prepare(`insert into quiz_responses (${names}) values (${values})`).run(copy);
    }
  });
}

test('lists a response, and opens its details by URL and its guide by a link', async ({
  page,
  site,
  pageErrors,
}) => {
  const { word, email, response } = await finishQuiz(site);
  await page.goto(`/admin?q=${word}`);
  const item = row(page, email);
  await expect(item).toContainText('The Personal Brand Authority Show');
  await expect(item).toContainText(/[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d/);
  const open = inRow(page, email, 'View Details of Ada Lovelace');
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Quiz Response Details' });
  await expect(dialog.getByText('City: London')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Answers as JSON' })).toContainText(
    '"city": "London"',
  );
  await expect(dialog.getByText('"city": "London"')).toBeVisible();
  await expect(dialog.getByText('Positioning', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Generated Strategy' })).toBeVisible();
  const { responses } = await (await page.request.get('/api/quiz?limit=1')).json();
  expect(responses[0].generatedStrategy.length).toBeGreaterThan(500);
  await expect(dialog).toContainText(responses[0].generatedStrategy);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await item.getByText('The Personal Brand Authority Show').click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await open.click();
  await expect(page).toHaveURL(new RegExp(`response=${response.id}$`));
  const address = page.url();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goto(address);
  await expect(dialog).toContainText('Written by the built-in writer');
  await dialog.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Guide regenerated')).toBeVisible();
  const guide = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Open the private guide page' }).click();
  await expect((await guide).getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`/admin?response=${randomUUID()}`);
  await expect(dialog).toContainText('This quiz response was not found.');
  // Chromium logs the 404.
  expect(pageErrors.splice(0).join()).toContain('404');
});

test('counts the same month of every year as This Month, and loads more until the end', async ({
  page,
  site,
}) => {
  const { email } = await finishQuiz(site);
  await page.goto('/admin');
  await expect(page.getByTitle('The same calendar month of any year')).toContainText('This Month');
  const labels = ['Total Responses', 'This Month', 'Today'];
  await expect(figure(page, 'Today')).toHaveText(/\d/);
  const before = await Promise.all(
    labels.map(async (label) => Number(await figure(page, label).innerText())),
  );
  const now = new Date();
  const [year, month] = [now.getFullYear() - 1, now.getMonth()];
  copyResponses(site, email, 1, new Date(year, month, 15));
  copyResponses(site, email, 50, new Date(year, (month + 6) % 12, 15));
  await page.reload();
  const [all = 0, thisMonth = 0, today = 0] = before;
  const total = all + 51;
  await expect(figure(page, 'Total Responses')).toHaveText(`${total}`);
  await expect(figure(page, 'This Month')).toHaveText(`${thisMonth + 1}`);
  await expect(figure(page, 'Today')).toHaveText(`${today}`);

  const more = page.getByRole('button', { name: 'Load more' });
  for (let shown = 50; shown < total; shown += 50) {
    await expect(page.getByText(`Showing ${shown} of ${total}`)).toBeVisible();
    await expect(row(page, '@')).toHaveCount(shown);
    await more.click();
  }
  await expect(page.getByText(`Showing ${total} of ${total}`)).toBeVisible();
  await expect(more).toHaveCount(0);
});

test('searches responses by name and email, and erases a person', async ({ page, site }) => {
  const other = await finishQuiz(site);
  const { word, email } = await finishQuiz(site, { name: `Rädia ${other.word}` });
  await page.goto('/admin');
  await expect(row(page, other.email)).toBeVisible();
  await page.getByLabel('Search').fill(`radia ${other.word}`);
  await expect(row(page, 'example.com')).toHaveText([/^Rädia/]);
  await expect(page).toHaveURL(new RegExp(`admin\\?q=radia\\+${other.word}$`));
  await page.reload();
  await expect(row(page, 'example.com')).toHaveText([/^Rädia/]);
  await page.getByLabel('Search').fill(`${word}@example`);
  await expect(page).toHaveURL(new RegExp(`q=${word}%40example$`));
  await inRow(page, email, /^View Details of Rädia/).click();
  await page.getByRole('button', { name: 'Erase person' }).click();
  await expectAccessible(page);
  await expectErased(page, '1 quiz response with its guide');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('No response matches this search.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Search').fill('');
  await expect(row(page, other.email)).toBeVisible();
  await expect(page).toHaveURL(/admin$/);
});

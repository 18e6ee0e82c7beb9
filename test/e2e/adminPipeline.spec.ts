import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ada, adaQuiz } from './adminSite.ts';
import { rows, total, unique } from './leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';
import type { Site } from './site.ts';

const report = (page: Page) => page.getByRole('region', { name: 'Pipeline' });
const line = (page: Page, name: string) =>
  report(page).locator('[data-row]').filter({ hasText: name });
const cells = (page: Page, name: string) => line(page, name).getByRole('cell');

/** Creates two leads, of which one asked for no call and was won, and a quiz response. */
async function createRecords(site: Site, source: string) {
  const touch = { utm_source: source, utm_campaign: `camp-${source}`, landing: '/services' };
  const attribution = { first: touch, last: touch };
  const email = `${unique()}@example.com`;
  await site.post('/trpc/leads.create', { ...ada, email, attribution });
  const { result } = await site.post('/trpc/leads.create', { ...ada, email, attribution });
  await site.post('/trpc/quiz.submit', { ...adaQuiz, email, attribution });
  return result.data.lead.id;
}

/** The counts of a source. */
const counted = (site: Site, source: string) =>
  site.inDatabase((database) =>
    database
      .prepare(
        'select kind, campaign, landing, count from visit_counts where source = ? order by 1',
      )
      .all(source),
  );

/** Returns the first cell of a line of CSV. */
const firstCell = (line: string) =>
  /^"((?:[^"]|"")*)"/.exec(line)?.[1]?.replaceAll('""', '"') ?? line.split(',')[0];

test('counts a visit and a started quiz by their source, once each', async ({ page, site }) => {
  const word = unique();
  const visit = { kind: 'visit', campaign: 'spring', landing: '/', count: 1 };
  const address = `/?utm_source=${word}&utm_campaign=spring`;
  await page.goto(address);
  await expect.poll(() => counted(site, word)).toEqual([visit]);
  await page.reload();
  await hydrated(page);
  await page.goto('/quiz');
  const start = { ...visit, kind: 'quizStart' };
  await expect.poll(() => counted(site, word)).toEqual([start, visit]);
  await page.goto('/admin/trends?days=7&sort=visits');
  await expect(cells(page, word).first()).toHaveText(/^1\s*0 before$/);
  await expect(cells(page, word).nth(1)).toHaveText(/^1\s*0 before$/);
});

test('every figure leads to its list, and the download has the lines that are shown', async ({
  page,
  site,
}) => {
  const word = unique();
  await createRecords(site, word);
  await page.goto('/admin/trends?days=7');
  const leads = line(page, word).getByRole('link', { name: `2 leads of ${word}` });
  await leads.click();
  await expect(total(page)).toHaveText('2 leads');
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().locator('[data-head] a').click();
  const details = page.getByRole('dialog', { name: 'Ada Lovelace' });
  await details.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Won' }).click();
  const value = details.getByRole('textbox', { name: 'Value' });
  await value.fill('12500');
  await value.press('Enter');
  await expect(details.getByText('Value set to $12,500')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Remove filter Source: ${word}` }).click();
  await expect(page).not.toHaveURL(/source=/);

  await page.goto('/admin/trends?by=campaign&days=7');
  const campaign = `camp-${word}`;
  await expect(line(page, campaign)).toContainText('$12,500');
  await line(page, campaign).getByRole('link', { name: '1 quiz finished of' }).click();
  await expect(page.getByRole('status')).toContainText('Showing 1 of 1');
  await page.goBack();
  await page.getByRole('button', { name: 'Value won' }).click();
  await expect(report(page).locator('[data-row] [data-head]').first()).toHaveText(campaign);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  const lines = csv.slice(1).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^Campaign,Visits,Visits before,.*,Value won,Value won before$/);
  expect(lines.find((one) => one.startsWith(campaign))).toBe(
    `${campaign},0,0,0,0,1,0,2,0,0,0,1,0,12500,0`,
  );
  const names = await report(page).locator('[data-row] [data-head]').allInnerTexts();
  expect(lines.slice(1).map(firstCell)).toEqual(names);
});

test('the download shows invented sources as text', async ({ page, site }) => {
  const word = unique();
  await createRecords(site, `=HYPERLINK("${word}")`);
  await page.goto('/admin/trends?days=7');
  await expect(line(page, word)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`\r\n"'=HYPERLINK(""${word}"")",`);
});

test('is accessible as a table and as cards', async ({ page, site }) => {
  const word = unique();
  await createRecords(site, `${word} ${'long'.repeat(30)}`);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/trends?by=landing&days=30');
  await expect(line(page, '/services')).toBeVisible();
  await expect(page.locator('.recharts-line')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(line(page, '/services')).toContainText('Leads');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Article', exact: true }).click();
  await expect(page).toHaveURL(/by=article/);
});

test('the details of a response show where the person came from', async ({ page, site }) => {
  const word = unique();
  await createRecords(site, word);
  await page.goto(`/admin?source=${word}`);
  await rows(page)
    .first()
    .getByRole('button', { name: /View Details/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Quiz Response Details' });
  await expect(dialog.getByRole('heading', { name: 'Source' })).toBeVisible();
  await expect(dialog.getByText(`camp-${word}`).first()).toBeVisible();
});

import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { openContent } from './guideContent.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';
import { newGuide } from './quizSteps.ts';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('texts are copied with the mouse and the keyboard, and emails open in a mail program', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await newGuide(request));
  await hydrated(page);
  await openContent(page);
  const invitation = page.locator('#invitation');
  await invitation.getByRole('button', { name: 'Copy: Invitation' }).click();
  const announced = 'Copied to the clipboard: Invitation';
  await expect(invitation.getByText(announced)).toBeAttached();
  const body = await clipboard(page);
  expect(body).toMatch(/^Hi \[first name\],\n\n[^]+\n\nAda Lovelace\n.+$/);

  await invitation.getByRole('button', { name: /^Copy subject/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).not.toBe(body);
  const subject = await clipboard(page);
  await expect(invitation.getByText(subject, { exact: true })).toBeVisible();

  const mail = invitation.getByRole('link', { name: 'Open in mail' });
  const url = new URL((await mail.getAttribute('href')) ?? '');
  expect(url.protocol).toBe('mailto:');
  expect(url.searchParams.get('subject')).toBe(subject);
  expect(url.searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));

  await page.getByRole('button', { name: 'Copy: Trailer, 60 seconds' }).click();
  await expect.poll(() => clipboard(page)).toContain('Ada Lovelace');
  await expect(page.locator('#linkedIn').getByRole('link')).toHaveCount(0);
});

test('without a clipboard the text is selected', async ({ page, request }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    document.execCommand = () => false;
  });
  await page.goto(await newGuide(request));
  await hydrated(page);
  await openContent(page);
  const button = page.locator('#description').getByRole('button');
  await button.click();
  await expect(button).toHaveText('Press Ctrl+C');
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/Ada Lovelace/);
});

test('what is looked up opens on demand, and the contents show where the reader is', async ({
  page,
  request,
}) => {
  await page.goto(await newGuide(request));
  await hydrated(page);
  await openContent(page);
  const facts = page.locator('#episodes dd');
  await expect(facts.first()).toBeVisible();
  await expect(facts.last()).toBeHidden();
  await page.locator('#episodes summary').last().click();
  await expect(facts.last()).toBeVisible();
  const tasks = page.locator('#calendar details li');
  await expect(tasks.first()).toBeVisible();
  await expect(tasks.last()).toBeHidden();
  await expect(page.getByText(/^Hi \[first name\]/).first()).toBeVisible();
  await expectAccessible(page);

  const current = page.getByRole('navigation').locator('[aria-current="location"]:visible');
  await page.getByRole('link', { name: 'Metrics' }).click();
  await expect(current).toHaveText('Metrics');
  await page.getByRole('link', { name: 'Names', exact: true }).click();
  await expect(current).toHaveText('Names');

  await page.emulateMedia({ media: 'print' });
  await expect(tasks.last()).toBeVisible();
  await expect(page.locator('#linkedIn blockquote')).toBeVisible();
});

test('the calendar and the Markdown are downloads', async ({ page, request }) => {
  await page.goto(await newGuide(request));
  await hydrated(page);
  await openContent(page);
  const start = page.getByLabel('Week 1 starts on');
  await start.selectOption({ index: 2 });
  const monday = (await start.inputValue()).replaceAll('-', '');
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to your calendar' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe('podcast-calendar.ics');
  const days = [...readFileSync(await calendar.path(), 'utf8').matchAll(/DTSTART:(\d{8})/g)];
  const first = Number(days[0]?.[1]);
  expect(first).toBeGreaterThanOrEqual(Number(monday));
  expect(days.length).toBeGreaterThan(20);

  const [markdown] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as Markdown' }).click(),
  ]);
  expect(markdown.suggestedFilename()).toBe('podcast-strategy.md');
  expect(readFileSync(await markdown.path(), 'utf8')).toMatch(/^# A podcast strategy for Ada/);
});

test('a mark of a section is kept, changed, taken back, and seen in the admin', async ({
  page,
  request,
  site,
}) => {
  const guideUrl = await newGuide(request);
  await page.goto(guideUrl);
  await hydrated(page);
  await openContent(page);
  const names = page.getByRole('group', { name: 'Was “Names” useful?' });
  const useful = names.getByRole('button', { name: 'Useful' });
  const notUseful = names.getByRole('button', { name: 'Not for me' });
  await useful.click();
  await expect(names.getByText('Thank you. Noted.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await openContent(page);
  await expect(useful).toHaveAttribute('aria-pressed', 'true');
  await notUseful.click();
  await expect(notUseful).toHaveAttribute('aria-pressed', 'true');
  await expect(useful).toHaveAttribute('aria-pressed', 'false');
  await expect(names.getByText('Thank you. Noted.')).toBeVisible();

  const id = site.inDatabase((database) =>
    database
      .prepare<[string], { id: string }>('select id from quiz_responses where guide_token = ?')
      .get(guideUrl.split('/').at(-1) ?? ''),
  )?.id;
  await page.goto(`/admin?response=${id}`);
  await expect(page.getByText('Marked as “Not for me” (Built-in writer, version 1)')).toBeVisible();
  await page.goto('/admin/trends?days=7');
  const table = page.getByRole('table', { name: 'Guide feedback' });
  await expect(table.getByRole('row', { name: /^Names/ })).toBeVisible();
  await expectAccessible(page);

  await page.goto(guideUrl);
  await hydrated(page);
  await openContent(page);
  await notUseful.click();
  await expect(names.getByText('Taken back.')).toBeVisible();
  await page.reload();
  await expect(notUseful).toHaveAttribute('aria-pressed', 'false');
});

test('a mark that is not saved is shown as such', async ({ page, request, pageErrors }) => {
  await page.goto(await newGuide(request));
  await hydrated(page);
  await openContent(page);
  await page.route('**/trpc/quiz.giveFeedback*', (route) => route.abort());
  const useful = page
    .getByRole('group', { name: 'Was “Names” useful?' })
    .getByRole('button', { name: 'Useful' });
  await useful.click();
  await expect(page.getByText('Not saved')).toBeVisible();
  await expect(useful).toHaveAttribute('aria-pressed', 'false');
  expect(pageErrors.splice(0).length).toBeGreaterThan(0);
});

test.describe('the contents on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('stay at the top, open, lead to a section and close', async ({ page, request }) => {
    await page.goto(await newGuide(request));
    await hydrated(page);
    await openContent(page);
    const contents = page.getByRole('navigation', { name: 'In this guide' });
    const line = contents.getByText('In this guide');
    await page.locator('#metrics').scrollIntoViewIfNeeded();
    await expect(line).toBeInViewport();
    await line.click();
    await expect(contents.getByRole('link')).toHaveCount(10);
    await expectAccessible(page);
    await contents.getByRole('link', { name: 'Time and money' }).click();
    await expect(page).toHaveURL(/#costs$/);
    await expect(contents.getByRole('link').first()).toBeHidden();
    const title = page.getByRole('heading', { name: 'Time and money' });
    await expect(title).toBeInViewport();
    // Below the line, not behind it.
    const [lineBox, titleBox] = [await contents.boundingBox(), await title.boundingBox()];
    expect(titleBox?.y).toBeGreaterThan((lineBox?.y ?? 0) + (lineBox?.height ?? 0));
    await expectNoSidewaysScroll(page);
  });
});

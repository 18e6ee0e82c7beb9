import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  sectionHydrated,
  test,
} from './page.ts';
import { rewriting } from './guideDrafts.ts';
import { guideStream, newGuide } from './quizSteps.ts';

const title = 'A podcast strategy for Ada Lovelace';
const contents = (page: Page) => page.getByRole('navigation', { name: 'In this guide' });

test('a guide is complete, shows where the reader is and prints all of its text alone', async ({
  page,
  request,
}) => {
  const guideUrl = await newGuide(request);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(guideUrl);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(11);
  await expect(page.getByText('ada@example.com')).toHaveCount(0);
  // The code of the sections loads with the first input.
  await page.keyboard.press('Shift');
  await sectionHydrated(page.locator('#questions').getByRole('button'));
  const facts = page.locator('#episodes dd');
  await expect(facts.first()).toBeVisible();
  await expect(facts.last()).toBeHidden();
  await page.locator('#episodes summary').last().click();
  await expect(facts.last()).toBeVisible();
  const tasks = page.locator('#calendar details li');
  await expect(tasks.first()).toBeVisible();
  await expect(tasks.last()).toBeHidden();
  await expect(page.getByText(/^Hi \[first name\]/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const current = contents(page).locator('[aria-current="location"]:visible');
  for (const section of ['Metrics', 'Names']) {
    await contents(page).getByRole('link', { name: section, exact: true }).click();
    await expect(current).toHaveText(section);
  }
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'First ten episodes' })).toBeVisible();
  await expect(tasks.last()).toBeVisible();
  await expect(page.locator('#linkedIn blockquote')).toBeVisible();
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Print or save as PDF' }),
    page.getByRole('link', { name: 'Schedule Free Strategy Call' }).first(),
    page.getByRole('link', { name: 'Download as Markdown' }),
    page.getByRole('button', { name: /^(Copy|Useful|Add to your calendar)/ }).first(),
    contents(page),
    page.getByLabel('Week 1 starts on'),
  ])
    await expect(part).toBeHidden();
  await expectNoSidewaysScroll(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 900 } });

  test('a guide appears section by section and fits, with its contents at the top', async ({
    page,
    request,
    site,
  }) => {
    const guideUrl = await newGuide(request);
    const guide = rewriting(site, guideUrl);
    guide.write();
    await page.goto(guideUrl);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writing your guide…');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    guide.write('names', 'positioning');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('status')).toHaveText(
      'Your guide is being written: 2 of 10 sections are here.',
    );
    await expect(page.getByRole('heading', { name: 'Names' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    guide.finish();
    await expect(page.getByRole('heading', { name: 'On one page' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(11);
    await expect(page.getByText('is being written')).toHaveCount(0);
    // Marked without a reload, too; the sections below the summary are folded.
    const useful = page.getByRole('button', { name: 'Useful' });
    await expect(useful).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
    await page.getByRole('heading', { name: 'Names' }).click();
    await expect(useful).toHaveCount(2);
    await page.getByRole('heading', { name: 'Names' }).click();
    await expect(useful).toHaveCount(1);

    const line = contents(page).getByText('In this guide');
    await page.locator('#metrics').scrollIntoViewIfNeeded();
    await expect(line).toBeInViewport();
    await line.click();
    await expect(contents(page).getByRole('link')).toHaveCount(10);
    await expectAccessible(page);
    await contents(page).getByRole('link', { name: 'Time and money' }).click();
    await expect(page).toHaveURL(/#costs$/);
    await expect(contents(page).getByRole('link').first()).toBeHidden();
    const section = page.getByRole('heading', { name: 'Time and money' });
    await expect(section).toBeInViewport();
    await expect(useful).toHaveCount(2);
    // Below the line, not behind it.
    const [lineBox, titleBox] = [await contents(page).boundingBox(), await section.boundingBox()];
    expect(titleBox?.y).toBeGreaterThan((lineBox?.y ?? 0) + (lineBox?.height ?? 0));
    await expectNoSidewaysScroll(page);
  });
});

test('a guide is followed after a lost connection, until the person is erased', async ({
  page,
  request,
  site,
  pageErrors,
}) => {
  const guideUrl = await newGuide(request);
  const guide = rewriting(site, guideUrl);
  guide.write('names');
  await page.route(guideStream, (route) => route.abort('internetdisconnected'));
  await page.goto(guideUrl);
  await hydrated(page);
  const status = page.getByRole('status').first();
  await expect(status).toContainText('There is no connection');
  guide.write('names', 'positioning');
  await page.unroute(guideStream);
  await expect(status).toContainText('2 of 10');
  guide.finish();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(11);

  guide.write('names');
  await page.reload();
  await expect(status).toContainText('1 of 10');
  site.inDatabase((database) =>
    database
      .prepare('delete from quiz_responses where guide_token = ?')
      .run(guideUrl.split('/').at(-1) ?? ''),
  );
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('404 Page Not Found');
  expect((await page.reload())?.status()).toBe(404);
  await expect(heading).toHaveText('404 Page Not Found');
  expect(pageErrors.splice(0).length).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide is readable and its files load; what needs scripts is hidden', async ({
    page,
    request,
  }) => {
    await page.goto(await newGuide(request));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(11);
    await expect(page.getByText(/^Hi \[first name\]/).first()).toBeVisible();
    for (const part of [page.locator('#episodes dd'), page.locator('#calendar details li')])
      await expect(part.last()).toBeVisible();
    for (const name of [/^Copy/, 'Useful', 'Not for me', 'Print or save as PDF'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open in mail' })).toHaveCount(2);
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to your calendar' }).click(),
    ]);
    expect(calendar.suggestedFilename()).toBe('podcast-calendar.ics');
  });
});

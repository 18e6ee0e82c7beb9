import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';
import { openContent } from './guideContent.ts';
import { rewriting } from './guideDrafts.ts';
import { guideStream, newGuide } from './quizSteps.ts';

const title = 'A podcast strategy for Ada Lovelace';

test('a guide is complete and accessible, and prints without header and footer', async ({
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
  await openContent(page);
  await expect(page.getByRole('navigation', { name: 'In this guide' })).toBeVisible();
  await expect(page.getByText('ada@example.com')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'First ten episodes' })).toBeVisible();
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Print or save as PDF' }),
    page.getByRole('link', { name: 'Schedule Free Strategy Call' }).first(),
    page.getByRole('link', { name: 'Download as Markdown' }),
    page.getByRole('button', { name: /^(Copy|Useful|Add to your calendar)/ }).first(),
    page.getByRole('navigation', { name: 'In this guide' }),
    page.getByLabel('Week 1 starts on'),
  ])
    await expect(part).toBeHidden();
  await expectNoSidewaysScroll(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 900 } });

  test('a guide that is being written appears section by section and fits', async ({
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
    // Marked without a reload, too.
    await expect(page.getByRole('button', { name: 'Useful' })).toHaveCount(10);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('a guide is completed in two tabs, one of them without a connection for a while', async ({
  page,
  request,
  browser,
  site,
  pageErrors,
}) => {
  const guideUrl = await newGuide(request);
  const guide = rewriting(site, guideUrl);
  guide.write('names');
  await page.route(guideStream, (route) => route.abort('internetdisconnected'));
  const other = await (await browser.newContext()).newPage();
  for (const tab of [page, other]) {
    await tab.goto(site.url + guideUrl);
    await hydrated(tab);
  }
  const status = page.getByRole('status').first();
  await expect(status).toContainText('There is no connection');
  await expect(other.getByRole('status').first()).toContainText('1 of 10');
  guide.write('names', 'positioning');
  await expect(other.getByRole('status').first()).toContainText('2 of 10');
  await page.unroute(guideStream);
  await expect(status).toContainText('2 of 10');
  guide.finish();
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { level: 2 })).toHaveCount(11);
  await other.context().close();
  expect(pageErrors.splice(0).length).toBeGreaterThan(0);
});

test('the link of an erased person is a 404 page, also while the guide is being written', async ({
  page,
  request,
  site,
  pageErrors,
}) => {
  const guideUrl = await newGuide(request);
  rewriting(site, guideUrl).write('names');
  await page.goto(guideUrl);
  await hydrated(page);
  await expect(page.getByRole('status').first()).toContainText('1 of 10');
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

test('a former guide, of which there is only the text, stays readable', async ({
  page,
  request,
  site,
}) => {
  const guideUrl = await newGuide(request);
  const text = '# A podcast strategy for Ada\n\nFor people.\n\n## Plan\n\n1. **First**\n   - Do it';
  site.inDatabase((database) =>
    database
      .prepare(
        'update quiz_responses set guide = null, generated_strategy = ? where guide_token = ?',
      )
      .run(text, guideUrl.split('/').at(-1) ?? ''),
  );
  await page.goto(guideUrl);
  await hydrated(page);
  await expect(page.getByText('For people.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Plan' })).toBeVisible();
  await expect(page.getByText('Do it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Useful' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to your calendar' })).toHaveCount(0);
  await expectAccessible(page);
});

import type { Page } from '@playwright/test';
import { adaQuiz, inRow } from './adminSite.ts';
import { unique } from './leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';
import type { Site } from './site.ts';

async function finishQuiz(site: Site, fields: Partial<typeof adaQuiz> = {}) {
  const word = unique();
  const email = `${word}@example.com`;
  const { response, guideUrl } = await site.post('/api/quiz', { ...adaQuiz, email, ...fields });
  return { word, email, id: String(response.id), guideUrl: String(guideUrl) };
}

const editorPath = (id: string) => `/admin/responses/${id}/guide`;
const promise = (page: Page) => page.getByLabel('Promise');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const openSection = (page: Page, name: string) =>
  section(page, name).locator('summary').first().click();
const versions = (page: Page) => section(page, 'Versions').getByRole('listitem');

/** Saves the guide with another promise, as another editor would. */
async function saveElsewhere(page: Page, site: Site, id: string, text: string) {
  const url = `/trpc/quiz.guideEditor.open?input=${encodeURIComponent(JSON.stringify({ id }))}`;
  const { version, guide } = (await (await page.request.get(url)).json()).result.data;
  const edited = { ...guide, summary: { ...guide.summary, promise: text } };
  await site.post('/trpc/quiz.guideEditor.save', { id, version, guide: edited });
}

test('edits a guide, which the private page shows, restores a version and sends it again', async ({
  page,
  site,
}) => {
  const { word, email, id, guideUrl } = await finishQuiz(site);
  await page.goto(`/admin?q=${word}`);
  await inRow(page, email, 'View Details of Ada Lovelace').click();
  await page.getByRole('link', { name: 'Edit the guide' }).click();
  await expect(page).toHaveURL(new RegExp(`${editorPath(id)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide for Ada Lovelace');
  await expect(versions(page)).toHaveText([
    /Version 1.*Written by the built-in writer \(current\)/,
  ]);
  await expect(promise(page)).not.toHaveValue('');
  const written = await promise(page).inputValue();
  await promise(page).fill('One idea a week that pays for itself.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved as version 2')).toBeVisible();
  await expect(versions(page).first()).toContainText('Edited by This machine (current)');
  await expect(versions(page).first()).toContainText('Changed: On one page');

  const preview = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Preview/ }).click();
  await expect((await preview).getByText('One idea a week that pays for itself.')).toBeVisible();

  await page.getByRole('button', { name: /^Version 2/ }).click();
  const changes = page.getByRole('dialog', { name: 'Version 2' });
  await expect(changes.locator('mark')).toHaveText([
    written,
    'One idea a week that pays for itself.',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Version 1/ }).click();
  await page.getByRole('button', { name: 'Restore version' }).click();
  await expect(page.getByText('Version 1 restored as version 3')).toBeVisible();
  await expect(promise(page)).toHaveValue(written);
  await expect(versions(page)).toHaveText([
    /Version 3.*Restored from version 1 by This machine \(current\)/,
    /Version 2.*Edited/,
    /Version 1.*Written/,
  ]);
  expect(await (await page.request.get(guideUrl)).text()).not.toContain('pays for itself');

  const sending = section(page, 'Email');
  await expect(sending).toContainText('Mailgun is not configured');
  await expect(sending.getByRole('list', { name: 'Emails' }).getByRole('listitem')).toHaveCount(1);
  await sending.getByRole('button', { name: 'Send again' }).click();
  const question = page.getByRole('dialog', { name: 'Send the guide again?' });
  await expect(question).toContainText(email);
  await question.getByRole('button', { name: 'Send again' }).dblclick();
  await expect(page.getByText('Guide not sent yet')).toBeVisible();
  await expect(sending.getByRole('listitem')).toHaveText([
    /Queued until this delivery is configured/,
    /Queued until this delivery is configured/,
  ]);
  await page.goto('/admin/security');
  for (const entry of ['Guide edited', 'Earlier version of a guide restored', 'Guide sent again'])
    await expect(page.getByText(entry, { exact: true }).first()).toBeVisible();
});

test('shows both versions when another editor saved first, and loses neither', async ({
  page,
  site,
  pageErrors,
}) => {
  const { id } = await finishQuiz(site);
  await page.goto(editorPath(id));
  await expect(versions(page)).toHaveCount(1);
  // Without unsaved changes, the newer version replaces the older one.
  await saveElsewhere(page, site, id, 'Theirs, at first.');
  await expect(promise(page)).toHaveValue('Theirs, at first.');
  await expect(versions(page)).toHaveCount(2);

  await promise(page).fill('Mine.');
  await saveElsewhere(page, site, id, 'Theirs.');
  await expect(page.getByText(/Version 3 was saved at/)).toBeVisible();
  await expect(promise(page)).toHaveValue('Mine.');
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'This guide was saved elsewhere' });
  await expect(dialog.locator('mark')).toHaveText(['Theirs.', 'Mine.']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(promise(page)).toHaveValue('Theirs.');
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(promise(page)).toHaveValue('Mine.');
  await save(page).click();
  await expect(page.getByText('Saved as version 4')).toBeVisible();

  await promise(page).fill('Mine again.');
  await saveElsewhere(page, site, id, 'Theirs again.');
  await save(page).click();
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('Saved as version 6')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // Chromium logs each 409.
  expect(pageErrors.splice(0).join()).toContain('409');
});

test('shows errors at their fields, and what the checks find as warnings', async ({
  page,
  site,
}) => {
  const { id } = await finishQuiz(site);
  await page.goto(editorPath(id));
  await openSection(page, 'Calendar: 90 days');
  await section(page, 'Calendar: 90 days')
    .getByText(/^Week 2/)
    .click();
  const week = page.getByRole('group', { name: 'Week 2' });
  await week.getByLabel('Minutes').first().fill('500');
  await section(page, 'Calendar: 90 days')
    .getByText(/^Week 2/)
    .click();
  await openSection(page, 'Calendar: 90 days');
  await expect(week).toBeHidden();
  await save(page).click();
  await expect(week.getByLabel('Minutes').first()).toBeFocused();
  await expect(week.getByText('Must be a whole number from 5 to 240')).toBeVisible();
  await expect(section(page, 'Calendar: 90 days')).toContainText('Needs attention');
  await expectAccessible(page);

  await page.keyboard.press('Control+a');
  await page.keyboard.type('240');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved as version 2, with \d+ warning/)).toBeVisible();
  await expect(section(page, 'Calendar: 90 days')).toContainText('Week 2 takes more than 4 hours.');
  await expect(section(page, 'Calendar: 90 days')).not.toContainText('Needs attention');
});

test('keeps unsaved changes in the browser and asks before they are left', async ({
  page,
  site,
}) => {
  const { id } = await finishQuiz(site);
  await page.goto(editorPath(id));
  await promise(page).fill('Not saved.');
  await page.getByRole('link', { name: 'Response', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Leave this page?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Quiz Response Details' })).toBeVisible();
  await page.goto(editorPath(id));
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(promise(page)).toHaveValue('Not saved.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
});

test('moves, adds and removes entries by keyboard on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { id } = await finishQuiz(site, { name: 'supercalifragilistic'.repeat(4) });
  await page.goto(editorPath(id));
  await hydrated(page);
  await section(page, 'Names').locator('summary').press('Enter');
  const names = section(page, 'Names').getByLabel('Name', { exact: true });
  await expect(names.nth(1)).not.toHaveValue('');
  const before = await names.evaluateAll((inputs) =>
    inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
  );
  await page.getByRole('button', { name: 'Move up name 2' }).press('Enter');
  await expect(names.first()).toHaveValue(before[1] ?? '');
  await expect(page.getByRole('button', { name: 'Move up name 1' })).toBeFocused();
  await expect(page.getByText('Name 2 is now number 1.')).toBeAttached();
  const count = before.length;
  await page.getByRole('button', { name: `Remove name ${count}` }).press('Enter');
  await expect(names).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Add name' }).press('Enter');
  await expect(names.last()).toBeFocused();
  await page.keyboard.type('The Name Added Last');
  await page.keyboard.press('Tab');
  await page.keyboard.type('It is here.');
  await expectAccessible(page);
  await save(page).press('Enter');
  await expect(page.getByText(/^Saved as version 2/)).toBeVisible();
  for (const summary of await page.getByRole('main').locator('summary').all())
    if (!(await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'))))
      await summary.click();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.reload();
  await openSection(page, 'Names');
  await expect(section(page, 'Names').getByLabel('Name', { exact: true }).last()).toHaveValue(
    'The Name Added Last',
  );
});

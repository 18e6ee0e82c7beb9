import type { Page } from '@playwright/test';
import { adaQuiz, inRow } from './adminSite.ts';
import { unique } from './leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';

const name = 'supercalifragilistic'.repeat(4);
const promise = (page: Page) => page.getByLabel('Promise');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const versions = (page: Page) => section(page, 'Versions').getByRole('listitem');

test('edits a guide, restores a version, sends it again, and is used by keyboard on a phone', async ({
  page,
  site,
}) => {
  const word = unique();
  const email = `${word}@example.com`;
  const { response } = await site.post('/api/quiz', { ...adaQuiz, name, email });
  await page.goto(`/admin?q=${word}`);
  await inRow(page, email, `View Details of ${name}`).click();
  await page.getByRole('link', { name: 'Edit the guide' }).click();
  await expect(page).toHaveURL(`/admin/responses/${response.id}/guide`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Guide for ${name}`);
  await expect(versions(page)).toHaveText([
    /Version 1.*Written by the built-in writer \(current\)/,
  ]);
  await expect(promise(page)).not.toHaveValue('');
  const written = await promise(page).inputValue();
  await promise(page).fill('One idea a week that pays for itself.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved as version 2')).toBeVisible();
  await expect(versions(page).first()).toContainText('Edited by Owner (current)');
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
    /Version 3.*Restored from version 1 by Owner \(current\)/,
    /Version 2.*Edited/,
    /Version 1.*Written/,
  ]);

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

  await page.setViewportSize({ width: 375, height: 812 });
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
  await expect(page.getByText(/^Saved as version 4/)).toBeVisible();
  for (const summary of await page.getByRole('main').locator('summary').all())
    if (!(await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'))))
      await summary.click();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.reload();
  await section(page, 'Names').locator('summary').first().click();
  await expect(section(page, 'Names').getByLabel('Name', { exact: true }).last()).toHaveValue(
    'The Name Added Last',
  );
});

import type { Page } from '@playwright/test';
import { startSite } from './adminSite.ts';
import { leave, names } from './leads.ts';
import { expect, expectAccessible, test } from './page.ts';

const password = 'a long test password';
let site: Awaited<ReturnType<typeof startSite>>;

// One after the other: sessions are ended.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startSite('dialogs', { ADMIN_PASSWORD: password });
});
test.afterAll(() => site.stop());

const note = (page: Page) => page.getByLabel('Add a note');
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const enter = async (page: Page) => {
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
};
const openLead = async (page: Page, count = 1) => {
  const word = await leave(page.request, count, { origin: site.url });
  await page.goto(`${site.url}/admin/leads?q=${word}&sort=oldest`);
  await enter(page);
  await names(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeVisible();
};
const endSessions = async () => {
  const answer = await fetch(`${site.url}/trpc/admin.access.revokeAllSessions`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`admin:${password}`)}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  expect(answer.status).toBe(200);
};

test('a session that ends while a dialog stands open is begun anew by keyboard, and the dialog is back', async ({
  page,
  complaints,
}) => {
  await openLead(page);
  await note(page).fill('Half a sentence');
  await endSessions();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add note' })).toBeFocused();
  await page.keyboard.press('Enter');

  const signIn = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(signIn.getByLabel('Password')).toBeFocused();
  await expect(note(page)).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(signIn).toBeVisible();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(signIn).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add note' })).toBeFocused();
  await expect(note(page)).toHaveValue('Half a sentence');

  await endSessions();
  await page.keyboard.press('Enter');
  await expect(signIn.getByLabel('Password')).toBeFocused();
  // Another dialog of the view opens below.
  await page.goBack();
  await page.goForward();
  await expect(signIn.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await expect(signIn).toHaveCount(0);
  await expect(note(page)).toHaveValue('Half a sentence');
  await note(page).fill('Half a sentence, and the rest');
  await page.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'and the rest' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints.splice(0).join()).toContain('401');
});

test('whoever signs out takes unfinished notes out of the browser, a session that ends does not', async ({
  page,
  complaints,
}) => {
  await openLead(page);
  await note(page).fill('Half a sentence');
  await endSessions();
  await page.reload();
  await enter(page);
  await expect(note(page)).toHaveValue('Half a sentence');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await enter(page);
  await names(page).first().click();
  await expect(note(page)).toHaveValue('');
  complaints.splice(0);
});

test('a notice of what failed in a dialog shows above it, by mouse and by keyboard', async ({
  page,
  complaints,
}) => {
  await openLead(page);
  await page.route(/leads\.work\.bulk/, (route) => route.abort());
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  const notice = notices(page).getByRole('alert');
  await expect(notice).toContainText('Error');
  await page.keyboard.press('F8');
  await expect(notices(page)).toBeFocused();
  // A click needs that nothing lies above.
  await notice.getByRole('button', { name: 'Close notification' }).click();
  await expect(notice).toBeEmpty();
  await expect(page.getByRole('dialog')).toBeVisible();

  // Out of the dialog that goes, the notice stays where it can be seen.
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(notice).toContainText('Error');
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await notice.getByRole('button', { name: 'Close notification' }).click();
  await expect(notice).toBeEmpty();
  expect(complaints.splice(0).join()).toContain('ERR_FAILED');
});

test('text marked to beyond the edge leaves the details open, a click beside closes them', async ({
  page,
}) => {
  await openLead(page);
  await note(page).fill('Half a sentence');
  const box = await note(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(20, 300, { steps: 5 });
  await page.mouse.up();
  await expect(note(page)).toHaveValue('Half a sentence');
  await expect(page).toHaveURL(/lead=/);
  await page.mouse.click(20, 300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('after leads are deleted by keyboard the focus is on the row in their place', async ({
  page,
}) => {
  await openLead(page, 5);
  await page.getByRole('button', { name: 'Delete lead' }).press('Enter');
  await page.getByRole('button', { name: 'Delete 1 lead' }).press('Enter');
  await expect(names(page)).toHaveCount(4);
  await expect(names(page).first()).toHaveText('Grace Number01');
  await expect(names(page).first()).toBeFocused();

  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Erase person' }).press('Enter');
  await page.getByLabel('I know that this cannot be undone.').press('Space');
  await page.getByRole('button', { name: 'Erase everything' }).press('Enter');
  await expect(names(page)).toHaveCount(3);
  await expect(names(page).last()).toBeFocused();

  for (const left of [1, 0]) {
    await page
      .getByLabel(/^Select (Ada|Grace)/)
      .first()
      .press('Space');
    if (left)
      await page
        .getByLabel(/^Select Radia/)
        .first()
        .press('Space');
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await page.getByLabel('I know that this cannot be undone.').press('Space');
    await page.getByRole('button', { name: /^Delete \d leads?$/ }).press('Enter');
    await expect(names(page)).toHaveCount(left);
    await expect(left ? names(page).first() : page.getByRole('main')).toBeFocused();
    if (left) await expect(names(page)).toHaveText('Ada Number03');
  }
});

import dayjs from 'dayjs';
import { signIn } from './adminSite.ts';
import { chooseOption, createLeads, names, note, openFirst, rows } from './leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';

const tomorrow = dayjs().add(1, 'day').format('MMM D');

test('changes status and follow-up in the list, by keyboard, and keeps them', async ({
  page,
  site,
}) => {
  const word = await createLeads(site, 2);
  await page.goto(`/admin/leads?q=${word}&sort=oldest`);
  const status = rows(page)
    .first()
    .getByRole('button', { name: /status of Ada Number00/ });
  await status.focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByRole('menuitemradio', { name: 'Contacted' }).press('Enter');
  await expect(status).toHaveAccessibleName('Contacted, status of Ada Number00');
  await expect(status).toBeFocused();
  const followUp = rows(page)
    .first()
    .getByRole('button', { name: /follow-up of/ });
  await followUp.press('Enter');
  const saved = page.waitForResponse((response) =>
    /followUpOn/.test(response.request().postData() ?? ''),
  );
  await page.getByRole('menuitem', { name: 'Tomorrow' }).press('Enter');
  await expect(followUp).toContainText(tomorrow);
  await saved;
  await page.reload();
  await expect(status).toContainText('Contacted');
  await expect(followUp).toContainText(tomorrow);
});

test('chooses columns, which the browser keeps', async ({ page, site }) => {
  const word = await createLeads(site, 1);
  await page.goto(`/admin/leads?q=${word}`);
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(header('Follow-up')).toBeVisible();
  await expect(header('Owner')).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Owner' }).check();
  await page.getByRole('checkbox', { name: 'Follow-up' }).uncheck();
  await expectAccessible(page);
  await page.reload();
  await expect(header('Owner')).toBeVisible();
  await expect(header('Follow-up')).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Use the default' }).click();
  await page.setViewportSize({ width: 1680, height: 900 });
  for (const name of ['Status', 'Call', 'Follow-up', 'Owner', 'Last contact'])
    await expect(header(name)).toBeVisible();
});

test('the details set the follow-up, and go to the next and the previous lead', async ({
  page,
  site,
}) => {
  const word = await createLeads(site, 3);
  await page.goto(`/admin/leads?q=${word}&sort=oldest`);
  await openFirst(page);
  const details = (name: string) => page.getByRole('dialog', { name });
  await details('Ada Number00').getByRole('button', { name: 'In a week' }).click();
  const day = dayjs().add(7, 'day').format('MMM D, YYYY');
  await expect(page.getByRole('button', { name: 'Follow-up', exact: true })).toContainText(day);
  await expect(page.getByRole('dialog')).toContainText(`Follow-up set to ${day}`);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next lead' }).click();
  await expect(details('Grace Number01')).toContainText('2 of 3 on this page');
  await page.keyboard.press('j');
  await expect(details('Radia Number02')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(details('Grace Number01')).toBeVisible();
  // Typed into a field, the keys are text.
  await note(page).fill('');
  await note(page).pressSequentially('jk');
  await expect(note(page)).toHaveValue('jk');
  await expect(details('Grace Number01')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('shows both values when two people change the same one', async ({
  page,
  pageErrors,
  site,
}) => {
  const word = await createLeads(site, 1);
  // Without the stream, the page does not learn what others save.
  await page.route(/\/trpc\/admin\.live/, (route) => route.abort());
  await page.goto(`/admin/leads?q=${word}`);
  await openFirst(page);
  const id = new URL(page.url()).searchParams.get('lead');
  const dialog = page.getByRole('dialog', { name: 'Ada Number00', exact: true });
  await expect(dialog).toContainText('Nothing yet.');
  await site.post('/trpc/leads.update', { id, status: 'won' });
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Lost' }).click();
  const conflict = page.getByRole('dialog', { name: 'Ada Number00 was changed elsewhere' });
  await expect(conflict.getByRole('row', { name: 'Status' })).toContainText(/Won.*Lost/);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(dialog).toContainText('Won → Lost');
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('Lost');
  const expected = pageErrors.splice(0).filter((error) => !/admin.live|ERR_FAILED/.test(error));
  expect(expected).toEqual([expect.stringContaining('409')]);
});

test('reverts a change that could not be saved, and says why', async ({
  page,
  pageErrors,
  site,
}) => {
  const word = await createLeads(site, 1);
  await page.goto(`/admin/leads?q=${word}`);
  const status = rows(page)
    .first()
    .getByRole('button', { name: /status of/ });
  await page.route(/\/trpc\/leads\.update/, (route) => route.abort());
  await status.click();
  await page.getByRole('menuitemradio', { name: 'Won' }).click();
  await expect(page.getByRole('alert')).toContainText('The change to Ada Number00 was not saved');
  await expect(status).toContainText('New');
  expect(pageErrors.splice(0).join()).toContain('ERR_FAILED');
});

test('works by keyboard: select, edit, search and the list of shortcuts', async ({
  page,
  site,
}) => {
  const word = await createLeads(site, 2);
  await page.goto(`/admin/leads?q=${word}&sort=oldest`);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(names(page).first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 lead selected')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Grace Number01' });
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(names(page).nth(1)).toBeFocused();

  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByRole('row', { name: /Select the lead/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('x');
  await expect(page.getByText('1 lead selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search', { exact: true })).toBeFocused();
  await page.keyboard.type('?');
  await expect(shortcuts).toHaveCount(0);
});

test.describe('with accounts', () => {
  test.use({ baseURL: ({ closedSite }, use) => use(closedSite.url) });

  test('assigns a lead to a person, in the list and in the details', async ({
    page,
    closedSite: site,
  }) => {
    const word = await createLeads(site, 1);
    const name = `Grace ${word}`;
    const invitation = { email: `${word}@example.com`, name, role: 'editor' };
    await site.post('/trpc/admin.accounts.team.invite', invitation);
    await page.setViewportSize({ width: 1680, height: 900 });
    await signIn(page, `/admin/leads?q=${word}`);
    const owner = rows(page)
      .first()
      .getByRole('button', { name: /owner of Ada Number00/ });
    await owner.press('Enter');
    await page.getByRole('menuitemradio', { name }).press('Enter');
    await expect(owner).toContainText(name);
    await openFirst(page);
    const field = page.getByRole('dialog').getByRole('combobox', { name: 'Owner' });
    await expect(field).toHaveValue(name);
    await expect(page.getByRole('dialog')).toContainText(`Owner set to ${name}`);
    await chooseOption(field, 'Unassigned');
    await expect(page.getByRole('dialog')).toContainText('Owner removed');
    await expect(field).toHaveValue('Unassigned');
  });
});

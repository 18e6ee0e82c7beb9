import { signIn } from './adminSite.ts';
import { chooseOption, createLeads, openFirst, rows } from './leads.ts';
import { expect, test } from './page.ts';

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

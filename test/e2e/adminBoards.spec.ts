import { expect, expectAccessible, test } from './page.ts';
import { inRow } from './adminSite.ts';
import { seededBoard } from './whiteboard.ts';

test('notes of a board become a blog draft, and a note on a lead', async ({ page, site }) => {
  const { id } = seededBoard(site, [
    { content: 'Why deals stall', votes: ['a', 'b'] },
    { content: 'Pricing live', votes: ['a'] },
    { content: 'A quiet idea' },
  ]);
  await site.post('/api/leads', {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@example.com',
    company: 'Navy',
    revenue: '',
    leadType: 'proposal',
  });
  await page.goto('/admin/boards');
  const open = () => inRow(page, id.slice(0, 8), /^Use notes/).click();
  const dialog = page.getByRole('dialog', { name: 'Use notes of this board' });
  await open();
  await expect(dialog.getByRole('checkbox', { name: 'Why deals stall' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'A quiet idea' })).not.toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/admin\/posts\/[\w-]+$/);
  await expect(page.getByText('Why deals stall (2 votes)')).toBeVisible();

  await page.goto('/admin/boards');
  await open();
  await dialog.getByRole('checkbox', { name: 'A quiet idea' }).check();
  await dialog.getByLabel('Make').selectOption('Note on a lead');
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  await dialog.getByLabel('Lead', { exact: true }).fill('hopper');
  await dialog.getByRole('radio', { name: 'Grace Hopper' }).check();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/admin\/leads\?lead=/);
  await expect(page.getByText('A quiet idea').first()).toBeVisible();
});

import { chooseOption, createLeads, names, note, openFirst, rows } from './leads.ts';
import { expect, expectAccessible, test } from './page.ts';

test('closes details on a click but not a drag outside', async ({ page, site }) => {
  const word = await createLeads(site, 1);
  await page.goto(`/admin/leads?q=${word}`);
  await names(page).first().press('Enter');
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

test('shows the quiz response of the same person, and records status changes and notes', async ({
  page,
  site,
}) => {
  const word = await createLeads(site, 1);
  await site.post('/api/quiz', {
    name: 'Ada Quiz',
    email: `${word.toUpperCase()}-0@EXAMPLE.com`,
    answers: { personalInfo: { name: 'Ada', city: 'London', niche: 'Engines' } },
    result: 'personal_brand',
    resultDescription: 'The Personal Brand Authority Show',
  });
  await page.goto(`/admin/leads?q=${word}`);
  await openFirst(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The Personal Brand Authority Show');
  await dialog.getByText('Answers', { exact: true }).click();
  await expect(dialog.getByText('City: London')).toBeVisible();
  await expect(dialog).toContainText('"city": "London"');
  await chooseOption(dialog.getByRole('combobox', { name: 'Status' }), 'Qualified');
  await expect(dialog).toContainText('New → Qualified');
  await note(page).fill('Wants to start in spring.');
  await dialog.getByLabel('Your name').fill('Grace');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('Wants to start in spring.');
  await expect(dialog.getByRole('listitem').first()).toContainText('Grace ·');
  await expect(note(page)).toHaveValue('');

  await page.reload();
  await expect(dialog).toContainText('Wants to start in spring.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(rows(page).first()).toContainText('Qualified');
});

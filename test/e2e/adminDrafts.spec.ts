import { addNote, createLeads, note, openFirst } from './leads.ts';
import { expect, test } from './page.ts';

test('keeps separate notes on the same lead in two tabs', async ({ page, site }) => {
  const word = await createLeads(site, 1);
  await page.goto(`/admin/leads?q=${word}`);
  await openFirst(page);
  await note(page).fill('From the first');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await note(other).fill('Of the second');
  await addNote(other).click();
  await expect(other.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(note(page)).toHaveValue('From the first');

  // A new tab restores the draft of a closed one.
  await page.close();
  const next = await other.context().newPage();
  await next.goto(other.url());
  await expect(note(next)).toHaveValue('From the first');
});

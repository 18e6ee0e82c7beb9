import { quiz } from '../submissions.ts';
import { expect, test } from './page.ts';
import { expectSaved, note } from './whiteboard.ts';

test('a guide opens the board on which it is planned, the same one each time', async ({
  page,
  site,
}) => {
  const { guideUrl, response } = await site.post('/api/quiz', quiz);
  await page.goto(guideUrl);
  const plan = page.getByRole('button', { name: 'Plan it together' });
  await plan.click();
  await expect(page).toHaveURL(/\/whiteboard\?board=[\w-]{20,}$/);
  const board = page.url();
  await expectSaved(page);
  await expect(page.locator('[data-section]').filter({ hasText: 'Episode ideas' })).toBeVisible();
  await expect(note(page, 'How').first()).toBeVisible();
  await page.goto(guideUrl);
  await plan.click();
  await expect(page).toHaveURL(board);
  // In the admin, too.
  await page.goto(`/admin?response=${response.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Plan it together' }).click();
  await expect(page).toHaveURL(board);
});

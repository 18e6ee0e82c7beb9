import { expect, test } from './page.ts';
import { canvas, note, openBoard, seededBoard } from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('a menu or popover traps keys, Escape closes only it, and the focus returns', async ({
  page,
  site,
}) => {
  await openBoard(page, seededBoard(site, [{ content: 'A note' }]).id);
  await note(page, 'A note').click();
  const more = page.getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menuitem', { name: 'New board…' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Save as picture (PNG)' })).toBeFocused();
  // Letters do not vote and Delete does not remove the selection.
  await page.keyboard.press('v');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(page.getByRole('group', { name: /A note, by Eve$/ })).toBeVisible();

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).press('Enter');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(page.getByText('1 selected')).toBeVisible();

  const people = page.getByRole('button', { name: 'Participants: 1' });
  await people.click();
  const list = page.getByRole('dialog', { name: 'Participants' });
  await expect(list.getByLabel('Your name, as others see it')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(people).toBeFocused();

  // A press on the canvas closes it and also acts on the canvas.
  await people.click();
  await expect(list).toBeVisible();
  await page.mouse.click(300, 700);
  await expect(list).toHaveCount(0);
  await expect(canvas(page)).toBeFocused();
  await expect(page.getByText('1 selected')).toHaveCount(0);
});

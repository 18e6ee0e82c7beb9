import { expect, expectAccessible, test } from './page.ts';
import { boxOf, expectSaved, openBoard, participant, seededBoard } from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('asks once for a name, with a friendly one as default', async ({ page, site }) => {
  const { id } = seededBoard(site);
  using ben = await participant(site, id);
  await page.goto(`/whiteboard?board=${id}`);
  await expectSaved(page);
  await page.mouse.move(500, 500);
  const name = page.getByLabel('Your name on this board');
  await expect(name).toHaveValue(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  await expectAccessible(page);
  await name.fill('Ann Other');
  await name.press('Enter');
  await expect(name).toHaveCount(0);
  const people = page.getByRole('button', { name: /Participants: 2/ });
  await expect(people).toContainText('You, Ben');
  await people.click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    /You \(Ann Other\)$/,
    /BenFollow$/,
  ]);
  await page.reload();
  await expectSaved(page);
  await expect(page.getByRole('button', { name: /Participants/ })).toContainText('You, Ben');
  await expect(name).toHaveCount(0);
  expect(ben.notes()).toEqual([]);
});

test('shares links to write and to read, each as a QR code', async ({ page, site }) => {
  const { id, readOnlyId } = seededBoard(site);
  await openBoard(page, id);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByLabel('Link to write')).toHaveValue(new RegExp(`board=${id}$`));
  await expect(page.getByLabel('Link to read')).toHaveValue(new RegExp(`board=${readOnlyId}$`));
  await expect(page.getByRole('img', { name: 'QR code: Can edit' })).toBeVisible();
  await page.getByText('View only', { exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR code: View only' })).toBeVisible();
  await expectAccessible(page);
});

test('the demo board is marked as public and offers a board of one’s own', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('whiteboard-named', 'true'));
  await page.goto('/whiteboard');
  await expectSaved(page);
  await expect(page.getByText('Public demo')).toBeVisible();
  await page.mouse.move(500, 500);
  const notice = page.getByRole('note');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Make your own board' }).click();
  await expect(page.getByRole('dialog', { name: 'New board' })).toBeVisible();
  await page.keyboard.press('Escape');
  await notice.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expectSaved(page);
  await expect(notice).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });

  test('the bars take less than a sixth of the screen', async ({ page, site }) => {
    await openBoard(page, seededBoard(site).id);
    const [top, bottom] = await Promise.all([
      boxOf(page.getByRole('button', { name: 'Share' }).locator('..')),
      boxOf(page.getByRole('group', { name: 'Tools' })),
    ]);
    expect(top.y + top.height + (812 - bottom.y)).toBeLessThan(812 / 6);
  });
});

import { expect, expectAccessible, test } from './page.ts';
import { add, boxOf, distanceFrom, newBoard, note, openBoard, openContext } from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('a facilitator brings people along and leads them; anyone can follow another', async ({
  page: fay,
  browser,
  site,
}) => {
  const { id, readOnlyId, facilitatorToken } = await newBoard(fay, site.url);
  expect(readOnlyId).not.toBe(id);
  await openBoard(fay, `${id}#facilitate=${facilitatorToken}`);
  await expect(fay).toHaveURL(new RegExp(`board=${id}$`));
  const { page: ben, close } = await openContext(browser);
  await openBoard(ben, id, site.url);
  const facilitate = async (name: string, role: 'menuitem' | 'menuitemcheckbox') => {
    await fay.getByRole('button', { name: 'More' }).click();
    await fay.getByRole(role, { name }).click();
  };
  await add(fay, 'In the open', { x: 640, y: 450 });
  await expect(note(ben, 'In the open')).toBeVisible();
  const before = await boxOf(note(ben, 'In the open'));
  await fay.mouse.move(640, 700);
  await fay.mouse.wheel(200, 0);
  await facilitate('Bring everyone here', 'menuitem');
  await expect(ben.getByText(/brought you here/).first()).toBeVisible();
  await expect
    .poll(() => distanceFrom(note(ben, 'In the open'), before))
    .toEqual({ x: -200, y: 0 });
  await expectAccessible(ben);
  await ben.getByRole('button', { name: 'Back to where I was' }).click();
  await expect.poll(() => distanceFrom(note(ben, 'In the open'), before)).toEqual({ x: 0, y: 0 });

  await facilitate('Everyone follows me', 'menuitemcheckbox');
  await fay.mouse.move(640, 700);
  await fay.mouse.wheel(0, 100);
  await expect
    .poll(() => distanceFrom(note(ben, 'In the open'), before))
    .toEqual({ x: -200, y: -100 });
  // Panning by hand ends it, with a way back.
  await ben.mouse.move(640, 700);
  await ben.mouse.wheel(0, 50);
  await expect(ben.getByText(/^You stopped following /).first()).toBeVisible();
  await fay.mouse.wheel(0, 100);
  await expect(note(fay, 'In the open')).toBeVisible();
  await expect
    .poll(() => distanceFrom(note(ben, 'In the open'), before))
    .toEqual({ x: -200, y: -150 });
  await ben.getByRole('button', { name: 'Follow again' }).click();
  await expect
    .poll(() => distanceFrom(note(ben, 'In the open'), before))
    .toEqual({ x: -200, y: -200 });
  await ben.getByRole('button', { name: 'Stop following' }).click();
  await fay.getByRole('button', { name: 'Stop leading' }).click();

  await ben.getByRole('button', { name: /Participants/ }).click();
  await ben.getByRole('button', { name: /^Follow / }).click();
  await expect(ben.getByRole('button', { name: /^Follow / })).toHaveText('Following');
  await close();
});

import { expect, expectAccessible, test } from './page.ts';
import {
  add,
  boxOf,
  distanceFrom,
  expectSaved,
  newBoard,
  news,
  note,
  openBoard,
  openContext,
  seededBoard,
  tool,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('the timer is shared, survives a reload and ends with a notice', async ({
  page: ada,
  browser,
  site,
}) => {
  const { id } = seededBoard(site);
  await openBoard(ada, id);
  const { page: ben, close } = await openContext(browser);
  await ben.clock.install();
  await openBoard(ben, id, site.url);
  const timer = ada.getByRole('button', { name: /^Timer/ });
  await expect(timer).toHaveText('45 min');
  await timer.click();
  await expect(ada.getByRole('menuitem', { name: /minutes$/ })).toHaveText([
    '5 minutes',
    '10 minutes',
    '15 minutes',
    '45 minutes',
  ]);
  await expectAccessible(ada);
  await ada.getByRole('menuitem', { name: '5 minutes', exact: true }).click();
  await expect(timer).toHaveText(/^4:5\d$/);
  const others = ben.getByRole('button', { name: /^Timer/ });
  await expect(others).toHaveText(/^(5:00|4:5\d)$/);
  await expect(news(ben)).toContainText('Timer running');

  await timer.click();
  await ada.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(timer).toHaveText(/^4:\d\d paused$/);
  await ada.reload();
  await expect(timer).toHaveText(/^4:\d\d paused$/);
  await timer.click();
  await ada.getByRole('menuitem', { name: 'Add 1 minute' }).click();
  await expect(timer).toHaveText(/^5:\d\d paused$/);
  await timer.click();
  await ada.getByRole('menuitem', { name: 'Resume' }).click();
  await expect(others).toHaveText(/^5:\d\d$/);

  await ben.clock.fastForward('06:00');
  await expect(others).toHaveText('Time is up');
  await expect(ben.getByText('The 5-minute timer has ended.')).toBeVisible();
  await close();
});

test('a facilitator brings people along, hides what is written and locks the board', async ({
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
  await ben.getByRole('button', { name: 'More' }).click();
  await expect(ben.getByRole('menuitem', { name: 'New board…' })).toBeVisible();
  await expect(ben.getByText('Bring everyone here')).toHaveCount(0);
  await ben.keyboard.press('Escape');

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

  await facilitate('Private writing', 'menuitemcheckbox');
  await expect(ben.getByText(/Private writing/)).toBeVisible();
  await add(ben, 'My own thought', { x: 900, y: 600 });
  await expectSaved(ben);
  await expect(note(fay, 'My own thought')).toHaveCount(0);
  await fay.getByRole('button', { name: 'Reveal notes' }).click();
  await expect(note(fay, 'My own thought')).toBeVisible();

  await facilitate('Lock the board', 'menuitemcheckbox');
  await expect(ben.getByText('Locked')).toBeVisible();
  await expect(tool(ben, 'Sticky note')).toHaveCount(0);
  await fay.getByRole('button', { name: 'Unlock' }).click();
  await expect(tool(ben, 'Sticky note')).toBeEnabled();

  await fay.reload();
  await fay.getByRole('button', { name: 'Share' }).click();
  await expect(fay.getByLabel('Facilitator link')).toHaveValue(/#facilitate=/);
  await fay.keyboard.press('Escape');
  await ben.getByRole('button', { name: /Participants/ }).click();
  await ben.getByRole('button', { name: /^Follow / }).click();
  await expect(ben.getByRole('button', { name: /^Follow / })).toHaveText('Following');
  await close();
});

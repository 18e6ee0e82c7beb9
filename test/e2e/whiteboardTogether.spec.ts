import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './page.ts';
import type { Site } from './site.ts';
import {
  add,
  boxOf,
  distanceFrom,
  edit,
  expectSaved,
  field,
  newBoard,
  note,
  openBoard,
  openContext,
  rename,
  seededBoard,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** Opens a new board in the page and in another browser context. */
async function openForTwo(page: Page, browser: Browser, site: Site) {
  const { id } = seededBoard(site);
  await openBoard(page, id);
  const other = await openContext(browser);
  await openBoard(other.page, id);
  return other;
}

const expectAuthor = (page: Page, text: string, name: string) =>
  expect(page.getByRole('group', { name: new RegExp(`${text}, by ${name}$`) })).toBeVisible();

test('each sees the cursor and name of the other, and their own name as You', async ({
  page: ada,
  browser,
  site,
}) => {
  const { page: ben, close } = await openForTwo(ada, browser, site);
  await rename(ben, 'Ben Okafor');
  const cursor = ada.locator('[data-cursor]');
  await expect(cursor).toHaveText('Ben Okafor');
  await ben.mouse.move(640, 580);
  await expect(cursor).toBeVisible();
  await expect.poll(async () => (await boxOf(cursor)).x).toBeCloseTo(640, -1);
  await ada.getByRole('button', { name: 'Participants: 2' }).click();
  const people = ada.getByRole('dialog', { name: 'Participants' });
  await expect(people.getByRole('listitem')).toHaveText([/You \(.+\)$/, /Ben OkaforFollow$/]);
  await ada.keyboard.press('Escape');
  await ben.reload();
  await ben.getByRole('button', { name: /Participants/ }).click();
  await expect(ben.getByLabel('Your name, as others see it')).toHaveValue('Ben Okafor');
  await ben.keyboard.press('Escape');
  await close();
});

test('of two people on the same note, the later is warned, and no text is lost', async ({
  page: ada,
  browser,
  site,
}) => {
  const { page: ben, close } = await openForTwo(ada, browser, site);
  await add(ada, 'Shared', { x: 500, y: 400 });
  await expect(note(ben, 'Shared')).toContainText('Episode Ideas');
  await edit(ben, 'Shared');
  await expect(field(ben)).toBeFocused();
  await expect(note(ada, 'Shared')).toContainText('is writing…');
  await note(ada, 'Shared').focus();
  await ada.keyboard.press('Enter');
  const dialog = ada.getByRole('dialog', { name: 'Someone is writing here' });
  await expect(dialog).toContainText('is writing on this note.');
  await expectAccessible(ada);
  await ada.keyboard.press('Escape');
  await expect(note(ada, 'Shared')).toBeFocused();
  await ada.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Edit anyway' }).click();
  await expect(field(ada)).toBeFocused();
  await field(ada).pressSequentially(' by Ada');
  await field(ben).pressSequentially(' by Ben');
  await ben.getByRole('button', { name: 'Save' }).click();
  await expectSaved(ben);
  await ada.getByRole('button', { name: 'Save' }).click();
  await expect(ada.getByText('Kept as a new note').first()).toBeVisible();
  for (const page of [ada, ben]) {
    await expect(note(page, 'Shared by Ben')).toBeVisible();
    await expect(note(page, 'Shared by Ada')).toBeVisible();
  }
  await close();
});

test('what someone was writing is saved when they reload the page and when they close the tab', async ({
  page: ada,
  browser,
  site,
}) => {
  const { page: ben, close } = await openForTwo(ada, browser, site);
  await add(ada, 'Draft', { x: 500, y: 400 });
  await edit(ben, 'Draft');
  await field(ben).fill('Before the reload');
  await ben.reload();
  await expect(note(ben, 'Before the reload')).toBeVisible();
  await expect(note(ada, 'Before the reload')).toBeVisible();
  await expectSaved(ben);
  await edit(ben, 'Before the reload');
  await field(ben).fill('Before the end');
  await ben.close();
  await expect(note(ada, 'Before the end')).toBeVisible();
  await close();
});

test('two tabs of one person are one participant, under one name', async ({ page: one, site }) => {
  const { id } = seededBoard(site);
  await openBoard(one, id);
  const two = await one.context().newPage();
  await openBoard(two, id);
  await rename(two, 'Ada Obi');
  await add(one, 'By both', { x: 500, y: 400 });
  await expect(note(two, 'By both')).toBeVisible();
  await expect(one.getByText('1 participant', { exact: true })).toBeVisible();
  await expectAuthor(two, 'By both', 'You');
  await one.reload();
  await expectAuthor(one, 'By both', 'You');
  await two.close();
});

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

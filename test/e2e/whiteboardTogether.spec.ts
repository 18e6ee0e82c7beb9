import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './page.ts';
import type { Site } from './site.ts';
import {
  add,
  openContext,
  boxOf,
  dragNote,
  edit,
  expectSaved,
  field,
  distanceFrom,
  seededBoard,
  news,
  note,
  notes,
  openBoard,
  rename,
  showOutline,
  participant,
  tool,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('two people see the changes of each other, and undo does not revert those of others', async ({
  page: ada,
  browser,
  site,
}) => {
  const { page: ben, close } = await openForTwo(ada, browser, site);
  await expect(ada.getByText('2 participants')).toBeVisible();
  await expect(ben.getByText('2 participants')).toBeVisible();

  await add(ada, 'From Ada', { x: 500, y: 400 });
  await expect(note(ben, 'From Ada')).toBeVisible();
  await edit(ben, 'From Ada');
  await field(ben).fill('From both');
  await ben.keyboard.press('Control+Enter');
  await expect(note(ada, 'From both')).toBeVisible();
  await ada.getByRole('button', { name: 'Undo' }).click();
  await ada.keyboard.press('Control+z');
  await expect(note(ada, 'From both')).toBeVisible();
  await expectSaved(ada);
  await expect(note(ben, 'From both')).toBeVisible();

  const before = await boxOf(note(ben, 'From both'));
  await dragNote(ada, note(ada, 'From both'), { x: 150, y: 90 });
  await expect.poll(() => distanceFrom(note(ben, 'From both'), before)).toEqual({ x: 150, y: 90 });

  await note(ada, 'From both').click();
  await ada.getByRole('button', { name: 'Vote for note' }).click();
  await expect(ben.getByRole('group', { name: /From both.*, 1 vote$/ })).toBeVisible();

  await note(ben, 'From both').click();
  await ben.keyboard.press('Delete');
  await expect(notes(ada)).toHaveCount(0);
  await expect(news(ada)).toContainText(/Deleted: From both|Others .*deleted/);
  await close();
  await expect(ada.getByText('1 participant', { exact: true })).toBeVisible();
});

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

  // Authorship depends on the id, not on the name.
  await rename(ada, 'Ann');
  await rename(ben, 'Ann');
  await add(ada, 'From here', { x: 500, y: 400 });
  await add(ben, 'From there', { x: 800, y: 400 });
  await expectAuthor(ada, 'From here', 'You');
  await expectAuthor(ada, 'From there', 'Ann');
  await expectAuthor(ben, 'From here', 'Ann');
  await rename(ada, 'Bea');
  await ada.reload();
  await expectAuthor(ada, 'From here', 'You');
  await expectAuthor(ada, 'From there', 'Ann');
  await showOutline(ada);
  await expect(ada.getByRole('listitem').filter({ hasText: 'From here' })).toContainText('You');
  await expect(ada.getByRole('listitem').filter({ hasText: 'From there' })).toContainText('Ann');
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

test('keeps text as a new note when its note is deleted meanwhile', async ({ page, site }) => {
  const late: (() => void)[] = [];
  let deletions = 0;
  await page.routeWebSocket('**/ws/whiteboard', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (String(message).includes('Written too late')) late.push(() => server.send(message));
      else server.send(message);
    });
    server.onMessage((message) => {
      socket.send(message);
      if (String(message).includes('note_deleted')) deletions += 1;
    });
  });
  const { id } = seededBoard(site, [
    { content: 'Doomed', position: { x: 0, y: 0 } },
    { content: 'Lost', position: { x: 300, y: 0 } },
  ]);
  using ben = await participant(site, id);
  const texts = () => ben.notes().map(({ content }) => content);
  await openBoard(page, id);
  await edit(page, 'Doomed');
  await field(page).fill('Worth keeping');
  // Opening a note raises it; that change must precede the deletion.
  await expectSaved(page);
  ben.change({ type: 'delete_note', noteId: 'Doomed' });
  await expect.poll(() => deletions).toBe(1);
  await field(page).press('Control+Enter');
  await expect.poll(texts).toEqual(['Lost', 'Worth keeping']);

  // The deletion arrives while the change is in flight.
  await edit(page, 'Lost');
  await field(page).fill('Written too late');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => late.length).toBe(1);
  ben.change({ type: 'delete_note', noteId: 'Lost' });
  await expect(notes(page)).toHaveCount(1);
  late[0]?.();
  await expect(page.getByText('Kept as a new note')).toBeVisible();
  await expect.poll(() => late.length).toBe(2);
  late[1]?.();
  await expect.poll(texts).toEqual(['Worth keeping', 'Written too late']);
  await expectSaved(page);
});

test('keeps text edited in the outline when others change the note', async ({ page, site }) => {
  const { id } = seededBoard(site, [{ content: 'Moved' }, { content: 'Doomed' }]);
  using ben = await participant(site, id);
  await openBoard(page, id);
  await showOutline(page);
  const ideas = page.getByRole('region', { name: /^Episode Ideas/ });
  await expect(ideas.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Edit: Moved' }).click();
  await field(page).fill('Moved and rewritten');
  await page.getByRole('button', { name: 'Edit: Doomed' }).click();
  await field(page).last().fill('Worth keeping');

  ben.change({ type: 'update_note', noteId: 'Moved', updates: { category: 'question' } });
  ben.change({ type: 'delete_note', noteId: 'Doomed' });
  await expect(news(page)).toContainText('Deleted');
  await expect(field(page)).toHaveCount(2);
  for (let n = 0; n < 2; n++) {
    await field(page).first().focus();
    await page.keyboard.press('Control+Enter');
    await expect(field(page)).toHaveCount(1 - n);
  }
  await expect
    .poll(() => ben.notes().map(({ content, category }) => `${content}: ${category}`))
    .toEqual(['Moved and rewritten: question', 'Worth keeping: idea']);
});

test('the read-only link shows the board live and offers no edits', async ({ page, site }) => {
  const { id } = seededBoard(site, [{ content: 'Read me' }]);
  using ben = await participant(site, id);
  await openBoard(page, id);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByLabel('Link to write')).toHaveValue(new RegExp(`board=${id}$`));
  await page.goto(await page.getByLabel('Link to read').inputValue());
  await expect(page.getByText('View only')).toBeVisible();
  await expect(note(page, 'Read me')).toBeVisible();
  await expect(tool(page, 'Sticky note')).toHaveCount(0);
  await note(page, 'Read me').dblclick();
  await expect(field(page)).toHaveCount(0);
  await expect(note(page, 'Read me').getByRole('button')).toHaveCount(0);
  const before = await boxOf(note(page, 'Read me'));
  await dragNote(page, note(page, 'Read me'), { x: 100, y: 100 });
  expect(await distanceFrom(note(page, 'Read me'), before)).toEqual({ x: 0, y: 0 });
  await expectAccessible(page);
  ben.add('And me');
  await expect(note(page, 'And me')).toBeVisible();
  await showOutline(page);
  await expect(page.getByText('And me', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Edit|Delete|Vote|Add)/ })).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { startSite } from './adminSite.ts';
import { expect, expectAccessible, test } from './page.ts';
import {
  add,
  another,
  boxOf,
  drag,
  expectSaved,
  field,
  movedBy,
  newBoard,
  note,
  notes,
  openBoard,
  rename,
  tool,
} from './whiteboard.ts';

// A server of its own: an address may make no more than 30 boards a minute.
let site: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async () => {
  site = await startSite('together');
});
test.afterAll(() => site.stop());
test.use({
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
});

test('two people see what the other adds, writes, moves, votes on and deletes', async ({
  page: ada,
  browser,
}) => {
  const { id } = await newBoard(ada, site.url);
  await openBoard(ada, id, site.url);
  const { page: ben, close } = await another(browser, 'Ben');
  await openBoard(ben, id, site.url);
  await expect(ada.getByText('2 participants')).toBeVisible();
  await expect(ben.getByText('2 participants')).toBeVisible();

  await add(ada, 'From Ada', { x: 500, y: 400 });
  await expect(note(ben, 'From Ada')).toBeVisible();
  await note(ben, 'From Ada').dblclick();
  await field(ben).fill('From both');
  await ben.keyboard.press('Control+Enter');
  await expect(note(ada, 'From both')).toBeVisible();

  const before = await boxOf(note(ben, 'From both'));
  await drag(ada, { x: 500, y: 370 }, { x: 150, y: 90 });
  await expect.poll(() => movedBy(note(ben, 'From both'), before)).toEqual({ x: 150, y: 90 });

  await note(ada, 'From both').hover();
  await note(ada, 'From both').getByRole('button', { name: 'Vote' }).click();
  await expect(ben.getByRole('group', { name: /From both.*, 1 vote$/ })).toBeVisible();

  await note(ben, 'From both').click();
  await ben.keyboard.press('Delete');
  await expect(notes(ada)).toHaveCount(0);
  await expect(ada.getByRole('status', { name: 'What others do' })).toContainText(
    /Deleted: From both|Notes of others/,
  );
  await close();
  await expect(ada.getByText('1 participant', { exact: true })).toBeVisible();
});

test('each sees the cursor of the other with a name, and the own one as You', async ({
  page: ada,
  browser,
}) => {
  const { id } = await newBoard(ada, site.url);
  await openBoard(ada, id, site.url);
  const { page: ben, close } = await another(browser, 'Ben');
  await openBoard(ben, id, site.url);
  await rename(ben, 'Ben Okafor');
  await ben.mouse.move(640, 480);
  const cursor = ada.locator('[data-cursor]');
  await expect(cursor).toHaveText('Ben Okafor');
  await expect(cursor).toBeVisible();
  await expect.poll(async () => (await boxOf(cursor)).x).toBeCloseTo(640, -1);
  await ada.getByRole('button', { name: 'Participants: 2' }).click();
  await expect(ada.locator('[popover] li')).toHaveText([/You$/, /Ben Okafor$/]);
  await ben.reload();
  await ben.getByRole('button', { name: /Participants/ }).click();
  await expect(ben.getByLabel('Your name, as others see it')).toHaveValue('Ben Okafor');
  await close();
});

test('an undo leaves alone what somebody else has changed since', async ({
  page: ada,
  browser,
}) => {
  const { id } = await newBoard(ada, site.url);
  await openBoard(ada, id, site.url);
  await add(ada, 'Mine', { x: 500, y: 400 });
  const { page: ben, close } = await another(browser, 'Ben');
  await openBoard(ben, id, site.url);
  await note(ben, 'Mine').dblclick();
  await field(ben).fill('Better');
  await ben.keyboard.press('Control+Enter');
  await expect(note(ada, 'Better')).toBeVisible();
  await ada.getByRole('button', { name: 'Undo' }).click();
  await ada.getByRole('button', { name: 'Undo' }).click();
  await expect(note(ada, 'Better')).toBeVisible();
  await expectSaved(ada);
  await expect(note(ben, 'Better')).toBeVisible();
  await close();
});

test('what is being written outlives the note it was written on', async ({
  page: ada,
  browser,
}) => {
  const { id } = await newBoard(ada, site.url);
  await openBoard(ada, id, site.url);
  await add(ada, 'Doomed', { x: 500, y: 400 });
  const { page: ben, close } = await another(browser, 'Ben');
  await openBoard(ben, id, site.url);
  await note(ben, 'Doomed').dblclick();
  await field(ben).fill('Worth keeping');
  await note(ada, 'Doomed').click();
  await ada.keyboard.press('Delete');
  await expect(ben.getByRole('status', { name: 'What others do' })).toContainText('Deleted');
  await field(ben).press('Control+Enter');
  await expect(note(ada, 'Worth keeping')).toBeVisible();
  await close();
});

test('what was written before the deletion of its note came round is kept as a new note', async ({
  page: ada,
  browser,
}) => {
  const { id } = await newBoard(ada, site.url);
  await openBoard(ada, id, site.url);
  await add(ada, 'Doomed', { x: 500, y: 400 });
  const { page: ben, close } = await another(browser, 'Ben');
  const slow: (() => void)[] = [];
  await ben.routeWebSocket('**/ws/whiteboard', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (slow.length === 0 && String(message).includes('Worth keeping'))
        slow.push(() => server.send(message));
      else server.send(message);
    });
  });
  await openBoard(ben, id, site.url);
  await note(ben, 'Doomed').dblclick();
  await field(ben).fill('Worth keeping');
  await ben.keyboard.press('Control+Enter');
  await expect.poll(() => slow.length).toBe(1);
  await note(ada, 'Doomed').click();
  await ada.keyboard.press('Delete');
  await expect(notes(ben)).toHaveCount(0);
  for (const send of slow) send();
  await expect(note(ada, 'Worth keeping')).toBeVisible();
  await expect(ben.getByText('Kept as a new note')).toBeVisible();
  await expectSaved(ben);
  await close();
});

test('what is being written in the outline outlives what others do to the note', async ({
  page: ada,
  browser,
}) => {
  const { id } = await newBoard(ada, site.url);
  await openBoard(ada, id, site.url);
  await add(ada, 'Moved', { x: 400, y: 400 });
  await add(ada, 'Doomed', { x: 700, y: 400 });
  const { page: ben, close } = await another(browser, 'Ben');
  await openBoard(ben, id, site.url);
  await ben.getByRole('button', { name: 'Outline' }).click();
  const ideas = ben.getByRole('region', { name: /^Episode Ideas/ });
  await expect(ideas.getByRole('listitem')).toHaveCount(2);
  await ben.getByRole('button', { name: 'Edit: Moved' }).click();
  await field(ben).fill('Moved and rewritten');
  await ben.getByRole('button', { name: 'Edit: Doomed' }).click();
  await field(ben).last().fill('Worth keeping');

  await note(ada, 'Moved').click();
  await ada.getByLabel('Category', { exact: true }).selectOption('Questions');
  await note(ada, 'Doomed').click();
  await ada.keyboard.press('Delete');
  await expect(notes(ada)).toHaveCount(1);
  await expect(ben.getByRole('status', { name: 'What others do' })).toContainText('Deleted');
  await expect(field(ben)).toHaveCount(2);
  for (let n = 0; n < 2; n++) {
    await field(ben).first().focus();
    await ben.keyboard.press('Control+Enter');
  }
  await expect(note(ada, 'Moved and rewritten')).toContainText('Questions');
  await expect(note(ada, 'Worth keeping')).toBeVisible();
  await close();
});

test('two tabs of one person are one participant, under one name', async ({ page: one }) => {
  const { id } = await newBoard(one, site.url);
  await openBoard(one, id, site.url);
  const two = await one.context().newPage();
  await openBoard(two, id, site.url);
  await rename(two, 'Ada Obi');
  await add(one, 'By both', { x: 500, y: 400 });
  await expect(note(two, 'By both')).toBeVisible();
  await expect(one.getByText('1 participant', { exact: true })).toBeVisible();
  await expect(two.getByRole('group', { name: /By both, by You$/ })).toBeVisible();
  await one.reload();
  await expect(one.getByRole('group', { name: /By both, by You$/ })).toBeVisible();
  await two.close();
});

test('You are who wrote a note, not who has the same name, also under a new name', async ({
  page: one,
  browser,
}) => {
  const { id } = await newBoard(one, site.url);
  await openBoard(one, id, site.url);
  const { page: other, close } = await another(browser, 'Ann');
  await openBoard(other, id, site.url);
  await rename(one, 'Ann');
  await rename(other, 'Ann');
  await add(one, 'From here', { x: 500, y: 400 });
  await add(other, 'From there', { x: 800, y: 400 });
  const by = (page: Page, text: string, name: string) =>
    expect(page.getByRole('group', { name: new RegExp(`${text}, by ${name}$`) })).toBeVisible();
  await by(one, 'From here', 'You');
  await by(one, 'From there', 'Ann');
  await by(other, 'From here', 'Ann');
  await rename(one, 'Bea');
  await one.reload();
  await by(one, 'From here', 'You');
  await by(one, 'From there', 'Ann');
  await one.getByRole('button', { name: 'Outline' }).click();
  await expect(one.getByRole('listitem').filter({ hasText: 'From here' })).toContainText('You');
  await expect(one.getByRole('listitem').filter({ hasText: 'From there' })).toContainText('Ann');
  await close();
});

test('the link to read shows the board live and offers no edit', async ({ page: ada, browser }) => {
  const { id } = await newBoard(ada, site.url);
  await openBoard(ada, id, site.url);
  await add(ada, 'Read me', { x: 500, y: 400 });
  await ada.getByRole('button', { name: 'More' }).click();
  await ada.getByRole('button', { name: 'Share…' }).click();
  await expect(ada.getByLabel('Link to write')).toHaveValue(new RegExp(`board=${id}$`));
  const link = await ada.getByLabel('Link to read').inputValue();
  await ada.keyboard.press('Escape');
  const { page: reader, close } = await another(browser, 'Reader');
  await reader.goto(link);
  await expect(reader.getByText('View only')).toBeVisible();
  await expect(note(reader, 'Read me')).toBeVisible();
  await expect(tool(reader, 'Sticky note')).toHaveCount(0);
  await note(reader, 'Read me').dblclick();
  await expect(field(reader)).toHaveCount(0);
  await expect(note(reader, 'Read me').getByRole('button')).toHaveCount(0);
  const before = await boxOf(note(reader, 'Read me'));
  await drag(reader, { x: before.x + 60, y: before.y + 30 }, { x: 100, y: 100 });
  expect(await movedBy(note(reader, 'Read me'), before)).toEqual({ x: 0, y: 0 });
  await expectAccessible(reader);
  await add(ada, 'And me', { x: 800, y: 400 });
  await expect(note(reader, 'And me')).toBeVisible();
  await reader.getByRole('button', { name: 'Outline' }).click();
  await expect(reader.getByText('And me', { exact: true })).toBeVisible();
  await expect(reader.getByRole('button', { name: /^(Edit|Delete|Vote|Add)/ })).toHaveCount(0);
  await close();
});

test('an address that is no board says so', async ({ page }) => {
  await page.goto(`${site.url}/whiteboard?board=never-made`);
  await expect(page.getByRole('link', { name: 'Open the planning board' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reconnect' })).toHaveCount(0);
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '../process.ts';
import { expect, expectAccessible, test } from './page.ts';
import {
  add,
  another,
  expectSaved,
  field,
  newBoard,
  note,
  notes,
  openBoard,
  tool,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

/** A server of the test's own, on one port and database however often it is started. */
async function ownServer() {
  const folder = mkdtempSync(join(tmpdir(), 'roi-whiteboard-'));
  const DATABASE_URL = `sqlite:${folder}/site.db`;
  let server = await startServer({ environment: { DATABASE_URL, LOG_LEVEL: 'silent' } });
  const { url, port } = server;
  return {
    url,
    /** It answers nobody any more, but its connections stay. */
    freeze: () => server.kill('SIGSTOP'),
    async kill() {
      server.kill('SIGKILL');
      await server.ended();
    },
    async restart() {
      server.kill('SIGTERM');
      await server.ended();
      await this.start();
    },
    async start() {
      server = await startServer({
        environment: { DATABASE_URL, LOG_LEVEL: 'silent', PORT: `${port}` },
      });
    },
  };
}

test('a change made while the server is killed arrives when it is back', async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(120_000);
  const server = await ownServer();
  const { id } = await newBoard(page, server.url);
  await openBoard(page, id, server.url);
  await add(page, 'Before', { x: 400, y: 400 });
  await expectSaved(page);

  server.freeze();
  await add(page, 'In between', { x: 700, y: 400 });
  await expect(page.locator('[data-state=saving]')).toBeVisible();
  await server.kill();
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await expect(page.getByText(/\d not saved yet/)).toBeVisible();
  await expect(tool(page, 'Sticky note')).toBeDisabled();
  await expect(note(page, 'In between')).toBeVisible();
  await server.start();
  await expectSaved(page);
  await expect(tool(page, 'Sticky note')).toBeEnabled();

  const { page: other, close } = await another(browser, 'Ben');
  await openBoard(other, id, server.url);
  await expect(note(other, 'In between')).toBeVisible();
  await expect(note(other, 'Before')).toBeVisible();
  await close();
  await server.kill();
  complaints.length = 0;
});

test('a server that restarts is back within seconds, and nobody loses anything', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  const server = await ownServer();
  const { id } = await newBoard(page, server.url);
  await openBoard(page, id, server.url);
  await add(page, 'Before', { x: 400, y: 400 });
  await expectSaved(page);
  await server.restart();
  await expectSaved(page);
  await add(page, 'After', { x: 700, y: 400 });
  await expectSaved(page);
  await page.reload();
  await expect(note(page, 'Before')).toBeVisible();
  await expect(note(page, 'After')).toBeVisible();
  await server.kill();
  complaints.length = 0;
});

test('after five attempts in vain the visitor may reconnect', async ({ page, complaints }) => {
  test.setTimeout(120_000);
  const server = await ownServer();
  const { id } = await newBoard(page, server.url);
  await page.clock.install();
  await openBoard(page, id, server.url);
  await expect(page.getByRole('button', { name: 'Reconnect' })).toHaveCount(0);
  await server.kill();
  for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
    await expect(page.getByText(`attempt ${index + 1} of 5 in`)).toBeVisible();
    await page.clock.runFor(seconds * 1000);
  }
  await expect(page.getByText('Disconnected.')).toBeVisible();
  await page.clock.runFor(600_000);
  await expect(page.getByText('Disconnected.')).toBeVisible();
  await expectAccessible(page);
  await page.mouse.dblclick(600, 500);
  await expect(notes(page)).toHaveCount(0);
  await server.start();
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await expectSaved(page);
  await server.kill();
  complaints.length = 0;
});

test('a change the server never got outlives a reload of the page', async ({ page }) => {
  let isLost = true;
  await page.routeWebSocket('**/ws/whiteboard', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!isLost || !String(message).includes('opId')) server.send(message);
    });
  });
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await add(page, 'Kept', { x: 500, y: 400 });
  await expect(page.locator('[data-state=saving]')).toHaveText('Saving…');
  isLost = false;
  await page.reload();
  await expectSaved(page);
  await page.reload();
  await expect(note(page, 'Kept')).toBeVisible();
});

/** A line that a test breaks, and lets be dialled again. */
async function breakableLine(page: Page) {
  const line = { isBroken: false, hangUp: () => {} };
  await page.routeWebSocket('**/ws/whiteboard', (socket) => {
    if (line.isBroken) {
      void socket.close({ code: 1011 });
      return;
    }
    const server = socket.connectToServer();
    line.hangUp = () => {
      void socket.close({ code: 1011 });
      void server.close();
    };
  });
  return {
    break() {
      line.isBroken = true;
      line.hangUp();
    },
    mend: () => void (line.isBroken = false),
  };
}

test('without a line nothing is done, and what is being written stays open until it can be kept', async ({
  page,
}) => {
  const line = await breakableLine(page);
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await add(page, 'Steady', { x: 400, y: 400 });
  await add(page, 'Draft', { x: 700, y: 400 });
  await expectSaved(page);
  await note(page, 'Draft').dblclick();
  line.break();
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await field(page).fill('Written in a tunnel');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  await expect(field(page)).toHaveValue('Written in a tunnel');
  await note(page, 'Steady').click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+z');
  await expect(notes(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Outline' }).click();
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await expect(field(page)).toHaveValue('Written in a tunnel');
  line.mend();
  await expectSaved(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(note(page, 'Written in a tunnel')).toBeVisible();
  // The undo that was ignored is still to be had.
  await page.keyboard.press('Control+z');
  await expect(note(page, 'Draft')).toBeVisible();
  await expectSaved(page);
});

test('a board that cannot be opened for the moment is tried again by itself', async ({ page }) => {
  let refusals = 0;
  await page.routeWebSocket('**/ws/whiteboard', (socket) => {
    if (refusals === 2) {
      socket.connectToServer();
      return;
    }
    refusals += 1;
    socket.send('"no message"');
    socket.send('{"type":"error","message":"Please try again.","retry":true}');
  });
  const { id } = await newBoard(page);
  await openBoard(page, id);
  expect(refusals).toBe(2);
});

test('a refused change is taken back, said once, and the board goes on', async ({ page }) => {
  await page.routeWebSocket('**/ws/whiteboard', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      // Longer than a note may be, as another client might send it.
      server.send(String(message).replace('Too long', 'x'.repeat(2001)));
    });
  });
  const { id } = await newBoard(page);
  await openBoard(page, id);
  await add(page, 'Fine', { x: 400, y: 400 });
  await note(page, 'Fine').dblclick();
  await field(page).fill('Too long');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/at most 2,000 characters/)).toBeVisible();
  await expect(note(page, 'Fine')).toBeVisible();
  await expectSaved(page);
});

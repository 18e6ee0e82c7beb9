import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

import type { Page, WebSocketRoute } from '@playwright/test';
import { RESTARTING } from '../../src/shared/whiteboard/constants.ts';
import { expect, expectAccessible, test } from './page.ts';
import { type Site, startSite } from './site.ts';
import {
  add,
  edit,
  expectSaved,
  field,
  seededBoard,
  note,
  notes,
  openBoard,
  showBoard,
  showOutline,
  tool,
} from './whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const BROKEN = 1011;

/** A connection that a test can freeze or cut. */
async function unreliableConnection(page: Page) {
  const state = { isDown: false, attempts: 0 };
  let current: { client: WebSocketRoute; server: WebSocketRoute; isFrozen: boolean } | undefined;
  await page.routeWebSocket('**/ws/whiteboard', (client) => {
    state.attempts += 1;
    if (state.isDown) {
      void client.close({ code: BROKEN });
      return;
    }
    const connection = { client, server: client.connectToServer(), isFrozen: false };
    current = connection;
    client.onMessage((message) => {
      if (!connection.isFrozen) connection.server.send(message);
    });
  });
  return {
    attempts: () => state.attempts,
    /** Drops messages silently. */
    freeze() {
      if (current) current.isFrozen = true;
    },
    /** Closes the connection; a new one works. */
    cut(code = BROKEN) {
      void current?.client.close({ code });
      void current?.server.close();
    },
    /** Closes the connection and rejects new ones until restored. */
    break() {
      state.isDown = true;
      this.cut();
    },
    restore: () => void (state.isDown = false),
  };
}

/** Opens a new board over an unreliable connection, with a clock that tests can stop. */
async function openUnreliable(page: Page, site: Site) {
  const connection = await unreliableConnection(page);
  await page.clock.install();
  await openBoard(page, seededBoard(site).id);
  return connection;
}

/** Only the test advances the clock from here on. */
async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

test('applies an unacknowledged change after a reconnect and after a reload', async ({
  page,
  site,
}) => {
  const connection = await openUnreliable(page, site);
  connection.freeze();
  await add(page, 'In between', { x: 700, y: 400 });
  await expect(page.locator('[data-state=saving]')).toHaveText('Saving…');
  await stopClock(page);
  connection.break();
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await expect(page.getByText(/\d not saved yet/)).toBeVisible();
  await expect(tool(page, 'Sticky note')).toBeDisabled();
  await expect(note(page, 'In between')).toBeVisible();
  connection.restore();
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expectSaved(page);
  await expect(tool(page, 'Sticky note')).toBeEnabled();

  connection.freeze();
  await add(page, 'Kept', { x: 400, y: 400 });
  await expect(page.locator('[data-state=saving]')).toBeVisible();
  await page.reload();
  await expectSaved(page);
  await page.reload();
  await expect(note(page, 'In between')).toBeVisible();
  await expect(note(page, 'Kept')).toBeVisible();
});

test('reconnects immediately after a restart and after a timeout when the server is silent', async ({
  page,
  site,
}) => {
  const connection = await openUnreliable(page, site);
  await add(page, 'Before', { x: 400, y: 400 });
  await expectSaved(page);
  await stopClock(page);
  connection.cut(RESTARTING);
  await expect(page.getByText('Connecting…')).toBeVisible();
  await page.clock.runFor(500);
  await expect.poll(connection.attempts).toBe(2);
  await page.clock.resume();
  await expectSaved(page);
  connection.freeze();
  await add(page, 'After', { x: 700, y: 400 });
  await page.clock.runFor(15_000);
  await expect.poll(connection.attempts).toBe(3);
  await expectSaved(page);
  await page.reload();
  await expect(note(page, 'Before')).toBeVisible();
  await expect(note(page, 'After')).toBeVisible();
});

test('offers a reconnect button after five failed attempts', async ({ page, site, pageErrors }) => {
  const connection = await openUnreliable(page, site);
  await expect(page.getByRole('button', { name: 'Reconnect' })).toHaveCount(0);
  await stopClock(page);
  connection.break();
  for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
    await expect(page.getByText(`attempt ${index + 1} of 5 in`)).toBeVisible();
    await page.clock.runFor(seconds * 1000);
  }
  await expect(page.getByText('Disconnected.')).toBeVisible();
  await page.clock.runFor(600_000);
  await expect(page.getByText('Disconnected.')).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
  await page.mouse.dblclick(600, 500);
  await expect(notes(page)).toHaveCount(0);
  connection.restore();
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await expectSaved(page);
  // The page fetches the reason of a rejected connection; Chromium reports its status.
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('426')]);
});

test('ignores commands while disconnected and keeps the open editor until it can save', async ({
  page,
  site,
}) => {
  const connection = await unreliableConnection(page);
  await page.clock.install();
  const { id } = seededBoard(site, [
    { content: 'Steady', position: { x: 0, y: 0 } },
    { content: 'Draft', position: { x: 300, y: 0 } },
  ]);
  await openBoard(page, id);
  await edit(page, 'Draft');
  await field(page).fill('A draft');
  await page.keyboard.press('Control+Enter');
  await expectSaved(page);
  await edit(page, 'A draft');
  await stopClock(page);
  connection.break();
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await field(page).fill('Written in a tunnel');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  await expect(field(page)).toHaveValue('Written in a tunnel');
  await note(page, 'Steady').click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+z');
  await expect(notes(page)).toHaveCount(2);
  await showOutline(page);
  await showBoard(page);
  await expect(field(page)).toHaveValue('Written in a tunnel');
  connection.restore();
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expectSaved(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(note(page, 'Written in a tunnel')).toBeVisible();
  // The ignored undo is still available.
  await page.keyboard.press('Control+z');
  await expect(note(page, 'A draft')).toBeVisible();
  await expectSaved(page);
});

test('retries a board that is temporarily unavailable', async ({ page, site }) => {
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
  await page.clock.install();
  await page.goto(`/whiteboard?board=${seededBoard(site).id}`);
  for (const seconds of [1, 2]) {
    await expect.poll(() => refusals).toBeGreaterThanOrEqual(seconds);
    await page.clock.runFor(seconds * 1000);
  }
  await expectSaved(page);
  expect(refusals).toBe(2);
});

test('reverts a rejected change, reports it once and continues', async ({ page, site }) => {
  await page.routeWebSocket('**/ws/whiteboard', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      // Exceeds the maximum length, as another client might send it.
      server.send(String(message).replace('Too long', 'x'.repeat(2001)));
    });
  });
  await openBoard(page, seededBoard(site, [{ content: 'Fine' }]).id);
  await edit(page, 'Fine');
  await field(page).fill('Too long');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/at most 2,000 characters/)).toBeVisible();
  await expect(note(page, 'Fine')).toBeVisible();
  await expectSaved(page);
});

test('explains a rejection because of too many connections', async ({ page, pageErrors }) => {
  const server = await startSite({ environment: { WHITEBOARD_SOCKETS_PER_ADDRESS: '1' } });
  const address = `${server.url}/whiteboard?board=${seededBoard(server, []).id}`;
  await page.goto(address);
  await expectSaved(page);
  const second = await page.context().newPage();
  await second.clock.install();
  await second.goto(address);
  for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
    await expect(second.getByText(`attempt ${index + 1} of 5 in`)).toBeVisible();
    await second.clock.runFor(seconds * 1000);
  }
  await expect(second.getByText('Too many people on your network')).toBeVisible();
  await page.close();
  await second.getByRole('button', { name: 'Reconnect' }).click();
  await expectSaved(second);
  await server.stop();
  pageErrors.length = 0;
});

import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/page.ts';
import { startSite } from '../e2e/site.ts';
import {
  add,
  openContext,
  expectSaved,
  seededBoard,
  note,
  openBoard,
  tool,
} from '../e2e/whiteboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** A board with one note, on a server that the test can stop. */
async function openOwnSite(page: Page) {
  const server = await startSite();
  const { id } = seededBoard(server);
  await openBoard(page, id, server.url);
  await add(page, 'Before', { x: 400, y: 400 });
  await expectSaved(page);
  return { server, id };
}

test('applies a change made while the server is down after its restart', async ({
  page,
  browser,
  pageErrors,
}) => {
  const { server, id } = await openOwnSite(page);

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

  const { page: other, close } = await openContext(browser);
  await openBoard(other, id, server.url);
  await expect(note(other, 'In between')).toBeVisible();
  await expect(note(other, 'Before')).toBeVisible();
  await close();
  await server.stop();
  pageErrors.length = 0;
});

test('reconnects within seconds of a restart and loses nothing', async ({ page, pageErrors }) => {
  const { server } = await openOwnSite(page);
  await server.stopServer();
  await server.start();
  await expectSaved(page);
  await add(page, 'After', { x: 700, y: 400 });
  await expectSaved(page);
  await page.reload();
  await expect(note(page, 'Before')).toBeVisible();
  await expect(note(page, 'After')).toBeVisible();
  await server.stop();
  pageErrors.length = 0;
});

test('offers a reconnect button after five failed attempts', async ({ page, pageErrors }) => {
  const server = await startSite();
  const { id } = seededBoard(server);
  await page.clock.install();
  await openBoard(page, id, server.url);
  await server.kill();
  for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
    await expect(page.getByText(`attempt ${index + 1} of 5 in`)).toBeVisible();
    await page.clock.runFor(seconds * 1000);
  }
  await expect(page.getByText('Disconnected.')).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await expectSaved(page);
  await server.stop();
  pageErrors.length = 0;
});

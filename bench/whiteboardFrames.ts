import type { CDPSession, Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { type Options, type Row, row } from './row.ts';
import { openSite } from './servers/site.ts';
import { watchFirstNotes } from './whiteboard/firstNotes.ts';
import { countRenders, rendersSince } from './whiteboard/renders.ts';

const NOTES = 2000;
const FRAMES = 240;
/** A phone's processor against this one. */
const PHONE = 4;
const OPENINGS = 5;

/**
 * How fast a full board opens in Chromium and how smoothly its notes are dragged: how long the main
 * thread works for a frame, in CPU time, and how many notes React rendered for it.
 */
export async function whiteboardFrames({ isQuick }: Options): Promise<Row[]> {
  await using site = await openSite();
  const url = await fullBoard(site);
  const rows = [await openingRow(site, url)];
  for (const [slowdown, selected] of isQuick ? ([[1, 1]] as const) : cases) {
    const { work, rendered, ...figures } = await measure(site, url, slowdown, selected);
    console.info({ slowdown, selected, ...figures });
    const what = `${selected} of ${NOTES} notes dragged${slowed(slowdown)}`;
    rows.push(
      row({
        what: `${what}: main thread per frame`,
        measured: work,
        unit: 'ms',
        budget: slowdown === 1 || selected <= 10 ? budgets.frameWork : undefined,
      }),
      row({
        what: `${what}: rendered`,
        measured: rendered,
        unit: 'notes',
        budget: budgets.framesRendered,
      }),
    );
  }
  return rows;
}

const cases = [
  [1, 1],
  [1, 180],
  [PHONE, 1],
  [PHONE, 10],
  [PHONE, 180],
] as const;
type Site = Awaited<ReturnType<typeof openSite>>;

const slowed = (slowdown: number) => (slowdown === 1 ? '' : `, ${slowdown} × slower`);

/** The best of some rounds, because the time includes that of other programs. */
async function openingRow({ browser }: Site, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(watchFirstNotes);
  const times: number[] = [];
  for (let round = 0; round < OPENINGS; round++) {
    const page = await context.newPage();
    const processor = await context.newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: PHONE });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.firstNotesAt !== undefined);
    times.push(await page.evaluate(() => globalThis.firstNotesAt ?? Number.NaN));
    await page.close();
  }
  await context.close();
  return row({
    what: `${NOTES} notes opened${slowed(PHONE)}: first notes after`,
    measured: Math.min(...times),
    unit: 'ms',
    budget: budgets.boardOpening,
  });
}

async function measure({ browser }: Site, url: string, slowdown: number, selected: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(countRenders);
  await openBoard(page, url);
  const processor = await context.newCDPSession(page);
  if (selected > 1) await select(page, selected);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = await page.evaluate(rendersSince, 0);
  await processor.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { frames, work } = await dragWatched(page, processor);
  const { length: rendered } = await page.evaluate(rendersSince, before.length);
  // Moves the notes back for the next measurement.
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-state=saved]');
  await context.close();
  return { rendered, work: (work * 1000) / frames.length, ...figures(frames) };
}

/** Seconds that the page's main thread has worked. */
async function workOf(processor: CDPSession) {
  const { metrics } = await processor.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Creates a board with the notes. Returns its URL. */
async function fullBoard({ url, browser }: Site) {
  const page = await browser.newPage();
  await page.goto(`${url}/whiteboard`);
  const answer = await page.request.post(`${url}/trpc/whiteboard.create`, { data: {} });
  const { id } = (await answer.json()).result.data;
  await page.evaluate(fill, { id, count: NOTES });
  await page.close();
  return `${url}/whiteboard?board=${id}`;
}

async function openBoard(page: Page, url: string) {
  await page.goto(url);
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-note]').length === count,
    NOTES,
    { timeout: 60_000 },
  );
  await page.keyboard.press('f');
}

/** Puts notes on a board as another client would, at the pace the server takes. */
async function fill({ id, count }: { id: string; count: number }) {
  const socket = new WebSocket(`ws://${location.host}/ws/whiteboard`);
  const user = { id: 'bench', name: 'Bench', color: '#0e6b4e' };
  const columns = Math.ceil(Math.sqrt(count));
  const send = (message: object) => socket.send(JSON.stringify(message));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  send({ type: 'join_session', sessionId: id, user });
  const acks = new Set<string>();
  socket.addEventListener('message', ({ data }) => {
    const { type, opId } = JSON.parse(String(data));
    if (type === 'ack') acks.add(opId);
  });
  for (let index = 0; index < count; index++) {
    const position = { x: (index % columns) * 170, y: Math.floor(index / columns) * 120 };
    send({
      type: 'add_note',
      opId: `o${index}`,
      note: { id: `n${index}`, content: `Note ${index}: how founders win clients`, position },
    });
    if (index % 100 === 99)
      while (acks.size < index) await new Promise((later) => setTimeout(later, 50));
    if (index > 250) await new Promise((later) => setTimeout(later, 9));
  }
  while (acks.size < count) await new Promise((later) => setTimeout(later, 50));
  socket.close();
}

/** Selecting notes one by one takes too long, so a frame is drawn around the first ones. */
async function select(page: Page, count: number) {
  const boxes = await page.locator('[data-note]').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, top, right, bottom } = card.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  const [first] = boxes;
  const last = boxes[count - 1];
  if (!first || !last) throw new Error('There is nothing to select');
  await page.mouse.move(first.left - 6, first.top - 6);
  await page.mouse.down();
  await page.mouse.move(last.right - 2, last.bottom - 2, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(
    (expected) => document.querySelectorAll('[data-note][data-selected]').length === expected,
    count,
  );
}

/** The times between frames while a note is dragged about, in ms, and the seconds of work in them. */
async function dragWatched(page: Page, mouse: CDPSession) {
  const box = await page.locator('[data-note="n1"]').boundingBox();
  if (!box) throw new Error('The note does not show');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 10, at.y + 10);
  // The first frames of a drag select, raise and repaint; they are not part of the measurement.
  await page.waitForFunction(
    (before) => document.querySelector('[data-note="n1"]')?.getBoundingClientRect().x !== before,
    box.x,
  );
  const worked = await workOf(mouse);
  const watching = page.evaluate(watchFrames, FRAMES);
  const over = new AbortController();
  void watching.then(() => over.abort());
  for (let step = 0; !over.signal.aborted; step++) {
    const [x, y] = [at.x + 60 + 50 * Math.sin(step / 20), at.y + 60 + 50 * Math.cos(step / 20)];
    await mouse.send('Input.dispatchMouseEvent', {
      type: 'mouseMoved',
      x,
      y,
      buttons: 1,
      button: 'left',
    });
  }
  return { frames: await watching, work: (await workOf(mouse)) - worked };
}

function watchFrames(count: number) {
  return new Promise<number[]>((resolve) => {
    const gaps: number[] = [];
    let last: number | undefined;
    const frame = (now: number) => {
      if (last !== undefined) gaps.push(now - last);
      last = now;
      if (gaps.length < count) requestAnimationFrame(frame);
      else resolve(gaps);
    };
    requestAnimationFrame(frame);
  });
}

function figures(gaps: readonly number[]) {
  const sorted = gaps.toSorted((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return { fps: Number((1000 / mean).toFixed(1)), p50: at(0.5), p95: at(0.95), worst: at(0.999) };
}

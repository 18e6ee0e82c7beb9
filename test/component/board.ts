import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { eventually } from '../eventually.ts';
import { HeadlessClient } from '../whiteboard/headlessClient.ts';
import { CreatedBoard, joinAsBen, seededNote, type Seed } from '../whiteboard/participant.ts';
import { unreliableNetwork } from './network.ts';
import { openPage } from './page.tsx';
import { startTestSite, type TestSite } from './site.ts';

type Board = { id: string; readOnlyId?: string; facilitatorToken?: string };

const { WebSocket: DomSocket } = globalThis;
afterEach(() => {
  globalThis.WebSocket = DomSocket;
  vi.useRealTimers();
});

// Missing in the DOM without a browser; no fonts load there.
Object.assign(document, { fonts: new EventTarget() });

/** Lets a test advance the timers of a page opened afterward, which otherwise run in real time. */
export const controlTime = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  });

type Room = {
  /** Who may facilitate, if not both. */
  facilitator?: 'page' | 'ben';
  isNamed?: boolean;
  isReadOnly?: boolean;
};

/**
 * A new board with notes, Ben on it, and a page that shows it to a visitor who has given a name:
 * `await using room = await startRoom(['First'])`.
 */
export async function startRoom(
  notes: readonly Seed[] = [],
  { facilitator, isReadOnly = false, isNamed = true }: Room = {},
) {
  const site = await startTestSite();
  const board = await newBoard(site, notes);
  const { id, readOnlyId } = board;
  const client = await joinAsBen(site.url, facilitator === 'page' ? { id } : board);
  const shown = facilitator === 'ben' ? { id } : board;
  const page = isReadOnly
    ? await openPath(site, `/whiteboard?board=${readOnlyId}`)
    : await openBoard(site, shown, { isNamed });
  return {
    ...page,
    site,
    board,
    ben: {
      ...client,
      /** The note with a text, once it has arrived. */
      note: (text: string) =>
        eventually(() => {
          const found = client.notes().find(({ content }) => content === text);
          if (!found) throw new Error(`No ${text} among ${client.notes().length} notes`);
          return found;
        }),
    },
    async [Symbol.asyncDispose]() {
      client[Symbol.dispose]();
      await site[Symbol.asyncDispose]();
    },
  };
}

/** Creates a board with notes. */
export async function newBoard(site: TestSite, notes: readonly Seed[] = []) {
  const board = CreatedBoard.parse(await site.post('/trpc/whiteboard.create', {}));
  if (notes.length === 0) return board;
  const eve = new HeadlessClient({ id: 'Eve', urls: [site.url], sessionId: board.id });
  for (const [minute, seed] of notes.entries())
    eve.change({ type: 'add_note', note: seededNote(seed, minute) });
  await eventually(() => {
    if (eve.acked.length < notes.length) throw new Error('Not stored yet');
  });
  eve.stop();
  return board;
}

/** Opens a board and waits until it is connected. */
export async function openBoard(
  site: TestSite,
  { id, facilitatorToken }: Board,
  options: Parameters<typeof openPath>[2] = {},
) {
  const token = facilitatorToken ? `#facilitate=${facilitatorToken}` : '';
  const page = await openPath(site, `/whiteboard?board=${id}${token}`, options);
  await page.saved();
  return page;
}

/** Opens any address of the whiteboard, as a visitor who has given a name or not. */
export async function openPath(
  site: TestSite,
  path: string,
  { isNamed = true, joins = true } = {},
) {
  if (isNamed) localStorage.setItem('whiteboard-named', 'true');
  // Changes of others arrive at any time, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  // The former page of the tab closes.
  cleanup();
  const network = unreliableNetwork();
  globalThis.WebSocket = network.BoardSocket;
  if (!joins) network.hold();
  const { screen, user, ...rest } = await openPage(site, path);
  const notes = () => [...document.querySelectorAll<HTMLElement>('[data-note]')];
  const note = (text: string) =>
    eventually(() => {
      const found = notes().find(({ textContent }) => textContent.includes(text));
      if (!found) throw new Error(`No note ${text}`);
      return found;
    });
  const canvas = () => screen.getByLabelText('Canvas');
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Note text');
  return {
    ...rest,
    network,
    screen,
    user,
    notes,
    note,
    canvas,
    field,
    /** Waits until everything is stored. */
    saved: () => screen.findByText('Saved'),
    /** Presses keys on an element. */
    press: async (element: HTMLElement, keys: string) => {
      element.focus();
      await user.keyboard(keys);
    },
    /** Adds a note by keyboard. */
    add: async (text: string) => {
      canvas().focus();
      await user.keyboard('{Enter}');
      await field();
      await user.keyboard(`${text}{Control>}{Enter}{/Control}`);
      return note(text);
    },
    /** Clicks a point of the canvas, or an item there. */
    click: (target: Element, [clientX, clientY] = [0, 0], options = {}) => {
      const init = { clientX, clientY, pointerId: 1, button: 0, bubbles: true, ...options };
      fireEvent.pointerDown(target, init);
      fireEvent.pointerUp(target, init);
    },
    /** Chooses an item of the board's menu. */
    menu: async (name: string, role = 'menuitem') => {
      await user.click(screen.getByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole(role, { name }));
    },
  };
}

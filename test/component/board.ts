import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach } from 'vitest';
import { z } from 'zod';
import type { Change } from '../../src/shared/whiteboard/board.ts';
import { noteDefaults } from '../../src/shared/whiteboard/constants.ts';
import type { Note } from '../../src/shared/whiteboard/note.ts';
import { eventually } from '../eventually.ts';
import { HeadlessClient } from '../whiteboard/headlessClient.ts';
import { unreliableNetwork } from './network.ts';
import { openPage } from './page.tsx';
import type { TestSite } from './site.ts';

type Seed = Partial<Note> & { content: string };
type Ids = { id: string; readOnlyId: string; facilitatorToken: string };

const Created = z.object({
  result: z.object({
    data: z.object({ id: z.string(), readOnlyId: z.string(), facilitatorToken: z.string() }),
  }),
});

const { WebSocket: DomSocket } = globalThis;
afterEach(() => void (globalThis.WebSocket = DomSocket));

// Missing in the DOM without a browser; no fonts load there.
Object.assign(document, { fonts: new EventTarget() });

const noteOf = (seed: Seed, minute = 0): Note => ({
  ...noteDefaults,
  id: seed.content,
  position: { x: 0, y: 0 },
  author: 'Eve',
  timestamp: new Date(Date.UTC(2026, 0, 31, 9, minute)).toISOString(),
  ...seed,
});

/** A participant without a screen: `using ben = await participant(site, board)`. */
export async function participant(
  site: TestSite,
  { id, facilitatorToken }: Pick<Ids, 'id'> & Partial<Ids>,
  name = 'Ben',
) {
  const client = new HeadlessClient({
    id: name,
    urls: [site.url],
    sessionId: id,
    facilitatorToken,
  });
  await eventually(() => {
    if (!client.isJoined) throw new Error('Not on the board yet');
  });
  const notes = () => [...client.replica.notes.values()];
  return {
    change: (change: Change) => client.change(change),
    request: client.request.bind(client),
    add: (seed: Seed) => client.change({ type: 'add_note', note: noteOf(seed) }),
    notes,
    /** Whether everything is acknowledged or rejected. */
    isSaved: () => client.replica.pending.size === 0 && client.requests.size === 0,
    sections: () => [...client.replica.sections.values()],
    /** The note with a text, once it has arrived. */
    note: (text: string) =>
      eventually(() => {
        const found = notes().find(({ content }) => content === text);
        if (!found) throw new Error(`No ${text} among ${notes().length} notes`);
        return found;
      }),
    [Symbol.dispose]: () => client.stop(),
  };
}

/** Creates a board with notes whose ids are their texts unless given. */
export async function newBoard(site: TestSite, notes: readonly Seed[] = []): Promise<Ids> {
  const { data } = Created.parse(await site.post('/trpc/whiteboard.create', {})).result;
  if (notes.length === 0) return data;
  const eve = new HeadlessClient({ id: 'Eve', urls: [site.url], sessionId: data.id });
  for (const [minute, seed] of notes.entries())
    eve.change({ type: 'add_note', note: noteOf(seed, minute) });
  await eventually(() => {
    if (eve.acked.length < notes.length) throw new Error('Not stored yet');
  });
  eve.stop();
  return data;
}

/** Opens a board as a visitor who has given a name, and waits until it is connected. */
export async function openBoard(
  site: TestSite,
  { id, facilitatorToken }: Pick<Ids, 'id'> & Partial<Ids>,
) {
  const page = await openPath(
    site,
    `/whiteboard?board=${id}${facilitatorToken ? `#facilitate=${facilitatorToken}` : ''}`,
  );
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

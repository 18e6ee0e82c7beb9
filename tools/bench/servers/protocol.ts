import { DEMO_BOARD, SOCKET_PATH } from '../../../src/shared/whiteboard/constants.ts';

export type Message = string | Uint8Array;
export type Kind = 'cursors' | 'updates';

/**
 * The messages of a crowd on one kind of server. A cursor contains the time it was sent as
 * `"x":TIME`, an update as `at:TIME`.
 */
export type Protocol = {
  path: string;
  join: (n: number) => Message[];
  addNote: (n: number) => Message;
  moveCursor: (n: number, x: number) => Message;
  updateNote: (n: number, time: number) => Message;
  /** Determines the kind of a frame from a few of its bytes. */
  kindOf: (bytes: Buffer, start: number) => Kind | undefined;
};

const say = (message: object) => JSON.stringify(message);
/** Where the type begins, after `{"type":"`. */
const TYPE = 9;
const kinds = [
  ['cursors', TYPE, 'cu'],
  ['updates', TYPE + 'note_'.length, 'up'],
  // As the relay passes them on.
  ['cursors', TYPE, 'mo'],
  ['updates', TYPE, 'up'],
] as const;
const patterns = kinds.map(([kind, at, text]) => {
  const [first, second] = Buffer.from(text);
  return { kind, at, first, second };
});

/** The whiteboard's own protocol, which the relay passes on. */
export const whiteboard: Protocol = {
  path: SOCKET_PATH,
  join: (n) => [
    say({
      type: 'join_session',
      sessionId: DEMO_BOARD,
      user: { id: `client-${n}`, name: `Client ${n}`, color: '#336699' },
    }),
  ],
  addNote: (n) =>
    say({
      type: 'add_note',
      note: {
        id: `note-${n}`,
        content: '',
        color: '#FFE066',
        position: { x: n, y: 0 },
        size: { width: 150, height: 100 },
        author: 'Bench',
        timestamp: '2025-01-31T09:30:00.000Z',
        category: 'idea',
      },
    }),
  moveCursor: (n, x) => say({ type: 'move_cursor', position: { x, y: n } }),
  updateNote: (n, time) =>
    say({ type: 'update_note', noteId: `note-${n}`, updates: { content: `at:${time}` } }),
  kindOf: (bytes, start) =>
    patterns.find(
      ({ at, first, second }) => bytes[start + at] === first && bytes[start + at + 1] === second,
    )?.kind,
};

/** Loads the Yjs protocols only where they are needed, because they need the packages of bench/. */
export async function protocolOf(name: string): Promise<Protocol> {
  if (name === 'whiteboard') return whiteboard;
  const module: Record<string, Protocol> = await import(new URL('yjs.mjs', import.meta.url).href);
  const protocol = module[name];
  if (!protocol) throw new Error(`Unknown protocol ${name}`);
  return protocol;
}

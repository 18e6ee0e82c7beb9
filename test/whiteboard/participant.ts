import { z } from 'zod';
import { noteDefaults } from '../../src/shared/whiteboard/constants.ts';
import type { Note } from '../../src/shared/whiteboard/note.ts';
import { HeadlessClient } from './headlessClient.ts';

/** The response to `whiteboard.create`. */
export const CreatedBoard = z
  .object({
    result: z.object({
      data: z.object({ id: z.string(), readOnlyId: z.string(), facilitatorToken: z.string() }),
    }),
  })
  .transform(({ result }) => result.data);

/** A note, or its text. */
export type Seed = string | (Partial<Note> & { content: string });

/** Returns a note whose id is its text unless given. */
export function seededNote(seed: Seed, minute = 0): Note {
  const { content, ...more } = typeof seed === 'string' ? { content: seed } : seed;
  return {
    ...noteDefaults,
    id: content,
    content,
    position: { x: 0, y: 0 },
    author: 'Eve',
    timestamp: new Date(Date.UTC(2026, 0, 31, 9, minute)).toISOString(),
    ...more,
  };
}

/** Ben, without a screen, once he is on the board: `using ben = await joinAsBen(url, board)`. */
export async function joinAsBen(
  url: string,
  { id: sessionId, facilitatorToken }: { id: string; facilitatorToken?: string },
) {
  const client = new HeadlessClient({ id: 'Ben', urls: [url], sessionId, facilitatorToken });
  await client.joined;
  return {
    change: client.change.bind(client),
    request: client.request.bind(client),
    add: (seed: Seed) => client.change({ type: 'add_note', note: seededNote(seed) }),
    /** The notes on the board. */
    notes: () => [...client.replica.notes.values()],
    sections: () => [...client.replica.sections.values()],
    /** Whether everything is acknowledged or rejected. */
    isSaved: () => client.replica.pending.size === 0 && client.requests.size === 0,
    [Symbol.dispose]: () => client.stop(),
  };
}

import { z } from 'zod';
import { requiredText } from './text.ts';

/** Past so many the menu only says that there are more, so nothing is counted to its end. */
export const MOST_COUNTED = 999;

/** What the menu of the admin counts. */
export const MenuCounts = z.object({
  /** Leads that nobody has looked after yet. */
  leads: z.int(),
  responses: z.int(),
  drafts: z.int(),
  /** Confirmed ones. */
  subscribers: z.int(),
  /** Of the outbox. */
  waiting: z.int(),
  failed: z.int(),
});

export const SearchQuery = z.object({ q: requiredText(200) });
/** How many of each kind a search of the whole admin answers. */
export const MOST_FOUND = 5;

const Hits = z.array(z.object({ id: z.guid(), label: z.string(), detail: z.string() }));
/** What the palette of the admin finds by name or email, each kind newest first. */
export const Found = z.object({ leads: Hits, responses: Hits, posts: Hits, subscribers: Hits });

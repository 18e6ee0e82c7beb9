import { z } from 'zod';
import { requiredText } from './text.ts';

/** Above this count, the menu only shows that there are more. */
export const MAX_MENU_COUNT = 999;

export const MenuCounts = z.object({
  /** Leads with the status `new`. */
  leads: z.int(),
  responses: z.int(),
  drafts: z.int(),
  /** Confirmed ones. */
  subscribers: z.int(),
  /** Outbox rows by state. */
  waiting: z.int(),
  failed: z.int(),
});

export const SearchQuery = z.object({ q: requiredText(200) });
/** Search results of each kind in the admin. */
export const MAX_RESULTS_PER_KIND = 5;

const Hits = z.array(z.object({ id: z.guid(), label: z.string(), detail: z.string() }));
/** Search results of the admin's command palette, each kind newest first. */
export const SearchOutput = z.object({
  leads: Hits,
  responses: Hits,
  posts: Hits,
  subscribers: Hits,
});

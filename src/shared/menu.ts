import { z } from 'zod';
import { postStates } from './blog.ts';
import { subscriberStatuses } from './newsletter.ts';
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

const id = z.guid();
/** What the palette of the admin finds by name or email, each kind newest first. */
export const Found = z.object({
  leads: z.array(
    z.object({
      id,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      company: z.string(),
    }),
  ),
  responses: z.array(z.object({ id, name: z.string(), email: z.string() })),
  posts: z.array(z.object({ id, title: z.string(), published: z.enum(postStates) })),
  subscribers: z.array(z.object({ id, email: z.string(), status: z.enum(subscriberStatuses) })),
});

import { z } from 'zod';
import { LONGEST_VALUE } from './campaign.ts';
import { requiredText } from './text.ts';

// What a browser kept is never a reason to refuse a lead: a part that is malformed is dropped.
const part = requiredText(LONGEST_VALUE).optional().catch(undefined);

/** One arrival on the site. */
const Touch = z.object({
  utm_source: part,
  utm_medium: part,
  utm_campaign: part,
  utm_term: part,
  utm_content: part,
  gclid: part,
  fbclid: part,
  msclkid: part,
  li_fat_id: part,
  /** Host of the page that linked here. */
  referrer: part,
  /** Path of the first page seen, without its query. */
  landing: part,
  at: z.iso.datetime().optional().catch(undefined),
});
export type Touch = z.output<typeof Touch>;

/** Where a visitor came from, at first and last. */
export const Attribution = z.object({ first: Touch, last: Touch }).optional().catch(undefined);
export type Attribution = NonNullable<z.output<typeof Attribution>>;

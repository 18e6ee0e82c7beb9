import { z } from 'zod';
import { MAX_VALUE_LENGTH } from './campaign.ts';
import { requiredText } from './text.ts';

// Malformed parts are dropped: attribution never causes a lead to be rejected.
const part = requiredText(MAX_VALUE_LENGTH).optional().catch(undefined);

/** One visit. */
export const VisitSource = z.object({
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
  /** When the visit started. */
  at: z.iso.datetime().max(30).optional().catch(undefined),
});
export type VisitSource = z.output<typeof VisitSource>;

/** The sources of a visitor's first and last visit. */
export const Attribution = z
  .object({ first: VisitSource, last: VisitSource })
  .optional()
  .catch(undefined);
export type Attribution = NonNullable<z.output<typeof Attribution>>;

const source = z.record(z.string(), z.string().optional());

/** The attribution of a stored record; null for records of external tools. */
export const StoredAttribution = z.object({ first: source, last: source }).nullable();
export type StoredAttribution = z.output<typeof StoredAttribution>;

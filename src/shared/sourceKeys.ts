import type { Attribution, VisitSource } from './attribution.ts';

// Every page loads this file, so it does not import zod.

/** Longer values differ in their first characters, or are counted as one. */
const MAX_KEY_LENGTH = 100;
const MAX_LANDING_LENGTH = 300;

/** The placeholder for a part that a visit lacks. */
export const noKeys = { source: 'direct', campaign: 'none', landing: 'unknown' } as const;

/** Keys for counting and finding visits, quiz responses and leads. */
export type SourceKeys = { source: string; campaign: string; landing: string };
export const sourceFields = ['source', 'campaign', 'landing'] as const;

/** The keys of a visit: the campaign's source or else the site that linked here, and so on. */
export const sourceKeys = (visit: VisitSource = {}): SourceKeys => ({
  source: cut(visit.utm_source || visit.referrer || '', MAX_KEY_LENGTH) || noKeys.source,
  campaign: cut(visit.utm_campaign ?? '', MAX_KEY_LENGTH) || noKeys.campaign,
  landing: cut(visit.landing ?? '', MAX_LANDING_LENGTH) || noKeys.landing,
});

/** Returns what fills a column with a key of the first visit when a row is created. */
export const firstVisitKey =
  (key: keyof SourceKeys) =>
  ({ attribution }: { attribution?: Attribution | null }) =>
    sourceKeys(attribution?.first)[key];

/** Cuts between code points, as SQL does. Filters are trimmed, too. */
const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('').trimEnd();

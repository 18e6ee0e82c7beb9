import { z } from 'zod';
import { Zone } from './zone.ts';

/** Ranges in days, including today. */
export const trendSpans = [7, 30, 90, 365] as const;

export const TrendQuery = z.object({
  days: z.union(trendSpans.map((days) => z.literal(days))),
  zone: Zone,
});
export type TrendQuery = z.output<typeof TrendQuery>;

const Share = z.object({ name: z.string(), count: z.int() });

export const Trends = z.object({
  /** Oldest first. */
  days: z.array(z.object({ day: z.string(), leads: z.int(), responses: z.int() })),
  sources: z.array(Share),
  offers: z.array(Share),
  /** The steps of the quiz in order; `exits` are views without a view of the next step. */
  funnel: z.array(
    z.object({ id: z.string(), question: z.string(), views: z.int(), exits: z.int() }),
  ),
  completions: z.int(),
  posts: z.array(z.object({ slug: z.string(), title: z.string(), views: z.int() })),
});
export type Trends = z.output<typeof Trends>;

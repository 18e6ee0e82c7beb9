import { z } from 'zod';
import { FeedbackCount } from './quiz/feedback.ts';
import { Zone } from './zone.ts';

/** Ranges in days, including today. */
export const trendSpans = [7, 30, 90, 365] as const;

export const TrendQuery = z.object({
  days: z.union(trendSpans.map((days) => z.literal(days))),
  zone: Zone,
});
export type TrendQuery = z.output<typeof TrendQuery>;

const NamedCount = z.object({ name: z.string(), count: z.int() });

export const Trends = z.object({
  /** Oldest first. */
  // `day` is as in `2026-11-05`.
  days: z.array(z.object({ day: z.string(), leads: z.int(), responses: z.int() })),
  sources: z.array(NamedCount),
  offers: z.array(NamedCount),
  /** The steps of the quiz in order; `exits` are views without a view of the next step. */
  funnel: z.array(
    z.object({ id: z.string(), question: z.string(), views: z.int(), exits: z.int() }),
  ),
  completions: z.int(),
  /** Marks of guides' sections within the range, in the order of a guide. */
  feedback: z.array(FeedbackCount),
  posts: z.array(z.object({ slug: z.string(), title: z.string(), views: z.int() })),
});
export type Trends = z.output<typeof Trends>;

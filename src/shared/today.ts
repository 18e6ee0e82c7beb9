import { z } from 'zod';
import { Zone } from './zone.ts';

/** The period of the figures, and the one before it. */
export const FIGURE_DAYS = 7;

export const TodayQuery = z.object({ zone: Zone });

const Figure = z.object({ current: z.int(), previous: z.int() });

export const Today = z.object({
  /** Without spam, for the last days including today, and for as many days before. */
  figures: z.object({ leads: Figure, calls: Figure, responses: Figure, subscribers: Figure }),
  /** Calls that were requested and not settled yet, the newest request first. */
  calls: z.array(
    z.object({
      id: z.guid(),
      name: z.string(),
      company: z.string(),
      status: z.string(),
      /** Day, time of day and zone as requested; null for a text in another form. */
      call: z.object({ day: z.string(), time: z.string(), zone: z.string() }).nullable(),
      createdAt: z.date(),
    }),
  ),
  /** Open leads whose follow-up is today or overdue, the oldest first. */
  followUps: z.array(
    z.object({
      id: z.guid(),
      name: z.string(),
      company: z.string(),
      status: z.string(),
      /** A day of the calendar, as in `2026-11-05`. */
      followUpOn: z.string(),
      /** The name of the account that works with the lead. */
      owner: z.string().nullable(),
    }),
  ),
});
export type Today = z.output<typeof Today>;

export const Visit = z.object({
  /** Whether an account keeps the visit; otherwise the browser does. */
  isRecorded: z.boolean(),
  /** Time of the previous visit. */
  since: z.date().nullable(),
});

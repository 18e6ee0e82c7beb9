import { z } from 'zod';
import { GuideMarks } from './feedback.ts';
import { taskKinds, weekdays } from './weeks.ts';

/** One entry of a list; `facts` are lines below its title. */
export const GuideItem = z.object({
  title: z.string(),
  facts: z.array(z.object({ name: z.string().optional(), text: z.string() })),
});
export type GuideItem = z.output<typeof GuideItem>;

const GuideText = z.object({ kind: z.enum(['lead', 'text', 'heading']), text: z.string() });
const GuideList = z.object({
  kind: z.enum(['numbered', 'list']),
  items: z.array(GuideItem),
});
const GuideTask = z.object({
  day: z.enum(weekdays),
  minutes: z.int(),
  kind: z.enum(taskKinds),
  what: z.string(),
});
const GuideWeek = z.object({ title: z.string(), tasks: z.array(GuideTask) });
export type GuideWeek = z.output<typeof GuideWeek>;
const GuideCalendar = z.object({ kind: z.literal('calendar'), weeks: z.array(GuideWeek) });
/** A text to paste elsewhere; its line breaks are significant. Only emails have a subject. */
const GuideCopy = z.object({
  kind: z.literal('copy'),
  id: z.string(),
  title: z.string(),
  subject: z.string().optional(),
  text: z.string(),
});
export type GuideCopy = z.output<typeof GuideCopy>;
export const GuideBlock = z.union([GuideText, GuideList, GuideCalendar, GuideCopy]);
export type GuideBlock = z.output<typeof GuideBlock>;
export type GuideListKind = z.output<typeof GuideList>['kind'];

/** A section of a guide, the same for the page, the Markdown and the email. */
export const GuideSection = z.object({
  id: z.string(),
  title: z.string(),
  blocks: z.array(GuideBlock),
});
export type GuideSection = z.output<typeof GuideSection>;

/** The private page of a guide. Without sections, the guide is still being written. */
export const GuideView = z.object({
  name: z.string(),
  summary: z.string(),
  sections: z.array(GuideSection),
  /** The day of the quiz, as in `2026-11-26`. */
  writtenOn: z.string(),
  /** The Monday of the first week; absent without a calendar. */
  startsOn: z.string().optional(),
  /** Of the reader; absent when sections cannot be marked. */
  marks: GuideMarks.optional(),
});
export type GuideView = z.output<typeof GuideView>;

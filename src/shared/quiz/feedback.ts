import { z } from 'zod';
import { linkText } from '../text.ts';
import { sectionKeys } from './guide.ts';

const Section = z.enum(sectionKeys);

/** Whether a section was useful, by its key; sections without a mark are absent. */
export const GuideMarks = z.partialRecord(Section, z.boolean());
export type GuideMarks = z.output<typeof GuideMarks>;

/** A reader's mark of a section; `null` takes it back. */
export const NewGuideFeedback = z.object({
  token: linkText,
  section: Section,
  isUseful: z.boolean().nullable(),
});
export type NewGuideFeedback = z.output<typeof NewGuideFeedback>;

/** A mark, with the writer and the version of the guide that it is about. */
export const GuideFeedback = z.object({
  responseId: z.guid(),
  section: Section,
  writer: z.string(),
  version: z.int(),
  isUseful: z.boolean(),
  markedAt: z.date(),
});

/** Marks of a section by all readers. */
export const FeedbackCount = z.object({
  section: Section,
  writer: z.string(),
  version: z.int(),
  useful: z.int(),
  notUseful: z.int(),
});

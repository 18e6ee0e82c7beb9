import { z } from 'zod';
import { cleanLine } from './cleanText.ts';
import { cleanUpTo } from './formText.ts';
import { Attribution, VisitSource } from './attribution.ts';
import { StepView } from './quiz/view.ts';

/** Names a browser whose visitor consented to a history. */
export const VisitorId = z.object({ visitorId: z.guid() });

const event = VisitorId.extend({
  /** Where the visit came from; sent with its first page. */
  source: VisitSource.optional().catch(undefined),
});
const MAX_PATH_LENGTH = 300;
const path = z
  .string()
  .overwrite(cleanUpTo(MAX_PATH_LENGTH, cleanLine))
  .max(MAX_PATH_LENGTH, { abort: true })
  // Browsers read a backslash as a slash, and skip tabs and line breaks.
  .regex(/^\/(?!\/)[^?#\\\s]*$/, 'Must be the path of a page, without its query');

/** The events in the history of a visitor. */
export const NewVisitEvent = z.discriminatedUnion('kind', [
  event.extend({ kind: z.literal('page'), name: path }),
  event.extend({ kind: z.literal('quizStep'), name: StepView.shape.step }),
  /** The visitor opened a guide; its path grants access, so it is not stored. */
  event.extend({ kind: z.literal('guide') }),
  /** The visitor went to the calendar to book a call. */
  event.extend({ kind: z.literal('booking') }),
]);
export type NewVisitEvent = z.output<typeof NewVisitEvent>;
export type VisitEventKind = NewVisitEvent['kind'];

/**
 * What a form submits in addition to its fields. Invalid values are dropped: neither ever causes a form to
 * be rejected.
 */
export const visitOfForm = {
  attribution: Attribution,
  visitorId: VisitorId.shape.visitorId.optional().catch(undefined),
};

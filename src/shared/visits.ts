import { z } from 'zod';
import { Touch } from './attribution.ts';

/** Names a browser whose visitor consented to a history. */
export const VisitorId = z.guid();

/** An invalid id is dropped: a history never causes a form to be rejected. */
export const submittedVisitorId = VisitorId.optional().catch(undefined);

export const visitEventKinds = ['page', 'quizStep', 'guide', 'booking'] as const;
export type VisitEventKind = (typeof visitEventKinds)[number];

export const MAX_EVENT_NAME_LENGTH = 300;

export const NewVisitEvent = z.object({
  visitorId: VisitorId,
  kind: z.enum(visitEventKinds),
  /** The path of a page, without its query, or the id of a question. */
  name: z.string().max(MAX_EVENT_NAME_LENGTH).default(''),
  /** Where the visit came from; sent with its first page. */
  source: Touch.optional().catch(undefined),
});
export type NewVisitEvent = z.output<typeof NewVisitEvent>;

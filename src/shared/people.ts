import { z } from 'zod';
import { VisitSource } from './attribution.ts';
import { ById } from './byId.ts';
import { subscriberStatuses } from './newsletter.ts';
import { OutboxState } from './outbox.ts';
import { Person } from './person.ts';
import { Guide } from './quiz/guide.ts';
import { text } from './text.ts';

const SubscriberStatus = z.enum(subscriberStatuses);

/** Everything known about the person with an email address. */
export const PersonPage = Person.extend({
  id: z.guid(),
  email: z.string(),
  name: z.string(),
  company: z.string(),
  subscription: z.object({ status: SubscriberStatus }).nullable(),
  boards: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type PersonPage = z.output<typeof PersonPage>;

/** An event; `author` is the member of the team who caused it. */
const event = z.object({ id: z.string(), at: z.date() });
const authored = event.extend({ author: z.string() });

/** Something that happened, from the first visit to the contract. */
export const TimelineEvent = z.discriminatedUnion('kind', [
  /** `title` is that of the article, if the page is one. */
  event.extend({
    kind: z.literal('page'),
    path: z.string(),
    title: z.string().nullable(),
    source: VisitSource.nullable(),
  }),
  event.extend({ kind: z.literal('quizStep'), step: z.string() }),
  event.extend({ kind: z.literal('guideOpened') }),
  event.extend({ kind: z.literal('booking') }),
  event.extend({
    kind: z.literal('lead'),
    leadId: z.guid(),
    leadType: z.string(),
    offerType: z.string(),
    /** The day, time and zone of a requested call, or empty text. */
    call: z.string(),
    /** The source of the first visit; null when it is unknown. */
    source: VisitSource.nullable(),
  }),
  authored.extend({
    kind: z.literal('status'),
    leadId: z.guid(),
    from: z.string(),
    to: z.string(),
  }),
  /** A description of a change of a lead. */
  authored.extend({ kind: z.literal('change'), leadId: z.guid(), text: z.string() }),
  authored.extend({ kind: z.literal('note'), leadId: z.guid(), text: z.string() }),
  event.extend({
    kind: z.literal('response'),
    responseId: z.guid(),
    result: z.string(),
    source: VisitSource.nullable(),
  }),
  event.extend({
    kind: z.literal('guide'),
    responseId: z.guid(),
    version: z.int(),
    reason: z.string(),
    author: z.string(),
  }),
  event.extend({
    kind: z.literal('mark'),
    responseId: z.guid(),
    section: Guide.keyof(),
    isUseful: z.boolean(),
  }),
  event.extend({ kind: z.literal('board'), boardId: z.string(), title: z.string() }),
  event.extend({ kind: z.literal('subscription'), state: SubscriberStatus }),
  event.extend({
    kind: z.literal('email'),
    /** What the email is about, such as `guide-mail`. */
    email: z.string(),
    state: OutboxState,
    error: z.string().nullable(),
  }),
]);
export type TimelineEvent = z.output<typeof TimelineEvent>;

/** Selects the events before one, or the newest. */
export const TimelineQuery = ById.extend({
  cursor: z.object({ at: z.iso.datetime(), id: text(200) }).optional(),
});
export type TimelineQuery = z.output<typeof TimelineQuery>;

export const Timeline = z.object({
  events: z.array(TimelineEvent),
  /** The last event; null when there are no older ones. */
  nextCursor: z.object({ at: z.date(), id: z.string() }).nullable(),
});
export type TimelinePage = z.output<typeof Timeline>;

import { z } from 'zod';
import { nextCursor, PageQuery } from './paging.ts';
import { emailAddress, text } from './text.ts';

export const NewSubscriber = z.object({ email: emailAddress });

/** The same for every address, so that it does not reveal who subscribes. */
export const SubscribeOutput = z.object({
  /** Email is not configured; the confirmation is sent when it is. */
  isDelayed: z.boolean(),
});

/** What a link in an email of the newsletter does. */
export const LinkPurpose = z.enum(['confirm', 'unsubscribe']);
export type LinkPurpose = z.output<typeof LinkPurpose>;

/** The token in such a link. A malformed one becomes empty text, which matches no subscriber. */
export const LinkToken = z
  .string()
  .overwrite((value) => (/^[\w-]{32}$/.test(value) ? value : ''))
  .max(32);

/**
 * `ready`: waits for a click on the page. `already`: the link was used before. `expired`: the link
 * was valid once.
 */
export const LinkState = z.enum(['ready', 'done', 'already', 'expired', 'unknown']);
export type LinkState = z.output<typeof LinkState>;
export const LinkOutput = z.object({ state: LinkState });

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

const Subscriber = z.object({
  id: z.guid(),
  email: z.string(),
  status: z.enum(subscriberStatuses),
  requestedAt: z.date(),
  confirmedAt: z.date().nullable(),
  unsubscribedAt: z.date().nullable(),
  createdAt: z.date(),
});

export const SubscriberFilter = z.enum([...subscriberStatuses, 'suspected']);
export type SubscriberFilter = z.output<typeof SubscriberFilter>;

export const SubscriberQuery = PageQuery.extend({
  /** One status, or suspected spam; by default everything but suspected spam. */
  show: SubscriberFilter.optional(),
  /** A part of the address, regardless of case and accents. */
  q: text(200).optional(),
});
export type SubscriberQuery = z.output<typeof SubscriberQuery>;

export const SubscriberList = z.object({ subscribers: z.array(Subscriber), nextCursor });

/** A subscriber with the unsubscribe link that every issue must contain. */
export const ExportedSubscriber = Subscriber.extend({ unsubscribeUrl: z.string() });

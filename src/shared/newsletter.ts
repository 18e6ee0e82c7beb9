import { z } from 'zod';
import { newSubscriber } from './newSubscriber.ts';
import { nextCursor, PageQuery } from './paging.ts';
import { text } from './text.ts';

export const NewSubscriber = z.object(newSubscriber().shape);

/** The same for every address, whether we know it or not. */
export const SubscribeAnswer = z.object({
  /** Email delivery is not set up: the mail waits until it is. */
  isDelayed: z.boolean(),
});

/** What a link in one of our mails does, once its button is pressed. */
export const LinkPurpose = z.enum(['confirm', 'unsubscribe']);
export type LinkPurpose = z.output<typeof LinkPurpose>;

/** What cannot be a token is one that nobody knows. */
export const LinkToken = z.string().transform((value) => (/^[\w-]{32}$/.test(value) ? value : ''));

/** `already`: it was done before. `expired`: the link was good once. */
export const LinkState = z.enum(['ready', 'done', 'already', 'expired', 'unknown']);
export type LinkState = z.output<typeof LinkState>;
export const LinkAnswer = z.object({ state: LinkState });

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

export const SubscriberShow = z.enum([...subscriberStatuses, 'suspected']);
export type SubscriberShow = z.output<typeof SubscriberShow>;

export const SubscriberQuery = PageQuery.extend({
  /** One status, or what a robot sent; without it everybody but the robots. */
  show: SubscriberShow.optional(),
  /** A part of the address, in any capitals. */
  q: text(200).optional(),
});
export type SubscriberQuery = z.output<typeof SubscriberQuery>;

export const SubscriberList = z.object({ subscribers: z.array(Subscriber), nextCursor });

/** What whoever sends an issue needs: each of them must carry the reader's own link. */
export const ExportedSubscriber = Subscriber.extend({ unsubscribeUrl: z.string() });

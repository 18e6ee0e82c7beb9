import { z } from 'zod';
import { Role } from './accounts.ts';

/** What people are notified of, with labels. A call is a lead that asks for one. */
export const notifiedEvents = {
  lead: 'Leads',
  call: 'Call requests',
  quiz: 'Quiz responses',
  subscriber: 'Subscribers',
  failure: 'Failed deliveries',
} as const;
const events = ['lead', 'call', 'quiz', 'subscriber', 'failure'] as const;
export type NotifiedEvent = (typeof events)[number];

/** From the weakest to the strongest. */
const modes = ['never', 'daily', 'atOnce'] as const;
export const NotificationMode = z.enum(modes, 'Must be never, daily or atOnce');
export type NotificationMode = z.output<typeof NotificationMode>;
export const notificationModes: Record<NotificationMode, string> = {
  never: 'Never',
  daily: 'Daily',
  atOnce: 'At once',
};

export const NotificationModes = z.record(z.enum(events), NotificationMode);
export type NotificationModes = z.output<typeof NotificationModes>;

/** The hour of the daily email, in the time zone of the agency. */
export const DAILY_HOUR = 8;

/** What an account is notified of until it chooses: owners daily of failures, and others of nothing. */
export const defaultMode = (role: Role, event: NotifiedEvent): NotificationMode =>
  role === 'owner' && event === 'failure' ? 'daily' : 'never';

/** Returns the mode for leads that ask for a call: the stronger one, as they are leads, too. */
export const modeOfCalls = ({ lead, call }: NotificationModes): NotificationMode =>
  modes.indexOf(lead) > modes.indexOf(call) ? lead : call;

export const OwnNotificationChoice = z.object({
  event: z.enum(events, `Must be one of ${events.join(', ')}`),
  mode: NotificationMode,
});
export const NotificationChoice = OwnNotificationChoice.extend({
  accountId: z.guid('Must be the id of an account'),
});
export type NotificationChoice = z.output<typeof NotificationChoice>;

/** People with what they are notified of: everybody for owners, and oneself for others. */
export const NotificationList = z.object({
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      role: Role,
      /** Null until an owner who signed in with the site's password enters one. */
      email: z.string().nullable(),
      /** Not before the invitation is accepted. */
      isActive: z.boolean(),
      modes: NotificationModes,
    }),
  ),
  timeZone: z.string(),
  /** The address that the operator has notified at once; for owners. */
  operatorEmail: z.string().nullable(),
});

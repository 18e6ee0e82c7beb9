import { z } from 'zod';
import { isZone } from '../zonedDates.ts';

// The schemas of single settings are also those of the variables that override them (`config.ts`).

const MAX_DAYS = 36_500;

/** A retention period in days. */
const retentionDays = (least = 1) => {
  const message = `a whole number from ${least} to ${MAX_DAYS}`;
  return z.int(message).min(least, message).max(MAX_DAYS, message);
};
const short = (longest: number) => z.string().max(longest, `at most ${longest} characters`);
const hubspotPortalId = short(40).regex(/^\d+$/, 'digits');
const hubspotFormId = short(100).regex(/^[\w-]+$/, 'letters, digits and hyphens');
const hubspotRegion = short(10).regex(/^[a-z]{2}\d$/, 'a region such as na1');
const analyticsId = short(40).regex(/^G-[A-Z0-9]+$/, 'an id such as G-ABC123');
const mailAddress = z.email('an email address').max(160, 'at most 160 characters');
export const webUrl = z.url({ protocol: /^https?$/, error: 'an http or https URL', abort: true });

const days = (title: string, least?: number) => retentionDays(least).meta({ title });

/** What owners set in the admin; a variable of the environment wins (`server/content/settings.ts`). */
export const Settings = z
  .strictObject({
    agency: z
      .strictObject({
        timeZone: short(60)
          .refine(isZone, 'the name of a time zone, such as America/New_York')
          .meta({
            title: 'Time zone',
            help: 'Such as America/New_York. The daily notifications are sent at 8:00 of this zone.',
          }),
      })
      .meta({ title: 'Agency' }),
    mail: z
      .strictObject({
        senderName: short(100)
          .trim()
          .regex(/^[^<>,;\r\n]*$/, 'a name without < > , and ;')
          .meta({
            title: 'Name of the sender',
            help: '{{site.name}} stands for the name of the site.',
          }),
        senderAddress: mailAddress.optional().meta({
          title: 'Address of the sender',
          help: 'Without one, hello@ and the sending domain at Mailgun. Mailgun must be allowed to send for its domain.',
        }),
        replyTo: mailAddress.optional().meta({
          title: 'Replies go to',
          help: 'Without an address, replies go to the sender. Notifications of leads and quiz responses keep the address of the person.',
        }),
      })
      .meta({ title: 'Emails' }),
    embeds: z
      .strictObject({
        hubspotPortalId: hubspotPortalId.optional().meta({
          title: 'HubSpot portal',
          help: 'With a form, it replaces the form of the site on the contact page.',
        }),
        hubspotFormId: hubspotFormId.optional().meta({ title: 'HubSpot form' }),
        hubspotRegion: hubspotRegion.meta({ title: 'HubSpot region' }),
        calendarUrl: webUrl.optional().meta({
          title: 'Calendar to embed',
          help: 'URL of a booking page; it replaces the form to request a call.',
        }),
        calendarPageUrl: webUrl.optional().meta({
          title: 'Calendar to open',
          help: 'URL that buttons and emails link to; without one, the form on the contact page.',
        }),
        analyticsId: analyticsId.optional().meta({
          title: 'Google Analytics id',
          help: 'Such as G-ABC123; loads only after consent.',
        }),
      })
      .meta({
        title: 'Forms, calendar and analytics',
        help: 'Each is loaded from its provider after the visitor consents. Browsers are told to load nothing else.',
      }),
    visitors: z
      .strictObject({
        history: z.boolean().meta({
          title: 'Ask visitors to consent to a history of their visits',
          help: 'Shown with the person once they send a form; deleted after 90 days.',
        }),
      })
      .meta({ title: 'Visitor history' }),
    retention: z
      .strictObject({
        mailContent: days('Email contents'),
        mailRows: days('Email records'),
        webhookDeliveries: days('Webhook log'),
        // Confirmation links are valid for a week.
        unconfirmedSubscribers: days('Unconfirmed', 7),
        unusedUploads: days('Unused files'),
        emptyBoards: days('Unused boards'),
        audit: days('Audit log'),
        // The trends reach back a year.
        viewCounts: days('View counts', 367),
      })
      .meta({
        title: 'Retention in days',
        help: 'Older data is deleted once an hour, and cannot be restored. An email record says when an email went to which address; unconfirmed are newsletter addresses, unused boards those that were never edited.',
      }),
  })
  .meta({ title: 'General' });
export type Settings = z.output<typeof Settings>;

/** Returns the title of the setting at a path such as `agency.timeZone`; the path if there is none. */
export function settingTitle(path: string) {
  let schema: unknown = Settings;
  for (const key of path.split('.'))
    schema = schema instanceof z.ZodObject ? schema.shape[key] : undefined;
  return (schema instanceof z.ZodType && schema.meta()?.title) || path;
}

/** Returns the parts of `Name <address>`, or of an address alone. */
export function senderOf(from: string) {
  const [, name = '', address = from] = /^(.*)<([^<>]+)>$/.exec(from) ?? [];
  return { senderName: name.trim(), senderAddress: address.trim() };
}

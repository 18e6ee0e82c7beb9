import { senderOf, Settings } from '../../shared/content/settings.ts';
import type { Config } from '../config.ts';
import { siteContent } from './siteContent.ts';

/** The variables that override settings, by section and field. */
const variables = {
  mail: { senderName: 'MAIL_FROM', senderAddress: 'MAIL_FROM' },
  embeds: {
    hubspotPortalId: 'HUBSPOT_PORTAL_ID',
    hubspotFormId: 'HUBSPOT_FORM_ID',
    hubspotRegion: 'HUBSPOT_REGION',
    calendarUrl: 'SCHEDULING_EMBED_URL',
    calendarPageUrl: 'SCHEDULING_PAGE_URL',
    analyticsId: 'GA_MEASUREMENT_ID',
  },
  visitors: { history: 'VISITOR_HISTORY' },
  retention: {
    mailContent: 'RETENTION_MAIL_CONTENT_DAYS',
    mailRows: 'RETENTION_MAIL_ROWS_DAYS',
    webhookDeliveries: 'RETENTION_WEBHOOK_DELIVERIES_DAYS',
    unconfirmedSubscribers: 'RETENTION_UNCONFIRMED_SUBSCRIBERS_DAYS',
    unusedUploads: 'RETENTION_UNUSED_UPLOADS_DAYS',
    emptyBoards: 'RETENTION_EMPTY_BOARDS_DAYS',
    audit: 'RETENTION_AUDIT_DAYS',
    viewCounts: 'RETENTION_VIEW_COUNTS_DAYS',
  },
} as const satisfies Partial<{
  [Section in keyof Settings]: Partial<Record<keyof Settings[Section], keyof Config>>;
}>;

/** A setting by its path, such as `mail.senderName`. */
export type OperatorSetting = {
  path: string;
  variable: string;
  value: string | number | boolean;
};

/** Returns the settings that the operator sets by the environment; an empty variable counts as unset. */
export function operatorSettings(config: Config): OperatorSetting[] {
  const sender: Record<string, string> = senderOf(config.MAIL_FROM ?? '');
  return Object.entries(variables).flatMap(([section, fields]) =>
    Object.entries(fields).flatMap(([field, variable]) => {
      const value = config[variable];
      return value === undefined
        ? []
        : [
            {
              path: `${section}.${field}`,
              variable,
              value: variable === 'MAIL_FROM' ? (sender[field] ?? '') : value,
            },
          ];
    }),
  );
}

const inEffect = new WeakMap<Config, { document: Settings; settings: Settings }>();

/** Returns the settings in effect: a variable of the environment wins over what the admin published. */
export function settingsOf(config: Config): Settings {
  const document = siteContent().documents.settings;
  const known = inEffect.get(config);
  if (known?.document === document) return known.settings;
  const sections: Record<string, object> = { ...document };
  for (const { path, value } of operatorSettings(config)) {
    const [section = '', field = ''] = path.split('.');
    sections[section] = { ...sections[section], [field]: value };
  }
  const settings = Settings.parse(sections);
  inEffect.set(config, { document, settings });
  return settings;
}

/** Returns the sender of emails, such as `Name <hello@example.com>`. */
export function senderText(config: Config) {
  const { senderName, senderAddress } = settingsOf(config).mail;
  const address = senderAddress ?? `hello@${config.MAILGUN_DOMAIN ?? ''}`;
  return senderName ? `${senderName} <${address}>` : address;
}

/** Returns the booking link in emails: the calendar, or the site's own form. */
export const schedulingUrlOf = (config: Config, publicUrl: string) =>
  settingsOf(config).embeds.calendarPageUrl ?? `${publicUrl}/contact#schedule`;

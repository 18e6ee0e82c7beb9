import { defineEntity, p } from '@mikro-orm/core';

/** The emails of the last day that visitors caused to one address. */
export const MailRecipientEntity = defineEntity({
  name: 'MailRecipient',
  tableName: 'mail_recipients',
  indexes: [{ properties: ['lastAt'] }],
  properties: {
    /** SHA-256 of the kind of email and the address. */
    hash: p.string().length(64).primary(),
    /** In milliseconds, oldest first. */
    sentAt: p.json<number[]>().columnType('json'),
    lastAt: p.datetime(3),
  },
});

/** Emails of one hour, across all processes. */
export const MailHourEntity = defineEntity({
  name: 'MailHour',
  tableName: 'mail_hours',
  properties: {
    /** In UTC, as 2026-11-21T14. */
    hour: p.string().length(13).primary(),
    /** Those that visitors caused. */
    mails: p.integer(),
    /** Notifications to the team that were sent one by one. */
    notices: p.integer().default(0),
  },
});

import { defineEntity, p } from '@mikro-orm/core';

/** The mails of the last day that strangers had sent to one address. */
export const MailRecipientEntity = defineEntity({
  name: 'MailRecipient',
  tableName: 'mail_recipients',
  indexes: [{ properties: ['lastAt'] }],
  properties: {
    /** SHA-256 of the kind of mail and the address: the address itself is not kept. */
    hash: p.string().length(64).primary(),
    /** In milliseconds, oldest first. */
    sentAt: p.json<number[]>().columnType('json'),
    lastAt: p.datetime(3),
  },
});

/** How many mails that strangers caused leave in one hour, by all processes together. */
export const MailHourEntity = defineEntity({
  name: 'MailHour',
  tableName: 'mail_hours',
  properties: {
    /** In UTC, as 2026-11-21T14. */
    hour: p.string().length(13).primary(),
    mails: p.integer(),
  },
});

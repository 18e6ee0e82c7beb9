import type { FastifyBaseLogger } from 'fastify';
import { ACCOUNT_MAIL, accountMailHandler } from './accounts/links.ts';
import type { Config } from './config.ts';
import type { Orm } from './database.ts';
import { OWN_DATA_MAIL, ownDataMailHandler } from './admin/ownData/mails.ts';
import { digestHandler } from './admin/notificationDigest.ts';
import { mailHandler } from './email/mailgun.ts';
import { MAIL } from './email/email.ts';
import { NOTIFICATION_DIGEST } from './email/notificationLimit.ts';
import type { ReserveEmail } from './email/emailLimit.ts';
import type { Handler } from './outbox/worker.ts';
import { guideHandlers, type OnGuide } from './quiz/guideHandlers.ts';
import type { Timeouts } from './timeouts.ts';
import { eventHandler, webhookHandler } from './webhooks/handlers.ts';

type Options = {
  orm: Orm;
  config: Config;
  publicUrl: string;
  log: FastifyBaseLogger;
  timeouts: Timeouts;
  reserveEmail: ReserveEmail;
  onGuide: OnGuide;
};

/** Returns the handlers by kind of outbox row. Rows of a kind that is not configured wait. */
export function outboxHandlers(options: Options): Record<string, Handler> {
  const { orm, config, publicUrl, timeouts } = options;
  const { LEAD_NOTIFY_EMAIL: to } = config;
  const sendMail = mailHandler(config, timeouts.mailgun);
  return {
    ...guideHandlers(options),
    event: eventHandler(orm),
    webhook: webhookHandler({
      orm,
      allowedPrivateHosts: config.WEBHOOK_PRIVATE_HOSTS,
      timeout: timeouts.webhook,
    }),
    ...(to && { [NOTIFICATION_DIGEST]: digestHandler({ orm, to, publicUrl }) }),
    ...(sendMail && {
      [MAIL]: sendMail,
      [ACCOUNT_MAIL]: accountMailHandler(orm, publicUrl, sendMail),
      [OWN_DATA_MAIL]: ownDataMailHandler({ orm, publicUrl, sendMail }),
    }),
  };
}

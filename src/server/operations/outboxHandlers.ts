import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Orm } from '../database/database.ts';
import { mailHandler } from '../mail/mailgun.ts';
import { ACCOUNT_MAIL, MAIL, OWN_DATA_MAIL } from '../mail/email.ts';
import { DAILY_NOTIFICATIONS, NOTIFICATION_DIGEST } from '../mail/quota.ts';
import { settingsOf } from '../content/settings.ts';
import { NOTIFY } from '../notifications/notify.ts';
import { limitEmail } from '../mail/emailLimit.ts';
import type { Gemini } from '../guides/geminiAccess.ts';
import { once } from '../../shared/once.ts';
import type { Handler } from '../jobs/outbox/worker.ts';
import type { OnGuide } from '../quiz/guideHandlers.ts';
import type { Timeouts } from '../http/timeouts.ts';

type Options = {
  orm: Orm;
  config: Config;
  gemini: Gemini | undefined;
  publicUrl: string;
  log: FastifyBaseLogger;
  timeouts: Timeouts;
  onGuide: OnGuide;
};

/**
 * Returns the handlers by kind of outbox row. Rows of a kind that is not configured wait. Most
 * handlers are imported when the first row of their kind is processed, which keeps startup fast.
 */
export function outboxHandlers(options: Options): Record<string, Handler> {
  const { orm, config, publicUrl, log, timeouts } = options;
  const { LEAD_NOTIFY_EMAIL: to } = config;
  const sendMail = mailHandler(config, timeouts.mailgun);
  const limited = limitEmail({ orm, hourlyLimit: config.MAIL_HOURLY_LIMIT, log });
  const guides = once(async () =>
    (await import('../quiz/guideHandlers.ts')).guideHandlers(options),
  );
  return {
    guide: lazyHandler(async () => (await guides()).guide),
    guideRewrite: lazyHandler(async () => (await guides()).guideRewrite),
    // Upgrades wait until Gemini is configured.
    ...(config.GEMINI_API_KEY && {
      guideUpgrade: lazyHandler(async () => (await guides()).guideUpgrade),
    }),
    event: lazyHandler(async () => (await import('../webhooks/handlers.ts')).eventHandler(orm)),
    webhook: lazyHandler(async () => {
      const { webhookHandler } = await import('../webhooks/handlers.ts');
      const { WEBHOOK_PRIVATE_HOSTS: allowedPrivateHosts } = config;
      return webhookHandler({ orm, allowedPrivateHosts, timeout: timeouts.webhook });
    }),
    [NOTIFY]: lazyHandler(async () =>
      (await import('../notifications/notify.ts')).notifyHandler(orm, publicUrl),
    ),
    [NOTIFICATION_DIGEST]: lazyHandler(async () => {
      const { digestHandler } = await import('../reports/notificationDigest.ts');
      return digestHandler({ orm, to, publicUrl });
    }),
    [DAILY_NOTIFICATIONS]: lazyHandler(async () => {
      const { dailyHandler } = await import('../reports/dailyNotifications.ts');
      return dailyHandler({ orm, publicUrl, timeZone: () => settingsOf(config).agency.timeZone });
    }),
    ...(sendMail && {
      [MAIL]: limited(sendMail),
      [ACCOUNT_MAIL]: lazyHandler(async () => {
        const { accountMailHandler } = await import('../access/accounts/links.ts');
        return limited(accountMailHandler(orm, publicUrl, sendMail));
      }),
      [OWN_DATA_MAIL]: lazyHandler(async () => {
        const { ownDataMailHandler } = await import('../people/ownData/mails.ts');
        return limited(ownDataMailHandler({ orm, publicUrl, sendMail }));
      }),
    }),
  };
}

function lazyHandler(load: () => Promise<Handler>): Handler {
  const handler = once(load);
  return async (job, signal) => (await handler())(job, signal);
}

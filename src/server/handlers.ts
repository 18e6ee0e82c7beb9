import type { Config } from './config.ts';
import type { Orm } from './database.ts';
import { mailHandler } from './mail/mailgun.ts';
import { MAIL } from './mail/mail.ts';
import type { Handler } from './outbox/worker.ts';
import { eventHandler, webhookHandler } from './webhooks/worker.ts';

type Options = { orm: Orm; config: Config };

/** What is done for each kind of outbox row; a kind that is not configured has no handler and waits. */
export function outboxHandlers({ orm, config }: Options): Record<string, Handler> {
  const sendMail = mailHandler(config);
  return {
    event: eventHandler(orm),
    webhook: webhookHandler({ orm, privateHosts: config.WEBHOOK_PRIVATE_HOSTS }),
    ...(sendMail && { [MAIL]: sendMail }),
  };
}

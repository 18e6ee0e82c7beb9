import type { Config } from './config.ts';
import type { Orm } from './database.ts';
import type { Handler } from './outbox/worker.ts';

type Options = { orm: Orm; config: Config };

/** What is done for each kind of outbox row; a kind that is not configured has no handler and waits. */
export function outboxHandlers(_options: Options): Record<string, Handler> {
  return {};
}

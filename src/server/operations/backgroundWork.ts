import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { Orm } from '../database/database.ts';
import type { Gemini } from '../guides/geminiAccess.ts';
import type { Timeouts } from '../http/timeouts.ts';
import { createHousekeeping, type Housekeeping } from '../jobs/housekeeping/worker.ts';
import { Outbox } from '../jobs/outbox/worker.ts';
import { createDemoTidying } from '../whiteboard/demoBoard.ts';
import { createContentPolling } from '../site/published.ts';
import type { Rooms } from '../whiteboard/rooms.ts';
import type { Metrics } from './metrics.ts';
import { createNotificationLimit } from '../mail/quota.ts';
import { notifyFailure } from '../notifications/notify.ts';
import { outboxHandlers } from './outboxHandlers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
    housekeeping: Housekeeping;
  }
}

type Options = {
  orm: Orm;
  config: Config;
  gemini: Gemini | undefined;
  publicUrl: string;
  rooms: Rooms;
  metrics: Metrics;
  timeouts: Timeouts;
};

/**
 * Processes the outbox, deletes what has expired, tidies the demo board and shows what others publish. An app that never
 * listens, as in most tests, does none of it.
 */
export const backgroundWork = fp(async (app: FastifyInstance, options: Options) => {
  const { orm, config, publicUrl, rooms, metrics, timeouts } = options;
  const reserve = createNotificationLimit();
  const { log } = app;
  const outbox = new Outbox({
    orm,
    handlers: outboxHandlers({ ...options, log, onGuide: metrics.countGuide }),
    log,
    timeouts,
    onFailed: (em, job) => notifyFailure(em, job, { publicUrl, reserve }),
    onAttempt: metrics.countAttempt,
  });
  const housekeeping = createHousekeeping({
    orm,
    loadRules: async () => {
      const { housekeepingRules } = await import('./housekeepingRules.ts');
      return housekeepingRules({ config, liveBoards: rooms });
    },
    log,
    timeouts,
  });
  const demoTidying = createDemoTidying({ fork: () => orm.em.fork(), live: rooms, log });
  const contentPolling = createContentPolling({ fork: () => orm.em.fork(), log });
  app.decorate('outbox', outbox);
  app.decorate('housekeeping', housekeeping);
  let starting: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    starting = setTimeout(() => {
      outbox.start();
      housekeeping.start();
      demoTidying.start();
      contentPolling.start();
    }, timeouts.backgroundStart);
  });
  app.addHook('preClose', async () => {
    clearTimeout(starting);
    // Started here, so that outbox attempts end while the last responses do; `onClose`, which runs
    // after those, waits for both.
    void outbox.stop();
    void housekeeping.stop();
  });
  app.addHook('onClose', () => demoTidying.stop());
  app.addHook('onClose', () => contentPolling.stop());
  app.addHook('onClose', () => outbox.stop());
  app.addHook('onClose', () => housekeeping.stop());
});

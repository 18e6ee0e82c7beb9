import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { isPageKey } from '../../shared/idempotency.ts';
import { Auth } from '../access/auth.ts';
import { loadCredentials } from '../access/credentials.ts';
import { hashedBearerToken } from '../access/apiTokens.ts';
import { LiveFeed } from '../reports/liveFeed.ts';
import type { Config } from '../config.ts';
import { operatorSettings, schedulingUrlOf, settingsOf } from '../content/settings.ts';
import type { Orm } from '../database/database.ts';
import type { Gemini } from '../guides/geminiAccess.ts';
import { consumeQuota } from '../guides/quota.ts';
import type { Metrics } from '../operations/metrics.ts';
import { createPasswordChecker } from '../http/passwordLimits.ts';
import { createRateLimits, type RateLimiters, rateLimitKey } from '../http/rateLimits.ts';
import { createNotificationLimit, type NotificationSettings } from '../mail/quota.ts';
import type { Outbox } from '../jobs/outbox/worker.ts';
import { StreamLimit } from '../http/streamLimit.ts';
import { once } from '../../shared/once.ts';
import { GuideFeed } from '../quiz/guideFeed.ts';
import type { Timeouts } from '../http/timeouts.ts';
import type { Context } from '../access/procedures.ts';
import { removeLeftovers } from '../operations/backup/scratch.ts';
import { deleteChoices } from '../notifications/choices.ts';
import { findMediaUses } from '../operations/mediaUses.ts';
import { showPublished } from '../site/published.ts';
import { releaseLeads } from '../leads/owners.ts';
import type { BoardStorage } from '../whiteboard/boardStorage.ts';
import type { LiveBoards } from '../whiteboard/service.ts';

const MAX_KEY_LENGTH = 200;

/** Pages of one process that wait for a guide; an office shares an address. */
const GUIDE_STREAMS = { perClient: 20, total: 300 };

type Options = {
  orm: Orm;
  config: Config;
  outbox: Outbox;
  liveBoards: LiveBoards;
  boardStorage: BoardStorage;
  publicUrl: string;
  closing: AbortSignal;
  limiters: RateLimiters;
  timeouts: Timeouts;
  onPostsChanged: () => void;
  metrics: Metrics;
  gemini: Gemini | undefined;
};
export type CreateContext = (call: { req: FastifyRequest; res: FastifyReply }) => Context;

/** Creates the context of a call, the same for tRPC and REST. */
export function contextFactory(options: Options): CreateContext {
  const { orm, config, outbox, liveBoards, boardStorage, publicUrl, closing, timeouts } = options;
  const { onPostsChanged, metrics, gemini } = options;
  const limits = createRateLimits(options.limiters, config);
  const checkPassword = createPasswordChecker(options.limiters);
  const live = new LiveFeed({
    read: async () => (await import('../reports/liveState.ts')).liveState(orm.em.fork()),
    intervalMs: timeouts.livePoll,
  });
  const guideFeed = new GuideFeed({
    read: async (ids) =>
      (await import('../quiz/guideStates.ts')).readGuideStates(orm.em.fork(), ids),
    intervalMs: timeouts.guidePoll,
  });
  const guideStreams = new StreamLimit(GUIDE_STREAMS);
  const credentials = once(() => loadCredentials(orm.em.fork(), config));
  const { LEAD_NOTIFY_EMAIL: to } = config;
  const operator = operatorSettings(config);
  const reserve = createNotificationLimit();
  const notifications: NotificationSettings = { to, publicUrl, reserve };
  return ({ req, res }) => {
    const em = orm.em.fork();
    const { authorization } = req.headers;
    const hashedToken = async () =>
      authorization && hashedBearerToken(em, authorization, config.API_TOKENS);
    const key = idempotencyKey(req.headers['idempotency-key']);
    return {
      requestId: req.id,
      countCall: metrics.countCall,
      em,
      outbox,
      liveBoards,
      boardStorage,
      publicUrl,
      schedulingUrl: schedulingUrlOf(config, publicUrl),
      isCached: false,
      closing,
      live,
      guideFeed,
      holdGuideStream: () => guideStreams.hold(rateLimitKey(req.ip)),
      timeouts,
      notifications,
      allowedPrivateHosts: config.WEBHOOK_PRIVATE_HOSTS,
      auth: new Auth({
        req,
        res,
        em,
        config,
        checkPassword,
        credentials,
        onWrongPassword: metrics.countSignInFailure,
      }),
      admitWrite: async (name) => {
        const bearer = await hashedToken();
        const onRetryAfter = (seconds: number) => void res.header('retry-after', seconds);
        await limits.consumeWrite(name, req.ip, !!bearer, onRetryAfter);
        return key === undefined
          ? undefined
          : { key, caller: bearer || anonymousScope(req.ip, key) };
      },
      isSiteForm: isSiteForm(req),
      isBot: isbot(req.headers['user-agent']),
      takeGeminiQuota: async () => !!(await hashedToken()) || limits.takeGeminiGuide(req.ip),
      gemini,
      consumeGeminiQuota: () => consumeQuota(orm.em.fork(), config.GEMINI_DAILY_LIMIT),
      operatorSettings: operator,
      keepsHistory: settingsOf(config).visitors.history,
      onPostsChanged,
      imageHosts: config.PICTURE_HOSTS,
      uploadsFolder: config.UPLOADS_DIR,
      ...mediaContext(options),
      backups: { folder: config.BACKUP_DIR, removeLeftovers: () => removeLeftovers(config) },
      timeZone: settingsOf(config).agency.timeZone,
      releaseRecords: async (tx, accountId) => {
        await releaseLeads(tx, accountId);
        await deleteChoices(tx, accountId);
      },
    };
  };
}

const mediaContext = ({ orm, config, onPostsChanged }: Options) => ({
  library: {
    folder: config.UPLOADS_DIR,
    unusedDays: settingsOf(config).retention.unusedUploads,
    findUses: findMediaUses,
  },
  showMedia: async () => {
    await showPublished(orm.em.fork());
    onPostsChanged();
  },
});

/**
 * Scopes an idempotency key of a caller without a token by its address. Keys of our own pages
 * cannot be guessed and share a scope: a phone may change its network between two attempts.
 */
const anonymousScope = (ip: string, key: string) => (isPageKey(key) ? 'page' : rateLimitKey(ip));

/** Whether a form of the site made the call: tools send credentials, or JSON to `/api`. */
const isSiteForm = ({ routeOptions: { url }, headers }: FastifyRequest) =>
  !headers.authorization && !(url?.startsWith('/api/') && !isFormEncoded(headers['content-type']));

const isFormEncoded = (type = '') =>
  type.toLowerCase().startsWith('application/x-www-form-urlencoded');

function idempotencyKey(header: string | string[] | undefined) {
  const key = header?.toString().trim();
  if (key === undefined || (key !== '' && key.length <= MAX_KEY_LENGTH)) return key;
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: `Idempotency-Key must have 1 to ${MAX_KEY_LENGTH} characters.`,
  });
}

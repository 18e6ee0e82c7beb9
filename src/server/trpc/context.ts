import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPageKey } from '../../shared/idempotency.ts';
import { callerOf } from '../http/clientAddress.ts';
import { gateOf } from '../auth/auth.ts';
import { type Keys, readKeys } from '../auth/credentials.ts';
import { tokenName } from '../auth/apiTokens.ts';
import { LiveFeed } from '../admin/liveFeed.ts';
import { liveState } from '../admin/liveState.ts';
import type { Config } from '../config.ts';
import type { Orm } from '../database.ts';
import { createLimits } from '../http/rateLimits.ts';
import type { Limiters } from '../http/rateLimiters.ts';
import { noticeGate } from '../email/notificationLimit.ts';
import type { Notify } from '../email/notifications.ts';
import type { ReserveMail } from '../email/reservation.ts';
import type { Outbox } from '../outbox/worker.ts';
import type { Timeouts } from '../timeouts.ts';
import type { Context } from './trpc.ts';
import type { LiveBoards } from '../whiteboard/service.ts';

const LONGEST_KEY = 200;

type Options = {
  orm: Orm;
  config: Config;
  outbox: Outbox;
  boards: LiveBoards;
  publicUrl: string;
  closing: AbortSignal;
  limiters: Limiters;
  timeouts: Timeouts;
  contentChanged: () => void;
  reserveMail: ReserveMail;
};
export type CreateContext = (call: { req: FastifyRequest; res: FastifyReply }) => Context;

/** Makes what the procedures know of a call, the same for tRPC and REST. */
export function contextFactory(options: Options): CreateContext {
  const { orm, config, outbox, boards, publicUrl, closing, timeouts } = options;
  const { contentChanged, reserveMail } = options;
  const limits = createLimits(options.limiters, config);
  const live = new LiveFeed({ look: () => liveState(orm.em.fork()), poll: timeouts.livePoll });
  const keys = once(() => readKeys(orm.em.fork(), config));
  const { LEAD_NOTIFY_EMAIL: to } = config;
  const gate = noticeGate(options.limiters);
  const notify: Notify | undefined = to ? { to, publicUrl, gate } : undefined;
  return ({ req, res }) => {
    const em = orm.em.fork();
    const token = () => tokenName(em, req.headers.authorization, config.API_TOKENS);
    const key = idempotencyKey(req.headers['idempotency-key']);
    return {
      em,
      outbox,
      boards,
      publicUrl,
      closing,
      live,
      timeouts,
      notify,
      privateHosts: config.WEBHOOK_PRIVATE_HOSTS,
      gate: gateOf({ req, res, em, config, limits, keys }),
      countWrite: async (name) => {
        const bearer = await token();
        const onWait = (seconds: number) => void res.header('retry-after', seconds);
        await limits.countWrite(name, req.ip, !!bearer, onWait);
        return bearer ?? strangerName(req.ip, key);
      },
      isSiteForm: isSiteForm(req),
      mayAskGemini: async () => !!(await token()) || limits.takeGeminiGuide(req.ip),
      reserveMail,
      idempotencyKey: key,
      contentChanged,
      pictureHosts: config.PICTURE_HOSTS,
      uploadsFolder: config.UPLOADS_DIR,
    };
  };
}

/** Read at the first need, by one caller for all; after a failure, read again. */
function once(read: () => Promise<Keys>) {
  let known: Promise<Keys> | undefined;
  return () =>
    (known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));
}

/**
 * Whom an idempotency key of a caller without a token belongs to: its address. Keys of our own pages
 * cannot be guessed, so they belong to whoever has them: a phone may change its network between two
 * tries. What else a request says of itself, a proxy or a worker of the browser may drop from one try.
 */
const strangerName = (ip: string, key: string | undefined) =>
  key !== undefined && isPageKey(key) ? 'page' : callerOf(ip);

/** Tools send JSON to `/api`, or a credential; our pages never do, with or without their scripts. */
const isSiteForm = ({ routeOptions: { url }, headers }: FastifyRequest) =>
  !headers.authorization && !(url?.startsWith('/api/') && !isFormEncoded(headers['content-type']));

const isFormEncoded = (type = '') =>
  type.toLowerCase().startsWith('application/x-www-form-urlencoded');

function idempotencyKey(header: string | string[] | undefined) {
  const key = header?.toString().trim();
  if (key === undefined || (key !== '' && key.length <= LONGEST_KEY)) return key;
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: `Idempotency-Key: takes 1 to ${LONGEST_KEY} characters`,
  });
}

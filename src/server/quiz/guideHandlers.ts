import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Orm } from '../database.ts';
import { DeliveryFailure } from '../outbox/deliveryError.ts';
import type { ReserveMail } from '../email/reservation.ts';
import type { Handler } from '../outbox/worker.ts';
import type { Gemini } from '../guides/gemini.ts';
import { spendCall } from '../guides/quota.ts';
import { type GeminiTimeouts, writeGuide } from '../guides/generate.ts';
import { keepGuide, replaceGuide, responseOf } from './guideStore.ts';

type Options = {
  orm: Orm;
  config: Config;
  publicUrl: string;
  log: FastifyBaseLogger;
  timeouts: GeminiTimeouts;
  reserveMail: ReserveMail;
};

const GuideWork = z.object({ responseId: z.guid(), isBuiltIn: z.boolean().optional() });

/** Write a guide once; later, when Gemini was down, write it better. */
export function guideHandlers(options: Options): Record<string, Handler> {
  const { orm, config, publicUrl, log, timeouts, reserveMail } = options;
  const gemini = geminiOf(config);
  const spend = () => spendCall(orm.em.fork(), config.GEMINI_DAILY_LIMIT);
  const schedulingUrl = config.SCHEDULING_PAGE_URL ?? `${publicUrl}/contact#schedule`;
  const write = async (
    id: string,
    isWanted: (by: string | null) => boolean,
    signal: AbortSignal,
    isBuiltIn = false,
  ) => {
    const response = await responseOf(orm.em.fork(), id);
    // Deleted meanwhile, or done by a try that died before it could say so.
    if (!response || !isWanted(response.guideBy ?? null)) return undefined;
    const written = await writeGuide(response, {
      gemini: isBuiltIn ? undefined : gemini,
      spend,
      signal,
      timeouts,
    });
    if (written.reason)
      log.warn({ responseId: id, reason: written.reason }, 'guide: not by Gemini');
    return written;
  };

  const guide: Handler = async ({ payload }, signal) => {
    const { responseId: id, isBuiltIn } = GuideWork.parse(payload);
    const written = await write(id, (by) => by === null, signal, isBuiltIn);
    if (!written) return;
    await keepGuide(orm.em.fork(), { id, written, reserveMail, publicUrl, schedulingUrl });
  };
  const guideUpgrade: Handler = async ({ payload }, signal) => {
    const { responseId: id } = GuideWork.parse(payload);
    const written = await write(id, (by) => by !== 'gemini', signal);
    if (!written) return;
    const { writtenBy, shouldRetryLater, retryAfterSeconds, reason = '' } = written;
    if (writtenBy !== 'gemini')
      throw new DeliveryFailure(reason, { isPermanent: !shouldRetryLater, retryAfterSeconds });
    // Another process may have done it meanwhile.
    const response = await responseOf(orm.em.fork(), id);
    if (response?.guideBy !== 'gemini') await replaceGuide(orm.em.fork(), id, written);
  };
  const guideRewrite: Handler = async ({ payload }, signal) => {
    const { responseId: id } = GuideWork.parse(payload);
    const written = await write(id, (by) => !!gemini || by !== 'gemini', signal);
    if (!written)
      throw new DeliveryFailure('Gemini wrote this guide, and is not configured any more.', {
        isPermanent: true,
      });
    const { writtenBy, shouldRetryLater, retryAfterSeconds, reason = '' } = written;
    if (gemini && writtenBy !== 'gemini')
      throw new DeliveryFailure(reason, { isPermanent: !shouldRetryLater, retryAfterSeconds });
    await replaceGuide(orm.em.fork(), id, written);
  };
  // Without a key the upgrades wait for one.
  return { guide, guideRewrite, ...(gemini && { guideUpgrade }) };
}

const geminiOf = (config: Config): Gemini | undefined =>
  config.GEMINI_API_KEY
    ? {
        apiKey: config.GEMINI_API_KEY,
        model: config.GEMINI_MODEL,
        baseUrl: config.GEMINI_BASE_URL,
      }
    : undefined;

import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Orm } from '../database.ts';
import { DeliveryError } from '../outbox/deliveryError.ts';
import type { TakeEmailSlot } from '../email/emailLimit.ts';
import type { Handler } from '../outbox/worker.ts';
import type { Gemini } from '../guides/gemini.ts';
import { consumeQuota } from '../guides/quota.ts';
import { type GeminiTimeouts, type GeneratedGuide, generateGuide } from '../guides/generate.ts';
import { storeGuide, replaceGuide, responseOf } from './guideStore.ts';

/** Called for each guide written; a fallback is the built-in writer in place of Gemini. */
export type OnGuide = (writer: 'gemini' | 'built-in' | 'fallback') => void;

type Options = {
  orm: Orm;
  config: Config;
  publicUrl: string;
  log: FastifyBaseLogger;
  timeouts: GeminiTimeouts;
  takeEmailSlot: TakeEmailSlot;
  onGuide: OnGuide;
};

const GuideWork = z.object({ responseId: z.guid(), isBuiltIn: z.boolean().optional() });

/** Returns the handlers that write a guide, and write it again with Gemini after an outage. */
export function guideHandlers(options: Options): Record<string, Handler> {
  const { orm, config, publicUrl, log, timeouts, takeEmailSlot, onGuide } = options;
  const gemini = geminiOf(config);
  const schedulingUrl = config.SCHEDULING_PAGE_URL ?? `${publicUrl}/contact#schedule`;
  const write = async (
    id: string,
    isWanted: (by: string | null) => boolean,
    signal: AbortSignal,
    isBuiltIn = false,
  ) => {
    const response = await responseOf(orm.em.fork(), id);
    // Deleted, or completed by an interrupted attempt.
    if (!response || !isWanted(response.guideBy ?? null)) return undefined;
    const generated = await generateGuide(response, {
      gemini: isBuiltIn ? undefined : gemini,
      consumeQuota: () => consumeQuota(orm.em.fork(), config.GEMINI_DAILY_LIMIT),
      signal,
      timeouts,
    });
    if (generated.reason)
      log.warn({ responseId: id, reason: generated.reason }, 'guide: fallback used');
    onGuide(generated.reason ? 'fallback' : generated.writtenBy);
    return generated;
  };

  const guide: Handler = async ({ payload }, signal) => {
    const { responseId: id, isBuiltIn } = GuideWork.parse(payload);
    const generated = await write(id, (by) => by === null, signal, isBuiltIn);
    if (!generated) return;
    await storeGuide(orm.em.fork(), { id, generated, takeEmailSlot, publicUrl, schedulingUrl });
  };
  const guideUpgrade: Handler = async ({ payload }, signal) => {
    const { responseId: id } = GuideWork.parse(payload);
    const generated = await write(id, (by) => by !== 'gemini', signal);
    if (!generated) return;
    requireGemini(generated);
    // Another process may have completed the guide.
    const response = await responseOf(orm.em.fork(), id);
    if (response?.guideBy !== 'gemini') await replaceGuide(orm.em.fork(), id, generated);
  };
  const guideRewrite: Handler = async ({ payload }, signal) => {
    const { responseId: id } = GuideWork.parse(payload);
    const generated = await write(id, (by) => !!gemini || by !== 'gemini', signal);
    if (!generated)
      throw new DeliveryError('Gemini wrote this guide, but is no longer configured.', {
        isPermanent: true,
      });
    if (gemini) requireGemini(generated);
    await replaceGuide(orm.em.fork(), id, generated);
  };
  // Upgrades wait until Gemini is configured.
  return { guide, guideRewrite, ...(gemini && { guideUpgrade }) };
}

/** @throws DeliveryError when the fallback wrote the guide. */
function requireGemini(generated: GeneratedGuide) {
  const { writtenBy, shouldRetryLater, retryAfterSeconds, reason = '' } = generated;
  if (writtenBy !== 'gemini')
    throw new DeliveryError(reason, { isPermanent: !shouldRetryLater, retryAfterSeconds });
}

const geminiOf = (config: Config): Gemini | undefined =>
  config.GEMINI_API_KEY
    ? {
        apiKey: config.GEMINI_API_KEY,
        model: config.GEMINI_MODEL,
        baseUrl: config.GEMINI_BASE_URL,
      }
    : undefined;

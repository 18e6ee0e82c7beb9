import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { type Guide, sectionKeys } from '../../shared/quiz/guide.ts';
import type { Config } from '../config.ts';
import { schedulingUrlOf } from '../content/settings.ts';
import type { Orm } from '../database/database.ts';
import { DeliveryError } from '../jobs/outbox/deliveryError.ts';
import type { Handler } from '../jobs/outbox/worker.ts';
import type { Gemini } from '../guides/geminiAccess.ts';
import { consumeQuota } from '../guides/quota.ts';
import { type GeminiTimeouts, type GeneratedGuide, generateGuide } from '../guides/generate.ts';
import { findSectionsByGemini } from '../guides/writer.ts';
import type { QuizResponseRow } from './entity.ts';
import { readDraft, storeDraft } from './guideDraft.ts';
import { readGuide } from './guideVersions.ts';
import { storeGuide, replaceGuide, isUpgradable, responseOf } from './guideStore.ts';

/** Called for each guide written; a fallback is the built-in writer in place of Gemini. */
export type OnGuide = (writer: 'gemini' | 'built-in' | 'fallback') => void;

type Options = {
  orm: Orm;
  config: Config;
  gemini: Gemini | undefined;
  publicUrl: string;
  log: FastifyBaseLogger;
  timeouts: GeminiTimeouts;
  onGuide: OnGuide;
};

type WriteOptions = {
  isBuiltIn?: boolean | undefined;
  /** Sections that stay as they are. */
  keptFrom?: (response: QuizResponseRow) => Partial<Guide> | Promise<Partial<Guide>>;
  /** Whether Gemini has to add a section. */
  needsNew?: boolean;
  onDraft?: (draft: Partial<Guide>) => Promise<void>;
};

/** The response was deleted while its guide was written. */
class ResponseGone extends Error {}

const GuideWork = z.object({ responseId: z.guid(), isBuiltIn: z.boolean().optional() });

/** Returns the handlers that write a guide, and write it again with Gemini after an outage. */
export function guideHandlers(options: Options) {
  const { orm, config, gemini, publicUrl, log, timeouts, onGuide } = options;
  const write = async (
    id: string,
    isWanted: (response: QuizResponseRow) => boolean,
    signal: AbortSignal,
    { isBuiltIn = false, keptFrom, needsNew = false, onDraft }: WriteOptions = {},
  ) => {
    const response = await responseOf(orm.em.fork(), id);
    // Deleted, or completed by an interrupted attempt.
    if (!response || !isWanted(response)) return undefined;
    const generated = await generateGuide(response, {
      gemini: isBuiltIn ? undefined : gemini,
      consumeQuota: async () => {
        const em = orm.em.fork();
        // Nothing more is sent about a person who was erased since the last call.
        if (!(await responseOf(em, id))) throw new ResponseGone();
        return consumeQuota(em, config.GEMINI_DAILY_LIMIT);
      },
      signal,
      timeouts,
      written: (await keptFrom?.(response)) ?? {},
      needsNew,
      ...(onDraft && { onDraft }),
    }).catch((error: unknown) => {
      if (error instanceof ResponseGone) return undefined;
      throw error;
    });
    if (generated?.reason)
      log.warn({ responseId: id, reason: generated.reason }, 'guide: fallback used');
    if (generated) onGuide(generated.reason ? 'fallback' : generated.writtenBy);
    return generated && { response, generated };
  };

  const guide: Handler = async ({ payload }, signal) => {
    const { responseId: id, isBuiltIn } = GuideWork.parse(payload);
    // A reader sees the sections later when they cannot be stored now.
    const onDraft = (draft: Partial<Guide>) =>
      storeDraft(orm.em.fork(), id, draft).catch((error: unknown) =>
        log.warn({ err: error, responseId: id }, 'guide: the draft was not stored'),
      );
    const written = await write(id, ({ guideBy }) => !guideBy, signal, {
      isBuiltIn,
      // Only the first guide is followed while it is written.
      onDraft,
      keptFrom: ({ guideDraft }) => readDraft(guideDraft),
    });
    const schedulingUrl = schedulingUrlOf(config, publicUrl);
    if (written) await storeGuide(orm.em.fork(), { ...written, publicUrl, schedulingUrl });
  };
  const guideUpgrade: Handler = async ({ payload }, signal) => {
    const { responseId: id } = GuideWork.parse(payload);
    const { generated } = (await write(id, isUpgradable, signal)) ?? {};
    if (!generated) return;
    requireGemini(generated);
    await replaceGuide(orm.em.fork(), { id, generated, reason: 'upgraded' });
  };
  const guideRewrite: Handler = async ({ payload }, signal) => {
    const { responseId: id } = GuideWork.parse(payload);
    const isWanted = ({ guideBy }: QuizResponseRow) => !!gemini || guideBy !== 'gemini';
    const written = await write(id, isWanted, signal, {
      keptFrom: sectionsToKeep,
      needsNew: true,
    });
    if (!written)
      throw new DeliveryError('Gemini wrote this guide, but is no longer configured.', {
        isPermanent: true,
      });
    const { generated } = written;
    if (gemini) requireGemini(generated);
    await replaceGuide(orm.em.fork(), { id, generated, reason: 'regenerated' });
  };
  return { guide, guideRewrite, guideUpgrade };
}

/**
 * Where the built-in writer filled in for Gemini, only its sections are written again. A guide by one
 * writer, or one that an editor has changed, is written as a whole.
 */
async function sectionsToKeep(response: QuizResponseRow) {
  const guide = readGuide(response.guide);
  if (!guide || response.guideBy !== 'gemini' || response.guideEditor !== null) return {};
  const kept = await findSectionsByGemini(guide, response);
  return Object.keys(kept).length < sectionKeys.length ? kept : {};
}

/** @throws DeliveryError when the fallback wrote the guide. */
function requireGemini(generated: GeneratedGuide) {
  const { writtenBy, shouldRetryLater, retryAfterSeconds, reason = '' } = generated;
  if (writtenBy !== 'gemini')
    throw new DeliveryError(reason, { isPermanent: !shouldRetryLater, retryAfterSeconds });
}

import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { isDeepStrictEqual } from 'node:util';
import type { ById } from '../../shared/byId.ts';
import { guideMarkdown } from '../guides/guideMarkdown.ts';
import type { GuideToRestore, GuideUpdate } from '../../shared/quiz/guideVersions.ts';
import { type Actor, audit } from '../audit/auditLog.ts';
import { checkSections } from '../guides/writer.ts';
import { nameOf } from '../guides/takenQuiz.ts';
import { ErrorData, notFound } from '../http/errors.ts';
import { GuideVersionEntity, QuizResponseEntity, type QuizResponseRow } from './entity.ts';
import { guidePath } from './guideKeys.ts';
import { addVersion, originOf, readGuide } from './guideVersions.ts';

/** @throws TRPCError NOT_FOUND */
export const openGuide = async (em: SqlEntityManager, { id }: ById) =>
  toEditedGuide(await em.findOneOrFail(QuizResponseEntity, { id }));

/**
 * Saves an edited guide as a new version.
 * @throws TRPCError CONFLICT with the current guide when another version came first.
 */
export const saveGuide = (
  em: SqlEntityManager,
  { id, version, guide }: GuideUpdate,
  actor: Actor,
) =>
  em.transactional(async (tx) => {
    const response = await lockedGuide(tx, id);
    // A repeated save, such as after a lost response, is not a conflict.
    if (isDeepStrictEqual(guide, readGuide(response.guide))) return toEditedGuide(response);
    if (response.guideVersion !== version) throw await staleWrite(response);
    await addVersion(tx, response, {
      guide,
      generatedStrategy: guideMarkdown(guide, nameOf(response)),
      guideBy: response.guideBy,
      guideEditor: actor.name,
      guideReason: 'edited',
      guideRestoredFrom: null,
    });
    await audit(tx, actor, 'guide.edited', { type: 'response', id });
    return toEditedGuide(response);
  });

/** Restores a former version as the newest one. @throws TRPCError CONFLICT as `saveGuide` does */
export const restoreGuide = (
  em: SqlEntityManager,
  { id, version, restored }: GuideToRestore,
  actor: Actor,
) =>
  em.transactional(async (tx) => {
    const response = await lockedGuide(tx, id);
    if (response.guideVersion !== version) throw await staleWrite(response);
    const former = await tx.findOneOrFail(GuideVersionEntity, { response: id, version: restored });
    await addVersion(tx, response, {
      guide: former.guide,
      generatedStrategy: former.generatedStrategy,
      guideBy: former.writer,
      guideEditor: actor.name,
      guideReason: 'restored',
      guideRestoredFrom: restored,
    });
    await audit(tx, actor, 'guide.restored', { type: 'response', id });
    return toEditedGuide(response);
  });

/** Locks a response that has a guide, so that writers and erasures wait. */
export async function lockedGuide(tx: SqlEntityManager, id: string) {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const response = await tx.findOneOrFail(QuizResponseEntity, { id }, { lockMode });
  if (response.generatedStrategy === null) throw notFound('Guide');
  return response;
}

async function toEditedGuide(response: QuizResponseRow) {
  const { id, name, email, guideToken, generatedStrategy } = response;
  const guide = readGuide(response.guide);
  return {
    ...originOf(response),
    id,
    name,
    email,
    guideUrl: guideToken ? guidePath(guideToken) : null,
    guide,
    generatedStrategy,
    warnings: guide ? await checkSections(guide, response) : [],
  };
}

const staleWrite = async (current: QuizResponseRow) =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'This guide was saved elsewhere after you opened it.',
    cause: new ErrorData({ detail: await toEditedGuide(current) }),
  });

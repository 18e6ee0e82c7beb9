import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { ById } from '../../shared/byId.ts';
import { enqueue } from '../jobs/outbox/queue.ts';
import type { Outbox } from '../jobs/outbox/worker.ts';
import { QuizResponseEntity } from './entity.ts';
import { allMarks } from './guideFeedback.ts';
import { guideKey, guidePath } from './guideKeys.ts';

export async function guideOf(em: SqlEntityManager, { id }: ById) {
  const response = await em.findOneOrFail(QuizResponseEntity, { id });
  const { guideToken, guideBy, guideEditor, guideVersion } = response;
  return {
    guideUrl: guideToken ? guidePath(guideToken) : null,
    writtenBy: guideBy ?? null,
    editor: guideEditor,
    version: guideVersion,
    hasGuide: response.generatedStrategy !== null,
    feedback: await allMarks(em, [id]),
  };
}

/**
 * Regenerates a guide through the outbox. Returns the state of the row after `timeout` ms at most.
 * @throws TRPCError NOT_FOUND
 */
export async function rewriteGuide(
  em: SqlEntityManager,
  outbox: Outbox,
  { id, timeout }: ById & { timeout: number },
) {
  const key = await em.transactional(async (tx) => {
    // Locked: waits for an erasure of the person.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const { guideBy } = await tx.findOneOrFail(QuizResponseEntity, { id }, { lockMode });
    // The first guide is emailed.
    if (!guideBy) return guideKey(id);
    const rewriteKey = `guide-rewrite:${uuid()}`;
    const payload = { responseId: id };
    enqueue(tx, { kind: 'guideRewrite', key: rewriteKey, payload, aboutId: id, isUrgent: true });
    return rewriteKey;
  });
  return outbox.runNow(key, timeout);
}

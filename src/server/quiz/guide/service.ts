import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { enqueue } from '../../outbox/service.ts';
import type { Outbox } from '../../outbox/worker.ts';
import { QuizResponseEntity } from '../entity.ts';
import { guideKey, guidePath } from './keys.ts';

const PATIENCE = 35_000;

type ById = { id: string };

/** @throws TRPCError NOT_FOUND */
export async function guideOf(em: SqlEntityManager, { id }: ById) {
  const { guideToken, guideBy } = await em.findOneOrFail(QuizResponseEntity, { id });
  return { guideUrl: guideToken ? guidePath(guideToken) : null, writtenBy: guideBy ?? null };
}

/**
 * Has a guide written anew, through the outbox like the first one, and answers how far it came.
 * @throws TRPCError NOT_FOUND
 */
export async function rewriteGuide(em: SqlEntityManager, outbox: Outbox, { id }: ById) {
  const { guideBy } = await em.findOneOrFail(QuizResponseEntity, { id });
  // The first guide has its email to follow.
  if (!guideBy) return outbox.runNow(guideKey(id), PATIENCE);
  const key = `guide-rewrite:${uuid()}`;
  enqueue(em, { kind: 'guideRewrite', key, payload: { responseId: id }, aboutId: id });
  await em.flush();
  return outbox.runNow(key, PATIENCE);
}

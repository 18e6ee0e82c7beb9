import type { SqlEntityManager } from '@mikro-orm/sql';
import { QuizResponseEntity } from './entity.ts';
import { readDraft } from './guideDraft.ts';
import type { GuideState } from './guideFeed.ts';

/** Reads the states of guides for the feed. */
export async function readGuideStates(
  em: SqlEntityManager,
  ids: string[],
): Promise<ReadonlyMap<string, GuideState>> {
  const fields = ['id', 'guideBy', 'guideDraft'] as const;
  const rows = await em.find(QuizResponseEntity, { id: { $in: ids } }, { fields });
  return new Map(
    rows.map(({ id, guideBy, guideDraft }) => [
      id,
      guideBy ? { status: 'written' } : { status: 'writing', draft: readDraft(guideDraft) },
    ]),
  );
}

import type { SqlEntityManager } from '@mikro-orm/sql';
import { BoardEntity } from './entity.ts';
import { hashToken, randomId } from './tokens.ts';

export type NewBoardRow = {
  title: string;
  id?: string;
  /** The quiz response that it belongs to. */
  responseId?: string;
  facilitatorToken?: string;
};

/** Creates a board, unless its id exists. */
export async function createBoardRow(
  em: SqlEntityManager,
  { title, id = randomId(), responseId, facilitatorToken = randomId() }: NewBoardRow,
) {
  const now = new Date();
  await em.upsert(
    BoardEntity,
    {
      id,
      readOnlyId: randomId(),
      title,
      isReadOnly: false,
      seq: 0,
      createdAt: now,
      changedAt: now,
      facilitatorHash: hashToken(facilitatorToken),
      responseId: responseId ?? null,
    },
    { onConflictAction: 'ignore', onConflictFields: ['id'] },
  );
  const { readOnlyId } = await em.findOneOrFail(BoardEntity, { id });
  return { id, readOnlyId, facilitatorToken };
}

import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { NoteCopies } from '../../../shared/person.ts';
import { notFound } from '../../http/errors.ts';
import { QuizResponseEntity } from '../../quiz/entity.ts';
import { BoardEntity } from '../../whiteboard/entity.ts';
import { BoardCopyEntity } from './entity.ts';

const RESPONSES = 'select id from quiz_responses where email_key = ?';

/** Selects the ids of copies of a kind; the parameter is the key of a person. */
export const copiesOf = (kind: 'note' | 'post' | 'guide') =>
  `select copy_id from board_copies where kind = '${kind}' and response_id in (${RESPONSES})`;

type Copy = { boardId: string; kind: 'note' | 'post' | 'guide'; copyId: string };

/**
 * Records a copy of notes, at the end of the transaction that makes it, if the board belongs to a
 * person. @throws TRPCError NOT_FOUND if the person has been erased meanwhile
 */
export async function recordCopy(em: SqlEntityManager, { boardId, kind, copyId }: Copy) {
  const { responseId } = await em.findOneOrFail(BoardEntity, { id: boardId });
  // Their own guide is erased with them.
  if (!responseId || responseId === copyId) return;
  // Locks the response: an erasure either waits for the copy and finds it, or was first.
  const options = { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  if (!(await em.findOne(QuizResponseEntity, { id: responseId }, options))) throw notFound('Board');
  const copy = { response: responseId, kind, copyId };
  if ((await em.count(BoardCopyEntity, copy)) === 0) await em.insert(BoardCopyEntity, copy);
}

/** Deletes the notes that were copied from a person's boards to leads. */
export const deleteCopiedNotes = (em: SqlEntityManager, emailKey: string) =>
  em.execute(`delete from lead_events where id in (${copiesOf('note')})`, [emailKey]);

/** Returns the posts, and guides of others, that notes of a person's boards were copied to. */
export async function remainingCopies(em: SqlEntityManager, emailKey: string): Promise<NoteCopies> {
  const posts = await em.execute<NoteCopies['posts']>(
    `select id, title from blog_posts where id in (${copiesOf('post')}) order by title, id`,
    [emailKey],
  );
  const guides = await em.execute<NoteCopies['guides']>(
    `select id, name from quiz_responses
    where id in (${copiesOf('guide')}) and email_key <> ? order by name, id`,
    [emailKey, emailKey],
  );
  return { posts, guides };
}

import type { SqlEntityManager } from '@mikro-orm/sql';
import type { BoardNotes } from '../../shared/boardWork.ts';
import { isSection } from '../../shared/whiteboard/board.ts';
import { isDraft } from '../../shared/whiteboard/boardHistory.ts';
import { areVotesHidden, roundsOf } from '../../shared/whiteboard/changeMeeting.ts';
import { BoardEntity } from './entity.ts';
import { readItems } from './itemTables.ts';
import { parseMeeting } from './meetingStore.ts';

/**
 * Returns the notes of a board for other features, without drafts, and without votes while these are
 * hidden. @throws TRPCError NOT_FOUND
 */
export async function plainNotes(em: SqlEntityManager, boardId: string): Promise<BoardNotes> {
  const { title, readOnlyId, meeting } = await em.findOneOrFail(BoardEntity, { id: boardId });
  const state = parseMeeting(meeting);
  const { revealedRound } = roundsOf(state);
  const hidesVotes = areVotesHidden(state);
  const items = await readItems(em, boardId);
  const headings = new Map(items.filter(isSection).map((section) => [section.id, section.title]));
  const notes = items.flatMap((item) => {
    if (isSection(item) || isDraft(item, revealedRound) || item.content.trim() === '') return [];
    const { id, content, category, sectionId = '' } = item;
    const votes = hidesVotes ? 0 : (item.votes?.length ?? 0);
    return [{ id, content, category, votes, section: headings.get(sectionId) ?? '' }];
  });
  return { title, readOnlyId, notes: notes.toSorted((a, b) => b.votes - a.votes) };
}

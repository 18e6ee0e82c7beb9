import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { ChosenNotes, NotesForGuide, NotesForLead } from '../../../shared/boardWork.ts';
import { MAX_NOTE_LENGTH } from '../../../shared/leads/constants.ts';
import { NewPost } from '../../../shared/posts.ts';
import { type Actor, audit } from '../../audit/auditLog.ts';
import { createPost } from '../../blog/editor.ts';
import { randomId } from '../../whiteboard/tokens.ts';
import { plainNotes } from '../../whiteboard/plainNotes.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { addNote } from '../../leads/service.ts';
import { lockedGuide, saveGuide } from '../../quiz/guideEditor.ts';
import { readGuide } from '../../quiz/guideVersions.ts';
import { guideWithNotes } from './boardGuide.ts';
import { recordCopy } from './copies.ts';
import { articleOutline, plainList, type Source } from './boardTexts.ts';

type Work = { actor: Actor; publicUrl: string; imageHosts: string[]; uploadsFolder: string };

/** The chosen notes, most votes first, and the board that texts link to. */
async function readChosen(em: SqlEntityManager, { boardId, noteIds }: ChosenNotes, work: Work) {
  const board = await plainNotes(em, boardId);
  const notes = board.notes.filter(({ id }) => noteIds.includes(id));
  if (notes.length === 0) throw invalid('noteIds', 'These notes are no longer on the board.');
  const url = `${work.publicUrl}/whiteboard?board=${encodeURIComponent(board.readOnlyId)}`;
  const source: Source = { title: board.title || 'Whiteboard', url };
  return { notes, source };
}

/** Creates a blog draft with an outline of the notes. */
export const notesToPost = (em: SqlEntityManager, input: ChosenNotes, work: Work) =>
  em.transactional(async (em) => {
    const { notes, source } = await readChosen(em, input, work);
    const draft = NewPost.parse({
      title: source.title,
      slug: `board-${randomId()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '')}`,
      content: articleOutline(notes, source),
    });
    const { id } = await createPost(em, draft, work);
    await recordCopy(em, { boardId: input.boardId, kind: 'post', copyId: id });
    await audit(em, work.actor, 'board.toPost', { type: 'post', id });
    return { href: `/admin/posts/${id}` };
  });

/** Adds notes to the history of a lead. @throws TRPCError NOT_FOUND */
export const notesToLead = (
  em: SqlEntityManager,
  { leadId, ...chosen }: z.output<typeof NotesForLead>,
  work: Work,
) =>
  em.transactional(async (em) => {
    const { notes, source } = await readChosen(em, chosen, work);
    const note = plainList(notes, source, MAX_NOTE_LENGTH);
    const eventId = uuid();
    await addNote(em, { id: leadId, note, author: work.actor.name, eventId });
    await recordCopy(em, { boardId: chosen.boardId, kind: 'note', copyId: eventId });
    await audit(em, work.actor, 'board.toLead', { type: 'lead', id: leadId });
    return { href: `/admin/leads?lead=${leadId}` };
  });

/** Adds notes to a guide as its next version. @throws TRPCError NOT_FOUND */
export const notesToGuide = (
  em: SqlEntityManager,
  { responseId, ...chosen }: z.output<typeof NotesForGuide>,
  work: Work,
) =>
  em.transactional(async (em) => {
    const { notes, source } = await readChosen(em, chosen, work);
    const response = await lockedGuide(em, responseId);
    const guide = readGuide(response.guide);
    if (!guide) throw notFound('Guide');
    const { guide: next, losses } = guideWithNotes(guide, notes, source);
    await saveGuide(
      em,
      { id: responseId, version: response.guideVersion, guide: next },
      work.actor,
    );
    await recordCopy(em, { boardId: chosen.boardId, kind: 'guide', copyId: responseId });
    await audit(em, work.actor, 'board.toGuide', { type: 'response', id: responseId });
    return { href: `/admin/responses/${responseId}/guide`, losses };
  });

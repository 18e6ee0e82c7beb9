import type { SqlEntityManager } from '@mikro-orm/sql';
import { Guide } from '../../shared/quiz/guide.ts';
import { guideView } from '../guides/writtenGuide.ts';
import { writeGuide } from '../guides/writer.ts';
import { QuizResponseEntity, type QuizResponseRow } from './entity.ts';
import { nameOf } from '../guides/takenQuiz.ts';

const Draft = Guide.partial();

/** Returns the sections of an unfinished guide; none when they have a former structure. */
export const readDraft = (stored: unknown): Partial<Guide> =>
  Draft.safeParse(stored ?? {}).data ?? {};

/** Stores what is written so far, for the pages that wait for it and for a server that continues. */
export async function storeDraft(em: SqlEntityManager, id: string, guideDraft: Partial<Guide>) {
  await em.nativeUpdate(QuizResponseEntity, { id, guideBy: null }, { guideDraft });
}

let placeholder: Promise<Guide> | undefined;

/** Returns the view of an unfinished guide. */
export async function draftView(draft: Partial<Guide>, response: Omit<QuizResponseRow, 'id'>) {
  // A view needs a whole guide, so missing sections are filled in here and removed below.
  placeholder ??= writeGuide({ name: '', answers: {}, result: '' });
  const guide = { ...(await placeholder), ...draft };
  const view = guideView({ ...response, guide }, nameOf(response));
  return {
    ...view,
    summary: draft.summary ? view.summary : '',
    sections: view.sections.filter(({ id }) => id in draft),
  };
}

import type { SqlEntityManager } from '@mikro-orm/sql';
import { createHash } from 'node:crypto';
import { siteContent } from '../../content/siteContent.ts';
import type { FromGuide } from '../../../shared/content/boards.ts';
import type { Guide } from '../../../shared/quiz/guide.ts';
import { type Actor, audit } from '../../audit/auditLog.ts';
import type { QuizResponseRow } from '../../quiz/entity.ts';
import { lockedGuide } from '../../quiz/guideEditor.ts';
import { readGuide } from '../../quiz/guideVersions.ts';
import { responseByToken } from '../../quiz/privateGuide.ts';
import { createSeededBoard, type SeedSection } from '../../whiteboard/seededBoard.ts';
import { findBoardOf } from '../../whiteboard/service.ts';

const MAX_TITLE_LENGTH = 100;

/**
 * Returns the board of a guide's reader, with the token that makes them its facilitator. Opening it
 * again returns the same board. @throws TRPCError NOT_FOUND, also before the guide is written
 */
export async function planAsReader(
  em: SqlEntityManager,
  guideToken: string,
  requireSpace: () => Promise<void>,
) {
  const { id } = await responseByToken(em, guideToken);
  if (!(await findBoardOf(em, id))) await requireSpace();
  return em.transactional((em) => openBoardOf(em, id));
}

/** Returns the board of a response for an admin. @throws TRPCError NOT_FOUND as `planAsReader` does */
export const planAsAdmin = (em: SqlEntityManager, responseId: string, actor: Actor) =>
  em.transactional(async (em) => {
    const { id } = await openBoardOf(em, responseId);
    await audit(em, actor, 'board.planned', { type: 'board', id });
    return { id };
  });

async function openBoardOf(em: SqlEntityManager, responseId: string) {
  // Locks the response: two clicks create one board, and an erasure also deletes the board.
  const response = await lockedGuide(em, responseId);
  const facilitatorToken = facilitatorTokenOf(response);
  const existing = await findBoardOf(em, responseId);
  if (existing) return { id: existing.id, facilitatorToken };
  const guide = readGuide(response.guide);
  const title = guide?.names[0] ? `Season plan: ${guide.names[0].name}` : 'Season plan';
  const { id } = await createSeededBoard(em, {
    title: title.slice(0, MAX_TITLE_LENGTH),
    responseId,
    facilitatorToken,
    author: siteContent().documents.site.name,
    sections: seasonOf(guide),
  });
  return { id, facilitatorToken };
}

/** Makes readers of the guide facilitators of its board on every device, without a stored token. */
const facilitatorTokenOf = ({ id, guideToken }: QuizResponseRow) =>
  createHash('sha256').update(`board:${id}:${guideToken}`).digest('base64url');

/** The sections of the season template; those without content in the guide keep their question. */
function seasonOf(guide: Guide | null): SeedSection[] {
  const { season } = siteContent().documents['whiteboard/templates'];
  const texts = guide && textsOf(guide);
  return season.sections.map(({ title, color, category, prompt, fromGuide }) => ({
    title,
    color,
    notes: ((fromGuide && texts?.[fromGuide]) ?? [prompt]).map((content) => ({
      content,
      category,
    })),
  }));
}

const textsOf = ({
  summary,
  episodes,
  guestPlan,
  calendar,
}: Guide): Record<FromGuide, string[]> => ({
  audience: [summary.audience],
  episodes: episodes.map(({ title }) => title),
  guests: guestPlan.sources.map(({ who, where }) => `${who}\n${where}`),
  nextSteps: (calendar.weeks[0]?.tasks ?? []).map(({ what }) => what),
});

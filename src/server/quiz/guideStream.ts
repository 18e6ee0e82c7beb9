import type { SqlEntityManager } from '@mikro-orm/sql';
import type { GuideProgress } from '../../shared/quiz/guideProgress.ts';
import { sectionKeys } from '../../shared/quiz/guide.ts';
import type { GuideSection, GuideView } from '../../shared/quiz/guideText.ts';
import { guideView } from '../guides/writtenGuide.ts';
import { notFound } from '../http/errors.ts';
import type { Outbox } from '../jobs/outbox/worker.ts';
import type { Timeouts } from '../http/timeouts.ts';
import { QuizResponseEntity } from './entity.ts';
import { deliverGuide, guideFollows } from './guideDelivery.ts';
import { draftView } from './guideDraft.ts';
import type { GuideFeed } from './guideFeed.ts';
import { marksOf } from './guideFeedback.ts';
import { nameOf } from '../guides/takenQuiz.ts';
import { responseByToken } from './privateGuide.ts';

type Options = {
  token: string;
  outbox: Outbox;
  feed: GuideFeed;
  timeouts: Pick<Timeouts, 'guide' | 'guideEmail'>;
  /** Aborted when the server stops. */
  closing: AbortSignal;
  /** Aborted when the visitor leaves. */
  signal?: AbortSignal | undefined;
};

/**
 * Yields the sections of a guide as they are written, in this process or another one, and then what
 * `submitQuiz` returns about its email. @throws TRPCError NOT_FOUND for an unknown token.
 */
export async function* streamGuide(
  em: SqlEntityManager,
  { token, outbox, feed, timeouts, closing, signal }: Options,
): AsyncGenerator<GuideProgress> {
  const { id, ...response } = await responseByToken(em, token);
  const name = nameOf(response);
  const toEvent = unsentSections();
  const left = signal ? [signal] : [];
  const until = AbortSignal.any([closing, AbortSignal.timeout(timeouts.guide), ...left]);
  for await (const { draft } of feed.follow(id, until))
    if (draft && Object.keys(draft).length > 0)
      yield toEvent(await draftView(draft, response), false);
  if (signal?.aborted) return;
  const stored = await em.findOne(QuizResponseEntity, { id }, { refresh: true });
  if (!stored) throw notFound('Guide');
  const isWritten = !!stored.guideBy;
  if (isWritten)
    yield toEvent({ ...guideView(stored, name), marks: await marksOf(em, stored) }, true);
  const delivery = isWritten
    ? await deliverGuide(em, outbox, { id, timeout: timeouts.guideEmail })
    : guideFollows(outbox);
  yield { kind: 'end', isWritten, ...delivery };
}

/** Returns a function that creates events with the sections that the earlier ones did not have. */
function unsentSections() {
  const sent = new Map<string, string>();
  const isUnsent = (section: GuideSection) => {
    const text = JSON.stringify(section);
    if (sent.get(section.id) === text) return false;
    sent.set(section.id, text);
    return true;
  };
  return (guide: GuideView, isWhole: boolean): GuideProgress => ({
    kind: 'sections',
    guide: { ...guide, sections: guide.sections.filter(isUnsent) },
    ids: guide.sections.map(({ id }) => id),
    total: isWhole ? guide.sections.length : sectionKeys.length,
    isWhole,
  });
}

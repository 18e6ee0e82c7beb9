import type { SqlEntityManager } from '@mikro-orm/sql';
import type { TimelineEvent } from '../../shared/people.ts';
import { emailNames } from '../../shared/emailNames.ts';
import { requestedCall } from '../../shared/leads/requestedCall.ts';
import { LeadEntity, LeadEventEntity } from '../leads/entity.ts';
import { MAIL, OWN_DATA_MAIL } from '../mail/email.ts';
import { SubscriberEntity } from '../newsletter/entity.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { GuideFeedbackEntity, GuideVersionEntity, QuizResponseEntity } from '../quiz/entity.ts';
import { boardIdFor, boardsOf } from '../whiteboard/service.ts';
import type { PersonIds } from './privacy.ts';

/** Selects events up to a time; `maySeeSecrets` is false for viewers. */
export type Range = { until: Date; limit: number; maySeeSecrets: boolean };
export type EventSource = (
  em: SqlEntityManager,
  ids: PersonIds,
  range: Range,
) => Promise<TimelineEvent[]>;

/** Forms that the person sent, and what the team noted about them. */
export const leadEvents: EventSource = async (em, ids, { until, limit }) => {
  const newest = { orderBy: { createdAt: 'desc', id: 'desc' }, limit } as const;
  const createdAt = { $lte: until };
  const leads = await em.find(LeadEntity, { id: { $in: ids.leads }, createdAt }, newest);
  const history = await em.find(LeadEventEntity, { leadId: { $in: ids.leads }, createdAt }, newest);
  return [
    ...leads.map(({ id, createdAt, leadType, offerType, message, attribution }) => ({
      kind: 'lead' as const,
      id,
      at: createdAt,
      leadId: id,
      leadType,
      offerType,
      call: requestedCall(message),
      source: attribution?.first ?? null,
    })),
    ...history.map(({ id, createdAt, ...row }): TimelineEvent => {
      const event = { id, at: createdAt, author: row.author, leadId: row.leadId };
      if (row.note !== null) return { ...event, kind: 'note', text: row.note ?? '' };
      if (row.change) return { ...event, kind: 'change', text: row.change };
      return { ...event, kind: 'status', from: row.fromStatus ?? '', to: row.toStatus ?? '' };
    }),
  ];
};

/** Quizzes, the versions of their guides, the marks of readers, and the boards made from them. */
export const guideEvents: EventSource = async (em, { responses: ids }, range) => {
  const { until, limit, maySeeSecrets } = range;
  const responses = await em.find(QuizResponseEntity, { id: { $in: ids } });
  const versions = await em.find(GuideVersionEntity, { response: { $in: ids } });
  const marks = await em.find(GuideFeedbackEntity, { response: { $in: ids } });
  const boards = await boardsOf(em, ids);
  const events: TimelineEvent[] = [
    ...responses.map(({ id, createdAt, resultDescription, attribution }) => ({
      kind: 'response' as const,
      id,
      at: createdAt,
      responseId: id,
      result: resultDescription,
      source: attribution?.first ?? null,
    })),
    ...responses.flatMap((row) =>
      row.generatedStrategy === null
        ? []
        : guideEvent(row.id, {
            version: row.guideVersion,
            savedAt: row.guideSavedAt ?? row.createdAt,
            reason: row.guideReason,
            writer: row.guideBy,
            editor: row.guideEditor,
          }),
    ),
    ...versions.map((row) => guideEvent(row.response.id, row)),
    ...marks.map(({ response, section, markedAt, isUseful, version, writer }) => ({
      kind: 'mark' as const,
      id: `${response.id}:${writer}:${version}:${section}`,
      at: markedAt,
      responseId: response.id,
      section,
      isUseful,
    })),
    ...boards.map((board) => ({
      kind: 'board' as const,
      id: `board:${board.readOnlyId}`,
      at: board.createdAt,
      boardId: boardIdFor(board, maySeeSecrets),
      title: board.title,
    })),
  ];
  return events
    .filter(({ at }) => at <= until)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, limit);
};

type Version = {
  version: number;
  savedAt: Date;
  reason: string;
  writer?: string | null;
  editor?: string | null;
};

const guideEvent = (responseId: string, { version, savedAt, ...row }: Version) => ({
  kind: 'guide' as const,
  id: `${responseId}:${version}`,
  at: savedAt,
  responseId,
  version,
  reason: row.reason,
  author: row.editor ?? row.writer ?? '',
});

/** When the person subscribed to the newsletter, confirmed and left it. */
export const subscriptionEvents: EventSource = async (em, { subscribers }, { until }) => {
  const rows = await em.find(SubscriberEntity, { id: { $in: subscribers } });
  return rows
    .flatMap(({ id, requestedAt, confirmedAt, unsubscribedAt }) => [
      { state: 'pending' as const, at: requestedAt, id: `${id}:pending` },
      { state: 'confirmed' as const, at: confirmedAt, id: `${id}:confirmed` },
      { state: 'unsubscribed' as const, at: unsubscribedAt, id: `${id}:unsubscribed` },
    ])
    .flatMap(({ at, ...event }) =>
      at && at <= until ? { kind: 'subscription' as const, at, ...event } : [],
    );
};

/** Keys of emails to the team. */
const notices = Object.entries(emailNames).flatMap(([key, name]) =>
  name?.timeline === undefined ? [`${key}:%`] : [],
);

/** Emails to the person that are queued, were sent or failed. */
export const emailEvents: EventSource = async (em, ids, { until, limit }) => {
  const rows = await em.find(
    OutboxEntity,
    {
      kind: { $in: [MAIL, OWN_DATA_MAIL] },
      aboutId: { $in: Object.values(ids).flat() },
      $not: { $or: notices.map((key) => ({ key: { $like: key } })) },
    },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit },
  );
  return rows
    .map(({ id, key, state, lastError, createdAt, settledAt }) => ({
      kind: 'email' as const,
      id,
      at: settledAt ?? createdAt,
      state,
      email: key.split(':')[0] ?? key,
      error: state === 'failed' ? lastError : null,
    }))
    .filter(({ at }) => at <= until);
};

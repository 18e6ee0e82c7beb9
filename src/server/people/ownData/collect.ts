import type { SqlEntityManager } from '@mikro-orm/sql';
import type { OwnData } from '../../../shared/ownData.ts';
import { visitEventsOf } from '../../visits/visits.ts';
import { LeadEntity, LeadEventEntity } from '../../leads/entity.ts';
import { SubscriberEntity } from '../../newsletter/entity.ts';
import { GuideVersionEntity, QuizResponseEntity } from '../../quiz/entity.ts';
import { allMarks } from '../../quiz/guideFeedback.ts';
import { guidePath } from '../../quiz/guideKeys.ts';
import { BoardEntity } from '../../whiteboard/entity.ts';
import { plainNotes } from '../../whiteboard/plainNotes.ts';
import { findBrief } from '../brief/ofPerson.ts';
import { collectMessages } from './messages.ts';
import { personSubject } from './tokens.ts';

/** Reads the newest `limit` records of each kind. Names of the team members are left out. */
export async function collectOwnData(
  em: SqlEntityManager,
  { emailKey, limit }: { emailKey: string; limit: number },
): Promise<OwnData> {
  // One extra record shows whether there are more.
  const newest = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: limit + 1 } as const;
  const leads = await em.find(LeadEntity, { emailKey }, newest);
  // Sorting whole responses would read all their guides.
  const responseIds = await em.find(
    QuizResponseEntity,
    { emailKey },
    { ...newest, fields: ['id'], disableIdentityMap: true },
  );
  const responses = await em.find(
    QuizResponseEntity,
    { id: { $in: responseIds.map(({ id }) => id) } },
    newest,
  );
  const subscribers = await em.find(SubscriberEntity, { addressKey: emailKey }, newest);
  const ids = [...leads, ...responses, ...subscribers].map(({ id }) => id);
  const subjects = [...ids, personSubject(emailKey)];
  const messages = await collectMessages(em, { subjects, limit: limit + 1 });
  const visits = await visitEventsOf(em, { emailKey, until: new Date(), limit: limit + 1 });
  const lists = [leads, responses, subscribers, messages, visits];
  return {
    format: 1,
    email: emailKey,
    exportedAt: new Date(),
    isComplete: lists.every(({ length }) => length <= limit),
    inquiries: await withHistory(em, leads.slice(0, limit)),
    quizResponses: await withGuides(em, responses.slice(0, limit)),
    brief: await briefOf(em, emailKey),
    subscriptions: subscribers
      .slice(0, limit)
      .map((row) => ({ ...row, isSuspectedSpam: row.emailKey === null, ...withAttribution(row) })),
    visits: visits.slice(0, limit).map((visit) => ({ ...visit, source: plain(visit.source) })),
    messages: messages.slice(0, limit),
  };
}

type Leads = Awaited<ReturnType<typeof findLeads>>;
const findLeads = (em: SqlEntityManager) => em.find(LeadEntity, {});

async function withHistory(em: SqlEntityManager, leads: Leads): Promise<OwnData['inquiries']> {
  const events = await em.find(
    LeadEventEntity,
    { leadId: { $in: leads.map(({ id }) => id) } },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  const byLead = Map.groupBy(events, ({ leadId }) => leadId);
  return leads.map((lead) => ({
    ...lead,
    ...withAttribution(lead),
    isSuspectedSpam: lead.suspectedSpam,
    followUpOn: lead.followUpOn ?? null,
    wonValue: lead.wonValue ?? null,
    lastContactAt: lead.lastContactAt ?? null,
    history: (byLead.get(lead.id) ?? []).map(({ createdAt, ...event }) => ({
      at: createdAt,
      text:
        event.note ??
        event.change ??
        `Status changed from ${event.fromStatus} to ${event.toStatus}`,
    })),
  }));
}

type Responses = Awaited<ReturnType<typeof findResponses>>;
const findResponses = (em: SqlEntityManager) => em.find(QuizResponseEntity, {});

async function withGuides(
  em: SqlEntityManager,
  responses: Responses,
): Promise<OwnData['quizResponses']> {
  const ids = responses.map(({ id }) => id);
  const former = await em.find(
    GuideVersionEntity,
    { response: { $in: ids } },
    { orderBy: { version: 'asc' } },
  );
  const marks = Map.groupBy(await allMarks(em, ids), ({ responseId }) => responseId);
  const versions = Map.groupBy(former, ({ response }) => response.id);
  const boards = await boardsOf(em, ids);
  return responses.map((response) => ({
    ...response,
    ...withAttribution(response),
    isSuspectedSpam: response.suspectedSpam,
    guidePath: response.guideToken ? guidePath(response.guideToken) : null,
    formerGuides: (versions.get(response.id) ?? []).map(
      ({ version, savedAt, generatedStrategy }) => ({ version, savedAt, text: generatedStrategy }),
    ),
    marks: marks.get(response.id) ?? [],
    board: boards.get(response.id) ?? null,
  }));
}

type Board = NonNullable<OwnData['quizResponses'][number]['board']>;

async function boardsOf(em: SqlEntityManager, responseIds: string[]) {
  const found = new Map<string, Board>();
  const rows = await em.find(BoardEntity, { responseId: { $in: responseIds } });
  for (const { id, title, responseId, createdAt, changedAt } of rows) {
    const { notes } = await plainNotes(em, id);
    found.set(responseId ?? '', {
      title,
      path: `/whiteboard?board=${encodeURIComponent(id)}`,
      createdAt,
      changedAt,
      notes: notes.map(({ content, section }) => ({ text: content, section })),
    });
  }
  return found;
}

async function briefOf(em: SqlEntityManager, emailKey: string): Promise<OwnData['brief']> {
  const brief = await findBrief(em, emailKey);
  if (!brief) return null;
  const { version, savedAt, content, former } = brief;
  return {
    version,
    savedAt,
    content,
    former: former.map((text) => ({
      version: text.version,
      savedAt: new Date(text.savedAt),
      content: text.content,
    })),
  };
}

const withAttribution = ({ attribution }: { attribution?: object | null | undefined }) => ({
  attribution: plain(attribution),
});

/** A plain copy without absent parts; old rows may contain anything. */
const plain = (value: object | null | undefined) => JSON.parse(JSON.stringify(value ?? null));

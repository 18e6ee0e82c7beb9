import { raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { OwnData } from '../../../shared/ownData.ts';
import { MAX_BOARD_BYTES } from '../../../shared/whiteboard/constants.ts';
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
import { TextBudget } from './textBudget.ts';
import { personSubject } from './tokens.ts';

type Query = {
  emailKey: string;
  limit: number;
  /** Whether to read former guides and the notes of boards, which only the file contains. */
  isWhole: boolean;
};

/**
 * Reads the newest `limit` records of each kind, with their long texts as far as the budget reaches.
 * Names of the team members are left out.
 */
export async function collectOwnData(
  em: SqlEntityManager,
  { emailKey, limit, isWhole }: Query,
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
  const budget = new TextBudget();
  const inquiries = await withHistory(em, leads.slice(0, limit), budget);
  const shown = responses.slice(0, limit);
  const quizResponses = await withGuides(em, shown, { budget, isWhole });
  return {
    format: 1,
    email: emailKey,
    exportedAt: new Date(),
    isComplete: !budget.isExceeded && lists.every(({ length }) => length <= limit),
    inquiries,
    quizResponses,
    brief: await briefOf(em, emailKey),
    subscriptions: subscribers
      .slice(0, limit)
      .map((row) => ({ ...row, isSuspectedSpam: row.emailKey === null, ...withAttribution(row) })),
    visits: visits.slice(0, limit).map((visit) => ({ ...visit, source: plain(visit.source) })),
    messages: messages.slice(0, limit),
  };
}

/** A row whose text is not read yet. */
type Sized = { size: number | string | null };

type Leads = Awaited<ReturnType<typeof findLeads>>;
const findLeads = (em: SqlEntityManager) => em.find(LeadEntity, {});

async function withHistory(
  em: SqlEntityManager,
  leads: Leads,
  budget: TextBudget,
): Promise<OwnData['inquiries']> {
  const ofLeads = { leadId: { $in: leads.map(({ id }) => id) } };
  const orderBy = { createdAt: 'desc', id: 'desc' } as const;
  const sizes = await em
    .createQueryBuilder(LeadEventEntity)
    .select(raw('coalesce(length(note), length(change), 0) as size'))
    .where(ofLeads)
    .orderBy(orderBy)
    .execute<Sized[]>('all');
  const limit = budget.takeRows(sizes);
  const events = limit > 0 ? await em.find(LeadEventEntity, ofLeads, { orderBy, limit }) : [];
  const byLead = Map.groupBy(events.toReversed(), ({ leadId }) => leadId);
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
  { budget, isWhole }: Pick<Query, 'isWhole'> & { budget: TextBudget },
): Promise<OwnData['quizResponses']> {
  const ids = responses.map(({ id }) => id);
  const guides = new Map(
    responses
      .filter(({ generatedStrategy }) => budget.take(generatedStrategy?.length ?? 0))
      .map(({ id, generatedStrategy }) => [id, generatedStrategy]),
  );
  const former = isWhole ? await formerGuides(em, ids, budget) : [];
  const marks = Map.groupBy(await allMarks(em, ids), ({ responseId }) => responseId);
  const versions = Map.groupBy(former, ({ response }) => response.id);
  const boards = await boardsOf(em, ids, isWhole ? budget : undefined);
  return responses.map((response) => ({
    ...response,
    ...withAttribution(response),
    generatedStrategy: guides.get(response.id) ?? null,
    isSuspectedSpam: response.suspectedSpam,
    guidePath: response.guideToken ? guidePath(response.guideToken) : null,
    formerGuides: (versions.get(response.id) ?? []).map(
      ({ version, savedAt, generatedStrategy }) => ({ version, savedAt, text: generatedStrategy }),
    ),
    marks: marks.get(response.id) ?? [],
    board: boards.get(response.id) ?? null,
  }));
}

/** Returns former versions, oldest first. */
async function formerGuides(em: SqlEntityManager, responseIds: string[], budget: TextBudget) {
  const ofResponses = { response: { $in: responseIds } };
  const orderBy = { savedAt: 'desc', id: 'desc' } as const;
  const sizes = await em
    .createQueryBuilder(GuideVersionEntity)
    .select(raw('length(generated_strategy) as size'))
    .where(ofResponses)
    .orderBy(orderBy)
    .execute<Sized[]>('all');
  const limit = budget.takeRows(sizes);
  const rows = limit > 0 ? await em.find(GuideVersionEntity, ofResponses, { orderBy, limit }) : [];
  return rows.toSorted((a, b) => a.version - b.version);
}

type Board = NonNullable<OwnData['quizResponses'][number]['board']>;

/** Returns the boards by their responses, with notes as far as a budget reaches. */
async function boardsOf(em: SqlEntityManager, responseIds: string[], budget?: TextBudget) {
  const found = new Map<string, Board>();
  const rows = await em.find(
    BoardEntity,
    { responseId: { $in: responseIds } },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  for (const { id, title, responseId, createdAt, changedAt, bytes } of rows) {
    // `bytes` includes the history, which is not read.
    const isRead = budget?.admits(Math.min(bytes, MAX_BOARD_BYTES));
    const { notes } = isRead ? await plainNotes(em, id) : { notes: [] };
    budget?.spend(JSON.stringify(notes).length);
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

import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Attribution, VisitSource } from '../../../shared/attribution.ts';
import type { BriefFacts } from '../../../shared/brief.ts';
import { labelOf } from '../../../shared/labelOf.ts';
import { requestedCall, requestPrefix } from '../../../shared/leads/requestedCall.ts';
import type { Guide } from '../../../shared/quiz/guide.ts';
import { quizQuestions, quizResultOf } from '../../content/quiz.ts';
import type { QuizAnswers } from '../../../shared/quiz/response.ts';
import { revenueLabelOf } from '../../../shared/revenue.ts';
import { personalInfo } from '../../guides/takenQuiz.ts';
import { cut, oneLine } from '../../guides/words.ts';
import { LeadEntity, type StoredLead } from '../../leads/entity.ts';
import { QuizResponseEntity, type QuizResponseRow } from '../../quiz/entity.ts';
import { readGuide } from '../../quiz/guideVersions.ts';
import type { PersonRow } from '../entity.ts';
import { postsRead } from './postsRead.ts';

/** The input for a brief. */
export type BriefInput = {
  facts: BriefFacts;
  lead: Pick<StoredLead, 'offerType' | 'leadType' | 'revenue'> | undefined;
  response: Pick<QuizResponseRow, 'name' | 'answers' | 'result'> | undefined;
  guide: Guide | null;
  /** A bot filled in the forms, so nothing is sent to Gemini. */
  isSpam: boolean;
};

/** Prefers records that are not suspected spam, then the newest. */
const newest = { suspectedSpam: 'asc', createdAt: 'desc', id: 'desc' } as const;

/** The lead that a brief is about; its owner receives the brief. */
export const newestLead = (em: SqlEntityManager, emailKey: string) =>
  em.findOne(LeadEntity, { emailKey }, { orderBy: newest });

/** Reads what is on record about a person. */
export async function readBriefInput(
  em: SqlEntityManager,
  { emailKey }: Pick<PersonRow, 'emailKey'>,
): Promise<BriefInput> {
  const lead = (await newestLead(em, emailKey)) ?? undefined;
  const response =
    (await em.findOne(QuizResponseEntity, { emailKey }, { orderBy: newest })) ?? undefined;
  const facts = {
    ...(lead ? leadFacts(lead) : noLead),
    ...(response ? quizFacts(response) : noQuiz),
    ...visitFacts(lead?.attribution ?? response?.attribution),
    name: lead ? oneLine(`${lead.firstName} ${lead.lastName}`) : oneLine(response?.name ?? ''),
    posts: await postsRead(em, emailKey),
  };
  return {
    facts: { ...facts, gaps: gapsIn(facts) },
    lead,
    response,
    guide: readGuide(response?.guide),
    isSpam: [lead, response].some((record) => record?.suspectedSpam),
  };
}

const MAX_LINE = 160;
const MAX_MESSAGE = 700;

const line = (text: string) => cut(oneLine(text), MAX_LINE);

const leadFacts = (lead: StoredLead) => ({
  company: line(lead.company),
  revenue: line(revenueLabelOf(lead.revenue)),
  request: requestOf(lead),
  call: line(requestedCall(lead.message)),
  message: cut(ownMessage(lead.message), MAX_MESSAGE),
});
const noLead = { company: '', revenue: '', request: '', call: '', message: '' };

const requests: Partial<Record<string, string>> = {
  proposal: 'a proposal',
  playbook: 'the playbook',
  strategy: 'a strategy call',
  inquiry: 'an answer to an inquiry',
  'service-inquiry': 'a service',
};

function requestOf({ leadType, offerType }: StoredLead) {
  const request = requests[leadType] ?? leadType.replaceAll(/[-_]/g, ' ');
  return line(['', 'general'].includes(offerType) ? request : `${request} (${labelOf(offerType)})`);
}

/** The message without the line that the form of a call adds. */
const ownMessage = (message: string) =>
  oneLine(
    message
      .split('\n')
      .filter((text) => !text.startsWith(requestPrefix))
      .join('\n'),
  );

/** Questions whose answers decide what to offer, in the order of the quiz. */
const deciding = new Set([
  'primary_reason',
  'success_definition',
  'guest_preference',
  'monetization_timeline',
  'biggest_challenge',
  'success_metric',
]);

function quizFacts({ answers, result, resultDescription }: QuizResponseRow) {
  const { niche, buyers } = personalInfo(answers);
  return {
    result: line(quizResultOf(result)?.title ?? resultDescription),
    sells: line(niche),
    buyers: line(buyers),
    answers: decidingAnswers(answers),
  };
}
const noQuiz = { result: '', sells: '', buyers: '', answers: [] };

const decidingAnswers = (answers: QuizAnswers) =>
  quizQuestions()
    .filter(({ id }) => deciding.has(id) && Object.hasOwn(answers, id))
    .flatMap(({ id, question, options }) => {
      const answer = options.find((option) => option.id === answers[id]);
      return answer ? [{ question, answer: answer.text }] : [];
    });

/** The first visit says what brought the person here. */
function visitFacts(attribution: Attribution | null | undefined) {
  const { first = {} } = attribution ?? {};
  return { campaign: line(sourceOf(first)), landing: line(first.landing ?? '') };
}

function sourceOf({ utm_source, utm_medium, utm_campaign, ...visit }: VisitSource) {
  const campaign = [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' / ');
  const ad = visit.gclid ?? visit.msclkid ?? visit.fbclid ?? visit.li_fat_id;
  return campaign || visit.referrer || (ad ? 'an ad' : '');
}

function gapsIn({ request, result, sells, company, revenue }: Omit<BriefFacts, 'gaps'>) {
  return [
    ...(result ? [] : ['No quiz yet: ask what a show is for, and what they sell to whom.']),
    ...(result && !sells ? ['The quiz does not say what they sell: ask first.'] : []),
    ...(request ? [] : ['No form yet: ask for company, revenue and what they want from us.']),
    ...(request && !company ? ['No company given: ask.'] : []),
    ...(request && !revenue ? ['No revenue given: ask what one new client is worth.'] : []),
  ];
}

import type { Brief, BriefFacts } from '../../../shared/brief.ts';
import { serviceKeys } from '../../../shared/paths.ts';
import { siteContent } from '../../content/siteContent.ts';
import { quizResultOf } from '../../content/quiz.ts';
import type { QuizAnswers } from '../../../shared/quiz/response.ts';
import type { Guide } from '../../../shared/quiz/guide.ts';
import { tierOf } from '../../../shared/revenue.ts';
import { personalInfo } from '../../guides/takenQuiz.ts';
import { readSubject, type Subject } from '../../guides/subject.ts';
import { cut, joined, upperFirst } from '../../guides/words.ts';
import type { BriefInput } from './facts.ts';
import {
  challengeQuestions,
  meanings,
  obstacles,
  openQuestions,
  paybackQuestions,
  paybacks,
  successes,
  successQuestions,
} from './texts.ts';

const MAX_QUESTIONS = 6;
const MAX_QUOTE = 90;

/**
 * Writes a brief from the records alone: the same records give the same brief. `guide` is the one
 * they have read or, without one, one by the built-in writer.
 */
export function templateBrief(input: BriefInput, guide: Guide): Brief {
  const subject = subjectOf(input);
  return {
    situation: cut(situation(input), 600),
    market: cut(market(input.facts, subject), 600),
    questions: questions(input, subject).map((question) => cut(question, 240)),
    episodes: episodes(guide),
    objections: objections(input),
  };
}

/** What the tables know about the person's offer; `undefined` when it is unknown. */
export function subjectOf({ response }: Pick<BriefInput, 'response'>): Subject | undefined {
  const info = personalInfo(response?.answers ?? {});
  return info.niche ? readSubject(info) : undefined;
}

/** Returns the entry of a table for an answer to the quiz. */
const pick = <T>(table: Readonly<Partial<Record<string, T>>>, answer: QuizAnswers[string]) =>
  typeof answer === 'string' && Object.hasOwn(table, answer) ? table[answer] : undefined;

const present = <T>(...items: (T | undefined | '' | false)[]): T[] =>
  items.flatMap((item) => (item ? [item] : []));

function situation({ facts, lead, response }: BriefInput) {
  const { success_definition, biggest_challenge, monetization_timeline } = response?.answers ?? {};
  const trait = quizResultOf(response?.result)?.type;
  const success = pick(successes, success_definition ?? null);
  const obstacle = pick(obstacles, biggest_challenge ?? null);
  return present(
    lead ? asked(facts) : `${facts.name || 'The person'} took the quiz but sent no form yet.`,
    facts.call && `They proposed a time for the call: ${facts.call}.`,
    trait && `The quiz points to ${meanings[trait]}.`,
    success && `In a year they want ${success}.`,
    pick(paybacks, monetization_timeline ?? null),
    obstacle && `The likeliest obstacle is ${obstacle}.`,
    !response && 'No quiz yet: ask what the show is for, and when it should pay for itself.',
  ).join(' ');
}

function asked({ name, company, revenue, request }: BriefFacts) {
  const who = present(name || 'The person', company && `of ${company}`).join(' ');
  const size = revenue && /\d/.test(revenue) ? ` (revenue: ${revenue})` : '';
  return `${who}${size} asked for ${request}.`;
}

function market({ sells, company }: BriefFacts, subject: Subject | undefined) {
  if (!subject)
    return `Nobody has said what ${company || 'they'} sell${company ? 's' : ''}, or to whom. Ask for both first: what a show is about, and who its guests are, follows from who buys.`;
  const { buyers, isBuyerKnown, isKnown, problems, moments, rule } = subject;
  const [first = '', second = ''] = problems;
  return present(
    `They sell “${cut(sells, MAX_QUOTE)}”${isBuyerKnown ? ` to ${buyers}` : ''}.`,
    !isBuyerKnown && 'Who exactly buys is open: ask who signed the last three contracts.',
    isKnown && `What these buyers struggle with: ${joined([first, second])}.`,
    isKnown && `They start to look ${moments[0]}.`,
    rule &&
      'Their trade limits what may be said about clients: no episode may need a client’s case.',
  ).join(' ');
}

function questions({ facts, response }: BriefInput, subject: Subject | undefined) {
  const { success_definition, biggest_challenge, monetization_timeline } = response?.answers ?? {};
  const { one, client, isKnown, problems, people } = subject ?? {};
  const asks = present(
    facts.message && `You wrote: “${cut(facts.message, MAX_QUOTE)}” What made you write that now?`,
    pick(challengeQuestions, biggest_challenge ?? null),
    pick(successQuestions, success_definition ?? null),
    pick(paybackQuestions, monetization_timeline ?? null),
    ...(response ? [] : openQuestions),
    `What is one new ${client ?? 'client'} worth to you in a year, and how long does it take to win one?`,
    isKnown && `Who was the last ${one} to buy from you, and how did they find you?`,
    isKnown && `How do ${people} put it when they speak of ${problems?.[0]}?`,
    ...openQuestions,
  );
  return [...new Set(asks)].slice(0, MAX_QUESTIONS);
}

function episodes({ episodes }: Guide): Brief['episodes'] {
  return episodes.slice(0, 3).map(({ title, guest, opening }) => ({
    title: cut(title, 120),
    // A guide addresses the host, a brief a colleague.
    note: cut(
      `${guest.replace(/^You alone/, 'The host alone').replace(/\.$/, '')}. Opens with: ${upperFirst(opening)}`,
      300,
    ),
  }));
}

/** One for the offer, one for the size of the company and one for their own doubt. */
export function objections({ lead, response }: BriefInput): Brief['objections'] {
  const { offerType = '', revenue = '' } = lead ?? {};
  const {
    offers,
    service,
    price,
    revenue: ofSize,
    challenges,
  } = siteContent().documents.objections;
  const isService = serviceKeys.some((key) => key === offerType);
  const chosen = present(
    pick(offers, offerType) ?? (isService ? service : price),
    revenue !== '' && ofSize[tierOf(revenue) ?? 'small'],
    pick(challenges, response?.answers.biggest_challenge ?? null),
    challenges.finding_time,
  );
  // Two doubts may have the same answer.
  const differing = chosen.filter(
    ({ reply }, index) => chosen.findIndex((other) => other.reply === reply) === index,
  );
  return differing.slice(0, 3);
}

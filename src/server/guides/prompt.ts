import type { Guide } from '../../shared/quiz/guide.ts';
import { quizQuestions, quizResultOf } from '../content/quiz.ts';
import { personalInfo, type TakenQuiz } from './takenQuiz.ts';
import { readSubject } from './subject.ts';
import { texts } from './texts.ts';
import type { FailedCheck } from './checks.ts';

/** What is wrong with the first guide, and the sections that stay. */
export type Repair = { failed: readonly FailedCheck[]; kept: Partial<Guide> };

export function promptOf({ name, answers, result }: TakenQuiz, repair?: Repair): string {
  const info = personalInfo(answers);
  const known = quizResultOf(result);
  const subject = readSubject(info);
  const { buyers, problems, moments, myth, isKnown, isOfferKnown, isBuyerKnown, rule } = subject;
  const data = {
    person: {
      name: (info.name || name).slice(0, 80),
      city: info.city.slice(0, 80),
      niche: info.niche.slice(0, 300),
      buyers: isBuyerKnown ? buyers : 'for you to derive from the niche',
      country: subject.country,
      ...(info.reading.offer && { sells: info.reading.offer }),
      ...(subject.complaints.length > 0 && { complaints: subject.complaints }),
      ...(isKnown && { theirProblems: problems, whenTheyBuy: moments }),
      ...(isOfferKnown && { belief: myth }),
      ...(rule && { rule }),
    },
    result: known && { title: known.title, description: known.description },
    answers: quizQuestions().flatMap(({ id, question, type, options }) => {
      const answer: unknown = Object.hasOwn(answers, id) ? answers[id] : undefined;
      const ids: unknown[] = Array.isArray(answer) ? answer : [answer];
      const chosen = options.filter((option) => ids.includes(option.id)).map(({ text }) => text);
      const isAsked = type === 'single' || type === 'multiple';
      return isAsked ? [{ question, answer: chosen.length > 0 ? chosen : 'no answer' }] : [];
    }),
  };
  const answersText = `<answers>\n${escaped(data)}\n</answers>`;
  return repair ? `${answersText}\n\n${repairText(repair)}` : answersText;
}

const repairText = ({ failed, kept }: Repair) =>
  `${texts().gemini.repair}\n<problems>\n${escaped(
    failed.map(({ section, sentence }) => ({ section, problem: sentence })),
  )}\n</problems>\n<kept>\n${escaped(kept)}\n</kept>`;

/** Escaped, so that user input cannot close a tag. */
const escaped = (data: unknown) => JSON.stringify(data, undefined, 1).replaceAll('<', '\\u003c');

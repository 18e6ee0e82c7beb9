import type { QuizQuestion } from '../../shared/quiz/question.ts';
import { questions } from '../../shared/quiz/questions.ts';
import { isAnswered } from '../../shared/quiz/scoring.ts';

export type Answers = Readonly<Record<string, string | readonly string[]>>;
export type PersonalInfo = { name: string; city: string; niche: string };

/** How far a visitor has come. */
export type Progress = {
  step: number;
  answers: Answers;
  personalInfo: PersonalInfo;
  contact: { name: string; email: string };
  /** One key for as long as the same content is sent again, so that a lost answer stores once. */
  attempt?: { key: string; content: string };
};

export const lastStep = questions.length - 1;

export const blank: Progress = {
  step: 0,
  answers: {},
  personalInfo: { name: '', city: '', niche: '' },
  contact: { name: '', email: '' },
};

/** Whether the step lets the visitor go on. */
export function mayLeave(question: QuizQuestion, progress: Progress) {
  const { personalInfo, contact, answers } = progress;
  if (question.type === 'personal_info')
    return Object.values(personalInfo).every((value) => value.trim() !== '');
  // By any text: blanks bring a notice.
  if (question.type === 'contact') return contact.name !== '' && contact.email !== '';
  return isAnswered(question, answers);
}

/** The furthest step that the answers so far lead to. */
export function reachableStep(progress: Progress) {
  const open = questions.findIndex((question) => !mayLeave(question, progress));
  return open === -1 ? lastStep : open;
}

/** What Next does on a step: only a quiz that does not end by asking for an address shows its result itself. */
export function nextMove(asked: readonly QuizQuestion[], step: number) {
  if (step < asked.length - 1) return 'advance';
  return asked[step]?.type === 'contact' ? 'submit' : 'show';
}

/** What a browser kept, as far as today's questions still have it; the gaps filled from `known`. */
export function restored(kept: unknown, known: Progress = blank): Progress {
  if (!isRecord(kept)) return known;
  const { personalInfo, contact } = known;
  const progress: Progress = {
    step: 0,
    answers: restoredAnswers(kept.answers),
    personalInfo: {
      name: textIn(kept.personalInfo, 'name') || personalInfo.name,
      city: textIn(kept.personalInfo, 'city') || personalInfo.city,
      niche: textIn(kept.personalInfo, 'niche') || personalInfo.niche,
    },
    contact: {
      name: textIn(kept.contact, 'name') || contact.name,
      email: textIn(kept.contact, 'email') || contact.email,
    },
  };
  const key = textIn(kept.attempt, 'key');
  const step = Number.isInteger(kept.step) ? Number(kept.step) : 0;
  return {
    ...progress,
    step: Math.max(0, Math.min(step, reachableStep(progress))),
    ...(key && { attempt: { key, content: textIn(kept.attempt, 'content') } }),
  };
}

const textIn = (kept: unknown, name: string) => {
  const value = isRecord(kept) ? kept[name] : undefined;
  return typeof value === 'string' ? value : '';
};

function restoredAnswers(kept: unknown): Answers {
  const answers: Record<string, string | readonly string[]> = {};
  if (!isRecord(kept)) return answers;
  for (const question of questions) {
    const answer = kept[question.id];
    if (!isAnswered(question, kept)) continue;
    if (typeof answer === 'string') answers[question.id] = answer;
    if (Array.isArray(answer)) answers[question.id] = answer.map(String);
  }
  return answers;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The answers as they are sent. */
export const sentAnswers = ({ personalInfo, answers }: Progress) => ({
  personalInfo: trimmed(personalInfo),
  ...Object.fromEntries(
    questions.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]])),
  ),
});

const trimmed = ({ name, city, niche }: PersonalInfo) => ({
  name: name.trim(),
  city: city.trim(),
  niche: niche.trim(),
});

import type { QuizStep } from '../../shared/quiz/question.ts';
import { steps } from '../../shared/quiz/steps.ts';
import { isAnswered } from '../../shared/quiz/scoring.ts';
import { isObject } from '../../shared/isObject.ts';

export type Answers = Readonly<Record<string, string | readonly string[]>>;
/** `buyers` may stay empty. */
export type PersonalInfo = { name: string; city: string; niche: string; buyers: string };

/** How the niche is understood, as the person confirmed it or as it was read. */
export type KeptReading = {
  /** The niche and the buyers that were read. */
  of: string;
  offer: string;
  buyers: string;
  complaints: readonly string[];
  country: string;
  /** Otherwise the person has to say more. */
  isSure: boolean;
  isConfirmed: boolean;
};

export type Progress = {
  step: number;
  reading?: KeptReading;
  answers: Answers;
  personalInfo: PersonalInfo;
  contact: { name: string; email: string };
  /** The idempotency key for this content: a retry after a lost response stores it once. */
  attempt?: { key: string; content: string };
};

export const lastStep = steps.length - 1;

export const emptyProgress: Progress = {
  step: 0,
  answers: {},
  personalInfo: { name: '', city: '', niche: '', buyers: '' },
  contact: { name: '', email: '' },
};

/** What a reading is about. */
export const nicheOf = ({ niche, buyers }: Pick<PersonalInfo, 'niche' | 'buyers'>) =>
  JSON.stringify([niche.trim(), buyers.trim()]);

/** Returns the reading of the niche, unless another one has been typed since. */
export const readingOf = ({ reading, personalInfo }: Progress) =>
  reading?.of === nicheOf(personalInfo) ? reading : undefined;

/** Returns whether the step is complete. */
export function isComplete(question: QuizStep, progress: Progress) {
  const { personalInfo, contact, answers } = progress;
  if (question.type === 'personal_info')
    return [personalInfo.name, personalInfo.city, personalInfo.niche].every((value) =>
      value.trim(),
    );
  // Blanks pass here; the submission reports them.
  if (question.type === 'contact') return contact.name !== '' && contact.email !== '';
  return isAnswered(question, answers);
}

/** Returns the index of the first incomplete step. */
export function reachableStep(progress: Progress) {
  const open = steps.findIndex((question) => !isComplete(question, progress));
  return open === -1 ? lastStep : open;
}

/** Returns what Next does. A quiz that does not end with the contact step shows its result unsent. */
export function nextAction(quizSteps: readonly QuizStep[], step: number) {
  if (step < quizSteps.length - 1) return 'advance';
  return quizSteps[step]?.type === 'contact' ? 'submit' : 'show';
}

/** Restores stored progress as far as it fits the current questions; `defaults` fills the gaps. */
export function restoreProgress(stored: unknown, defaults: Progress = emptyProgress): Progress {
  if (!isObject(stored)) return defaults;
  const { personalInfo, contact } = defaults;
  const progress: Progress = {
    step: 0,
    answers: restoreAnswers(stored.answers),
    personalInfo: {
      name: textIn(stored.personalInfo, 'name') || personalInfo.name,
      city: textIn(stored.personalInfo, 'city') || personalInfo.city,
      niche: textIn(stored.personalInfo, 'niche') || personalInfo.niche,
      buyers: textIn(stored.personalInfo, 'buyers') || personalInfo.buyers,
    },
    contact: {
      name: textIn(stored.contact, 'name') || contact.name,
      email: textIn(stored.contact, 'email') || contact.email,
    },
  };
  const key = textIn(stored.attempt, 'key');
  const reading = restoreReading(stored.reading);
  const step = Number.isInteger(stored.step) ? Number(stored.step) : 0;
  return {
    ...progress,
    step: Math.max(0, Math.min(step, reachableStep(progress))),
    ...(reading && { reading }),
    ...(key && { attempt: { key, content: textIn(stored.attempt, 'content') } }),
  };
}

const textIn = (stored: unknown, name: string) => {
  const value = isObject(stored) ? stored[name] : undefined;
  return typeof value === 'string' ? value : '';
};

function restoreReading(stored: unknown): KeptReading | undefined {
  if (!isObject(stored)) return undefined;
  const complaints = Array.isArray(stored.complaints) ? stored.complaints.map(String) : [];
  return {
    of: textIn(stored, 'of'),
    offer: textIn(stored, 'offer'),
    buyers: textIn(stored, 'buyers'),
    complaints,
    country: textIn(stored, 'country'),
    isSure: stored.isSure === true,
    isConfirmed: stored.isConfirmed === true,
  };
}

function restoreAnswers(stored: unknown): Answers {
  const answers: Record<string, string | readonly string[]> = {};
  if (!isObject(stored)) return answers;
  for (const question of steps) {
    const answer = stored[question.id];
    if (!isAnswered(question, stored)) continue;
    if (typeof answer === 'string') answers[question.id] = answer;
    if (Array.isArray(answer)) answers[question.id] = answer.map(String);
  }
  return answers;
}

/** Returns the answers in the format of the API. */
export const toApiAnswers = (progress: Progress) => ({
  personalInfo: trimmed(progress.personalInfo),
  ...confirmed(readingOf(progress)),
  ...Object.fromEntries(
    steps.flatMap(({ id }) => {
      const answer = progress.answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  ),
});

/** What nobody has confirmed is read by the server; only the country is known to the browser alone. */
function confirmed(reading: KeptReading | undefined) {
  if (!reading) return {};
  const { offer, buyers, complaints, country, isConfirmed } = reading;
  const place = country && { country };
  if (!isConfirmed) return place ? { reading: place } : {};
  const said = complaints.map((complaint) => complaint.trim()).filter(Boolean);
  const texts = { offer: offer.trim(), buyers: buyers.trim(), complaints: said };
  return { reading: { ...texts, ...place } };
}

const trimmed = ({ name, city, niche, buyers }: PersonalInfo) => ({
  name: name.trim(),
  city: city.trim(),
  niche: niche.trim(),
  ...(buyers.trim() && { buyers: buyers.trim() }),
});

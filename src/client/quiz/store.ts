import type { Trait } from '../../shared/quiz/question.ts';
import { results } from '../../shared/quiz/results.ts';
import { remembered } from '../remembered.ts';
import { createState, useValue } from '../ui/state.ts';
import { readStored, writeStored } from '../ui/stored.ts';
import { blank, isRecord, type Progress, restored } from './progress.ts';

const KEY = 'quiz';
const OUTCOME_KEY = 'quiz-outcome';

/** The end of a quiz: the result, and what the server said to it. */
export type Outcome = {
  type: Trait;
  /** Absent when nothing was sent. */
  message?: string | undefined;
  emailWarning?: string | undefined;
  guideUrl?: string | undefined;
};

export type Quiz = { progress: Progress; outcome?: Outcome | undefined };

/** The quiz of this browser: the answers outlive the tab, a result stays with the tab. */
const quiz = createState<Quiz>({
  progress: restored(readStored('localStorage', KEY), asKnown()),
  outcome: keptOutcome(),
});
export const currentQuiz = quiz.get;

const unread: Quiz = { progress: blank };

/** While the page the server rendered is taken over, the quiz is a new one. */
export const useQuiz = () => useValue(quiz, unread);

function keptOutcome(): Outcome | undefined {
  const kept = readStored('sessionStorage', OUTCOME_KEY);
  if (!isRecord(kept)) return undefined;
  const type = results.find((result) => result.type === kept.type)?.type;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const { message, emailWarning, guideUrl } = kept;
  return (
    type && {
      type,
      message: text(message),
      emailWarning: text(emailWarning),
      guideUrl: text(guideUrl),
    }
  );
}

/** What the visitor has typed elsewhere on this visit. */
function asKnown(): Progress {
  const { firstName = '', lastName = '', email = '', city = '', niche = '' } = remembered();
  const name = `${firstName} ${lastName}`.trim();
  return { ...blank, personalInfo: { name, city, niche }, contact: { name, email } };
}

export function changeProgress(change: Partial<Progress>) {
  const progress = { ...currentQuiz().progress, ...change };
  quiz.set({ progress });
  writeStored('localStorage', KEY, progress);
}

/** The answers were sent, or are not wanted: nothing of them stays. */
export function endQuiz(outcome?: Outcome) {
  writeStored('localStorage', KEY, null);
  writeStored('sessionStorage', OUTCOME_KEY, outcome ?? null);
  quiz.set({ progress: asKnown(), outcome });
}

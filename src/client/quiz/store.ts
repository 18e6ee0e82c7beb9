import type { Trait } from '../../shared/quiz/question.ts';
import { results } from '../../shared/quiz/results.ts';
import { readPrefill } from '../lib/formPrefill.ts';
import { createStore, useStore } from '../lib/store.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { isObject } from '../../shared/isObject.ts';
import { emptyProgress, type Progress, restoreProgress } from './progress.ts';

const KEY = 'quiz';
const OUTCOME_KEY = 'quiz-outcome';

/** The result and the response of the server. */
export type Outcome = {
  type: Trait;
  /** Absent when nothing was sent. */
  message?: string | undefined;
  emailWarning?: string | undefined;
  guideUrl?: string | undefined;
};

export type Quiz = { progress: Progress; outcome?: Outcome | undefined };

/** Answers outlive the tab; a result does not. The server renders a quiz without answers. */
const quiz = createStore<Quiz>(
  {
    progress: restoreProgress(readStored('localStorage', KEY), prefilled()),
    outcome: storedOutcome(),
  },
  { progress: emptyProgress },
);
export const currentQuiz = quiz.get;

export const useQuiz = () => useStore(quiz);

function storedOutcome(): Outcome | undefined {
  const stored = readStored('sessionStorage', OUTCOME_KEY);
  if (!isObject(stored)) return undefined;
  const type = results.find((result) => result.type === stored.type)?.type;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const { message, emailWarning, guideUrl } = stored;
  return (
    type && {
      type,
      message: text(message),
      emailWarning: text(emailWarning),
      guideUrl: text(guideUrl),
    }
  );
}

/** An empty quiz, prefilled with what the visitor typed into other forms. */
function prefilled(): Progress {
  const { firstName = '', lastName = '', email = '', city = '', niche = '' } = readPrefill();
  const name = `${firstName} ${lastName}`.trim();
  return { ...emptyProgress, personalInfo: { name, city, niche }, contact: { name, email } };
}

export function changeProgress(change: Partial<Progress>) {
  const progress = { ...currentQuiz().progress, ...change };
  quiz.set({ progress });
  writeStored('localStorage', KEY, progress);
}

/** Deletes the answers after they were sent or discarded. */
export function endQuiz(outcome?: Outcome) {
  writeStored('localStorage', KEY, null);
  writeStored('sessionStorage', OUTCOME_KEY, outcome ?? null);
  quiz.set({ progress: prefilled(), outcome });
}

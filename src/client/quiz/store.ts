import { type Trait, traits } from '../../shared/quiz/question.ts';
import { readPrefill } from '../lib/formPrefill.ts';
import { createStore, useStore } from '../lib/store.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { isObject } from '../../shared/isObject.ts';
import { currentEntry, isAtResult } from './historyEntries.ts';
import { emptyProgress, type Progress, restoreProgress } from './progress.ts';

const KEY = 'quiz';
const OUTCOME_KEY = 'quiz-outcome';
/** The id of the quiz's notices, each of which replaces the one before. */
export const QUIZ_TOAST = 'quiz';

/** The result and the response of the server. */
export type Outcome = {
  type: Trait;
  /** Absent when nothing was sent. */
  message?: string | undefined;
  emailWarning?: string | undefined;
  guideUrl?: string | undefined;
  /** Opens the stream of a guide that is being written. */
  token?: string | undefined;
  /** The sections of the guide that are written; absent at the end. */
  written?: { count: number; total: number } | undefined;
};

export type Quiz = {
  progress: Progress;
  outcome?: Outcome | undefined;
  /** Whether the outcome shows, if there is one: Back returns to the questions. */
  isResultShown: boolean;
};

/** Answers outlive the tab; a result does not. The server renders a quiz without answers. */
const quiz = createStore<Quiz>(
  {
    progress: restoreProgress(readStored('localStorage', KEY), prefilled()),
    outcome: storedOutcome(),
    isResultShown: !currentEntry() || isAtResult(),
  },
  { progress: emptyProgress, isResultShown: false },
);
export const currentQuiz = quiz.get;

export const useQuiz = () => useStore(quiz);

function storedOutcome(): Outcome | undefined {
  const stored = readStored('sessionStorage', OUTCOME_KEY);
  if (!isObject(stored)) return undefined;
  const type = traits.find((trait) => trait === stored.type);
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const { message, emailWarning, guideUrl, token } = stored;
  return (
    type && {
      type,
      message: text(message),
      emailWarning: text(emailWarning),
      guideUrl: text(guideUrl),
      token: text(token),
    }
  );
}

/** An empty quiz, prefilled with what the visitor typed into other forms. */
function prefilled(): Progress {
  const { firstName = '', lastName = '', email = '', city = '', niche = '' } = readPrefill();
  const name = `${firstName} ${lastName}`.trim();
  return {
    ...emptyProgress,
    personalInfo: { name, city, niche, buyers: '' },
    contact: { name, email },
  };
}

/** Another tab may be further: only a change of the step changes the stored one. */
export function changeProgress(change: Partial<Progress>) {
  const progress = { ...currentQuiz().progress, ...change };
  quiz.set({ ...currentQuiz(), progress });
  const stored = readStored('localStorage', KEY);
  const { step } = isObject(stored) ? { step: stored.step, ...change } : progress;
  writeStored('localStorage', KEY, { ...progress, step });
}

/** Takes over what another tab stored, so that a change here does not undo it. The step stays. */
function readOtherTabs() {
  const stored = readStored('localStorage', KEY);
  if (!isObject(stored)) return;
  const { step } = currentQuiz().progress;
  quiz.set({ ...currentQuiz(), progress: restoreProgress({ ...stored, step }) });
}
if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key }) => key === KEY && readOtherTabs());
  // Pages in the back/forward cache receive no storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && readOtherTabs());
}

/**
 * Deletes the stored answers after they were sent or discarded. Sent ones stay in memory, for a
 * visitor who goes back from the result.
 */
export function endQuiz(outcome?: Outcome) {
  writeStored('localStorage', KEY, null);
  writeStored('sessionStorage', OUTCOME_KEY, outcome ?? null);
  const progress = outcome ? currentQuiz().progress : prefilled();
  quiz.set({ progress, outcome, isResultShown: true });
}

/**
 * Changes the outcome whose guide has this token. Returns false when another quiz was started since.
 */
export function changeOutcome(token: string, change: Partial<Outcome>) {
  const { outcome, ...rest } = currentQuiz();
  if (outcome?.token !== token) return false;
  const changed = { ...outcome, ...change };
  writeStored('sessionStorage', OUTCOME_KEY, changed);
  quiz.set({ ...rest, outcome: changed });
  return true;
}

/** Switches between the result and the questions. Back returns to the questions. */
export function showResult(isResultShown: boolean) {
  // Reviewing the answers stores them again.
  if (isResultShown) writeStored('localStorage', KEY, null);
  quiz.set({ ...currentQuiz(), isResultShown });
}

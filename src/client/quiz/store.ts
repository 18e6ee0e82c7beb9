import { useSyncExternalStore } from 'react';
import type { Trait } from '../../shared/quiz/question.ts';
import { results } from '../../shared/quiz/results.ts';
import { remembered } from '../remembered.ts';
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

const unread: Quiz = { progress: blank };
let quiz: Quiz | undefined;
const listeners = new Set<() => void>();

/** The quiz of this browser: the answers outlive the tab, a result stays with the tab. */
export function currentQuiz(): Quiz {
  quiz ??= {
    progress: restored(readStored('localStorage', KEY), asKnown()),
    outcome: keptOutcome(),
  };
  return quiz;
}

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
  become({ progress });
  writeStored('localStorage', KEY, progress);
}

/** The answers were sent, or are not wanted: nothing of them stays. */
export function endQuiz(outcome?: Outcome) {
  writeStored('localStorage', KEY, null);
  writeStored('sessionStorage', OUTCOME_KEY, outcome ?? null);
  become({ progress: asKnown(), outcome });
}

function become(next: Quiz) {
  quiz = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** While the page the server rendered is taken over, the quiz is a new one. */
export const useQuiz = () => useSyncExternalStore(subscribe, currentQuiz, () => unread);

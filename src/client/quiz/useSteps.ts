import { useEffect } from 'react';
import { reachableStep } from './progress.ts';
import { countFinish } from './useStepViews.ts';
import { changeProgress, currentQuiz, endQuiz, type Outcome } from './store.ts';

/** Ties the steps to the browser's history: Back goes one question back. */
export function useSteps(onMove: () => void) {
  useEffect(() => {
    const arrive = () => {
      const entry = entryNow();
      const { progress, outcome } = currentQuiz();
      if (!entry || outcome) return;
      // Whoever started over has come down to the entry where the visit began.
      const isNew = entry.quizDepth === 0 && progress.step === 0;
      const step = isNew ? 0 : Math.min(entry.quizStep, reachableStep(progress));
      if (entry.quizDepth === 0) enterAt(step);
      else if (step !== entry.quizStep) replaceEntry({ ...entry, quizStep: step });
      if (step !== progress.step) changeProgress({ step });
    };
    const onPopState = () => {
      onMove();
      arrive();
    };
    if (entryNow()) arrive();
    else enterAt(currentQuiz().progress.step);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [onMove]);
}

export function goOn() {
  const step = currentQuiz().progress.step + 1;
  pushStep(step);
  changeProgress({ step });
}

export function goBack() {
  const { step } = currentQuiz().progress;
  if (entryNow()?.quizDepth) history.back();
  else if (step > 0) changeProgress({ step: step - 1 });
}

/** Ends the quiz with an outcome, or begins it anew. */
export function finish(outcome?: Outcome) {
  if (outcome) countFinish();
  endQuiz(outcome);
  leaveSteps();
}

/** What an entry of the tab's history says of the quiz; at depth 0 the page before comes next. */
type Entry = { quizStep: number; quizDepth: number };

function entryNow(): Entry | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('quizStep' in state && 'quizDepth' in state)) return undefined;
  const { quizStep, quizDepth } = state;
  if (typeof quizStep !== 'number' || typeof quizDepth !== 'number') return undefined;
  return { quizStep, quizDepth };
}

const replaceEntry = (entry: Entry) => history.replaceState(entry, '');

/** A step further, which Back undoes. */
const pushStep = (quizStep: number) =>
  history.pushState({ quizStep, quizDepth: (entryNow()?.quizDepth ?? 0) + 1 }, '');

/** Makes Back lead one question back from here, whatever the visitor came from. */
function enterAt(step: number) {
  replaceEntry({ quizStep: Math.max(0, step - 1), quizDepth: 0 });
  if (step > 0) pushStep(step);
}

/** To the entry with which the visit to the quiz began. */
function leaveSteps() {
  const depth = entryNow()?.quizDepth ?? 0;
  if (depth > 0) history.go(-depth);
  else enterAt(0);
}

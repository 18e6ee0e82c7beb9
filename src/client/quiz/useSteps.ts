import { useEffect } from 'react';
import { reachableStep } from './progress.ts';
import { countFinish } from './useStepViews.ts';
import { changeProgress, currentQuiz, endQuiz, type Outcome } from './store.ts';
import { isObject } from '../../shared/isObject.ts';

/** Synchronizes the steps with the browser's history: Back returns to the previous question. */
export function useSteps(onMove: () => void) {
  useEffect(() => {
    const applyEntry = () => {
      const entry = currentEntry();
      const { progress, outcome } = currentQuiz();
      if (!entry || outcome) return;
      // Starting over returns to the entry where the visit began.
      const isNew = entry.quizDepth === 0 && progress.step === 0;
      const step = isNew ? 0 : Math.min(entry.quizStep, reachableStep(progress));
      if (entry.quizDepth === 0) startEntries(step);
      else if (step !== entry.quizStep) replaceEntry({ ...entry, quizStep: step });
      if (step !== progress.step) changeProgress({ step });
    };
    const onPopState = () => {
      onMove();
      applyEntry();
    };
    if (currentEntry()) applyEntry();
    else startEntries(currentQuiz().progress.step);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [onMove]);
}

export function goForward() {
  const step = currentQuiz().progress.step + 1;
  pushStep(step);
  changeProgress({ step });
}

export function goBack() {
  const { step } = currentQuiz().progress;
  if (currentEntry()?.quizDepth) history.back();
  else if (step > 0) changeProgress({ step: step - 1 });
}

/** Ends the quiz with an outcome, or restarts it. */
export function finish(outcome?: Outcome) {
  if (outcome) countFinish();
  endQuiz(outcome);
  leaveEntries();
}

/** The state of a history entry; before depth 0 comes the previous page. */
type Entry = { quizStep: number; quizDepth: number };

function currentEntry(): Entry | undefined {
  const state: unknown = history.state;
  if (!isObject(state)) return undefined;
  const { quizStep, quizDepth } = state;
  if (typeof quizStep !== 'number' || typeof quizDepth !== 'number') return undefined;
  return { quizStep, quizDepth };
}

const replaceEntry = (entry: Entry) => history.replaceState(entry, '');

const pushStep = (quizStep: number) =>
  history.pushState({ quizStep, quizDepth: (currentEntry()?.quizDepth ?? 0) + 1 }, '');

/** Adds an entry for the previous question, so Back leads there from a restored step. */
function startEntries(step: number) {
  replaceEntry({ quizStep: Math.max(0, step - 1), quizDepth: 0 });
  if (step > 0) pushStep(step);
}

/** Returns to the history entry where the visit to the quiz began. */
function leaveEntries() {
  const depth = currentEntry()?.quizDepth ?? 0;
  if (depth > 0) history.go(-depth);
  else startEntries(0);
}

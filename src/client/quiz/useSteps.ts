import { useEffect } from 'react';
import { enterAt, entryNow, leaveSteps, pushStep, replaceEntry } from './history.ts';
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

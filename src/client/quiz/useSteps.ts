import { useEffect } from 'react';
import { reachableStep } from './progress.ts';
import { countFinish } from './useStepViews.ts';
import { currentEntry, isAtResult, pushEntry, replaceEntry } from './historyEntries.ts';
import { changeProgress, currentQuiz, endQuiz, type Outcome, showResult } from './store.ts';

/** Synchronizes the steps with the browser's history: Back returns to the previous question. */
export function useSteps(onMove: () => void) {
  useEffect(() => {
    const applyEntry = () => {
      const entry = currentEntry();
      const { progress, outcome } = currentQuiz();
      if (!entry) return;
      if (entry.isQuizResult && outcome) {
        showResult(true);
        return;
      }
      // Starting over returns to the entry where the visit began.
      const isNew = entry.quizDepth === 0 && progress.step === 0;
      const step = isNew ? 0 : Math.min(entry.quizStep, reachableStep(progress));
      // A new entry would delete the result's, to which Forward returns.
      if (entry.quizDepth === 0 && !outcome) startEntries(step);
      else if (step !== entry.quizStep) replaceEntry({ ...entry, quizStep: step });
      if (step !== progress.step) changeProgress({ step });
    };
    const onPopState = () => {
      onMove();
      applyEntry();
    };
    const { outcome, progress } = currentQuiz();
    if (currentEntry()) applyEntry();
    // Another visit to the quiz shows the result of the last one.
    else if (outcome) showResult(true);
    else startEntries(progress.step);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [onMove]);
}

export function goForward() {
  const step = currentQuiz().progress.step + 1;
  pushEntry({ quizStep: step });
  changeProgress({ step });
}

export function goBack() {
  const { step } = currentQuiz().progress;
  if (currentEntry()?.quizDepth) history.back();
  else if (step > 0) changeProgress({ step: step - 1 });
}

/** Shows the outcome, from which Back returns to the last question. */
export function finish(outcome: Outcome) {
  countFinish();
  // Without an entry, the visitor has left the quiz for another page.
  if (currentEntry()) pushEntry({ quizStep: currentQuiz().progress.step, isQuizResult: true });
  endQuiz(outcome);
}

/** Deletes answers and result, and returns to the first question. */
export function restart() {
  endQuiz();
  leaveEntries();
}

/** On the result, Back returns to the questions. */
export function useResultEntry() {
  useEffect(() => {
    const applyEntry = () => {
      if (currentEntry() && !isAtResult()) showResult(false);
    };
    applyEntry();
    window.addEventListener('popstate', applyEntry);
    return () => window.removeEventListener('popstate', applyEntry);
  }, []);
}

/** Adds an entry for the previous question, so Back leads there from a restored step. */
function startEntries(step: number) {
  replaceEntry({ quizStep: Math.max(0, step - 1), quizDepth: 0 });
  if (step > 0) pushEntry({ quizStep: step });
}

/** Returns to the history entry where the visit to the quiz began. */
function leaveEntries() {
  const depth = currentEntry()?.quizDepth ?? 0;
  if (depth > 0) history.go(-depth);
  else startEntries(0);
}

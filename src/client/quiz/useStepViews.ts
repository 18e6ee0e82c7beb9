import { useEffect } from 'react';
import { FINISHED, steps } from '../../shared/quiz/steps.ts';
import { countQuizStart } from '../lib/attribution.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { beacon } from '../lib/beacon.ts';
import { recordVisit } from '../lib/visitHistory.ts';
import { currentQuiz } from './store.ts';

const KEY = 'quiz-seen';

/** Counts each step once per quiz, regardless of reloads and steps back. */
export function useStepViews(step: number) {
  useEffect(() => {
    // While hydrating, the questions show for a moment before the result of an earlier visit.
    const { outcome, isResultShown } = currentQuiz();
    if (outcome && isResultShown) return;
    const seen = Number(readStored('localStorage', KEY) ?? -1);
    if (!(step > seen)) return;
    if (seen < 0) countQuizStart();
    for (const { id } of steps.slice(seen + 1, step + 1)) {
      count(id);
      recordVisit({ kind: 'quizStep', name: id });
    }
    writeStored('localStorage', KEY, step);
  }, [step]);
}

const count = (step: string) => beacon('quiz.countView', { step });

/** Counts the completion (the quiz response in the history) and resets the count for the next quiz. */
export function countFinish() {
  if (readStored('localStorage', KEY) === undefined) return;
  count(FINISHED);
  writeStored('localStorage', KEY, null);
}

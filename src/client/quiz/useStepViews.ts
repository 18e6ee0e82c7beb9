import { useEffect } from 'react';
import { FINISHED, questions } from '../../shared/quiz/questions.ts';
import { countQuizStart } from '../lib/attribution.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { beacon } from '../lib/beacon.ts';
import { recordVisit } from '../lib/visitHistory.ts';

const KEY = 'quiz-seen';

/** Counts each step once per quiz, regardless of reloads and steps back. */
export function useStepViews(step: number) {
  useEffect(() => {
    const seen = Number(readStored('localStorage', KEY) ?? -1);
    if (!(step > seen)) return;
    if (seen < 0) countQuizStart();
    for (const { id } of questions.slice(seen + 1, step + 1)) report(id);
    writeStored('localStorage', KEY, step);
  }, [step]);
}

function report(step: string) {
  beacon('quiz.countView', { step });
  recordVisit({ kind: 'quizStep', name: step });
}

/** Counts the completion and resets the counting for the next quiz. */
export function countFinish() {
  if (readStored('localStorage', KEY) === undefined) return;
  report(FINISHED);
  writeStored('localStorage', KEY, null);
}

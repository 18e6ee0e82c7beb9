import { Suspense } from 'react';
import { quizHead } from '../../shared/content/toolHeads.ts';
import { lazyWithRetries } from '../lib/withRetries.ts';
import { QuizSteps } from './QuizSteps.tsx';
import { useQuiz } from './store.ts';
import { loadResult } from './useSubmission.ts';

export const head = () => quizHead;

const QuizResult = lazyWithRetries(async () => (await loadResult()).QuizResult);

export function Page() {
  const { progress, outcome } = useQuiz();
  if (!outcome) return <QuizSteps progress={progress} />;
  return (
    <Suspense>
      <QuizResult outcome={outcome} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { contentOf, type HeadInput } from '../lib/content.ts';
import { lazyWithRetries } from '../lib/withRetries.ts';
import { QuizSteps } from './QuizSteps.tsx';
import { useQuiz } from './store.ts';
import { loadResult } from './useSubmission.ts';

export const content = ['quiz', 'pages/quiz'] as const;

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/quiz').head;

const QuizResult = lazyWithRetries(async () => (await loadResult()).QuizResult);

export function Page() {
  const { progress, outcome, isResultShown } = useQuiz();
  if (!outcome || !isResultShown)
    return <QuizSteps progress={progress} isReturning={outcome !== undefined} />;
  return (
    <Suspense>
      <QuizResult outcome={outcome} />
    </Suspense>
  );
}

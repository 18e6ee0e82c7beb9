import { quizHead } from '../../shared/content/toolHeads.ts';
import { QuizResult } from './QuizResult.tsx';
import { QuizSteps } from './QuizSteps.tsx';
import { useQuiz } from './store.ts';

export const head = () => quizHead;

export function Page() {
  const { progress, outcome } = useQuiz();
  return outcome ? <QuizResult outcome={outcome} /> : <QuizSteps progress={progress} />;
}

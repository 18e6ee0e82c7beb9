import type { AnswerMap } from '../../shared/quiz/scoring.ts';
import { bestTrait } from '../../shared/quiz/scoring.ts';
import { questionsOf, resultOf, resultsOf } from '../../shared/quiz/questions.ts';
import { siteContent } from './siteContent.ts';

const quiz = () => siteContent().documents.quiz;

export const quizQuestions = () => questionsOf(quiz());
export const quizResults = () => resultsOf(quiz());
/** `type` may come from a request or an older quiz. */
export const quizResultOf = (type: string | null | undefined) => resultOf(quiz(), type);
/** Returns the result that the answers lead to; `undefined` if none counts for one. */
export const computedResult = (answers: AnswerMap) =>
  quizResultOf(bestTrait(quizQuestions(), answers));

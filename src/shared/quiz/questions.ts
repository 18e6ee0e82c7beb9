import { growthQuestions } from './growthQuestions.ts';
import { purposeQuestions } from './purposeQuestions.ts';
import type { QuizQuestion } from './question.ts';
import { showQuestions } from './showQuestions.ts';

const personalInfo: QuizQuestion = {
  id: 'personal_info',
  question: 'Who is behind the microphone?',
  hint: 'Your strategy is written for this name, place and niche.',
  type: 'personal_info',
  options: [],
};

const contact: QuizQuestion = {
  id: 'contact',
  question: 'Where should we send your strategy?',
  hint: 'You see your result at once; the written guide comes by email.',
  type: 'contact',
  options: [],
};

export const questions: readonly QuizQuestion[] = [
  personalInfo,
  ...purposeQuestions,
  ...showQuestions,
  ...growthQuestions,
  contact,
];

/** Sent instead of a step id when the quiz is completed. */
export const FINISHED = 'finished';

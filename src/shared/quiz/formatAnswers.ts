import type { QuizQuestion } from './question.ts';

export type FormattedAnswer = { key: string; question: string; answers: string[] };

/** Formats answers in the order of the quiz, followed by unknown keys. */
export function formatAnswers(
  answers: Readonly<Record<string, unknown>>,
  questions: readonly QuizQuestion[],
): FormattedAnswer[] {
  const knownQuestions = questions.map(({ id, question, options }) => ({
    // Answers are stored under the question's id, except those of `personal_info`.
    key: id === 'personal_info' ? 'personalInfo' : id,
    question,
    optionText: (choice: string) => options.find((option) => option.id === choice)?.text ?? choice,
  }));
  const knownKeys = new Set(knownQuestions.map(({ key }) => key));
  const others = Object.keys(answers).filter((key) => !knownKeys.has(key));
  return [...knownQuestions, ...others.map((key) => ({ key, question: key, optionText: String }))]
    .filter(({ key }) => Object.hasOwn(answers, key))
    .map(({ key, question, optionText }) => ({
      key,
      question,
      answers: formatValue(answers[key], optionText),
    }));
}

function formatValue(value: unknown, optionText: (choice: string) => string): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one) => formatValue(one, optionText));
  if (typeof value === 'string') return [optionText(value)];
  if (typeof value !== 'object') return [JSON.stringify(value)];
  return Object.entries(value).flatMap(([name, part]) => {
    const parts = formatValue(part, String);
    return parts.length > 0 ? [`${capitalize(name)}: ${parts.join(', ')}`] : [];
  });
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

import { questions } from '../../../shared/quiz/questions.ts';

export type FormattedAnswer = { key: string; question: string; answers: string[] };

/** Formats answers in the order of the quiz, followed by unknown keys. */
export function formatAnswers(sent: Readonly<Record<string, unknown>>): FormattedAnswer[] {
  const asked = questions.map(({ id, question, options }) => ({
    key: id === 'personal_info' ? 'personalInfo' : id,
    question,
    textOf: (choice: string) => options.find((option) => option.id === choice)?.text ?? choice,
  }));
  const known = new Set(asked.map(({ key }) => key));
  const others = Object.keys(sent).filter((key) => !known.has(key));
  return [...asked, ...others.map((key) => ({ key, question: key, textOf: String }))]
    .filter(({ key }) => Object.hasOwn(sent, key))
    .map(({ key, question, textOf }) => ({ key, question, answers: wordsOf(sent[key], textOf) }));
}

function wordsOf(value: unknown, textOf: (choice: string) => string): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one) => wordsOf(one, textOf));
  if (typeof value === 'string') return [textOf(value)];
  if (typeof value !== 'object') return [JSON.stringify(value)];
  return Object.entries(value).flatMap(([name, part]) => {
    const words = wordsOf(part, String);
    return words.length > 0 ? [`${capital(name)}: ${words.join(', ')}`] : [];
  });
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

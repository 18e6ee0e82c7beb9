import { isObject } from '../../shared/isObject.ts';

/** The state of a history entry; before depth 0 comes the previous page. */
type Entry = { quizStep: number; quizDepth: number; isQuizResult?: boolean };

export function currentEntry(): Entry | undefined {
  const state: unknown = typeof history === 'undefined' ? undefined : history.state;
  if (!isObject(state)) return undefined;
  const { quizStep, quizDepth, isQuizResult } = state;
  if (typeof quizStep !== 'number' || typeof quizDepth !== 'number') return undefined;
  return { quizStep, quizDepth, isQuizResult: isQuizResult === true };
}

export const isAtResult = () => currentEntry()?.isQuizResult === true;

export const replaceEntry = (entry: Entry) => history.replaceState(entry, '');

export const pushEntry = (entry: Omit<Entry, 'quizDepth'>) =>
  history.pushState({ ...entry, quizDepth: (currentEntry()?.quizDepth ?? 0) + 1 }, '');

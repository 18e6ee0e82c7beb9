/** What an entry of the tab's history says of the quiz; at depth 0 the page before comes next. */
type Entry = { quizStep: number; quizDepth: number };

export function entryNow(): Entry | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('quizStep' in state && 'quizDepth' in state)) return undefined;
  const { quizStep, quizDepth } = state;
  if (typeof quizStep !== 'number' || typeof quizDepth !== 'number') return undefined;
  return { quizStep, quizDepth };
}

export const replaceEntry = (entry: Entry) => history.replaceState(entry, '');

/** A step further, which Back undoes. */
export const pushStep = (quizStep: number) =>
  history.pushState({ quizStep, quizDepth: (entryNow()?.quizDepth ?? 0) + 1 }, '');

/** Makes Back lead one question back from here, whatever the visitor came from. */
export function enterAt(step: number) {
  replaceEntry({ quizStep: Math.max(0, step - 1), quizDepth: 0 });
  if (step > 0) pushStep(step);
}

/** To the entry with which the visit to the quiz began. */
export function leaveSteps() {
  const depth = entryNow()?.quizDepth ?? 0;
  if (depth > 0) history.go(-depth);
  else enterAt(0);
}

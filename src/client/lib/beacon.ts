type Procedure =
  | 'quiz.countView'
  | 'blog.countView'
  | 'visitCounts.count'
  | 'visits.record'
  | 'visits.forget';

/** Calls a procedure without waiting for it, best effort; also while the page is being left. */
export function beacon(procedure: Procedure, input: object) {
  const body = new Blob([JSON.stringify(input)], { type: 'application/json' });
  navigator.sendBeacon(`/trpc/${procedure}`, body);
}

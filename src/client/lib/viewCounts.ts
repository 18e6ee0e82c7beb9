type Procedure = 'quiz.countView' | 'blog.countView' | 'visitCounts.count';

/** Reports a view, best effort. */
export function countView(procedure: Procedure, input: object) {
  const body = new Blob([JSON.stringify(input)], { type: 'application/json' });
  navigator.sendBeacon(`/trpc/${procedure}`, body);
}

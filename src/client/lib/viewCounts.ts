/** Reports a view, best effort. */
export function countView(procedure: 'quiz.countView' | 'blog.countView', input: object) {
  const body = new Blob([JSON.stringify(input)], { type: 'application/json' });
  navigator.sendBeacon(`/trpc/${procedure}`, body);
}

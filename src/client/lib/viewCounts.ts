/** Reports a view, best effort. */
export function countView(call: 'quiz.countView' | 'blog.countView', input: object) {
  const body = new Blob([JSON.stringify(input)], { type: 'application/json' });
  navigator.sendBeacon(`/trpc/${call}`, body);
}

/** Tells the server that something was seen, if it can be told; nothing waits for it or depends on it. */
export function countView(call: 'quiz.countView' | 'blog.countView', input: object) {
  const body = new Blob([JSON.stringify(input)], { type: 'application/json' });
  navigator.sendBeacon(`/trpc/${call}`, body);
}

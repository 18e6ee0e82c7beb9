import { vi } from 'vitest';

/** Stops the clock of rate limits and caches, which only `pass` moves, until the end of the test. */
export function stoppedClock() {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return { pass: (ms: number) => void (now += ms) };
}

import { onTestFinished, vi } from 'vitest';

/** Stops the clock of rate limits and caches, which only `pass` moves, until the end of the test. */
export function stoppedClock() {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  return { pass: (ms: number) => void (now += ms) };
}

/** Stops the date, which only `goTo` and `pass` move, until the end of the test; timers keep running. */
export function stoppedDate(now: string | number = Date.now()) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  return {
    goTo: (later: string | number) => void vi.setSystemTime(new Date(later)),
    pass: (ms: number) => void vi.setSystemTime(Date.now() + ms),
  };
}

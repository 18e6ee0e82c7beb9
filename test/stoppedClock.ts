import { onTestFinished, vi } from 'vitest';

/** Stops the clock of rate limits and caches, which only `pass` moves, until the end of the test. */
export function stoppedClock() {
  // With fractions, the difference of two times can be less than what passed.
  let now = Math.ceil(performance.now());
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

/**
 * Replaces deadlines of this many milliseconds with one that passes when the test says so; later ones
 * are real.
 */
export function heldDeadline(milliseconds: number) {
  const deadline = new AbortController();
  const withTimer = AbortSignal.timeout.bind(AbortSignal);
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => (ms === milliseconds ? deadline.signal : withTimer(ms)));
  onTestFinished(() => timeout.mockRestore());
  return {
    pass: () => {
      timeout.mockRestore();
      deadline.abort(new DOMException('Too late', 'TimeoutError'));
    },
  };
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CURSORS_PER_SECOND } from '../../shared/whiteboard/limits.ts';
import { Cursors } from './cursors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The times at which a mouse is relayed that moves every so many ms for ten seconds. */
function relayed(every: number) {
  const times: number[] = [];
  let last = 0;
  const cursors = new Cursors((_userId, { x }) => {
    times.push(performance.now());
    last = x;
  });
  const start = performance.now();
  let x = 0;
  while (performance.now() - start < 10_000) {
    cursors.move('ann', { x: ++x, y: 0 }, performance.now());
    vi.advanceTimersByTime(every);
  }
  vi.advanceTimersByTime(1000);
  return { times, isLastThere: last === x };
}

const mostInASecond = (times: number[]) =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length));

test.each([2, 5, 16, 25])(
  'W18 a mouse that moves every %i ms shows 30 times in any second',
  (every) => {
    const { times, isLastThere } = relayed(every);
    expect(mostInASecond(times)).toBe(CURSORS_PER_SECOND);
    expect(isLastThere).toBe(true);
  },
);

test('W18 a mouse that moves 30 times a second is never held up', () => {
  // The last of them falls just within the ten seconds, as a third of a thousand is not whole.
  const { times, isLastThere } = relayed(1000 / CURSORS_PER_SECOND);
  expect(times).toHaveLength(10 * CURSORS_PER_SECOND + 1);
  expect(isLastThere).toBe(true);
});

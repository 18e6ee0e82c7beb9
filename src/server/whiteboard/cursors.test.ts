import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CURSORS_PER_SECOND } from '../../shared/whiteboard/constants.ts';
import { Cursors } from './cursors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Moves a mouse every so many ms for ten seconds; returns the times at which it is relayed. */
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
  return { times, hasLast: last === x };
}

const maxPerSecond = (times: number[]) =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length));

test.each([2, 5, 16, 25])(
  'W18 relays a mouse that moves every %i ms 30 times a second',
  (every) => {
    const { times, hasLast } = relayed(every);
    expect(maxPerSecond(times)).toBe(CURSORS_PER_SECOND);
    expect(hasLast).toBe(true);
  },
);

test('W18 relays 30 positions a second without delay', () => {
  // Rounding puts the last one just within the ten seconds.
  const { times, hasLast } = relayed(1000 / CURSORS_PER_SECOND);
  expect(times).toHaveLength(10 * CURSORS_PER_SECOND + 1);
  expect(hasLast).toBe(true);
});

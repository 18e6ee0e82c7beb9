import { expect, test } from 'vitest';
import { changeTimer, timeLeft } from './timer.ts';

const running = { minutes: 5, endsAt: 300_000 };
const paused = { minutes: 5, leftMs: 120_000 };

test('starts, pauses, resumes, extends and stops', () => {
  expect(changeTimer(undefined, { action: 'start', minutes: 5 }, 0)).toEqual({ timer: running });
  expect(changeTimer(running, { action: 'pause' }, 180_000)).toEqual({ timer: paused });
  expect(changeTimer(paused, { action: 'resume' }, 1_000_000)).toEqual({
    timer: { minutes: 5, endsAt: 1_120_000 },
  });
  expect(changeTimer(running, { action: 'extend' }, 0)).toEqual({
    timer: { minutes: 5, endsAt: 360_000 },
  });
  expect(changeTimer(paused, { action: 'extend' }, 0)).toEqual({
    timer: { minutes: 5, leftMs: 180_000 },
  });
  expect(changeTimer(running, { action: 'stop' }, 0)).toEqual({ timer: undefined });
});

test('a timer that has ended gets another minute from now, but cannot be paused', () => {
  expect(timeLeft(running, 400_000)).toBe(0);
  expect(changeTimer(running, { action: 'extend' }, 400_000)).toEqual({
    timer: { minutes: 5, endsAt: 460_000 },
  });
  expect(changeTimer(running, { action: 'pause' }, 400_000)).toEqual({
    rejection: 'The timer has ended.',
  });
});

test('rejects actions without a timer, and more than three hours', () => {
  expect(changeTimer(undefined, { action: 'extend' }, 0)).toEqual({
    rejection: 'There is no timer.',
  });
  expect(changeTimer(undefined, { action: 'start' }, 0)).toHaveProperty('rejection');
  expect(changeTimer({ minutes: 180, leftMs: 180 * 60_000 }, { action: 'extend' }, 0)).toEqual({
    rejection: 'A timer takes at most 180 minutes.',
  });
});

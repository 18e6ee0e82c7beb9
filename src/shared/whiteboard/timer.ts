import { MINUTE_MS } from '../durations.ts';
import { MAX_TIMER_MINUTES } from './constants.ts';
import type { MeetingMessage, Timer } from './meeting.ts';

export type TimerAction = Extract<MeetingMessage, { type: 'set_timer' }>;

/** Returns the milliseconds to go; 0 when the timer has ended. */
export const timeLeft = (timer: Timer, now: number) =>
  Math.max(0, 'endsAt' in timer ? timer.endsAt - now : timer.leftMs);

/** Returns the timer after an action, `undefined` when it is stopped; or why the action is rejected. */
export function changeTimer(
  timer: Timer | undefined,
  { action, minutes }: Pick<TimerAction, 'action' | 'minutes'>,
  now: number,
): { timer: Timer | undefined; rejection?: never } | { rejection: string } {
  if (action === 'stop') return { timer: undefined };
  if (action === 'start')
    return minutes === undefined
      ? { rejection: 'set_timer: minutes: Must be given to start a timer.' }
      : { timer: { minutes, endsAt: now + minutes * MINUTE_MS } };
  if (!timer) return { rejection: 'There is no timer.' };
  const left = timeLeft(timer, now);
  if (action === 'extend') {
    if (left + MINUTE_MS > MAX_TIMER_MINUTES * MINUTE_MS)
      return { rejection: `A timer takes at most ${MAX_TIMER_MINUTES} minutes.` };
    const isPaused = !('endsAt' in timer);
    return { timer: placed(timer, left + MINUTE_MS, isPaused ? undefined : now) };
  }
  if (left === 0) return { rejection: 'The timer has ended.' };
  return { timer: placed(timer, left, action === 'pause' ? undefined : now) };
}

/** A timer with time to go: running from `now`, or paused. */
const placed = ({ minutes }: Timer, left: number, now: number | undefined): Timer =>
  now === undefined ? { minutes, leftMs: left } : { minutes, endsAt: now + left };

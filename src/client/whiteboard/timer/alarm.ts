import { timeLeft } from '../../../shared/whiteboard/timer.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import { toast } from '../../ui/toasts.ts';
import type { createLiveRegion } from '../liveRegion.ts';
import type { createMeeting } from '../sync/meeting.ts';

const MUTE_KEY = 'whiteboard-timer-muted';

/** Whether this browser plays no sound when a timer ends. */
export const isMuted = createStore(readStored('localStorage', MUTE_KEY) === true);

export function mute(isOn: boolean) {
  isMuted.set(isOn);
  writeStored('localStorage', MUTE_KEY, isOn);
}

type Options = {
  meeting: ReturnType<typeof createMeeting>;
  liveRegion: ReturnType<typeof createLiveRegion>;
};

/** Notifies the visitor when the timer starts and ends. Returns a function that stops it. */
export function watchTimer({ meeting, liveRegion }: Options) {
  let known = meeting.state.get().timer;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = meeting.state.subscribe(() => {
    const { timer } = meeting.state.get();
    if (JSON.stringify(timer) === JSON.stringify(known)) return;
    known = timer;
    clearTimeout(alarm);
    if (!timer) {
      liveRegion.announceNow('Timer stopped.');
      return;
    }
    const left = timeLeft(timer, meeting.now());
    const isRunning = 'endsAt' in timer;
    // It ended before this visitor joined.
    if (left === 0) return;
    liveRegion.announceNow(`Timer ${isRunning ? 'running' : 'paused'}: ${formatLeft(left)} left.`);
    if (isRunning) alarm = setTimeout(() => ring(timer.minutes), left);
  });
  return () => {
    clearTimeout(alarm);
    unsubscribe();
  };
}

function ring(minutes: number) {
  toast({ title: 'Time is up', description: `The ${minutes}-minute timer has ended.` });
  if (!isMuted.get()) void import('./chime.ts').then(({ playChime }) => playChime());
}

/** Minutes and seconds, such as 4:05. */
export function formatLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

import { useEffect, useState } from 'react';
import { DURATION_LABEL } from '../../../shared/whiteboard/constants.ts';
import { timeLeft } from '../../../shared/whiteboard/timer.ts';
import { useStore } from '../../lib/store.ts';
import { TextButton } from '../panels/controls.tsx';
import { useTooltip } from '../panels/tooltip.ts';
import { useOverlay } from '../panels/useOverlay.tsx';
import { MINUTE_MS } from '../../../shared/durations.ts';
import { useSession } from '../session.ts';
import { formatLeft } from './alarm.ts';
import classes from './Timer.module.css';

/** A timer that ended longer ago is no longer shown. */
const SHOWN_AFTER_END_MS = 5 * MINUTE_MS;

/** The planned duration, and the shared timer once it is started. */
export function Timer() {
  const { meeting } = useSession();
  const timer = useStore(meeting.state, (state) => state.timer);
  const { trigger, setTarget, overlay } = useOverlay(() =>
    import('./TimerMenu.tsx').then((code) => code.TimerMenu),
  );
  const left = useTimeLeft();
  const isPaused = timer !== undefined && !('endsAt' in timer);
  const text = left === undefined ? DURATION_LABEL : left > 0 ? formatLeft(left) : 'Time is up';
  const state = left === undefined ? 'off' : left === 0 ? 'ended' : isPaused ? 'paused' : 'running';
  const tooltip = useTooltip(trigger['aria-expanded'] ? undefined : 'Timer');
  return (
    <span ref={tooltip} className={classes.timer}>
      <TextButton
        {...trigger}
        ref={setTarget}
        aria-haspopup="menu"
        px="0.625rem"
        className={classes.button}
        data-timer={state}
        // A label that changes every second would be announced while it has the focus.
        aria-label={state === 'running' ? 'Timer, running' : `Timer: ${text}`}
      >
        {text}
        {isPaused && ' paused'}
      </TextButton>
      {overlay}
    </span>
  );
}

/** Returns the milliseconds to go, `undefined` without a timer. Renders once a second. */
function useTimeLeft() {
  const { meeting } = useSession();
  const timer = useStore(meeting.state, (state) => state.timer);
  const [, setSecond] = useState(0);
  const isRunning = timer !== undefined && 'endsAt' in timer;
  useEffect(() => {
    if (!isRunning) return undefined;
    const update = () => setSecond(Math.ceil((timer.endsAt - meeting.now()) / 1000));
    const interval = setInterval(update, 200);
    return () => clearInterval(interval);
  }, [isRunning, timer, meeting]);
  if (!timer) return undefined;
  const now = meeting.now();
  const isOld = isRunning && now - timer.endsAt > SHOWN_AFTER_END_MS;
  return isOld ? undefined : timeLeft(timer, now);
}

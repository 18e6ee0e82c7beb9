import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { timerMinutes } from '../../../shared/whiteboard/constants.ts';
import { timeLeft } from '../../../shared/whiteboard/timer.ts';
import { useStore } from '../../lib/store.ts';
import { type OverlayProps, Target, useDropdown } from '../panels/useOverlay.tsx';
import { useCanWrite, useSession } from '../session.ts';
import { isMuted, mute } from './alarm.ts';

/** Starts, pauses, extends and stops the timer of everyone on the board. */
export function TimerMenu(props: OverlayProps) {
  const { dropdown, root } = useDropdown(props);
  return (
    <Menu {...root} position="bottom-start" width={232} returnFocus={false}>
      <Menu.Target>
        <Target element={props.target} />
      </Menu.Target>
      <Menu.Dropdown ref={dropdown} aria-label="Timer">
        <Items />
      </Menu.Dropdown>
    </Menu>
  );
}

function Items() {
  const { meeting } = useSession();
  const canWrite = useCanWrite();
  const timer = useStore(meeting.state, (state) => state.timer);
  const isSilent = useStore(isMuted);
  const isOn = timer !== undefined && timeLeft(timer, meeting.now()) > 0;
  const act = (action: 'pause' | 'resume' | 'extend' | 'stop') => () =>
    meeting.change({ type: 'set_timer', action });
  return (
    <>
      {isOn && (
        <Menu.Item disabled={!canWrite} onClick={act('endsAt' in timer ? 'pause' : 'resume')}>
          {'endsAt' in timer ? 'Pause' : 'Resume'}
        </Menu.Item>
      )}
      {timer && (
        <>
          <Menu.Item disabled={!canWrite} onClick={act('extend')}>
            Add 1 minute
          </Menu.Item>
          <Menu.Item disabled={!canWrite} onClick={act('stop')}>
            {isOn ? 'Stop' : 'Clear'}
          </Menu.Item>
          <Menu.Divider />
        </>
      )}
      <Menu.Label>Start for everyone</Menu.Label>
      {timerMinutes.map((minutes) => (
        <Menu.Item
          key={minutes}
          disabled={!canWrite}
          onClick={() => meeting.change({ type: 'set_timer', action: 'start', minutes })}
        >
          {minutes} minutes
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.CheckboxItem checked={!isSilent} onChange={(isSounding) => mute(!isSounding)}>
        Sound at the end
      </Menu.CheckboxItem>
    </>
  );
}

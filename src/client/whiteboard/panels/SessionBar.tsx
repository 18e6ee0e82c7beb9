import { Text, Title } from '@mantine/core';
import { DEMO_BOARD, DEMO_TITLE } from '../../../shared/whiteboard/constants.ts';
import { useSession } from '../session.ts';
import { useStore } from '../../lib/store.ts';
import { Timer } from '../timer/Timer.tsx';
import { Bar } from './controls.tsx';
import classes from './panels.module.css';

/** Title, number of participants, save state and timer. */
export function SessionBar() {
  const { connection, boardId } = useSession();
  const info = useStore(connection.info);
  const title = boardId === DEMO_BOARD ? DEMO_TITLE : 'Whiteboard';
  const isLocked = useStore(connection.meeting.state, (state) => state.isLocked === true);
  const isReadOnly = info?.access === 'read';
  const count = useStore(connection.presence.participants, ({ length }) => length);
  return (
    <Bar miw={0} className={classes.session}>
      <div className={classes.heading}>
        <Title order={1} className={classes.title}>
          {info?.title || title}
        </Title>
        <Text c="var(--tone-muted)" lh={1.4} className={classes.facts}>
          {count > 0 && (
            <span className={classes.count}>
              {count === 1 ? '1 participant' : `${count} participants`}
            </span>
          )}
          {boardId === DEMO_BOARD && <span>Public demo</span>}
          {isReadOnly ? (
            <Text span inherit fw={600} c="var(--tone-accent)">
              {isLocked && info?.readOnlyId !== undefined ? 'Locked' : 'View only'}
            </Text>
          ) : (
            <SaveState />
          )}
        </Text>
      </div>
      <Timer />
    </Bar>
  );
}

function SaveState() {
  const { connection } = useSession();
  const isConnected = useStore(connection.state, ({ status }) => status === 'connected');
  const unsaved = useStore(connection.unsaved, (count) => (isConnected ? count > 0 : count));
  if (unsaved)
    return <span data-state="saving">{isConnected ? 'Saving…' : `${unsaved} not saved yet`}</span>;
  return <span data-state="saved">{isConnected ? 'Saved' : 'Offline'}</span>;
}

import { Text, Title } from '@mantine/core';
import { DEMO_BOARD, DEMO_TITLE, DURATION_LABEL } from '../../../shared/whiteboard/limits.ts';
import { useSession } from '../session.ts';
import { useStore } from '../../lib/store.ts';
import { Bar } from './controls.tsx';
import classes from './panels.module.css';

/** Title, number of participants, duration and save state. */
export function SessionBar() {
  const { connection, boardId } = useSession();
  const info = useStore(connection.info);
  const title = boardId === DEMO_BOARD ? DEMO_TITLE : 'Whiteboard';
  const isReadOnly = info?.access === 'read';
  const count = useStore(connection.presence.participants, ({ length }) => length);
  return (
    <Bar display="block" miw={0} className={classes.session}>
      <Title order={1} className={classes.title}>
        {info?.title || title}
      </Title>
      <Text c="var(--tone-muted)" lh={1.4} className={classes.facts}>
        <span>{count === 1 ? '1 participant' : `${count} participants`}</span>
        <span>{DURATION_LABEL}</span>
        {isReadOnly ? (
          <Text span inherit fw={600} c="var(--tone-accent)">
            View only
          </Text>
        ) : (
          <SaveState />
        )}
      </Text>
    </Bar>
  );
}

function SaveState() {
  const { connection } = useSession();
  const isConnected = useStore(connection.state, ({ status }) => status === 'connected');
  const unsaved = useStore(connection.unsaved);
  if (unsaved > 0)
    return <span data-state="saving">{isConnected ? 'Saving…' : `${unsaved} not saved yet`}</span>;
  return <span data-state="saved">{isConnected ? 'Saved' : 'Offline'}</span>;
}

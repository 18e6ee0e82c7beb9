import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { reconnectDelays } from '../../../shared/whiteboard/constants.ts';
import type { ConnectionState } from '../sync/connection.ts';
import { useSession } from '../session.ts';
import { useStore } from '../../lib/store.ts';
import { Bar } from './controls.tsx';
import classes from './panels.module.css';

/** Explains why the board cannot be changed, and offers to reconnect. */
export function ConnectionNotice() {
  const { connection } = useSession();
  const state = useStore(connection.state);
  if (state.status === 'connected') return null;
  const isDisconnected = state.status === 'disconnected';
  return (
    <Bar data-tone="ink" bg="var(--tone-ground)" role="status" className={classes.notice}>
      <Text size="sm" flex="1 1 14rem" pl="sm" py={6}>
        {isDisconnected ? (
          <Disconnected reason={'reason' in state ? state.reason : undefined} />
        ) : (
          <Connecting state={state} />
        )}
      </Text>
      {isDisconnected && (
        <Button size="sm" flex="none" onClick={() => connection.reconnect()}>
          Reconnect
        </Button>
      )}
    </Bar>
  );
}

function Disconnected({ reason }: { reason: string | undefined }) {
  return (
    <>
      <strong>Disconnected.</strong>{' '}
      {reason ?? 'The board cannot be changed until it is connected again.'}
    </>
  );
}

function Connecting({ state }: { state: Extract<ConnectionState, { status: 'connecting' }> }) {
  const seconds = useSecondsUntil(state.at);
  if (state.attempt === 0) return 'Connecting…';
  const attempt = `attempt ${state.attempt} of ${reconnectDelays.length}`;
  return (
    <>
      <strong>Connection lost.</strong> The board cannot be changed until it is back:{' '}
      <span aria-hidden>{seconds > 0 ? `${attempt} in ${seconds} s.` : `${attempt}…`}</span>
    </>
  );
}

function useSecondsUntil(at: number | undefined) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (at === undefined) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [at]);
  return at === undefined ? 0 : Math.ceil((at - now) / 1000);
}

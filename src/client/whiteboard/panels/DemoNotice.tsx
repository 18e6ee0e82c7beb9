import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { demoNotice } from '../../../shared/content/demoBoard.ts';
import { DEMO_BOARD } from '../../../shared/whiteboard/constants.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useStore } from '../../lib/store.ts';
import { useSession } from '../session.ts';
import { isNamed } from '../sync/identity.ts';
import { Bar, TextButton } from './controls.tsx';
import classes from './panels.module.css';

const CLOSED_KEY = 'whiteboard-demo-notice-closed';

/** Explains that the demo board is public and offers a board of one's own. */
export function DemoNotice() {
  const { boardId, ui, connection } = useSession();
  const [isClosed, setClosed] = useState(() => readStored('sessionStorage', CLOSED_KEY) === true);
  const isConnected = useStore(connection.state, ({ status }) => status === 'connected');
  // One question at a time.
  const isAsking = !useStore(isNamed);
  if (boardId !== DEMO_BOARD || isClosed || isAsking || !isConnected) return null;
  const close = () => {
    setClosed(true);
    writeStored('sessionStorage', CLOSED_KEY, true);
  };
  return (
    <Bar role="note" className={classes.notice} data-demo>
      <Text size="sm" flex="1 1 14rem" pl="sm" py={6}>
        {demoNotice.text}
      </Text>
      <Button size="sm" flex="none" onClick={() => ui.change({ dialog: 'new' })}>
        {demoNotice.create}
      </Button>
      <TextButton onClick={close}>Close</TextButton>
    </Bar>
  );
}

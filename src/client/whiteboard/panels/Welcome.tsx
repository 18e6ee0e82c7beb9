import { useEffect, useState } from 'react';
import { useSession, type Session } from '../session.ts';
import { NameQuestion } from './NameQuestion.tsx';
import { fitted } from '../canvas/camera.ts';
import { boundsOf } from '../geometry.ts';
import { Button, Text } from '@mantine/core';
import { useContent } from '../../lib/content.ts';
import { DEMO_BOARD } from '../../../shared/whiteboard/constants.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useStore } from '../../lib/store.ts';
import { isNamed } from '../sync/identity.ts';
import { Bar, TextButton } from './controls.tsx';
import classes from './panels.module.css';

const CLOSED_KEY = 'whiteboard-demo-notice-closed';

/** Explains that the demo board is public and offers a board of one's own. */
function DemoNotice() {
  const { boardId, ui, connection } = useSession();
  const [isClosed, setClosed] = useState(() => readStored('sessionStorage', CLOSED_KEY) === true);
  const isConnected = useStore(connection.state, ({ status }) => status === 'connected');
  const { notice } = useContent('whiteboard/demo-board');
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
        {notice}
      </Text>
      <Button size="sm" flex="none" onClick={() => ui.change({ dialog: 'new' })}>
        Make your own board
      </Button>
      <TextButton onClick={close}>Close</TextButton>
    </Bar>
  );
}

/** What a page of either common paper size takes, in pixels, with the usual margins. */
const PAGE = { width: 980, height: 660 };
const MARGIN = { left: 16, right: 16, top: 16, bottom: 16 };

/** Fits the whole board, with its whole texts, on the page while it is printed. */
function listenToPrinting({ viewport, connection }: Session): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let before = viewport.camera.get();
  const onBeforePrint = () => {
    before = viewport.camera.get();
    document.documentElement.toggleAttribute('data-printing', true);
    const bounds = boundsOf(
      connection.items().map((item) => ({ ...item.position, ...printedSize(item.id, item.size) })),
    );
    if (bounds) viewport.camera.set(fitted(bounds, { window: PAGE, insets: MARGIN }));
  };
  const onAfterPrint = () => {
    document.documentElement.removeAttribute('data-printing');
    viewport.camera.set(before);
  };
  const printedSize = (id: string, size: { width: number; height: number }) => {
    const card = document.querySelector<HTMLElement>(`[data-note="${CSS.escape(id)}"]`);
    return { ...size, height: Math.max(size.height, card?.offsetHeight ?? 0) };
  };
  addEventListener('beforeprint', onBeforePrint, { signal });
  addEventListener('afterprint', onAfterPrint, { signal });
  return () => stop.abort();
}

/** The welcome question and notice, one at a time, and code that is not needed earlier. */
export function Welcome() {
  const session = useSession();
  useEffect(() => listenToPrinting(session), [session]);
  return (
    <>
      <NameQuestion />
      <DemoNotice />
    </>
  );
}

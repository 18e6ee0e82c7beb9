import { Box, Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { DEMO_BOARD } from '../../shared/whiteboard/limits.ts';
import { useStore } from '../lib/store.ts';
import './styles.ts';
import classes from './Board.module.css';
import { Canvas } from './canvas/Canvas.tsx';
import { ConnectionNotice } from './panels/ConnectionNotice.tsx';
import { Bar, useIsNarrow } from './panels/controls.tsx';
import { Filter } from './panels/Filter.tsx';
import { SelectionBar } from './panels/SelectionBar.tsx';
import { SessionBar } from './panels/SessionBar.tsx';
import { Toolbar } from './panels/Toolbar.tsx';
import { ViewBar } from './panels/ViewBar.tsx';
import { ZoomBar } from './panels/ZoomBar.tsx';
import { EmptyHint } from './EmptyHint.tsx';
import { LazyDialogs, LazyOutline, LazyTooltips } from './lazyParts.tsx';
import { openSession, type Session, SessionProvider } from './session.ts';
import { useShortcuts } from './commands/useShortcuts.ts';

/** The whiteboard of the board in the URL. */
export function Board() {
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    const boardId = new URLSearchParams(location.search).get('board') || DEMO_BOARD;
    const opened = openSession(boardId);
    setSession(opened);
    return opened.close;
  }, []);
  return session && <OpenBoard session={session} />;
}

function OpenBoard({ session }: { session: Session }) {
  useShortcuts(session);
  const view = useStore(session.ui, (ui) => ui.view);
  const announcement = useStore(session.liveRegion.text);
  return (
    <SessionProvider value={session}>
      <Box pos="absolute" inset={0} className={classes.board} data-view={view}>
        <Box top="var(--edge)" className={classes.row}>
          <SessionBar />
          <ViewBar />
        </Box>
        <Box
          top="calc(3.75rem + 2 * var(--edge))"
          className={classes.row}
          style={{ justifyContent: 'center' }}
        >
          <ConnectionNotice />
        </Box>
        {view === 'board' ? (
          <>
            <Canvas />
            <EmptyHint />
            <LowerBars />
          </>
        ) : (
          <LazyOutline />
        )}
        <LazyDialogs />
        <LazyTooltips />
        <VisuallyHidden role="status" aria-label="What others do">
          {announcement}
        </VisuallyHidden>
      </Box>
    </SessionProvider>
  );
}

function LowerBars() {
  const isNarrow = useIsNarrow();
  return (
    <div className={classes.bottom}>
      {!isNarrow && (
        <Bar>
          <Filter />
        </Bar>
      )}
      <Stack gap="0.5rem" align="center" maw="100%" className={classes.middle}>
        <SelectionBar />
        <Toolbar />
      </Stack>
      {!isNarrow && <ZoomBar />}
    </div>
  );
}

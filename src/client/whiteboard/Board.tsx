import { Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { DEMO_BOARD } from '../../shared/whiteboard/limits.ts';
import { useSelected, useValue } from '../ui/state.ts';
import './styles.ts';
import classes from './Board.module.css';
import { Canvas } from './canvas/Canvas.tsx';
import { ConnectionNotice } from './chrome/ConnectionNotice.tsx';
import { Bar, useIsNarrow } from './chrome/controls.tsx';
import { Filter } from './chrome/Filter.tsx';
import { SelectionBar } from './chrome/SelectionBar.tsx';
import { SessionBar } from './chrome/SessionBar.tsx';
import { Toolbar } from './chrome/Toolbar.tsx';
import { ViewBar } from './chrome/ViewBar.tsx';
import { ZoomBar } from './chrome/ZoomBar.tsx';
import { EmptyHint } from './EmptyHint.tsx';
import { LazyDialogs, LazyOutline, LazyTooltips } from './lazyParts.tsx';
import { openSession, type Session, SessionProvider } from './session.ts';
import { useShortcuts } from './useShortcuts.ts';

/** The whole whiteboard, for the board that the address names. */
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
  const view = useSelected(session.ui, (ui) => ui.view);
  const said = useValue(session.announcer.said);
  return (
    <SessionProvider value={session}>
      <div className={classes.board} data-view={view}>
        <div className={classes.top}>
          <SessionBar />
          <ViewBar />
        </div>
        <div className={classes.notice}>
          <ConnectionNotice />
        </div>
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
          {said}
        </VisuallyHidden>
      </div>
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

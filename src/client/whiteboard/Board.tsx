import { Box, Stack, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { session as texts } from '../../shared/content/whiteboard.ts';
import { DEMO_BOARD } from '../../shared/whiteboard/constants.ts';
import { useStore } from '../lib/store.ts';
import { Loading } from '../ui/Loading.tsx';
import './styles.ts';
import classes from './Board.module.css';
import { Canvas } from './canvas/Canvas.tsx';
import { ConnectionNotice } from './panels/ConnectionNotice.tsx';
import { Bar, useIsNarrow } from './panels/controls.tsx';
import { LazyNotices } from './facilitation/LazyNotices.tsx';
import { Filter } from './panels/Filter.tsx';
import { SessionBar } from './panels/SessionBar.tsx';
import { Toolbar } from './panels/Toolbar.tsx';
import { ViewBar } from './panels/ViewBar.tsx';
import { ZoomBar } from './panels/ZoomBar.tsx';
import { EmptyHint } from './EmptyHint.tsx';
import {
  LazyDialogs,
  LazyMinimap,
  LazyHistory,
  LazyOutline,
  LazySelectionBar,
  LazyTooltips,
  LazyUnknownBoard,
  LazyWelcome,
} from './lazyParts.tsx';
import { openSession, type Session, SessionProvider, useSession } from './session.ts';
import { useShortcuts } from './commands/useShortcuts.ts';

/** The whiteboard of the board in the URL. */
export function Board() {
  const [session, setSession] = useState<Session>();
  const boardId = useSearchParams()[0].get('board') || DEMO_BOARD;
  useEffect(() => {
    const opened = openSession(boardId);
    setSession(opened);
    return () => opened.close();
  }, [boardId]);
  return (
    session && (
      <SessionProvider value={session} key={session.boardId}>
        <BoardOrReason />
      </SessionProvider>
    )
  );
}

/** The board once it has arrived; or why it does not open. */
function BoardOrReason() {
  const session = useSession();
  const { state, info } = session.connection;
  const isKnown = useStore(info, (known) => known !== undefined);
  const rejection = useStore(state, (now) => ('rejected' in now ? now.rejected : undefined));
  const isFirstAttempt = useStore(state, (now) => 'attempt' in now && now.attempt === 0);
  if (rejection !== undefined)
    return (
      <>
        <LazyUnknownBoard reason={rejection} />
        <LazyDialogs />
      </>
    );
  return isKnown || !isFirstAttempt ? (
    <OpenBoard session={session} />
  ) : (
    <Loading text={texts.loading} />
  );
}

function OpenBoard({ session }: { session: Session }) {
  useShortcuts(session);
  const view = useStore(session.ui, (ui) => ui.view);
  const announcement = useStore(session.liveRegion.text);
  const { ref: notices, height: noticesHeight } = useElementSize<HTMLDivElement>();
  useBottomBarSpace();
  return (
    <Box
      pos="absolute"
      inset={0}
      __vars={{ '--notices': `${noticesHeight}px` }}
      className={classes.board}
      data-view={view}
    >
      <Box top="var(--edge)" className={classes.row} data-bars="top">
        <SessionBar />
        <ViewBar />
      </Box>
      <Box
        ref={notices}
        top="calc(3.75rem + 2 * var(--edge))"
        className={classes.row}
        style={{ flexWrap: 'wrap', justifyContent: 'center' }}
        data-bars="top"
      >
        <ConnectionNotice />
        <LazyWelcome />
        <LazyNotices />
      </Box>
      {view === 'board' ? (
        <>
          <Canvas />
          <EmptyHint />
          <BottomBars />
        </>
      ) : view === 'history' ? (
        <LazyHistory />
      ) : (
        <LazyOutline />
      )}
      <LazyDialogs />
      <LazyTooltips />
      <VisuallyHidden role="status" aria-label="Changes by others">
        {announcement}
      </VisuallyHidden>
    </Box>
  );
}

/** Keeps toasts off the bars, which they would cover on a phone. */
function useBottomBarSpace() {
  const space = useIsNarrow() ? '7.5rem' : '4rem';
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar', space);
    return () => void style.removeProperty('--bottom-bar');
  }, [space]);
}

function BottomBars() {
  const isNarrow = useIsNarrow();
  return (
    <div className={classes.bottom} data-bars="bottom">
      {!isNarrow && (
        <Bar>
          <Filter />
        </Bar>
      )}
      <Stack gap="0.5rem" align="center" maw="100%" className={classes.middle}>
        <LazySelectionBar />
        <Toolbar />
      </Stack>
      {!isNarrow && (
        <Box pos="relative">
          <LazyMinimap />
          <ZoomBar />
        </Box>
      )}
    </div>
  );
}

import { Box, Stack, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DEMO_BOARD } from '../../shared/whiteboard/constants.ts';
import { useStore } from '../lib/store.ts';
import { Loading } from '../ui/Loading.tsx';
import './styles.ts';
import classes from './Board.module.css';
import { Canvas } from './canvas/Canvas.tsx';
import { ConnectionNotice } from './panels/ConnectionNotice.tsx';
import { Bar, useIsNarrow } from './panels/controls.tsx';
import { EditorButtons } from './panels/EditorButtons.tsx';
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
    <Loading text="Opening the board…" />
  );
}

function OpenBoard({ session }: { session: Session }) {
  useShortcuts(session);
  const view = useStore(session.ui, (ui) => ui.view);
  const announcement = useStore(session.liveRegion.text);
  const { ref: notices, height: noticesHeight } = useElementSize<HTMLDivElement>();
  const board = useRef<HTMLDivElement>(null);
  const keyboardHeight = useKeyboardHeight(board);
  useBottomBarSpace(keyboardHeight);
  useEffect(() => makeRoom(session), [session, noticesHeight, keyboardHeight]);
  return (
    <Box
      ref={board}
      pos="absolute"
      inset={0}
      __vars={{ '--notices': `${noticesHeight}px`, '--keyboard': `${keyboardHeight}px` }}
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

/** Keeps what is shown clear of the bars and notices, which have changed. */
function makeRoom({ ui, viewport, sizes, connection }: Session) {
  viewport.refit();
  const edited = connection.item(ui.get().editing ?? '');
  if (edited) viewport.reveal(sizes.asShown(edited));
}

/** The height of the board that the keyboard of a phone covers, instead of resizing the window. */
function useKeyboardHeight(board: RefObject<HTMLElement | null>) {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { visualViewport } = window;
    const stop = new AbortController();
    const measure = () => {
      if (!visualViewport || !board.current) return;
      const { offsetTop, height: visible, scale } = visualViewport;
      const covered = board.current.getBoundingClientRect().bottom - offsetTop - visible;
      // A page that is zoomed in shows less of itself, too.
      setHeight(scale > 1 ? 0 : Math.max(0, Math.round(covered)));
    };
    for (const type of ['resize', 'scroll'])
      visualViewport?.addEventListener(type, measure, { signal: stop.signal });
    return () => stop.abort();
  }, [board]);
  return height;
}

/** Keeps toasts off the bars, which they would cover on a phone. */
function useBottomBarSpace(keyboardHeight: number) {
  const space = useIsNarrow() ? '7.5rem' : '4rem';
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar', `calc(${space} + ${keyboardHeight}px)`);
    return () => void style.removeProperty('--bottom-bar');
  }, [space, keyboardHeight]);
}

function EditorBar() {
  const isEditing = useStore(useSession().editor, (close) => close !== undefined);
  return (
    isEditing && (
      <Bar>
        <EditorButtons />
      </Bar>
    )
  );
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
        {!isNarrow && <EditorBar />}
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

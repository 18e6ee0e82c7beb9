import { Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { DEMO_BOARD } from '../../shared/whiteboard/limits.ts';
import './styles.ts';
import classes from './Board.module.css';
import { Canvas } from './canvas/Canvas.tsx';
import { Bar } from './chrome/Bar.tsx';
import { ConnectionNotice } from './chrome/ConnectionNotice.tsx';
import { Filter } from './chrome/Filter.tsx';
import { LazyTooltips } from './chrome/LazyTooltips.tsx';
import { SelectionBar } from './chrome/SelectionBar.tsx';
import { SessionBar } from './chrome/SessionBar.tsx';
import { Toolbar } from './chrome/Toolbar.tsx';
import { useIsNarrow } from './chrome/useIsNarrow.ts';
import { sayNotLoaded, useLoaded } from './chrome/useLoaded.ts';
import { ViewBar } from './chrome/ViewBar.tsx';
import { ZoomBar } from './chrome/ZoomBar.tsx';
import { EmptyHint } from './EmptyHint.tsx';
import { openSession, type Session, SessionProvider, useSession } from './session.ts';
import { useSelected, useValue } from './state.ts';
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
  const isNarrow = useIsNarrow();
  const access = useSelected(session.connection.info, (info) => info?.access);
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
        {view === 'board' ? <Canvas /> : <LazyOutline />}
        {view === 'board' && (
          <>
            <EmptyHint />
            <div className={classes.bottom}>
              {!isNarrow && (
                <Bar>
                  <Filter />
                </Bar>
              )}
              <Stack gap="0.5rem" align="center" maw="100%" className={classes.middle}>
                <SelectionBar />
                {access !== 'read' && <Toolbar />}
              </Stack>
              {!isNarrow && <ZoomBar />}
            </div>
          </>
        )}
        <LazyDialogs />
        <LazyTooltips />
        <Announcements />
      </div>
    </SessionProvider>
  );
}

function LazyOutline() {
  const { ui } = useSession();
  const [Outline, load] = useLoaded(() =>
    import('./outline/Outline.tsx').then((code) => code.Outline),
  );
  const onOpen = useEffectEvent(async () => {
    if (await load()) return;
    ui.show('board');
    sayNotLoaded();
  });
  useEffect(() => void onOpen(), []);
  return Outline && <Outline />;
}

function LazyDialogs() {
  const { ui } = useSession();
  const isOpen = useSelected(ui, ({ dialog }) => dialog !== undefined);
  const [Dialogs, load] = useLoaded(() =>
    import('./chrome/Dialogs.tsx').then((code) => code.Dialogs),
  );
  const onOpen = useEffectEvent(async () => {
    if (await load()) return;
    ui.change({ dialog: undefined });
    sayNotLoaded();
  });
  useEffect(() => {
    if (isOpen) void onOpen();
  }, [isOpen]);
  return Dialogs && <Dialogs />;
}

function Announcements() {
  const { announcer } = useSession();
  const said = useValue(announcer.said);
  return (
    <VisuallyHidden role="status" aria-label="What others do">
      {said}
    </VisuallyHidden>
  );
}

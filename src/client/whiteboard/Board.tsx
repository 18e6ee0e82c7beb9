import { useEffect, useState } from 'react';
import { DEMO_BOARD } from '../../shared/whiteboard/limits.ts';
import classes from './Board.module.css';
import { Canvas } from './canvas/Canvas.tsx';
import { ConnectionNotice } from './chrome/ConnectionNotice.tsx';
import controls from './chrome/controls.module.css';
import { Filter } from './chrome/Filter.tsx';
import { HelpDialog } from './chrome/HelpDialog.tsx';
import { NewBoardDialog } from './chrome/NewBoardDialog.tsx';
import { SelectionBar } from './chrome/SelectionBar.tsx';
import { SessionBar } from './chrome/SessionBar.tsx';
import { ShareDialog } from './chrome/ShareDialog.tsx';
import { Toolbar } from './chrome/Toolbar.tsx';
import { useIsNarrow } from './chrome/useIsNarrow.ts';
import { ViewBar } from './chrome/ViewBar.tsx';
import { ZoomBar } from './chrome/ZoomBar.tsx';
import { EmptyHint } from './EmptyHint.tsx';
import { Outline } from './outline/Outline.tsx';
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
        {view === 'board' ? <Canvas /> : <Outline />}
        {view === 'board' && (
          <>
            <EmptyHint />
            <div className={classes.bottom}>
              {!isNarrow && (
                <div className={`${controls.panel} ${classes.filter}`}>
                  <Filter />
                </div>
              )}
              <div className={classes.middle}>
                <SelectionBar />
                {access !== 'read' && <Toolbar />}
              </div>
              {!isNarrow && (
                <div className={classes.zoom}>
                  <ZoomBar />
                </div>
              )}
            </div>
          </>
        )}
        <Dialogs />
        <Announcements />
      </div>
    </SessionProvider>
  );
}

function Dialogs() {
  const { ui } = useSession();
  const dialog = useSelected(ui, (state) => state.dialog);
  const close = () => ui.change({ dialog: undefined });
  if (dialog === 'help') return <HelpDialog onClose={close} />;
  if (dialog === 'share') return <ShareDialog onClose={close} />;
  if (dialog === 'new') return <NewBoardDialog onClose={close} />;
  return null;
}

function Announcements() {
  const { announcer } = useSession();
  const said = useValue(announcer.said);
  return (
    <p className={controls.hidden} role="status" aria-label="What others do">
      {said}
    </p>
  );
}

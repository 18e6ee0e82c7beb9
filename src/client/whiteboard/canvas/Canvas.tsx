import { Box } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { CURSORS_PER_SECOND, GRID_SIZE } from '../../../shared/whiteboard/constants.ts';
import type { Point } from '../geometry.ts';
import { useCanWrite, useSession, useUi } from '../session.ts';
import { tools } from '../tools.ts';
import classes from './Canvas.module.css';
import { Cursors } from './Cursors.tsx';
import { fitBoard } from './fitBoard.ts';
import { LazySections } from '../sections/LazySections.tsx';
import { Notes } from './Notes.tsx';
import { listenToPointers } from './pointers.ts';

/** Below this zoom, the grid shows every fifth dot. */
const SPARSE_GRID = { zoom: 0.5, step: 5 };
/** Notes are illegible below this zoom. */
const MIN_FIRST_ZOOM = 0.5;

/** The board as a surface. The camera moves its layers without rendering. */
export function Canvas() {
  const session = useSession();
  const { viewport } = session;
  const canWrite = useCanWrite();
  const tool = useUi((ui) => ui.tool);
  const canvas = useRef<HTMLDivElement>(null);
  const layers = useRef<HTMLDivElement>(null);
  const marquee = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const onPointerMove = useOwnCursor();
  useLayoutEffect(() => {
    viewport.attach(canvas.current ?? undefined);
    const place = () => {
      if (!grid.current || !layers.current) return;
      const { x, y, zoom } = viewport.camera.get();
      layers.current.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
      const cell = GRID_SIZE * zoom * (zoom < SPARSE_GRID.zoom ? SPARSE_GRID.step : 1);
      grid.current.style.backgroundSize = `${cell}px ${cell}px`;
      grid.current.style.backgroundPosition = `${x}px ${y}px`;
    };
    place();
    return viewport.camera.subscribe(place);
  }, [viewport]);
  useInitialFit();
  useEffect(() => {
    if (!canvas.current || !marquee.current) return undefined;
    return listenToPointers(session, { canvas: canvas.current, marquee: marquee.current });
  }, [session]);
  return (
    <Box
      ref={canvas}
      id="canvas"
      pos="absolute"
      inset={0}
      bg="paper.3"
      __vars={{ '--cursor': (canWrite ? tool : tools.move).cursor }}
      className={classes.canvas}
      role="region"
      aria-label="Canvas"
      // Keyboard commands are in shortcuts.ts.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerMove={onPointerMove}
      onPointerLeave={() => viewport.setPointer(undefined)}
    >
      <Box ref={grid} pos="absolute" inset={0} className={classes.grid} />
      <Box ref={layers} pos="absolute" top={0} left={0} style={{ transformOrigin: '0 0' }}>
        <LazySections />
        <Notes />
      </Box>
      <Box
        ref={marquee}
        pos="absolute"
        top={0}
        left={0}
        bd="1px solid signal.6"
        bdrs={2}
        className={classes.marquee}
        hidden
      />
      <Cursors />
    </Box>
  );
}

/** Sends cursor positions at most as often as the server relays them, and always the last one. */
function useOwnCursor() {
  const { viewport, connection } = useSession();
  const sendCursor = useThrottledCallback(
    (position: Point) => connection.moveCursor(position),
    Math.ceil(1000 / CURSORS_PER_SECOND),
  );
  return (event: PointerEvent) => {
    viewport.setPointer(viewport.canvasPoint(event));
    sendCursor(viewport.boardPoint(event));
  };
}

/** Fits the board into the window when it first arrives, before notes are rendered there. */
function useInitialFit() {
  const session = useSession();
  useLayoutEffect(() => {
    const { connection, following } = session;
    let isDone = false;
    const fit = () => {
      if (isDone || connection.state.get().status !== 'connected') return;
      isDone = true;
      const isFollowing = following.state.get().followed !== undefined;
      if (connection.items().length > 0 && !isFollowing) fitBoard(session, MIN_FIRST_ZOOM);
    };
    fit();
    return connection.state.subscribe(fit);
  }, [session]);
}

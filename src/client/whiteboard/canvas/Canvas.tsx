import { useThrottledCallback } from '@mantine/hooks';
import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { CURSORS_PER_SECOND, GRID } from '../../../shared/whiteboard/limits.ts';
import { useCanWrite, useSession, useUi } from '../session.ts';
import classes from './Canvas.module.css';
import { Cursors } from './Cursors.tsx';
import { Notes } from './Notes.tsx';
import { listenToPointers } from './pointers.ts';

/** A small board far away shows every fifth line. */
const SPARSE = { below: 0.5, step: 5 };
/** Smaller than this, the first look would be at colored spots. */
const READABLE = 0.5;

/** The board as a surface: what moves with it is moved by the camera without rendering. */
export function Canvas() {
  const session = useSession();
  const { view } = session;
  const canWrite = useCanWrite();
  const tool = useUi((ui) => ui.tool);
  const canvas = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const marquee = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const onPointerMove = useOwnCursor();
  useFirstFit();
  useLayoutEffect(() => {
    view.attach(canvas.current ?? undefined);
    const place = () => {
      if (!grid.current || !world.current) return;
      const { x, y, zoom } = view.camera.get();
      world.current.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
      const cell = GRID * zoom * (zoom < SPARSE.below ? SPARSE.step : 1);
      grid.current.style.backgroundSize = `${cell}px ${cell}px`;
      grid.current.style.backgroundPosition = `${x}px ${y}px`;
    };
    place();
    return view.camera.subscribe(place);
  }, [view]);
  useEffect(() => {
    if (!canvas.current || !marquee.current) return undefined;
    return listenToPointers(session, { canvas: canvas.current, marquee: marquee.current });
  }, [session]);
  return (
    <div
      ref={canvas}
      id="canvas"
      className={classes.canvas}
      data-tool={canWrite ? tool : 'move'}
      role="region"
      aria-label="Canvas"
      // The keyboard's side of it is in shortcuts.ts.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerMove={onPointerMove}
      onPointerLeave={() => view.point(undefined)}
    >
      <div ref={grid} className={classes.grid} />
      <div ref={world} className={classes.world}>
        <Notes />
      </div>
      <div ref={marquee} className={classes.marquee} hidden />
      <Cursors />
    </div>
  );
}

/** Tells the others where this mouse is, no more often than they are told; the last place always. */
function useOwnCursor() {
  const { view, connection } = useSession();
  const tell = useThrottledCallback(connection.moveCursor, Math.ceil(1000 / CURSORS_PER_SECOND));
  return (event: PointerEvent) => {
    view.point(view.inside(event));
    tell(view.boardPoint(event));
  };
}

/** Shows the whole board when it first arrives; after that the view is the visitor's own. */
function useFirstFit() {
  const { connection, view } = useSession();
  useEffect(() => {
    let isDone = false;
    const fit = () => {
      if (isDone || connection.state.get().status !== 'connected') return;
      isDone = true;
      if (connection.all().size > 0) view.fit(connection.all().values(), READABLE);
    };
    fit();
    return connection.state.subscribe(fit);
  }, [connection, view]);
}

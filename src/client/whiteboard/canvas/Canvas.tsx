import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { GRID } from '../../../shared/whiteboard/limits.ts';
import type { Camera } from '../camera.ts';
import { useSelected, useValue } from '../state.ts';
import { useCanWrite, useSession } from '../session.ts';
import classes from './Canvas.module.css';
import { Cursors } from './Cursors.tsx';
import { stackNotes } from './layers.ts';
import { NoteCard } from './NoteCard.tsx';
import { listenToPointers } from './pointers.ts';
import { useFirstFit } from './useFirstFit.ts';

/** The board as a surface: what moves with it is moved by the camera without rendering. */
export function Canvas() {
  const session = useSession();
  const canWrite = useCanWrite();
  const tool = useSelected(session.ui, (ui) => ui.tool);
  const canvas = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const marquee = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  useCamera({ canvas, grid, world });
  useFirstFit();
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

function Notes() {
  const { connection } = useSession();
  const { notes } = connection;
  const ids = useValue(notes.ids);
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stack = () => layer.current && stackNotes(layer.current, notes);
    stack();
    return notes.layers.watch(stack);
  }, [notes, ids]);
  return (
    <div ref={layer} className={classes.notes}>
      {ids.map((id) => (
        <NoteCard key={id} id={id} />
      ))}
    </div>
  );
}

type Layers = Record<'canvas' | 'grid' | 'world', RefObject<HTMLElement | null>>;

/** A small board far away shows every fifth line. */
const SPARSE = { below: 0.5, step: 5 };

function useCamera({ canvas, grid, world }: Layers) {
  const { view } = useSession();
  useLayoutEffect(() => {
    view.attach(canvas.current ?? undefined);
    const place = () => {
      if (grid.current && world.current)
        placeWorld(grid.current.style, world.current.style, view.camera.get());
    };
    place();
    return view.camera.watch(place);
  }, [view, canvas, grid, world]);
}

function placeWorld(grid: CSSStyleDeclaration, world: CSSStyleDeclaration, { x, y, zoom }: Camera) {
  world.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
  const cell = GRID * zoom * (zoom < SPARSE.below ? SPARSE.step : 1);
  grid.backgroundSize = `${cell}px ${cell}px`;
  grid.backgroundPosition = `${x}px ${y}px`;
}

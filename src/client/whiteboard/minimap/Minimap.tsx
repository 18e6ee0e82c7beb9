import { type PointerEvent, useEffect, useRef } from 'react';
import { isSection } from '../../../shared/whiteboard/board.ts';
import { rectOf } from '../geometry.ts';
import { Bar } from '../panels/controls.tsx';
import { type Session, useSession } from '../session.ts';
import classes from './Minimap.module.css';
import { fromMinimap, type Scale, scaleFor, toMinimap } from './scale.ts';

const SIZE = { width: 208, height: 128 };
/** How often changed notes are drawn. */
const DRAW_INTERVAL_MS = 200;
/** Smaller notes would disappear. */
const MIN_SIDE = 2;

/**
 * The whole board and the part of it that the window shows; a press or drag moves the window there.
 * For the mouse and touch: keys reach every note by Tab, and all of them by F and the outline.
 */
export function Minimap() {
  const session = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const scale = useRef<Scale>(scaleFor([], SIZE));
  useEffect(() => {
    if (!canvas.current || !frame.current) return undefined;
    return draw(session, { canvas: canvas.current, frame: frame.current, scale });
  }, [session]);

  function moveTo(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { x, y } = fromMinimap(scale.current, {
      x: event.clientX - left,
      y: event.clientY - top,
    });
    const { viewport } = session;
    const [middle, { zoom }] = [viewport.middle(), viewport.camera.get()];
    viewport.pan({ x: (middle.x - x) * zoom, y: (middle.y - y) * zoom });
  }

  return (
    <Bar pos="absolute" right={0} bottom="calc(100% + 0.5rem)" p={4} aria-hidden data-minimap>
      <div
        className={classes.map}
        style={SIZE}
        role="presentation"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={moveTo}
      >
        <canvas ref={canvas} style={SIZE} />
        <div ref={frame} className={classes.frame} />
      </div>
    </Bar>
  );
}

type Parts = { canvas: HTMLCanvasElement; frame: HTMLElement; scale: { current: Scale } };

/** Draws the board until the returned function is called. */
function draw({ connection, sizes, viewport }: Session, { canvas, frame, scale }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function placeFrame() {
    const area = viewport.area();
    if (!area) return;
    const { x, y, width, height } = toMinimap(scale.current, area);
    frame.style.transform = `translate(${x}px, ${y}px)`;
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
  }

  function drawItems() {
    timer = undefined;
    const context = canvas.getContext('2d');
    if (!context) return;
    const items = sizes.items();
    scale.current = scaleFor(items.map(rectOf), SIZE);
    canvas.width = SIZE.width * devicePixelRatio;
    canvas.height = SIZE.height * devicePixelRatio;
    context.scale(devicePixelRatio, devicePixelRatio);
    for (const item of items) {
      const { x, y, width, height } = toMinimap(scale.current, rectOf(item));
      context.fillStyle = item.color;
      context.globalAlpha = isSection(item) ? 0.3 : 1;
      context.fillRect(x, y, Math.max(MIN_SIDE, width), Math.max(MIN_SIDE, height));
    }
    placeFrame();
  }

  const schedule = () => void (timer ??= setTimeout(drawItems, DRAW_INTERVAL_MS));
  drawItems();
  const stops = [
    connection.notes.changes.subscribe(schedule),
    connection.sections.subscribe(schedule),
    sizes.version.subscribe(schedule),
    viewport.camera.subscribe(placeFrame),
  ];
  addEventListener('resize', placeFrame);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', placeFrame);
    for (const stop of stops) stop();
  };
}

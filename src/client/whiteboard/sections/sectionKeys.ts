import { GRID_SIZE } from '../../../shared/whiteboard/constants.ts';
import type { Point } from '../geometry.ts';
import type { Session } from '../session.ts';

/** Keyboard commands of sections. They return `false` when there was nothing to do. */

export function addSection({ sections, viewport, connection }: Session) {
  if (!connection.canWrite()) return false;
  sections.add(viewport.middle());
  return true;
}

export function moveToSection({ commands, sections, liveRegion, viewport }: Session, by: 1 | -1) {
  const notes = commands.selected();
  const title = sections.assignNext(notes, by);
  if (title === undefined) return false;
  liveRegion.announceNow(`Moved to ${title}.`);
  const [first] = commands.selected();
  if (first) viewport.reveal(first);
  return true;
}

const MIN_SIZE = { width: 200, height: 120 };

const directions = new Map<string, Point>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/** Changes the size of the selected section by an arrow key. */
export function resizeSection({ sections }: Session, key: string) {
  const [section, another] = sections.selected();
  const direction = directions.get(key);
  if (!section || another || !direction || section.isLocked) return false;
  const { width, height } = section.size;
  const size = {
    width: Math.max(MIN_SIZE.width, width + direction.x * GRID_SIZE),
    height: Math.max(MIN_SIZE.height, height + direction.y * GRID_SIZE),
  };
  sections.resize(section.id, size);
  return true;
}

import type { Note } from '../../../shared/whiteboard/note.ts';
import { GRID_SIZE } from '../../../shared/whiteboard/constants.ts';
import type { Section } from '../../../shared/whiteboard/section.ts';
import {
  boundsOf,
  doOverlap,
  type Placed,
  type Point,
  type Rect,
  rectOf,
  type Size,
} from '../geometry.ts';

/** Space above the notes, which the heading takes. */
export const HEADING_HEIGHT = 60;
export const SECTION_PADDING = GRID_SIZE;
const GAP = GRID_SIZE;

const centerOf = ({ position, size }: Placed): Point => ({
  x: position.x + size.width / 2,
  y: position.y + size.height / 2,
});

const contains = ({ x, y, width, height }: Rect, point: Point) =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Returns the id of the smallest section that contains the middle of the note; empty for none. */
export function sectionIdAt(note: Placed, sections: Iterable<Section>): string {
  const middle = centerOf(note);
  const around = [...sections].filter((section) => contains(rectOf(section), middle));
  const [smallest] = around.toSorted((a, b) => areaOf(a) - areaOf(b));
  return smallest?.id ?? '';
}

const areaOf = ({ size }: Section) => size.width * size.height;

/** The section that the note belongs to, if it is on the board. */
export const sectionOf = ({ sectionId }: Note, sections: ReadonlyMap<string, Section>) =>
  sectionId ? sections.get(sectionId) : undefined;

/**
 * Returns a position in the section for each note, row by row where no other note is. They may end
 * below the section, which then has to grow.
 */
export function slotsIn(
  section: Placed,
  sizes: readonly Size[],
  others: readonly Placed[],
): Point[] {
  const taken = others.map(rectOf);
  return sizes.map((size) => {
    const slot = firstFree(section, size, taken);
    taken.push({ ...slot, ...size });
    return slot;
  });
}

function firstFree({ position, size: { width } }: Placed, size: Size, taken: readonly Rect[]) {
  const left = position.x + SECTION_PADDING;
  const lastLeft = Math.max(left, position.x + width - SECTION_PADDING - size.width);
  for (let y = position.y + HEADING_HEIGHT; ; y += GRID_SIZE)
    for (let x = left; x <= lastLeft; x += GRID_SIZE) {
      const spaced = {
        x: x - GAP / 2,
        y: y - GAP / 2,
        width: size.width + GAP,
        height: size.height + GAP,
      };
      if (!taken.some((rect) => doOverlap(rect, spaced))) return { x, y };
    }
}

/** Returns the size that the section needs for the notes, at least its own. */
export function grownSize(section: Placed, notes: readonly Placed[]): Size {
  const { x, y } = section.position;
  const edges = notes.map(({ position, size }) => ({
    width: position.x - x + size.width + SECTION_PADDING,
    height: position.y - y + size.height + SECTION_PADDING,
  }));
  return {
    width: Math.max(section.size.width, ...edges.map(({ width }) => width)),
    height: Math.max(section.size.height, ...edges.map(({ height }) => height)),
  };
}

/** Returns the frame of a section around the notes. */
export function frameAround(notes: readonly Placed[]): Placed | undefined {
  const bounds = boundsOf(notes.map(rectOf));
  if (!bounds) return undefined;
  return {
    position: { x: bounds.x - SECTION_PADDING, y: bounds.y - HEADING_HEIGHT },
    size: {
      width: bounds.width + 2 * SECTION_PADDING,
      height: bounds.height + HEADING_HEIGHT + SECTION_PADDING,
    },
  };
}

/** Returns the area, moved to the right until it touches none of the others. */
export function freeArea(area: Rect, others: readonly Rect[]): Rect {
  const obstacle = others.find((other) => doOverlap(withGap(area), other));
  return obstacle ? freeArea({ ...area, x: obstacle.x + obstacle.width + 2 * GAP }, others) : area;
}

const withGap = ({ x, y, width, height }: Rect): Rect => ({
  x: x - GAP,
  y: y - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});

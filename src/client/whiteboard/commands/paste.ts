import type { Note } from '../../../shared/whiteboard/note.ts';
import { noteDefaults, GRID_SIZE } from '../../../shared/whiteboard/constants.ts';
import { plus, type Point } from '../geometry.ts';
import { textParts } from './textParts.ts';

export type NoteFields = Partial<Note> & { position: Point };

/** More lines are a document rather than notes. */
export const MAX_LINES = 200;

export const notesToText = (notes: readonly Note[]) =>
  notes
    .toSorted((a, b) => a.position.y - b.position.y || a.position.x - b.position.x)
    .map(({ content }) => content.replaceAll('\n', ' '))
    .join('\n');

/** Returns the non-empty lines, without their bullets; one that is too long for a note as several. */
export const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .flatMap(textParts);

/** Returns a note for every line, in a block around a point. */
export function notesFromText(text: string, middle: Point): NoteFields[] {
  const lines = linesOf(text).slice(0, MAX_LINES);
  const columns = Math.ceil(Math.sqrt(lines.length));
  const [width, height] = [
    noteDefaults.size.width + GRID_SIZE,
    noteDefaults.size.height + GRID_SIZE,
  ];
  const rows = Math.ceil(lines.length / columns);
  const corner = plus(middle, { x: (-columns * width) / 2, y: (-rows * height) / 2 });
  return lines.map((line, index) => ({
    content: line,
    position: plus(corner, {
      x: (index % columns) * width,
      y: Math.floor(index / columns) * height,
    }),
  }));
}

/** Copies notes at an offset, without their author. */
export const copied = (notes: readonly Note[], by: Point): NoteFields[] =>
  notes.map(({ content, color, category, size, kind, position }) => ({
    content,
    color,
    category,
    size,
    position: plus(position, by),
    ...(kind && { kind }),
  }));

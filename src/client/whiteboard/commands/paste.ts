import type { Note } from '../../../shared/whiteboard/note.ts';
import { noteDefaults, GRID_SIZE } from '../../../shared/whiteboard/constants.ts';
import { plus, type Point } from '../geometry.ts';
import { textParts } from './textParts.ts';

export type NoteFields = Partial<Note> & { position: Point };

/** More lines are a document rather than notes. */
export const MAX_LINES = 200;

/** The type of the notes on the clipboard, which keeps their lines for another board. */
export const NOTES_TYPE = 'application/x-whiteboard-notes';

/** Returns notes for the clipboard: as text, one per line, and as `NOTES_TYPE`. */
export function toClipboard(notes: readonly Note[]) {
  const contents = notes
    .toSorted((a, b) => a.position.y - b.position.y || a.position.x - b.position.x)
    .map(({ content }) => content);
  const text = contents.map((content) => content.replaceAll('\n', ' ')).join('\n');
  return { text, data: JSON.stringify(contents) };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Returns the texts of notes from another board; `undefined` if the clipboard has none. */
export function textsOf(data: string) {
  try {
    const texts: unknown = JSON.parse(data);
    return isTexts(texts) ? texts.flatMap(textParts) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the non-empty lines, without their bullets; one that is too long for a note as several. */
export function linesOf(text: string) {
  const lines = text.split(/\r?\n/);
  const counted = countedLines(lines);
  return lines
    .map((line, index) => line.replace(counted.has(index) ? NUMBER : BULLET, '').trim())
    .filter((line) => line !== '')
    .flatMap(textParts);
}

const BULLET = /^\s*[-*•–]\s+/;
const NUMBER = /^(\s*)(\d+)[.)]\s+/;

/** The lines whose numbers count up from 1. Others are text: a year, or a day such as `5. Mai`. */
function countedLines(lines: readonly string[]) {
  const counted = new Set<number>();
  /** The lines of the list that is being counted, by indentation. */
  const lists = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    const [, indentation = '', number] = NUMBER.exec(line) ?? [];
    const list = lists.get(indentation) ?? [];
    if (number === '1') lists.set(indentation, [index]);
    else if (list.length > 0 && Number(number) === list.length + 1) {
      list.push(index);
      for (const one of list) counted.add(one);
    }
  }
  return counted;
}

/** Returns a note for each text, in a block around a point. */
export function notesFrom(texts: readonly string[], middle: Point): NoteFields[] {
  const contents = texts.slice(0, MAX_LINES);
  const columns = Math.ceil(Math.sqrt(contents.length));
  const [width, height] = [
    noteDefaults.size.width + GRID_SIZE,
    noteDefaults.size.height + GRID_SIZE,
  ];
  const rows = Math.ceil(contents.length / columns);
  const corner = plus(middle, { x: (-columns * width) / 2, y: (-rows * height) / 2 });
  return contents.map((content, index) => ({
    content,
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

import { categoryLabels } from '../../../shared/whiteboard/constants.ts';
import { isPaper, type Note } from '../../../shared/whiteboard/note.ts';
import type { Section } from '../../../shared/whiteboard/section.ts';
import { boundsOf, rectOf } from '../geometry.ts';
import { sectionOf } from '../sections/placement.ts';
import type { BoardContent } from './boardContent.ts';
import { stretch } from './stretch.ts';

type MeasureText = (text: string) => number;

/** Wraps text into lines of at most `width`; breaks longer words. */
function wrapText(text: string, width: number, measure: MeasureText): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ').flatMap((word) => breakWord(word, width, measure))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

function breakWord(word: string, width: number, measure: MeasureText) {
  if (measure(word) <= width) return [word];
  const pieces = [''];
  for (const letter of word) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && measure(last + letter) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces;
}

type Font = { size: number; weight: number; isHeading?: boolean };
export type Shape =
  | {
      type: 'rect';
      x: number;
      y: number;
      width: number;
      height: number;
      fill: string;
      opacity?: number;
      radius?: number;
    }
  | { type: 'text'; x: number; y: number; text: string; font: Font; fill: string; isEnd?: boolean };

/** A drawing in the units of the board; its upper left corner is the origin. */
export type Picture = { width: number; height: number; shapes: readonly Shape[] };

/** Returns the width of a text in a font. */
export type Measure = (text: string, font: Font) => number;

const MARGIN = 40;
const TITLE_HEIGHT = 90;
const MIN_WIDTH = 380;
const PADDING = { x: 12, y: 10 };
const FOOT_HEIGHT = 26;
const LINE_HEIGHT = 1.35;
const textColor = '#10131a';
const mutedColor = '#5a5750';
const backgroundColor = '#f3eee5';

const fonts = {
  title: { size: 30, weight: 700, isHeading: true },
  date: { size: 15, weight: 500 },
  section: { size: 19, weight: 700, isHeading: true },
  text: { size: 19, weight: 700, isHeading: true },
  sticky: { size: 14, weight: 500 },
  foot: { size: 11, weight: 500 },
} as const satisfies Record<string, Font>;

export const fontFamily = ({ isHeading = false }: Font) =>
  isHeading
    ? "'Bricolage Grotesque Display', 'Bricolage Grotesque', 'Instrument Sans Variable', sans-serif"
    : "'Instrument Sans Variable', 'Instrument Sans', sans-serif";

type Laid = { note: Note; lines: string[]; position: Note['position']; size: Note['size'] };

/** Returns what to draw: title and date, sections with their headings, and notes with their whole texts. */
export function pictureOf(content: BoardContent, measure: Measure): Picture {
  const ordered = content.notes
    .toSorted((a, b) => (a.z ?? 0) - (b.z ?? 0) || (a.id < b.id ? -1 : 1))
    .map((note) => layOut(note, measure));
  const moved = stretch(
    ordered.map(({ note, size }) => ({
      top: note.position.y,
      bottom: note.position.y + note.size.height,
      needed: size.height,
    })),
  );
  const notes = ordered.map((laid) => ({ ...laid, position: movedDown(laid.position, moved) }));
  const byId = new Map(content.sections.map((section) => [section.id, section]));
  const sections = content.sections.map((section) => {
    const { position, size } = section;
    const [top, bottom] = [moved(position.y), moved(position.y + size.height)];
    return {
      ...section,
      position: { x: position.x, y: top },
      size: { ...size, height: bottom - top },
      count: content.notes.filter((note) => sectionOf(note, byId) === section).length,
    };
  });
  const bounds = boundsOf([...notes, ...sections].map(rectOf)) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const width = Math.max(MIN_WIDTH, bounds.width) + 2 * MARGIN;
  const height = bounds.height + TITLE_HEIGHT + 2 * MARGIN;
  const by = { x: MARGIN - bounds.x, y: MARGIN + TITLE_HEIGHT - bounds.y };
  const board = [
    ...sections.flatMap((section) => sectionShapes(section, measure)),
    ...notes.flatMap(noteShapes),
  ];
  return {
    width,
    height,
    shapes: [
      { type: 'rect', x: 0, y: 0, width, height, fill: backgroundColor },
      ...titleShapes(content, width - 2 * MARGIN, measure),
      ...board.map((shape) => ({ ...shape, x: shape.x + by.x, y: shape.y + by.y })),
    ],
  };
}

function titleShapes({ title, date }: BoardContent, width: number, measure: Measure): Shape[] {
  const [line = ''] = wrapText(title, width, (text) => measure(text, fonts.title));
  const text = line === title ? line : `${line}…`;
  return [
    { type: 'text', x: MARGIN, y: MARGIN + 30, text, font: fonts.title, fill: textColor },
    { type: 'text', x: MARGIN, y: MARGIN + 58, text: date, font: fonts.date, fill: mutedColor },
  ];
}

const fontOf = ({ kind = 'sticky' }: Note) => fonts[kind];

/** The stored height is the least: a note is as high as its text needs. */
function layOut(note: Note, measure: Measure): Laid {
  const font = fontOf(note);
  const lines = wrapText(note.content, note.size.width - 2 * PADDING.x, (text) =>
    measure(text, font),
  );
  const needed =
    2 * PADDING.y + lines.length * font.size * LINE_HEIGHT + (isPaper(note) ? FOOT_HEIGHT : 0);
  const size = { ...note.size, height: Math.max(note.size.height, needed) };
  return { note, lines, position: note.position, size };
}

const movedDown = ({ x, y }: Note['position'], moved: (y: number) => number) => ({
  x,
  y: moved(y),
});

function sectionShapes(
  { title, color, position, size, count }: Section & { count: number },
  measure: Measure,
): Shape[] {
  const { x, y } = position;
  const text = `${title} (${count})`;
  // A long heading is drawn smaller, not cut.
  const scale = Math.min(1, (size.width - 32) / measure(text, fonts.section));
  const font = { ...fonts.section, size: fonts.section.size * scale };
  return [
    { type: 'rect', x, y, ...size, fill: '#ffffff', opacity: 0.55, radius: 4 },
    { type: 'rect', x, y, ...size, fill: color, opacity: 0.16, radius: 4 },
    { type: 'rect', x, y, width: size.width, height: 6, fill: color },
    {
      type: 'text',
      x: x + 16,
      y: y + 36,
      text,
      font,
      fill: textColor,
    },
  ];
}

function noteShapes({ note, lines, position: { x, y }, size }: Laid): Shape[] {
  const font = fontOf(note);
  const paper: Shape[] = isPaper(note)
    ? [
        { type: 'rect', x, y: y + 3, ...size, fill: textColor, opacity: 0.14, radius: 3 },
        { type: 'rect', x, y, ...size, fill: note.color, radius: 3 },
        ...footShapes(note, { x, y: y + size.height - PADDING.y, width: size.width }),
      ]
    : [{ type: 'rect', x, y, width: 3, height: size.height, fill: note.color }];
  return [
    ...paper,
    ...lines.map((text, index): Shape => ({
      type: 'text',
      x: x + PADDING.x,
      y: y + PADDING.y + font.size * (1 + index * LINE_HEIGHT),
      text,
      font,
      fill: textColor,
    })),
  ];
}

function footShapes(
  { category, votes = [] }: Note,
  { x, y, width }: { x: number; y: number; width: number },
): Shape[] {
  const foot = { type: 'text', y, font: fonts.foot, fill: textColor } as const;
  return [
    { ...foot, x: x + PADDING.x, text: categoryLabels[category] },
    ...(votes.length > 0
      ? [{ ...foot, x: x + width - PADDING.x, text: `● ${votes.length}`, isEnd: true }]
      : []),
  ];
}

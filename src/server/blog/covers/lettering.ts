import face from './glyphs.json' with { type: 'json' };
import { r } from './palette.ts';

type Glyph = { advance: number; outline: string };
const glyphs = new Map<string, Glyph>(Object.entries(face.glyphs));
const kerning = new Map<string, number>(Object.entries(face.kerning));
const TRACKING = -0.02;

/** Letters that the face lacks lose their accents or are left out. */
const lettersOf = (text: string) =>
  Array.from(text).flatMap((letter) => {
    const known = [letter, ...Array.from(letter.normalize('NFKD'))].find((it) => glyphs.has(it));
    return known === undefined ? [] : [known];
  });

/** Returns the glyphs of a line with their places in em, and the width of the line. */
function layout(text: string) {
  let width = 0;
  let previous = '';
  const placed = lettersOf(text).map((letter) => {
    width += (kerning.get(previous + letter) ?? 0) / face.unitsPerEm;
    previous = letter;
    const at = width;
    const { advance = 0, outline = '' } = glyphs.get(letter) ?? {};
    width += advance / face.unitsPerEm + TRACKING;
    return { at, outline };
  });
  return { placed, width: Math.max(0, width - TRACKING) };
}

/** The width of a line at a font size of 1. */
export const widthOf = (text: string) => layout(text).width;

/** A line of text as outlines, with its baseline at `y`. */
export function lettering(text: string, { x, y, size, fill }: Setting) {
  const scale = size / face.unitsPerEm;
  const paths = layout(text)
    .placed.filter(({ outline }) => outline)
    .map(
      ({ at, outline }) =>
        `<path transform="translate(${r(at * face.unitsPerEm)})" d="${outline}"/>`,
    );
  return `<g fill="${fill}" transform="translate(${r(x)} ${r(y)}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
type Setting = { x: number; y: number; size: number; fill: string };

/** Breaks a text into lines no wider than `width`, or returns `undefined` if it does not fit. */
export function linesOf(text: string, size: number, width: number, most: number) {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((it) => lettersOf(it).length > 0)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) * size <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const fits = lines.length <= most && lines.every((line) => widthOf(line) * size <= width);
  return fits ? lines : undefined;
}

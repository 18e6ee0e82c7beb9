import font from './glyphs.json' with { type: 'json' };
import { round } from './palette.ts';

type Glyph = { advance: number; outline: string };
const glyphs = new Map<string, Glyph>(Object.entries(font.glyphs));
const kerning = new Map<string, number>(Object.entries(font.kerning));
const TRACKING = -0.02;

/** Letters that are not in the font lose their accents or are left out. */
const supportedLetters = (text: string) =>
  Array.from(text).flatMap((letter) => {
    const available = [letter, ...Array.from(letter.normalize('NFKD'))].find((it) =>
      glyphs.has(it),
    );
    return available === undefined ? [] : [available];
  });

/** Returns the glyphs of a line with their positions in em, and the width of the line. */
function layout(text: string) {
  let width = 0;
  let previous = '';
  const placed = supportedLetters(text).map((letter) => {
    width += (kerning.get(previous + letter) ?? 0) / font.unitsPerEm;
    previous = letter;
    const at = width;
    const { advance = 0, outline = '' } = glyphs.get(letter) ?? {};
    width += advance / font.unitsPerEm + TRACKING;
    return { at, outline };
  });
  return { placed, width: Math.max(0, width - TRACKING) };
}

/** The width of a line at a font size of 1. */
export const textWidth = (text: string) => layout(text).width;

/** A line of text as outlines, with its baseline at `y`. */
export function textPath(text: string, { x, y, size, fill }: TextPosition) {
  const scale = size / font.unitsPerEm;
  const paths = layout(text)
    .placed.filter(({ outline }) => outline)
    .map(
      ({ at, outline }) =>
        `<path transform="translate(${round(at * font.unitsPerEm)})" d="${outline}"/>`,
    );
  return `<g fill="${fill}" transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
type TextPosition = { x: number; y: number; size: number; fill: string };

/** Breaks a text into lines no wider than `width`, or returns `undefined` if it does not fit. */
export function breakLines(text: string, size: number, width: number, maxLines: number) {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((it) => supportedLetters(it).length > 0)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer) * size <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const fits = lines.length <= maxLines && lines.every((line) => textWidth(line) * size <= width);
  return fits ? lines : undefined;
}

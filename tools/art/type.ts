/** Text as outlines, straight from the site's own font files: no browser, no installed fonts. */
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

function open(file: string): Font {
  const font = create(
    readFileSync(new URL(`../../node_modules/@fontsource-variable/${file}`, import.meta.url)),
  );
  if (!('layout' in font)) throw new Error(`${file} is a collection, not a font`);
  return font;
}

/** The default instances of the two files: Bricolage Grotesque 96pt ExtraBold and Instrument Sans Regular. */
export const faces = {
  display: open('bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
  text: open('instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
};
const advances = new Map<string, number[]>();
export type Setting = { size: number; face?: keyof typeof faces; track?: number };
export type Anchor = 'start' | 'middle' | 'end';

/** The advance of a line in pixels; `track` is extra space per glyph in em. */
export function measure(words: string, { size, face = 'display', track = 0 }: Setting): number {
  const { unitsPerEm } = faces[face];
  return advancesOf(words, face).reduce(
    (sum, advance) => sum + (advance / unitsPerEm + track) * size,
    -track * size,
  );
}

/** The advance of each glyph in font units. Kept, because `wrap` measures the same words many times. */
function advancesOf(words: string, face: keyof typeof faces): number[] {
  const key = `${face} ${words}`;
  const known =
    advances.get(key) ?? faces[face].layout(words).positions.map(({ xAdvance }) => xAdvance);
  advances.set(key, known);
  return known;
}

/** One line as SVG path data, its baseline at y. */
export function outline(
  words: string,
  x: number,
  y: number,
  setting: Setting,
  anchor: Anchor = 'start',
): string {
  const { size, face = 'display', track = 0 } = setting;
  const scale = size / faces[face].unitsPerEm;
  const run = faces[face].layout(words);
  let pen = x - measure(words, setting) * { start: 0, middle: 0.5, end: 1 }[anchor];
  let data = '';
  for (const [i, glyph] of run.glyphs.entries()) {
    data += glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
    pen += (run.positions[i]?.xAdvance ?? 0) * scale + track * size;
  }
  return data.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/** Breaks a text into at most `most` lines no wider than `width`, as even as possible; undefined if it does not fit. */
export function wrap(
  words: string,
  width: number,
  most: number,
  setting: Setting,
): string[] | undefined {
  const parts = words.trim().split(/\s+/);
  for (let count = 1; count <= most; count++) {
    for (let limit = measure(words, setting) / count; limit <= width; limit += setting.size / 4) {
      const lines: string[] = [];
      for (const part of parts) {
        const longer = lines.length > 0 ? `${lines.at(-1)} ${part}` : part;
        if (lines.length > 0 && measure(longer, setting) <= limit) lines[lines.length - 1] = longer;
        else lines.push(part);
      }
      if (lines.length <= count && lines.every((line) => measure(line, setting) <= width))
        return lines;
    }
  }
  return undefined;
}

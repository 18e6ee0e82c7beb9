/** Extracts the outlines of the display face that covers of articles are lettered with, so that the server needs no font. */
import { writeFileSync } from 'node:fs';
import { faces } from './type.ts';

const face = faces.display;
const letters = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)),
  ...Array.from('‘’“”–—…€£'),
];
const advance = (text: string) =>
  face.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);

const glyphs = letters.map((letter) => {
  const [glyph] = face.layout(letter).glyphs;
  const outline = glyph?.path
    .toSVG()
    .replaceAll(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n))));
  return [letter, { advance: Math.round(advance(letter)), outline: outline ?? '' }] as const;
});
const widths = new Map(letters.map((letter) => [letter, advance(letter)]));
const pairs = letters.flatMap((a) =>
  letters.map(
    (b) =>
      [a + b, Math.round(advance(a + b) - (widths.get(a) ?? 0) - (widths.get(b) ?? 0))] as const,
  ),
);
writeFileSync(
  new URL('../../src/server/covers/glyphs.json', import.meta.url),
  `${JSON.stringify({
    unitsPerEm: face.unitsPerEm,
    glyphs: Object.fromEntries(glyphs),
    kerning: Object.fromEntries(pairs.filter(([, by]) => Math.abs(by) > face.unitsPerEm / 100)),
  })}\n`,
);

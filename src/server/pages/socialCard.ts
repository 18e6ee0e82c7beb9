import { renderAsync } from '@resvg/resvg-js';
import { ink, mix, paper } from '../covers/palette.ts';
import { breakLines, textPath, textWidth } from '../covers/lettering.ts';
import ground from './cardGround.json' with { type: 'json' };

type Card = {
  siteName: string;
  tagline: string;
  title: string;
};

const { width: W, height: H, left: LEFT, plot } = ground;

/** The height of the curve at a share of its width; `tools/art/social.ts` draws it with the same points. */
const rise = (t: number) => {
  const [a = 0, b = 0, c = 0, d = 0] = plot.shape;
  return a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
};

const baseline = (size: number, row: number) => 158 + size * (0.74 + row * 1.02);

const isOverCurve = (size: number, rows: readonly string[]) =>
  rows.every((row, index) => {
    const end = Math.min(1, (LEFT + 20 + textWidth(row) * size) / plot.width);
    return baseline(size, index) + size * 0.3 < plot.bottom - plot.height * rise(end);
  });

/** The largest setting in which every line of the title stays above the curve. */
function fit(title: string) {
  for (const size of [96, 86, 76, 66, 58])
    for (const width of [900, 760, 660]) {
      const rows = breakLines(title, size, width, size > 66 ? 3 : 4);
      if (rows && isOverCurve(size, rows)) return { size, rows };
    }
  return undefined;
}

/** No setting fits a longer title. */
const MOST_LETTERS = 120;

/** Drops the last words of a title that is too long for the smallest setting. */
function shortened(title: string) {
  const words = title.slice(0, MOST_LETTERS).split(/\s+/);
  // The last word may be cut off.
  for (let count = words.length - 1; count > 0; count--) {
    const start = words.slice(0, count).join(' ');
    const found = fit(`${start.replace(/[,;:.]$/, '')}…`);
    if (found) return found;
  }
  return fit(`${title.slice(0, 18)}…`) ?? { size: 58, rows: [] };
}

/** Draws a card of 1200 × 630 pixels as SVG: name and tagline of the site, title, the motif. */
export function drawCard({ siteName, tagline, title }: Card) {
  const { size, rows } = fit(title) ?? shortened(title);
  const name = { x: LEFT + 66, y: 98, size: 31, fill: paper };
  const aside = name.x + textWidth(siteName) * name.size + 22;
  const label = { x: aside + 22, y: 98, size: 26, fill: mix(ink, paper, 0.72) };
  const hasLabel = label.x + textWidth(tagline) * label.size < W - LEFT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">`,
    ground.svg,
    textPath(siteName, name),
    hasLabel
      ? `<path d="M${aside} 72v34" stroke="${mix(ink, paper, 0.4)}" stroke-width="2"/>${textPath(tagline, label)}`
      : '',
    ...rows.map((row, index) =>
      textPath(row, { x: LEFT - size * 0.03, y: baseline(size, index), size, fill: paper }),
    ),
    '</svg>',
  ].join('');
}

export const renderCard = (card: Card) => toPng(drawCard(card));

/** Renders an SVG as PNG, off the main thread. */
export async function toPng(svg: string) {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** The social card of a page as PNG, 1200 × 630: label, title, the motif. Needs sharp and fontkit, no browser and no installed fonts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import {
  bars,
  curve,
  gray,
  ink,
  mix,
  paper,
  rise,
  root,
  signal,
  smooth,
  strokes,
  svg,
} from './kit.ts';
import { measure, outline, wrap } from './type.ts';

export type Card = { title: string; label: string };

const [W, H, LEFT] = [1200, 630, 72];
const plot = { x: 0, y: 572, w: 1122, h: 400, n: 118, seed: 7, gap: 24 };

const motif = `<g stroke-width="4" stroke-linecap="round">${bars(plot)
  .map(
    (b) =>
      `<path d="${strokes([b])}" stroke="${mix(ink, paper, 0.17 + 0.7 * smooth(0.5, 1, b.t))}"/>`,
  )
  .join('')}</g>
  <path d="${curve(plot)}" fill="none" stroke="${signal}" stroke-width="6" stroke-linecap="round"/><circle cx="1122" cy="148" r="13" fill="${signal}"/>`;
const columns: [number, number, number][] = [
  [0, 30, 36],
  [10, 22, 40],
  [20, 27, 41],
  [30, 14, 41],
  [40, 3, 41],
];
const mark = columns
  .map(
    ([x, top, bottom], i) =>
      `<path d="M${LEFT + 3 + x} ${58 + top}V${58 + bottom}" stroke="${i === 4 ? signal : paper}" stroke-width="6" stroke-linecap="round"/>`,
  )
  .join('');

const baseline = (size: number, row: number) => 158 + size * (0.74 + row * 1.02);
const overCurve = (size: number, rows: string[]) =>
  rows.every(
    (row, i) =>
      baseline(size, i) + size * 0.3 <
      plot.y -
        plot.gap -
        plot.h * rise(Math.min(1, (LEFT + 20 + measure(row, { size, track: -0.02 })) / plot.w)),
  );

/** The largest setting in which every line of the title stays above the curve. */
function lines(title: string): { size: number; rows: string[] } | undefined {
  for (const size of [96, 86, 76, 66, 58])
    for (const width of [900, 760, 660]) {
      const rows = wrap(title, width, size > 66 ? 3 : 4, { size, track: -0.02 });
      if (rows && overCurve(size, rows)) return { size, rows };
    }
  return undefined;
}

/** A title too long for the smallest setting loses its last words. */
function shortened(title: string): { size: number; rows: string[] } {
  const words = title.trim().split(/\s+/);
  for (let keep = words.length - 1; keep > 0; keep--) {
    const fit = lines(
      `${words
        .slice(0, keep)
        .join(' ')
        .replace(/[,;:.]$/, '')}…`,
    );
    if (fit) return fit;
  }
  return lines(`${title.slice(0, 18)}…`) ?? { size: 58, rows: [] };
}

export function drawing({ title, label }: Card): string {
  const { size, rows } = lines(title) ?? shortened(title);
  const words = rows
    .map((row, i) => outline(row, LEFT - size * 0.03, baseline(size, i), { size, track: -0.02 }))
    .join('');
  const house = { size: 31, track: -0.01 };
  const aside = LEFT + 66 + measure('The ROI Podcast Agency', house) + 22;
  return svg(
    W,
    H,
    `<path d="M0 0h${W}v${H}H0z" fill="${ink}"/>${motif}${mark}
    <path d="${outline('The ROI Podcast Agency', LEFT + 66, 98, house)}" fill="${paper}"/><path d="M${aside} 72v34" stroke="${gray(0.4)}" stroke-width="2"/>
    <path d="${outline(label, aside + 22, 98, { size: 30, face: 'text' })}" fill="${gray(0.72)}"/><path d="${words}" fill="${paper}"/>`,
  );
}

/** Called by the build for every page, so it is fast: a palette would take four times as long, to save 30 KB. */
export const card = (page: Card): Promise<Buffer> =>
  sharp(Buffer.from(drawing(page)))
    .png({ compressionLevel: 6 })
    .toBuffer();

if (import.meta.main) {
  mkdirSync(`${root}social`, { recursive: true });
  writeFileSync(
    `${root}social/default.png`,
    await card({ title: 'Turn your podcast into revenue', label: 'Done-for-you B2B podcasts' }),
  );
}

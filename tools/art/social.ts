/** The ground of social cards: the brand's mark and its motif. The server letters it, see `src/server/pages/socialCard.ts`. */
import { writeFileSync } from 'node:fs';
import { bars, curve, ink, mix, paper, shape, signal, smooth, strokes } from './kit.ts';

const [width, height, left] = [1200, 630, 72];
const plot = { x: 0, y: 572, w: 1122, h: 400, n: 118, seed: 7, gap: 24 };

const motif = `<g stroke-width="4" stroke-linecap="round">${bars(plot)
  .map(
    (b) =>
      `<path d="${strokes([b])}" stroke="${mix(ink, paper, 0.17 + 0.7 * smooth(0.5, 1, b.t))}"/>`,
  )
  .join(
    '',
  )}</g><path d="${curve(plot)}" fill="none" stroke="${signal}" stroke-width="6" stroke-linecap="round"/><circle cx="1122" cy="148" r="13" fill="${signal}"/>`;
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
      `<path d="M${left + 3 + x} ${58 + top}V${58 + bottom}" stroke="${i === 4 ? signal : paper}" stroke-width="6" stroke-linecap="round"/>`,
  )
  .join('');

writeFileSync(
  new URL('../../src/server/pages/cardGround.json', import.meta.url),
  `${JSON.stringify({
    width,
    height,
    left,
    plot: { width: plot.w, height: plot.h, bottom: plot.y - plot.gap, shape },
    svg: `<path d="M0 0h${width}v${height}H0z" fill="${ink}"/>${motif}${mark}`,
  })}\n`,
);

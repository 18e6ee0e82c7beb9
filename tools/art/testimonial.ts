/** The poster of the testimonial video: the curve runs through the middle, where a clear disc leaves room for the play button. */
import { bars, curve, gray, ink, mix, paper, signal, smooth, strokes, svg } from './kit.ts';
import { save } from './raster.ts';

const [W, H] = [1280, 720];
const plot = { x: 40, y: 486, w: 1200, h: 400, n: 76, seed: 17, gap: 55 };
const field = bars(plot)
  .map(
    (b) =>
      `<path d="${strokes([b])}" stroke="${mix(ink, paper, 0.16 + 0.74 * smooth(0.45, 1, b.t))}"/>`,
  )
  .join('');

await save(
  svg(
    W,
    H,
    `<path d="M0 0h${W}v${H}H0z" fill="${ink}"/><path d="M0 486H${W}" stroke="${gray(0.14)}" stroke-width="2"/>
    <g stroke-width="7" stroke-linecap="round">${field}</g><path d="${curve(plot)}" fill="none" stroke="${signal}" stroke-width="8" stroke-linecap="round"/>
    <circle cx="640" cy="360" r="104" fill="${ink}"/>`,
  ),
  [[1280, 'media/testimonial-poster']],
);

/** Monogram plates that stand where portraits will be: outlined initials over the motif. */
import { bars, brass, curve, gain, ink, mix, paper, r, signal, strokes } from './kit.ts';
import { path, write } from './pen.ts';
import { measure, outline } from './type.ts';

type Plate = { ground: string; letters: string; sound: string; line: string };

/** A plate of any size; the initials keep one size. */
export function monogram(
  file: string,
  initials: string,
  w: number,
  h: number,
  { ground, letters, sound, line }: Plate,
): void {
  const track = -0.02;
  const size = Math.min(w * 0.52, (w * 0.74) / measure(initials, { size: 1, track }));
  const plot = {
    x: w * 0.15,
    y: h * 0.875,
    w: w * 0.7,
    h: w * 0.15,
    n: 19,
    seed: initials.charCodeAt(0),
    gap: h * 0.045,
  };
  const base = h * 0.37 + size * 0.33;
  write(
    file,
    w,
    h,
    ground,
    `<path d="${outline(initials, w / 2, r(base), { size, track }, 'middle')}" fill="${letters}" stroke="none"/>
    ${path(strokes(bars(plot)), { stroke: sound, width: r(w * 0.018) })}${path(curve(plot), { stroke: line, width: r(w * 0.019) })}`,
  );
}

const light = { letters: ink, sound: ink, line: signal };
const dark = { letters: paper, sound: paper, line: signal };
monogram('images/people/founder.svg', 'AM', 800, 1000, {
  ground: mix(paper, brass, 0.35),
  ...light,
});
monogram('images/people/client-1.svg', 'JR', 400, 400, {
  ground: mix(paper, gain, 0.26),
  ...light,
});
monogram('images/people/client-2.svg', 'SK', 400, 400, { ground: ink, ...dark });
monogram('images/people/client-3.svg', 'DL', 400, 400, {
  ground: mix(paper, signal, 0.3),
  ...light,
});
monogram('images/people/client-4.svg', 'PN', 400, 400, {
  ground: gain,
  ...dark,
  line: mix(paper, brass, 0.5),
});

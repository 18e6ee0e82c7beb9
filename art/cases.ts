/** Case-study pictures, 16:10: a figure's sign made of sound, and the return curve that runs past it. */
import { brass, gain, gray, ink, mix, paper, r, rise, signal, voice } from './kit.ts';
import { path, range, write } from './pen.ts';
import { outline } from './type.ts';

const [W, H] = [800, 500];

/** The sign as a clip for tall bars whose weight follows a voice; outside the sign the bars go on as a faint waveform. */
function sign(
  id: string,
  words: string,
  size: number,
  base: number,
  seed: number,
  color: string,
  faint: string,
): string {
  const pitch = 14;
  const bar = (i: number) => `M${7 + i * pitch} 0V${H}`;
  const murmur = range(58).map((i) => {
    const t = i / 57;
    const half = 10 + 46 * voice(t, seed, 58, 3) + 230 * rise(t);
    return `M${7 + i * pitch} ${r(400 - half)}V${r(400 + Math.min(half, 60))}`;
  });
  return `${path(murmur.join(''), { stroke: faint, width: 6 })}<clipPath id="${id}"><path d="${outline(words, 305, base, { size, track: -0.03 }, 'middle')}"/></clipPath>
    <g clip-path="url(#${id})" stroke-linecap="butt">${path(range(58).map(bar).join(''), { stroke: color, width: 10 })}</g>`;
}
const climbing = (color: string) =>
  `${path('M-10 452C280 446 560 400 726 70', { stroke: color, width: 10 })}<circle cx="726" cy="70" r="17" fill="${color}" stroke="none"/>`;

write(
  'images/cases/1.svg',
  W,
  H,
  ink,
  sign('a', '$', 460, 414, 5, paper, gray(0.16)) + climbing(signal),
);
write(
  'images/cases/2.svg',
  W,
  H,
  gain,
  sign('b', '%', 480, 418, 8, paper, mix(gain, ink, 0.3)) + climbing(mix(paper, brass, 0.5)),
);
write(
  'images/cases/3.svg',
  W,
  H,
  signal,
  sign('c', '3', 470, 414, 3, ink, mix(signal, ink, 0.16)) + climbing(paper),
);
write(
  'images/cases/4.svg',
  W,
  H,
  mix(paper, brass, 0.4),
  sign('d', '+', 800, 530, 13, ink, mix(paper, brass, 0.62)) + climbing(signal),
);

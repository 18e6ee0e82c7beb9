/** The default blog picture and five more: the motif in six hands, 16:9. */
/* oxlint-disable unicorn/consistent-function-scoping -- every scene keeps its own helpers beside the picture they draw */
import {
  bars,
  brass,
  curve,
  gain,
  gray,
  ink,
  mix,
  paper,
  r,
  rise,
  signal,
  smooth,
  strokes,
  svg,
  voice,
} from './kit.ts';
import { save } from './raster.ts';

const [W, H] = [1280, 720];
const sand = mix(paper, brass, 0.35);
const ground = (fill: string) => `<path d="M0 0h${W}v${H}H0z" fill="${fill}"/>`;
const range = (n: number) => Array.from({ length: n }, (_, i) => i);
const line = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Thick bars on ink: the mark of the house, enlarged. */
function house(): string {
  const plot = { x: 70, y: 540, w: 1090, h: 400, n: 38, seed: 4, gap: 60 };
  const field = bars(plot)
    .map((b) => line(strokes([b]), mix(ink, paper, 0.28 + 0.72 * smooth(0.25, 0.9, b.t)), 13))
    .join('');
  return `${ground(ink)}${line(`M0 541H${W}`, gray(0.2), 2)}${field}${line(curve(plot), signal, 10)}<circle cx="1160" cy="80" r="24" fill="${signal}"/>`;
}
/** A conversation goes round and leaves the circle as the curve. */
function orbit(): string {
  const [cx, cy] = [470, 356];
  const at = (turns: number, radius: number) =>
    `${r(cx + radius * Math.cos(turns * 2 * Math.PI))} ${r(cy + radius * Math.sin(turns * 2 * Math.PI))}`;
  const ray = (i: number) => {
    const t = i / 119;
    const reach = 188 + 80 * voice(t, 9, 60, 5) * (0.2 + 0.8 * t);
    return line(`M${at(1.25 - 0.96 * t, 172)}L${at(1.25 - 0.96 * t, reach)}`, ink, 5.5);
  };
  return `${ground(mix(paper, brass, 0.1))}${range(120).map(ray).join('')}<circle cx="${cx}" cy="${cy}" r="20" fill="${signal}"/><circle cx="${cx}" cy="${cy}" r="140" fill="none" stroke="${ink}" stroke-width="5"/>
    ${line(`M${at(0.47, 300)}A300 300 0 0 0 ${at(0.25, 300)}C${cx + 330} ${cy + 300} ${cx + 520} ${cy + 30} ${W + 20} -80`, signal, 11)}`;
}
/** Seen from very near: a few loud bars, the last one on its way out of the picture. */
function near(): string {
  const column = (i: number) => {
    const t = i / 10;
    const half = [36, 92, 148, 64, 116, 150, 128][i] ?? 60 + 480 * rise(t);
    const x = 78 + i * 112;
    return line(
      `M${x} ${r(500 - half)}V${r(500 + half * (1 - smooth(0.25, 0.75, t)))}`,
      i === 10 ? paper : ink,
      70,
    );
  };
  return `${ground(signal)}${range(11).map(column).join('')}`;
}
/** Twelve recordings, restless at first, drawn together into one line that rises. */
function ridges(): string {
  const row = (k: number) => {
    const [from, to] = [196 + k * 42, 96 + k * 3];
    const point = (i: number) => {
      const t = i / 150;
      const calm = smooth(0.25, 0.8, t);
      return `${r(-10 + t * 1150)} ${r(from - (from - to) * (rise(t) - 0.06) * 1.064 - 52 * (voice(t, k + 20, 75, 3) - 0.3) * (1 - calm))}`;
    };
    return line(
      `M${range(151).map(point).join('L')}`,
      k === 7 ? sand : mix(gain, paper, 0.3 + 0.03 * k),
      k === 7 ? 9 : 4,
    );
  };
  return `${ground(gain)}${range(12).map(row).join('')}<circle cx="1140" cy="113" r="40" fill="${sand}"/>`;
}
/** A field of dots: loudness below the curve, silence above it. */
function field(): string {
  const dot = (i: number) => {
    const [c, k] = [i % 36, Math.floor(i / 36)];
    const [x, y, t] = [28 + c * 35, 28 + k * 35, c / 35];
    const edge = H - 40 - 620 * rise(t) - 40 * (1 - t);
    const depth = (y - edge) / 35;
    if (depth < 0) return `<circle cx="${x}" cy="${y}" r="3" fill="${mix(sand, ink, 0.35)}"/>`;
    return `<circle cx="${x}" cy="${y}" r="${depth < 1 ? 15 : r(5 + 10 * voice(t + k * 0.13, 3, 36, 3))}" fill="${depth < 1 ? signal : ink}"/>`;
  };
  return `${ground(sand)}${range(36 * 20)
    .map(dot)
    .join('')}`;
}
/** A microphone built of its own sound. */
function microphone(): string {
  const slat = (i: number) => {
    const y = 108 + i * 30;
    const round =
      120 * Math.sqrt(Math.max(0, 1 - (Math.max(0, 120 - i * 30, i * 30 - 210) / 135) ** 2));
    return line(`M${r(330 - round)} ${y}H${r(330 + round)}`, i === 5 ? signal : ink, 16);
  };
  const plot = { x: 560, y: 600, w: 640, h: 440, n: 27, seed: 5 };
  const sound = bars(plot)
    .map((b) =>
      line(`M${r(b.x)} ${r(b.top)}V${r(b.bottom < b.top + 8 ? b.bottom + 4 : b.bottom)}`, ink, 11),
    )
    .join('');
  return `${ground(mix(paper, gain, 0.22))}${line('M0 600H1280', mix(paper, gain, 0.5), 3)}<g transform="translate(0 -20)">${range(12).map(slat).join('')}${line('M168 300V330C168 430 240 490 330 490S492 430 492 330V300M330 490V620M210 620H450', ink, 16)}</g>
    ${sound}${line(curve({ ...plot, gap: 64 }), signal, 10)}`;
}

const names: [string, () => string][] = [
  ['blog-default', house],
  ['blog-1', orbit],
  ['blog-2', near],
  ['blog-3', ridges],
  ['blog-4', field],
  ['blog-5', microphone],
];
for (const [name, body] of names)
  await save(svg(W, H, body()), [
    [640, `images/${name}-640`],
    [1280, `images/${name}-1280`],
  ]);

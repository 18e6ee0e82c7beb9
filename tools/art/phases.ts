/** The six phases of the system, in the same hand as the services. */
/* oxlint-disable unicorn/consistent-function-scoping -- every scene keeps its own helpers beside the picture they draw */
import { gain, ink, paper, r, rise, signal, voice } from './kit.ts';
import { blush, disc, mint, path, plate, range, rect, sand, white, write } from './pen.ts';

const polar = (x: number, y: number, turns: number, radius: number) =>
  `${r(x + radius * Math.cos(turns * 2 * Math.PI))} ${r(y + radius * Math.sin(turns * 2 * Math.PI))}`;

/** 1: a map whose contours are sound, and the route across it. */
function discovery(): string {
  const ring = (x: number, y: number, size: number, seed: number, fill = 'none') => {
    const points = range(14).map((i) =>
      polar(x, y, i / 14, size * (0.84 + 0.34 * voice(i / 14, seed, 7, 3)))
        .split(' ')
        .map(Number),
    );
    const middle = (i: number) => {
      const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [points[i % 14], points[(i + 1) % 14]];
      return `${r((ax + bx) / 2)} ${r((ay + by) / 2)}`;
    };
    return path(
      `M${middle(0)}${range(14)
        .map((i) => `Q${points[(i + 1) % 14]?.join(' ')} ${middle(i + 1)}`)
        .join('')}Z`,
      { fill },
    );
  };
  const hills =
    [170, 128, 86, 46].map((size, k) => ring(262, 330, size, 4, k === 0 ? mint : 'none')).join('') +
    [112, 74, 38].map((size, k) => ring(566, 218, size, 9, k === 0 ? sand : 'none')).join('');
  return `${path('M60 110L280 64L520 110L740 64V490L520 536L280 490L60 536Z', { fill: white })}<g stroke-width="4">${hills}</g>${path('M280 64V490M520 110V536', { width: 3 })}
    <g stroke-dasharray="2 20">${path('M150 452C330 446 470 400 566 214', { stroke: signal, width: 11 })}</g>
    ${disc(150, 452, 19, signal)}${disc(150, 452, 5, paper, false)}${path('M566 214V104')}${path('M566 104L650 130L566 158Z', { fill: signal })}`;
}
/** 2: the desk is set: faders on the curve, the lamp lit. */
function setup(): string {
  const fader = (i: number) => {
    const [x, y] = [146 + i * 84, 466 - 184 * rise(i / 6) - 4 * i];
    return `${path(`M${x} 246V486`, { width: 9 })}${path(
      range(5)
        .map((k) => `M${x + 20} ${266 + k * 50}h9`)
        .join(''),
      { width: 3 },
    )}${rect(x - 23, r(y - 17), 46, 34, i === 6 ? signal : sand, 7)}${path(`M${x - 12} ${r(y)}h24`)}`;
  };
  const knob = (i: number) =>
    `${disc(146 + i * 84, 176, 24, i % 3 === 1 ? mint : paper)}${path(`M${146 + i * 84} 176L${polar(146 + i * 84, 176, 0.62 + i * 0.055, 24)}`)}`;
  return `${rect(80, 120, 640, 410, white, 16)}${range(7).map(knob).join('')}${path('M80 222H720')}${range(7).map(fader).join('')}
    ${path('M400 120V78')}${rect(310, 34, 180, 56, signal, 28)}${path('M340 62v0M366 55v14M392 48v28M418 53v18M444 42v40M466 62v0', { stroke: paper, width: 6 })}`;
}
/** 3: the edit: tracks, clips, the playhead. */
function creation(): string {
  const clips: [number, number, number, string][] = [
    [0, 96, 250, mint],
    [0, 366, 330, mint],
    [1, 150, 178, sand],
    [1, 348, 140, sand],
    [1, 508, 188, sand],
    [2, 226, 330, blush],
    [3, 96, 130, paper],
    [3, 420, 276, gain],
  ];
  const clip = ([track, x, w, fill]: [number, number, number, string]) => {
    const y = 176 + track * 90;
    const sound = range(Math.floor((w - 24) / 13))
      .map((i) => {
        const a = r(
          4 +
            24 * voice((x + i * 13) / 700, track + 3, 46, 5) * (0.35 + (0.65 * (x + i * 13)) / 700),
        );
        return `M${x + 17 + i * 13} ${r(y + 34 - a)}V${r(y + 34 + a)}`;
      })
      .join('');
    return `${rect(x, y, w, 68, fill, 9)}${path(sound, { stroke: fill === gain ? paper : ink })}`;
  };
  return `${rect(60, 70, 680, 468, white, 16)}${path('M60 146H740')}${path(
    range(27)
      .map((i) => `M${92 + i * 23} 146v-${i % 4 === 0 ? 26 : 12}`)
      .join(''),
    { width: 3 },
  )}${clips.map(clip).join('')}
    ${path('M536 120V538', { stroke: signal, width: 7 })}${path('M512 88H560V112L536 136L512 112Z', { fill: signal })}`;
}
/** 4: a mast, its waves, and the places where they are heard. */
function promotion(): string {
  const arcs = range(7)
    .map((k) =>
      path(
        `M${polar(190, 170, -0.05, 92 + k * 66)}A${92 + k * 66} ${92 + k * 66} 0 0 1 ${polar(190, 170, 0.062, 92 + k * 66)}`,
        k === 4 ? { stroke: signal, width: 9 } : {},
      ),
    )
    .join('');
  const lattice = range(5)
    .map((i) => {
      const [a, b] = [i * 15, (i + 1) * 15];
      const y = (k: number) => 196 + (k / 15) * 64;
      return `M${r(190 - a)} ${y(a)}L${r(190 + b)} ${y(b)}M${r(190 + a)} ${y(a)}L${r(190 - b)} ${y(b)}`;
    })
    .join('');
  return `${rect(0, 516, 800, 84, sand, 0, false)}${path('M0 516H800')}${path(`M190 170L109 516M190 170L271 516${lattice}`)}${disc(190, 170, 26, signal)}${arcs}
    ${rect(340, 372, 86, 144, ink, 14)}${path('M364 456v-14M376 456v-26M388 456v-20M400 456v-42', { stroke: paper })}
    ${rect(486, 384, 172, 122, white, 10)}${rect(504, 402, 136, 86, mint, 4, false)}${path('M560 426L592 445L560 464Z', { fill: ink })}${path('M466 511H678', { width: 14 })}
    ${rect(694, 330, 74, 186, gain, 12)}${disc(731, 462, 24, paper)}${disc(731, 384, 14, paper)}${disc(731, 462, 6, ink)}`;
}
/** 5: a gauge made of the motif, the needle set a little further, two controls below. */
function optimization(): string {
  const ray = (i: number) => {
    const t = i / 40;
    const order = Math.min(1, Math.max(0, (t - 0.35) * 2.4));
    const reach = 176 + (22 + 116 * rise(t)) * (voice(t, 21, 41, 3) * (1 - order) + order);
    return `M${polar(400, 366, 0.5 + t / 2, 176)}L${polar(400, 366, 0.5 + t / 2, reach)}`;
  };
  const slider = (y: number, x: number, was: number, fill: string) =>
    `${path(`M150 ${y}H650`, { width: 9 })}${disc(was, y, 15, plate)}${path(`M${was + 30} ${y - 26}H${x - 34}m-12 -10l12 10l-12 10`, { width: 4 })}${disc(x, y, 21, fill)}`;
  return `<g transform="translate(0 -44)">${path('M230 366A170 170 0 0 1 570 366Z', { fill: mint, stroke: mint })}<g stroke-width="8">${path(range(31).map(ray).join(''))}${path(range(41).slice(31).map(ray).join(''), { stroke: gain })}</g>
    ${path('M230 366H570')}${path(`M400 366L${polar(400, 366, 0.91, 148)}`, { stroke: signal, width: 11 })}<g stroke-dasharray="2 13">${path(`M400 366L${polar(400, 366, 0.78, 148)}`)}</g>${disc(400, 366, 24, ink)}
    ${slider(452, 520, 320, signal)}${slider(528, 430, 250, sand)}</g>`;
}
/** 6: three wheels on one rising line: the small one drives the large one. */
function scale(): string {
  const wheel = (x: number, radius: number, fill: string, teeth: number) => {
    const y = 516 - radius;
    const spokes = range(teeth)
      .map(
        (i) =>
          `M${polar(x, y, i / teeth, radius * 0.34)}L${polar(x, y, i / teeth, radius * (0.34 + 0.44 * voice(i / teeth, teeth, teeth, 3)))}`,
      )
      .join('');
    return `${disc(x, y, radius, fill)}${path(spokes, { width: 7 })}${disc(x, y, radius * 0.2, ink)}`;
  };
  return `${rect(0, 516, 800, 84, sand, 0, false)}${path('M0 516H800')}${wheel(114, 52, white, 14)}${wheel(266, 72, mint, 26)}${wheel(558, 176, white, 48)}
    ${path('M49 452A65 65 0 0 1 112 399C200 399 329 318 413 218L528 81', { stroke: signal, width: 10 })}${disc(528, 81, 17, signal, false)}`;
}

for (const [i, scene] of [discovery, setup, creation, promotion, optimization, scale].entries())
  write(`images/phases/${i + 1}.svg`, 800, 600, plate, scene());

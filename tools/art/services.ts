/** Six service illustrations, each a small scene around the motif. */
/* oxlint-disable unicorn/consistent-function-scoping -- every scene keeps its own helpers beside the picture they draw */
import { brass, gain, ink, paper, r, rise, signal } from './kit.ts';
import {
  blush,
  climb,
  disc,
  mint,
  path,
  plate,
  range,
  rect,
  sand,
  wave,
  white,
  write,
} from './pen.ts';

/** A studio microphone on its arm; what it hears turns into columns on the same ground. */
function production(): string {
  const plot = { x: 376, y: 506, w: 340, h: 340, n: 23, seed: 9, gap: 44 };
  const grille = range(6)
    .map((i) => `M168 ${168 + i * 22}H292`)
    .join('');
  return `${disc(230, 250, 178, mint, false)}${rect(0, 506, 800, 94, sand, 0, false)}${path('M0 506H800')}
    ${path('M230 342V506M150 506H310')}${rect(150, 120, 160, 222, ink, 80)}${path(grille, { stroke: paper })}${path('M150 296H310', { stroke: signal, width: 16 })}
    ${path('M120 232V262A110 110 0 0 0 340 262V232')}${wave(plot, 8)}${climb(plot)}${disc(716, 122, 15, signal, false)}`;
}
/** One recording, cut into the formats that come out of it. */
function repurposing(): string {
  const parts = [sand, mint, blush, paper]
    .map((fill, i) => rect(60 + i * 170, 66, 170, 124, fill, 0, false))
    .join('');
  const sound = range(40)
    .map(
      (i) =>
        `M${r(78 + i * 15 + 20 * Math.floor(i / 10))} ${r(128 - 12 - 36 * Math.abs(Math.sin(i * 1.9) * Math.cos(i * 0.53)))}V${r(128 + 12 + 36 * Math.abs(Math.sin(i * 1.9) * Math.cos(i * 0.53)))}`,
    )
    .join('');
  const cuts = range(3)
    .map((i) => `M${230 + i * 170} 50V206`)
    .join('');
  const drops = range(4)
    .map((i) => `M${145 + i * 170} 206V${[430, 372, 318, 252][i]}`)
    .join('');
  const lines = (x: number, y: number, ends: number[]) =>
    path(ends.map((end, i) => `M${x} ${y + i * 24}H${end}`).join(''));
  return `${parts}${rect(60, 66, 680, 124, 'none', 10)}${path(sound, { width: 6 })}<g stroke-dasharray="3 13">${path(cuts)}${path(drops)}</g>
    ${rect(85, 430, 120, 104, white, 8)}${path('M85 438L145 492L205 438')}
    ${rect(250, 372, 130, 162, white, 8)}${rect(270, 392, 90, 44, mint)}${lines(270, 462, [360, 360, 326])}
    ${rect(410, 318, 150, 216, white, 8)}${path('M436 392v-14q0-26 26-26v16q-10 0-10 10h10v14zM484 392v-14q0-26 26-26v16q-10 0-10 10h10v14z', { fill: brass })}${lines(436, 432, [534, 534, 534, 496])}
    ${rect(590, 252, 156, 282, ink, 18)}${path('M646 352L706 388L646 424Z', { fill: signal, stroke: signal })}${path(
      range(9)
        .map((i) => `M${618 + i * 12.5} ${r(486 - 22 * rise(i / 8) - 5)}V496`)
        .join(''),
      { stroke: paper },
    )}
    ${path('M40 534H760')}`;
}
/** Two chairs, two microphones, one conversation. */
function guests(): string {
  const chair = (fill: string, seat: string) =>
    `${path('M70 300q0-44 44-44h8q44 0 44 44v80h80q34 0 34 34v36H104q-34 0-34-34Z', { fill })}${path(`M96 450L84 520M250 450L262 520`)}${rect(150, 352, 128, 34, seat, 17)}`;
  const microphone = (x: number, tilt: number) =>
    `${path(`M${x} 520L${x + tilt * 0.5} 330`)}<g transform="rotate(${tilt / 1.5} ${x + tilt * 0.5} 300)">${rect(x + tilt * 0.5 - 19, 262, 38, 70, ink, 19)}${path(`M${x + tilt * 0.5 - 10} 286h20M${x + tilt * 0.5 - 10} 300h20`, { stroke: paper, width: 4 })}</g>`;
  const plot = { x: 196, y: 196, w: 408, h: 126, n: 30, seed: 3, gap: 30 };
  return `${rect(0, 520, 800, 80, sand, 0, false)}${path('M0 520H800')}${chair(gain, mint)}<g transform="matrix(-1 0 0 1 800 0)">${chair(signal, blush)}</g>
    ${microphone(362, -40)}${microphone(438, 40)}${wave(plot, 7)}${climb(plot)}${disc(604, 40, 13, signal, false)}`;
}
/** One feed, fifteen places to hear it. */
function distribution(): string {
  const tile = (i: number) => {
    const [x, y] = [474 + (i % 3) * 98, 52 + Math.floor(i / 3) * 102];
    const [cx, cy] = [x + 40, y + 40];
    const marks = [
      path(
        `M${cx - 18} ${cy + 12}v-14M${cx - 6} ${cy + 12}v-24M${cx + 6} ${cy + 12}v-18M${cx + 18} ${cy + 12}v-32`,
      ),
      path(`M${cx - 10} ${cy - 16}L${cx + 18} ${cy}L${cx - 10} ${cy + 16}Z`, { fill: ink }),
      disc(cx, cy, 17, 'none'),
      path(`M${cx - 18} ${cy - 12}h36M${cx - 18} ${cy}h36M${cx - 18} ${cy + 12}h20`),
      path(
        `M${cx - 16} ${cy + 16}a32 32 0 0 1 32-32M${cx - 16} ${cy + 16}v0M${cx - 2} ${cy + 16}a18 18 0 0 1 18-18`,
      ),
    ];
    const fill = i === 2 ? signal : ([white, mint, sand, white, blush][(i * 2) % 5] ?? white);
    return `${rect(x, y, 80, 80, fill, 18)}${marks[i % 5]}`;
  };
  const lanes = range(5)
    .map((k) =>
      path(
        `M262 300C370 300 350 ${92 + k * 102} 474 ${92 + k * 102}`,
        k === 0 ? { stroke: signal, width: 9 } : {},
      ),
    )
    .join('');
  const plot = { x: 82, y: 326, w: 144, h: 104, n: 10, seed: 6 };
  return `${lanes}${disc(154, 300, 116, ink)}${wave(plot, 8, paper)}${range(15).map(tile).join('')}`;
}
/** The monthly sheet, with one month under the glass. */
function analytics(): string {
  const heights = [40, 54, 46, 70, 88, 122, 160, 214];
  const column = (tall: number, i: number) =>
    rect(176 + i * 46, 446 - tall, 28, tall, i === 7 ? gain : i > 4 ? mint : sand, 4);
  return `<g transform="rotate(5 400 300)">${rect(150, 70, 470, 470, sand, 10)}</g>${rect(130, 60, 470, 480, white, 10)}
    ${path('M166 108H330M166 140H262M166 446H566M166 484H420M166 512H360')}${disc(476, 124, 34, mint)}${path('M476 124V90A34 34 0 0 1 505 141Z', { fill: gain })}
    ${heights.map(column).join('')}${path('M176 384C300 380 410 360 512 198', { stroke: signal, width: 9 })}
    ${path('M626 316L716 418', { width: 24 })}${disc(560, 240, 100, white)}<clipPath id="g"><circle cx="560" cy="240" r="97"/></clipPath>
    <g clip-path="url(#g)">${rect(470, 268, 58, 160, mint, 6)}${rect(560, 206, 58, 160, gain, 6)}${path('M420 300C500 280 560 220 640 120', { stroke: signal, width: 16 })}</g>${disc(560, 240, 100, 'none')}${disc(582, 196, 17, signal)}`;
}
/** What guests say becomes contacts; contacts pile up along the curve. */
function leads(): string {
  const piles = [1, 2, 3, 5, 8];
  const card = (x: number, y: number, last: boolean) =>
    `${rect(x, y, 92, 48, last ? signal : white, 7)}${disc(x + 22, y + 24, 9, last ? paper : ink, false)}${path(`M${x + 42} ${y + 18}h32M${x + 42} ${y + 31}h20`, last ? { stroke: paper } : {})}`;
  const pile = (count: number, k: number) =>
    range(count)
      .map((i) => card(266 + k * 102, 454 - i * 50, k === 4 && i === count - 1))
      .join('');
  const sound = range(11)
    .map(
      (i) =>
        `M${57 + i * 17} ${r(388 - 10 - 40 * Math.abs(Math.sin(i * 1.3 + 0.5)))}V${r(388 + 10 + 40 * Math.abs(Math.sin(i * 1.3 + 0.5)))}`,
    )
    .join('');
  return `${disc(142, 388, 116, mint, false)}${rect(0, 504, 800, 96, sand, 0, false)}${path('M0 504H800')}${path(sound, { width: 8 })}
    ${piles.map(pile).join('')}${path('M282 392C420 386 560 330 640 60', { stroke: signal, width: 9 })}`;
}

const scenes: [string, () => string][] = [
  ['podcast-production', production],
  ['content-repurposing', repurposing],
  ['guest-management', guests],
  ['distribution-management', distribution],
  ['analytics-reporting', analytics],
  ['lead-generation', leads],
];
for (const [key, scene] of scenes) write(`images/services/${key}.svg`, 800, 600, plate, scene());

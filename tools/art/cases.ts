/** Case-study pictures, 16:10. Each draws the client's own world from the motif. */
/* oxlint-disable unicorn/consistent-function-scoping -- every scene keeps its own helpers beside the picture they draw */
import { brass, gain, gray, ink, mix, paper, r, rise, signal, voice } from './kit.ts';
import { disc, mint, path, range, rect, sand, white, write } from './pen.ts';

const [W, H] = [800, 500];

/** M&A advisory: ridges made of sound, and the long way to the summit where a company is sold. */
function ridge(): string {
  const peak = (x: number, at: number, width: number, height: number) =>
    height * Math.exp(-(((x - at) / width) ** 2));
  const far = (x: number) => 90 + peak(x, 180, 130, 190) + peak(x, 470, 150, 130);
  const near = (x: number) => 40 + peak(x, 330, 110, 90) + peak(x, 610, 140, 300);
  const bars = (top: (x: number) => number, seed: number, stroke: string) =>
    path(
      range(50)
        .map((i) => {
          const x = 8 + i * 16;
          return `M${x} ${H + 20}V${r(H - top(x) * (0.86 + 0.14 * voice(i / 50, seed, 50, 4)))}`;
        })
        .join(''),
      { stroke, width: 9 },
    );
  const way = 'M40 456C150 452 190 412 262 404S380 436 440 386S530 270 612 188';
  return `${bars(far, 5, gray(0.3))}${bars(near, 9, paper)}<g stroke-dasharray="2 19">${path(way, { stroke: signal, width: 11 })}</g>
    ${disc(40, 456, 15, signal, false)}${path('M612 188V62', { stroke: paper, width: 7 })}${path('M612 62L698 88L612 116Z', { fill: signal, stroke: signal })}`;
}
/** Logistics software: a pier of containers whose ribs are a waveform; the crane lifts the one that matters. */
function pier(): string {
  const box = (x: number, y: number, fill: string, seed: number) =>
    rect(x, y, 150, 78, fill, 3) +
    path(
      range(9)
        .map((i) => {
          const half = 8 + 20 * voice(i / 9, seed, 9, 2);
          return `M${x + 19 + i * 14} ${r(y + 39 - half)}V${r(y + 39 + half)}`;
        })
        .join(''),
      { width: 6 },
    );
  const stacks = [
    box(52, 342, sand, 3),
    box(214, 342, paper, 7),
    box(376, 342, mint, 11),
    box(52, 264, paper, 5),
    box(214, 264, mint, 2),
    box(52, 186, sand, 8),
  ].join('');
  const girders = range(5)
    .map((i) => `M${250 + i * 96} 96l48 -40l48 40`)
    .join('');
  return `${rect(-10, 420, 820, 100, ink, 0, false)}${stacks}
    ${path('M640 420V56M712 420V56M640 420L712 300L640 180L712 60', { stroke: paper, width: 8 })}${path(`M202 96H790M202 96L250 56H790${girders}`, { stroke: paper, width: 7 })}
    ${path('M451 96V204M405 234L451 204L497 234', { stroke: paper, width: 5 })}${box(376, 234, signal, 6)}
    ${path('M-10 458q20 -14 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0', { stroke: mix(ink, gain, 0.8), width: 6 })}`;
}
/** Manufacturing: a gauge whose scale is a voice that grows, on the door of a control cabinet. */
function gauge(): string {
  const [x, y] = [400, 318];
  const at = (turn: number, radius: number) =>
    `${r(x + radius * Math.cos(turn))} ${r(y + radius * Math.sin(turn))}`;
  const turnOf = (t: number) => Math.PI * (1.02 + 0.96 * t);
  const scale = range(45)
    .map((i) => {
      const t = i / 44;
      const length = 14 + 62 * rise(t) + 34 * voice(t, 4, 44, 3);
      return `M${at(turnOf(t), 176)}L${at(turnOf(t), 176 + length)}`;
    })
    .join('');
  const switches = range(3)
    .map((i) => {
      const cx = 90 + i * 62;
      return disc(cx, 428, 20, i === 2 ? white : mix(signal, ink, 0.2));
    })
    .join('');
  const keys = range(3)
    .map(
      (i) =>
        `${rect(536 + i * 62, 406, 44, 44, ink, 6)}${path(`M${558 + i * 62} 428v-34`, { width: 12 })}`,
    )
    .join('');
  return `${rect(26, 26, 748, 448, mix(signal, paper, 0.1), 18)}${path(scale, { width: 10 })}
    ${path(`M${at(turnOf(0), 156)}A156 156 0 0 1 ${at(turnOf(1), 156)}`, { width: 7 })}
    ${path(`M${x} ${y}L${at(turnOf(0.8), 150)}`, { stroke: paper, width: 13 })}${disc(x, y, 30, ink)}${disc(x, y, 9, paper, false)}
    ${switches}${keys}${path('M300 428H500', { width: 7 })}${range(4)
      .map((i) => disc(54 + (i % 2) * 692, 54 + Math.floor(i / 2) * 392, 6, ink, false))
      .join('')}`;
}
/** Employee benefits: the archive that people read before they call; one episode is pulled out. */
function archive(): string {
  const colors = [ink, gain, paper, brass, white, mint];
  const shelf = (base: number, from: number, count: number, seed: number) =>
    range(count)
      .map((i) => {
        const height = r(60 + 96 * voice(i / count, seed, count, 2) + 14 * rise(i / count));
        return rect(from + i * 30, base - height, 30, height, colors[(i * 5 + seed) % 6] ?? ink, 2);
      })
      .join('');
  return `${shelf(236, 60, 16, 3)}${shelf(458, 210, 18, 8)}
    ${path('M30 236H770M30 458H770', { width: 12 })}
    <g transform="rotate(-16 588 228)">${rect(588, 74, 44, 154, signal, 2)}${path('M610 98v0M610 122v22M610 162v40', { stroke: paper, width: 7 })}</g>
    ${path('M46 394V386A66 66 0 0 1 178 386V394', { width: 12 })}${rect(28, 384, 36, 62, signal, 14)}${rect(160, 384, 36, 62, signal, 14)}`;
}

write('images/cases/1.svg', W, H, ink, ridge());
write('images/cases/2.svg', W, H, gain, pier());
write('images/cases/3.svg', W, H, signal, gauge());
write('images/cases/4.svg', W, H, mix(paper, brass, 0.4), archive());

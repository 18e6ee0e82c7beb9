/** The equipment kit on one desk: microphone, pop filter, interface, headphones, software, panels. */
import { gain, ink, paper, signal } from './kit.ts';
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

/** A foam panel for the wall; its grooves run `across` or down. */
function panel(x: number, y: number, fill: string, across: boolean): string {
  const grooves = range(5)
    .map((i) => (across ? `M${x} ${y + 23 + i * 23}h138` : `M${x + 23 + i * 23} ${y}v138`))
    .join('');
  return `${rect(x, y, 138, 138, fill, 6)}${path(grooves)}`;
}

function microphone(): string {
  const grille = range(4)
    .map((i) => `M232 ${172 + i * 20}h72`)
    .join('');
  return `${path('M64 506V300L170 96L268 110', { width: 13 })}${disc(64, 300, 13, paper)}${disc(170, 96, 13, paper)}${rect(36, 478, 56, 44, ink, 6)}
    ${path('M268 110V140')}${rect(222, 136, 92, 168, ink, 46)}${path(grille, { stroke: paper })}${path('M222 258H314', { stroke: signal, width: 14 })}
    ${path('M314 286C352 300 372 292 376 262')}${disc(376, 208, 54, blush)}${disc(376, 208, 40, 'none')}`;
}

function headphones(): string {
  return `${path('M122 452V420A76 76 0 0 1 274 420V452', { width: 13 })}${rect(102, 428, 40, 78, gain, 16)}${rect(254, 428, 40, 78, gain, 16)}`;
}

function audioInterface(): string {
  return `${rect(310, 424, 130, 82, white, 10)}${disc(344, 465, 19, mint)}${disc(388, 465, 19, mint)}${path('M344 465V452M388 465L398 456')}${disc(420, 444, 6, signal, false)}`;
}

function software(): string {
  const plot = { x: 510, y: 452, w: 208, h: 150, n: 17, seed: 6, gap: 20 };
  return `${rect(482, 262, 264, 214, ink, 14)}${wave(plot, 6, paper)}${climb(plot, 7)}${disc(718, 282, 9, signal, false)}${path('M462 476H766L784 506H444Z', { fill: white })}`;
}

write(
  'images/equipment-kit.svg',
  800,
  600,
  plate,
  `${panel(464, 62, mint, false)}${panel(608, 62, sand, true)}${rect(0, 506, 800, 94, sand, 0, false)}${path('M0 506H800')}
  ${microphone()}${headphones()}${audioInterface()}${software()}`,
);

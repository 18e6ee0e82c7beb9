/** The hand of the vector illustrations: ink lines of one weight, flat fills, one plate, the motif. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { bars, brass, curve, gain, ink, mix, paper, root, signal, strokes } from './kit.ts';
import type { Plot } from './kit.ts';

export const white = '#FFFFFF';
export const plate = mix(paper, brass, 0.13);
export const sand = mix(paper, brass, 0.4);
export const mint = mix(paper, gain, 0.26);
export const blush = mix(paper, signal, 0.28);

export const range = (n: number) => Array.from({ length: n }, (_, i) => i);
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  rx = 0,
  outline = true,
) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${rx ? ` rx="${rx}"` : ''} fill="${fill}"${outline ? '' : ' stroke="none"'}/>`;
export const disc = (x: number, y: number, radius: number, fill: string, outline = true) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${outline ? '' : ' stroke="none"'}/>`;
export const path = (
  d: string,
  { fill = 'none', stroke, width }: { fill?: string; stroke?: string; width?: number } = {},
) =>
  `<path d="${d}"${fill === 'none' ? '' : ` fill="${fill}"`}${stroke ? ` stroke="${stroke}"` : ''}${width ? ` stroke-width="${width}"` : ''}/>`;

/** The waveform of the motif, and the curve above it. */
export const wave = (plot: Plot, width = 8, stroke = ink) =>
  path(strokes(bars(plot)), { stroke, width });
export const climb = (plot: Plot, width = 9) => path(curve(plot), { stroke: signal, width });

export function write(file: string, w: number, h: number, ground: string, body: string): void {
  mkdirSync(dirname(root + file), { recursive: true });
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><path d="M0 0h${w}v${h}H0z" fill="${ground}"/><g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`;
  writeFileSync(root + file, `${text.replace(/\n\s*/g, '')}\n`);
}

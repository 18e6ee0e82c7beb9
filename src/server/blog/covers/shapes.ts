import { type Palette, r } from './palette.ts';

export type Box = { x: number; y: number; w: number; h: number };
export type Draw = (box: Box, count: number, paint: Palette, roll: () => number) => string;

export const range = (n: number) => Array.from({ length: n }, (_, i) => i);
export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${fill}"/>`;
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const block = (x: number, y: number, w: number, h: number, fill: string, round = 0) =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" rx="${r(round)}" fill="${fill}"/>`;
export const stroke = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${r(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Square cells for `count` things, in rows from the top left, centered in the box. */
export function cells({ x, y, w, h }: Box, count: number) {
  const sizes = range(count).map((i) => Math.min(w / (i + 1), h / Math.ceil(count / (i + 1))));
  const size = Math.max(...sizes);
  const columns = sizes.indexOf(size) + 1;
  const [left, top] = [
    x + (w - columns * size) / 2,
    y + (h - Math.ceil(count / columns) * size) / 2,
  ];
  const at = (i: number) => ({
    x: left + (i % columns) * size,
    y: top + Math.floor(i / columns) * size,
  });
  return range(count).map((i) => ({ ...at(i), size }));
}

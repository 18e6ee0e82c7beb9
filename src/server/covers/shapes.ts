import { type Palette, round } from './palette.ts';

export type Box = { x: number; y: number; w: number; h: number };
export type Draw = (box: Box, count: number, palette: Palette, random: () => number) => string;

export const range = (n: number) => Array.from({ length: n }, (_, i) => i);
export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
export const filledPath = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const rectangle = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  cornerRadius = 0,
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(cornerRadius)}" fill="${fill}"/>`;
export const stroke = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

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

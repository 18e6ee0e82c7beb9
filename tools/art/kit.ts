/** The brand's colors and its one motif: a voice whose envelope rises into a return curve. Every picture is built from these. */
import {
  brass,
  createRandom,
  gain,
  ink,
  mix,
  paper,
  round,
  signal,
} from '../../src/server/covers/palette.ts';

export { brass, createRandom as dice, gain, ink, mix, paper, round as r, signal };

export const root = new URL('../../public/', import.meta.url).pathname;

export const gray = (share: number) => mix(ink, paper, share);

export const smooth = (from: number, to: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Speech-like loudness in [0.1, 1], periodic in u with period 1: syllables of `cells` grains gathered into `phrases`. */
export function voice(u: number, seed = 1, cells = 80, phrases = 2): number {
  const roll = createRandom(seed);
  const grains = Array.from({ length: cells }, () => 0.25 + 0.75 * roll());
  const at = (((u % 1) + 1) % 1) * cells;
  const a = grains[Math.floor(at) % cells] ?? 0;
  const b = grains[(Math.floor(at) + 1) % cells] ?? 0;
  const grain = a + (b - a) * smooth(0, 1, at % 1);
  return Math.max(0.1, grain * (0.3 + 0.7 * phrase(u, phrases)));
}
export const phrase = (u: number, phrases = 2): number =>
  (0.5 + 0.5 * Math.sin(2 * Math.PI * (phrases * u - 0.25))) ** 1.3;

/** The envelope: a cubic whose control points make one SVG segment, low for long, then steep. */
export const shape = [0.06, 0.06, 0.06, 1] as const;
export const rise = (t: number): number =>
  shape[0] * (1 - t) ** 3 +
  3 * shape[1] * t * (1 - t) ** 2 +
  3 * shape[2] * t * t * (1 - t) +
  shape[3] * t ** 3;

export type Plot = {
  x: number;
  y: number;
  w: number;
  h: number;
  n: number;
  seed?: number;
  gap?: number;
  floor?: number;
};
export type Bar = { x: number; top: number; bottom: number; t: number };

/** Bars that are a mirrored waveform at the left and columns on the ground line at the right. */
export function bars({ x, y, w, h, n, seed = 1 }: Plot): Bar[] {
  return Array.from({ length: n }, (_, i) => {
    const t = i / (n - 1);
    const order = smooth(0.3, 0.85, t);
    const half = h * (rise(t) + 0.1 * (1 - order)) * (voice(t, seed, n) * (1 - order) + order);
    return { x: x + w * t, top: y - half, bottom: y + half * (1 - order), t };
  });
}
export function curve({ x, y, w, h, gap = 0 }: Plot): string {
  const at = (share: number, level: number) =>
    `${round(x + w * share)} ${round(y - gap - h * level)}`;
  return `M${at(0, shape[0])}C${at(1 / 3, shape[1])} ${at(2 / 3, shape[2])} ${at(1, shape[3])}`;
}
/** Many bars as one path of round-capped strokes. */
export const strokes = (list: Bar[]): string =>
  list.map((b) => `M${round(b.x)} ${round(b.top)}V${round(b.bottom)}`).join('');

export const svg = (w: number, h: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`;

/** The brand's colors as covers use them. */
export const ink = '#10131A';
export const paper = '#FAF7F2';
export const signal = '#E8442A';
export const gain = '#0E6B4E';
export const brass = '#B9852F';

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

/** Mixes two colors; `share` is the proportion of the second. */
export function mix(a: string, b: string, share: number): string {
  const byte = (at: number) => {
    const [from, to] = [channel(a, at), channel(b, at)];
    return Math.round(from + (to - from) * Math.min(1, Math.max(0, share)));
  };
  return `#${[1, 3, 5].map((at) => byte(at).toString(16).padStart(2, '0')).join('')}`;
}

/** A seeded random number generator in [0, 1). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Rounds to one decimal, to keep the SVG short. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** `text` is for lettering, `main` for the drawing, `soft` for its background. */
export type Palette = { ground: string; text: string; main: string; accent: string; soft: string };

const sand = mix(paper, brass, 0.35);
const mint = mix(paper, gain, 0.2);
const blush = mix(paper, signal, 0.25);

export const palettes: readonly Palette[] = [
  { ground: signal, text: ink, main: ink, accent: paper, soft: mix(signal, ink, 0.22) },
  { ground: mint, text: ink, main: gain, accent: signal, soft: mix(mint, gain, 0.28) },
  {
    ground: ink,
    text: paper,
    main: mix(ink, paper, 0.78),
    accent: signal,
    soft: mix(ink, paper, 0.2),
  },
  { ground: sand, text: ink, main: ink, accent: signal, soft: mix(sand, brass, 0.45) },
  {
    ground: gain,
    text: paper,
    main: mix(gain, paper, 0.72),
    accent: sand,
    soft: mix(gain, paper, 0.2),
  },
  { ground: blush, text: ink, main: signal, accent: ink, soft: mix(blush, signal, 0.3) },
  {
    ground: mix(paper, brass, 0.12),
    text: ink,
    main: gain,
    accent: signal,
    soft: mix(paper, brass, 0.4),
  },
  {
    ground: mix(brass, paper, 0.12),
    text: ink,
    main: ink,
    accent: paper,
    soft: mix(brass, ink, 0.2),
  },
];

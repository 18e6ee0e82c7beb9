/** Figures for articles: 640 wide, lettered in outlines, readable on a phone. */
import { brass, gain, gray, ink, mix, paper, r, signal } from './kit.ts';
import { rect, white } from './pen.ts';
import { faces, measure, wrap } from './type.ts';

const [W, PAD, TEXT] = [640, 32, 24];
const inner = W - 2 * PAD;
const colors = [gain, brass, signal, ink, gray(0.55), mix(gain, paper, 0.5)];

type Look = {
  size?: number;
  fill?: string;
  face?: 'display' | 'text';
  anchor?: 'start' | 'middle' | 'end';
};
/** The glyphs of all texts so far, by the id that `<use>` names. */
const glyphs = new Map<string, string>();

/** A line of text that uses each glyph by its id, which keeps the file small. */
function text(
  words: string,
  x: number,
  y: number,
  { size = TEXT, fill = ink, face = 'text', anchor = 'start' }: Look = {},
): string {
  const { unitsPerEm } = faces[face];
  const { glyphs: run, positions } = faces[face].layout(words);
  let pen = 0;
  const uses = run.map((glyph, i) => {
    const id = `${face[0]}${glyph.id}`;
    glyphs.set(
      id,
      glyph.path.toSVG().replaceAll(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n)))),
    );
    const use = `<use href="#${id}" x="${Math.round(pen)}"/>`;
    pen += positions[i]?.xAdvance ?? 0;
    return use;
  });
  const scale = size / unitsPerEm;
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * pen * scale;
  return `<g fill="${fill}" transform="translate(${r(left)} ${r(y)}) scale(${scale} -${scale})">${uses.join('')}</g>`;
}

const linesOf = (words: string, width: number) =>
  wrap(words, width, 3, { size: TEXT, face: 'text' }) ?? [words];

function card(height: number, body: string): string {
  const used = new Set([...body.matchAll(/href="#(\w+)"/g)].map(([, id = '']) => id));
  const defs = [...used].map((id) => `<path id="${id}" d="${glyphs.get(id)}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${r(height)}" width="${W}" height="${r(height)}"><defs>${defs}</defs>${rect(0, 0, W, height, white, 12)}${body}</svg>\n`;
}

export type Row = { label: string; value: number; shown?: string };

/** Horizontal bars; the one at `marked` is in the signal color. */
export function bars(rows: Row[], marked = 0): string {
  const most = Math.max(...rows.map(({ value }) => value));
  const values = rows.map(({ value, shown = String(value) }) => ({ value, shown }));
  const room = Math.max(...values.map(({ shown }) => measure(shown, { size: 26 }))) + 14;
  const one = ({ label, value, shown = String(value) }: Row, i: number) => {
    const y = PAD + i * 74;
    const width = ((inner - room) * value) / most;
    return `${text(label, PAD, y + 20)}${rect(PAD, y + 32, width, 24, i === marked ? signal : gain, 4)}${text(shown, PAD + width + 12, y + 53, { size: 26, face: 'display' })}`;
  };
  return card(2 * PAD + rows.length * 74 - 18, rows.map(one).join(''));
}

/** One bar cut into shares, with a row for each. */
export function shares(rows: Row[]): string {
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  let from = PAD;
  const one = ({ label, value, shown = String(value) }: Row, i: number) => {
    const width = (inner * value) / total;
    const fill = colors[i] ?? ink;
    const y = PAD + 108 + i * 42;
    const part = rect(from, PAD, Math.max(2, width - 4), 72, fill, 4);
    from += width;
    return `${part}${rect(PAD, y + 3, 20, 20, fill, 4)}${text(label, PAD + 34, y + 21)}${text(shown, W - PAD, y + 22, { size: 26, face: 'display', anchor: 'end' })}`;
  };
  return card(2 * PAD + 108 + rows.length * 42 - 14, rows.map(one).join(''));
}

export type Step = { at: string; words: string };

/** Steps down a line; the one at `marked` is in the signal color. */
export function steps(list: Step[], marked = list.length - 1): string {
  const left = PAD + 44;
  let y = PAD;
  const rows = list.map(({ at, words }, i) => {
    const lines = linesOf(words, W - PAD - left);
    const top = y;
    y += 34 + lines.length * 30 + 22;
    const dot = `<circle cx="${PAD + 12}" cy="${top + 14}" r="12" fill="${i === marked ? signal : gain}"/>`;
    const body = lines.map((line, k) => text(line, left, top + 54 + k * 30, { fill: gray(0.25) }));
    return {
      top,
      drawing: `${dot}${text(at, left, top + 23, { size: 26, face: 'display' })}${body.join('')}`,
    };
  });
  const line = `<path d="M${PAD + 12} ${PAD + 14}V${(rows.at(-1)?.top ?? 0) + 14}" stroke="${gray(0.8)}" stroke-width="4"/>`;
  return card(y + PAD - 22, line + rows.map(({ drawing }) => drawing).join(''));
}

/** A field of dots of which some are marked, with a sentence below. */
export function crowd(total: number, marked: number, words: string): string {
  const columns = 30;
  const gap = inner / columns;
  const dots = (from: number, to: number, fill: string) => {
    const at = (i: number) =>
      `M${PAD + gap / 2 + (i % columns) * gap} ${PAD + gap / 2 + Math.floor(i / columns) * gap}h0`;
    const d = Array.from({ length: to - from }, (_, i) => at(from + i)).join('');
    return `<path d="${d.replaceAll(/(\.\d)\d+/g, '$1')}" stroke="${fill}" stroke-width="12" stroke-linecap="round"/>`;
  };
  const foot = PAD + Math.ceil(total / columns) * gap + 44;
  return card(
    foot + PAD - 8,
    dots(0, marked, signal) +
      dots(marked, total, mix(gain, paper, 0.7)) +
      text(words, PAD, foot, { size: 26, face: 'display' }),
  );
}

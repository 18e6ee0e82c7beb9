import { type Hook, hookOf } from './hook.ts';
import { lettering, linesOf, widthOf } from './lettering.ts';
import { dice, type Palette, palettes } from './palette.ts';
import { scenes } from './scenes.ts';
import type { Box } from './shapes.ts';

const COVER = { width: 1280, height: 720 };
/** Chosen so that sample articles next to each other get different colors. */
const SEED = 688;
const MARGIN = 72;
const COLUMN = 520;
/** The height of capitals and figures of the face, in em. */
const CAP_HEIGHT = 0.67;
const FIGURE_SIZE = 520;

/**
 * Draws the picture of a post that has none, as SVG: the figure of its title and as many things, or
 * the title itself. `topics` is the post's comma-separated tags.
 */
export function drawCover(title: string, topics: string) {
  const roll = dice(hash(`${title}\n${topics}`) + SEED);
  const paint = pick(palettes, roll());
  const isMirrored = roll() < 0.4;
  const hook = hookOf(title);
  const count = ('count' in hook ? hook.count : undefined) ?? 5 + Math.floor(roll() * 5);
  const { draw } = sceneFor(topics, count, roll());
  const right = COVER.width - MARGIN - COLUMN;
  const column = (x: number): Box => ({ x, y: MARGIN, w: COLUMN, h: COVER.height - 2 * MARGIN });
  const [words, picture] = isMirrored ? [right, MARGIN] : [MARGIN, right];
  const { width, height } = COVER;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${paint.ground}"/>`,
    draw(column(picture), count, paint, roll),
    letter(hook, column(words), paint),
    '</svg>',
  ].join('');
}

function hash(text: string) {
  let value = 2_166_136_261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
}

function pick<T>(list: readonly T[], at: number) {
  const found = list[Math.floor(at * list.length)];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
}

/** A drawing for one of the topics that can show this many things. */
function sceneFor(topics: string, count: number, at: number) {
  const possible = scenes.filter(({ min, max }) => count >= min && count <= max);
  const fitting = possible.filter((scene) => scene.topics.test(topics));
  return pick(fitting.length > 0 ? fitting : possible, at);
}

function letter(hook: Hook, box: Box, paint: Palette) {
  if ('words' in hook) return title(hook.words, box, paint);
  const { figure, before, after } = hook;
  const size = Math.min(box.w / widthOf(figure), FIGURE_SIZE);
  const tall = size * CAP_HEIGHT;
  const foot = box.y + box.h;
  const look = { fill: paint.text, sizes: [104, 88, 74, 62, 50] };
  const baseline = before ? foot : box.y + tall;
  return (
    lettering(figure, { x: box.x - size * 0.03, y: baseline, size, fill: paint.text }) +
    block(after, { ...box, y: baseline, h: foot - baseline }, look) +
    block(before, { ...box, h: box.h - tall - size * 0.28 }, look)
  );
}

const title = (words: string, box: Box, paint: Palette) =>
  block(words, box, { fill: paint.text, sizes: [132, 116, 100, 88, 76, 64, 52, 40] });

/** The largest lines that fit, at the bottom of the box. Text that never fits is left out. */
function block(text: string, box: Box, { fill, sizes }: { fill: string; sizes: number[] }) {
  for (const size of sizes) {
    const leading = size * 0.98;
    const lines = linesOf(text, size, box.w, Math.floor((box.h - size * 0.2) / leading));
    if (!lines) continue;
    const at = (i: number) => box.y + box.h - (lines.length - 1 - i) * leading;
    return lines.map((line, i) => lettering(line, { x: box.x, y: at(i), size, fill })).join('');
  }
  return '';
}

import { type Headline, parseHeadline } from './headline.ts';
import { textPath, breakLines, textWidth } from './lettering.ts';
import { createRandom, type Palette, palettes } from './palette.ts';
import { scenes } from './scenes.ts';
import type { Box } from './shapes.ts';

const COVER = { width: 1280, height: 720 };
/** Chosen so that sample articles next to each other get different colors. */
const SEED = 688;
const MARGIN = 72;
const COLUMN_WIDTH = 520;
/** The height of the font's capitals and digits, in em. */
const CAP_HEIGHT = 0.67;
const FIGURE_SIZE = 520;

/**
 * Draws an SVG cover for a post without a picture: the number in its title and as many objects, or
 * the title itself. `topics` is the post's comma-separated tags.
 */
export function drawCover(title: string, topics: string) {
  const random = createRandom(hash(`${title}\n${topics}`) + SEED);
  const palette = pick(palettes, random());
  const isMirrored = random() < 0.4;
  const headline = parseHeadline(title);
  const count = ('count' in headline ? headline.count : undefined) ?? 5 + Math.floor(random() * 5);
  const { draw } = sceneFor(topics, count, random());
  const right = COVER.width - MARGIN - COLUMN_WIDTH;
  const column = (x: number): Box => ({
    x,
    y: MARGIN,
    w: COLUMN_WIDTH,
    h: COVER.height - 2 * MARGIN,
  });
  const [text, picture] = isMirrored ? [right, MARGIN] : [MARGIN, right];
  const { width, height } = COVER;
  return svg(width, height, [
    `<path d="M0 0h${width}v${height}H0z" fill="${palette.ground}"/>`,
    draw(column(picture), count, palette, random),
    drawHeadline(headline, column(text), palette),
  ]);
}

/** Where a show's cover has its drawing and its title. */
const layouts = {
  cover: {
    width: 1000,
    height: 1000,
    figure: { x: 72, y: 72, w: 856, h: 500 },
    text: { x: 72, y: 620, w: 856, h: 308 },
  },
  card: {
    width: 1200,
    height: 630,
    figure: { x: 660, y: 72, w: 468, h: 486 },
    text: { x: 72, y: 72, w: 540, h: 486 },
  },
};

/**
 * Draws an SVG of a show's cover, or of the card that a shared link shows. `topic` chooses colors and
 * drawing, so that all titles of a show have the same.
 */
export function drawShow(title: string, topic: string, picture: keyof typeof layouts) {
  const { width, height, figure, text } = layouts[picture];
  const random = createRandom(hash(topic) + SEED);
  const palette = pick(palettes, random());
  const count = 5 + Math.floor(random() * 5);
  const { draw } = sceneFor(topic, count, random());
  return svg(width, height, [
    `<path d="M0 0h${width}v${height}H0z" fill="${palette.ground}"/>`,
    draw(figure, count, palette, random),
    drawTitle(title, text, palette),
  ]);
}

const svg = (width: number, height: number, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;

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

/** A drawing for one of the topics that can show this many objects. */
function sceneFor(topics: string, count: number, at: number) {
  const possible = scenes.filter(({ min, max }) => count >= min && count <= max);
  const fitting = possible.filter((scene) => scene.topics.test(topics));
  return pick(fitting.length > 0 ? fitting : possible, at);
}

function drawHeadline(headline: Headline, box: Box, palette: Palette) {
  if ('text' in headline) return drawTitle(headline.text, box, palette);
  const { figure, before, after } = headline;
  const size = Math.min(box.w / textWidth(figure), FIGURE_SIZE);
  const capHeight = size * CAP_HEIGHT;
  const bottom = box.y + box.h;
  const look = { fill: palette.text, sizes: [104, 88, 74, 62, 50] };
  const baseline = before ? bottom : box.y + capHeight;
  return (
    textPath(figure, { x: box.x - size * 0.03, y: baseline, size, fill: palette.text }) +
    drawTextBlock(after, { ...box, y: baseline, h: bottom - baseline }, look) +
    drawTextBlock(before, { ...box, h: box.h - capHeight - size * 0.28 }, look)
  );
}

const drawTitle = (text: string, box: Box, palette: Palette) =>
  drawTextBlock(text, box, { fill: palette.text, sizes: [132, 116, 100, 88, 76, 64, 52, 40] });

/** The largest lines that fit, at the bottom of the box. Text that never fits is left out. */
function drawTextBlock(text: string, box: Box, { fill, sizes }: { fill: string; sizes: number[] }) {
  for (const size of sizes) {
    const leading = size * 0.98;
    const lines = breakLines(text, size, box.w, Math.floor((box.h - size * 0.2) / leading));
    if (!lines) continue;
    const at = (i: number) => box.y + box.h - (lines.length - 1 - i) * leading;
    return lines.map((line, i) => textPath(line, { x: box.x, y: at(i), size, fill })).join('');
  }
  return '';
}

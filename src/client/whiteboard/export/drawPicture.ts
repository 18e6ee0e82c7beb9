import { cleanText } from '../../../shared/cleanText.ts';
import type { BoardContent } from './boardContent.ts';
import { fontFamily, type Measure, type Picture, pictureOf, type Shape } from './picture.ts';

/** The largest canvas that all browsers support. */
const MAX_SIDE = 8192;

type TextShape = Extract<Shape, { type: 'text' }>;

const cssFont = (font: TextShape['font']) => `${font.weight} ${font.size}px ${fontFamily(font)}`;

/** Measures with the fonts of the page. */
function createMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  return (text, font) => {
    if (!context) return text.length * font.size * 0.55;
    context.font = cssFont(font);
    return context.measureText(text).width;
  };
}

/** Draws the board as a PNG, at double resolution where that fits. */
export function toPng(content: BoardContent): Promise<Blob | null> {
  const picture = pictureOf(content, createMeasure());
  const scale = Math.min(2, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(picture.width * scale);
  canvas.height = Math.ceil(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.scale(scale, scale);
  for (const shape of picture.shapes) drawShape(context, shape);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawShape(context: CanvasRenderingContext2D, shape: Shape) {
  context.fillStyle = shape.fill;
  if (shape.type === 'text') {
    context.font = cssFont(shape.font);
    context.textAlign = shape.isEnd ? 'end' : 'start';
    context.fillText(shape.text, shape.x, shape.y);
    return;
  }
  context.globalAlpha = shape.opacity ?? 1;
  context.beginPath();
  context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius ?? 0);
  context.fill();
  context.globalAlpha = 1;
}

/** Returns the board as an SVG document. */
export const toSvg = (content: BoardContent) => svgOf(pictureOf(content, createMeasure()));

export function svgOf({ width, height, shapes }: Picture): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n${shapes.map(element).join('\n')}\n</svg>\n`;
}

function element(shape: Shape): string {
  const place = `x="${shape.x}" y="${shape.y}" fill="${shape.fill}"`;
  if (shape.type === 'rect') {
    const { width, height, radius = 0, opacity = 1 } = shape;
    return `<rect ${place} width="${width}" height="${height}" rx="${radius}" fill-opacity="${opacity}"/>`;
  }
  const { font, isEnd = false, text } = shape;
  const style = `font-family="${fontFamily(font)}" font-size="${font.size}" font-weight="${font.weight}"`;
  const anchor = isEnd ? ' text-anchor="end"' : '';
  return `<text ${place} ${style}${anchor} xml:space="preserve">${escaped(text)}</text>`;
}

/** Older boards may contain characters that XML forbids. */
const escaped = (text: string) =>
  cleanText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

import type { Note } from '../../../shared/whiteboard/note.ts';
import { categoryLabels } from '../../../shared/whiteboard/limits.ts';
import { boundsOf, rectOf } from '../geometry.ts';

const MARGIN = 40;
const PADDING = { x: 12, y: 10 };
const LINE_HEIGHT = 1.35;
/** The largest canvas that all browsers support. */
const MAX_SIDE = 8192;
const ink = '#10131a';
const ground = '#f3eee5';

/** Draws the notes as a PNG, at double resolution where that fits. */
export function drawBoard(notes: readonly Note[]): Promise<Blob | null> {
  const bounds = boundsOf(notes.map(rectOf)) ?? { x: 0, y: 0, width: 300, height: 200 };
  const [width, height] = [bounds.width + 2 * MARGIN, bounds.height + 2 * MARGIN];
  const scale = Math.min(2, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.scale(scale, scale);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.translate(MARGIN - bounds.x, MARGIN - bounds.y);
  for (const note of notes.toSorted((a, b) => (a.z ?? 0) - (b.z ?? 0) || (a.id < b.id ? -1 : 1)))
    drawNote(pen, note);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawNote(pen: CanvasRenderingContext2D, note: Note) {
  const { position, size, color, content, category, kind, votes = [] } = note;
  const { x, y } = position;
  const isPaper = kind !== 'text';
  pen.save();
  if (isPaper) drawPaper(pen, note);
  else {
    pen.fillStyle = color;
    pen.fillRect(x, y, 3, size.height);
  }
  pen.beginPath();
  pen.rect(x, y, size.width, size.height);
  pen.clip();
  pen.fillStyle = ink;
  pen.textBaseline = 'top';
  const fontSize = isPaper ? 14 : 19;
  pen.font = `${isPaper ? 500 : 700} ${fontSize}px 'Instrument Sans Variable', sans-serif`;
  const room = { width: size.width - 2 * PADDING.x, height: size.height - PADDING.y - 24 };
  const lines = wrapped(content, room.width, (text) => pen.measureText(text).width);
  for (const [index, line] of lines
    .slice(0, Math.max(1, Math.floor(room.height / (fontSize * LINE_HEIGHT))))
    .entries())
    pen.fillText(line, x + PADDING.x, y + PADDING.y + index * fontSize * LINE_HEIGHT);
  if (isPaper) {
    pen.font = `11px 'Instrument Sans Variable', sans-serif`;
    pen.fillText(categoryLabels[category], x + PADDING.x, y + size.height - 18);
    const label = votes.length > 0 ? `● ${votes.length}` : '';
    pen.fillText(
      label,
      x + size.width - PADDING.x - pen.measureText(label).width,
      y + size.height - 18,
    );
  }
  pen.restore();
}

function drawPaper(pen: CanvasRenderingContext2D, { position, size, color }: Note) {
  pen.save();
  pen.shadowColor = 'rgb(16 19 26 / 22%)';
  pen.shadowBlur = 10;
  pen.shadowOffsetY = 4;
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(position.x, position.y, size.width, size.height, 3);
  pen.fill();
  pen.restore();
}

/** Wraps text into lines of at most `width`; cuts longer words. */
function wrapped(text: string, width: number, measure: (text: string) => number) {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ').flatMap((word) => cut(word, width, measure))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

function cut(word: string, width: number, measure: (text: string) => number) {
  const pieces = [''];
  for (const letter of word) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && measure(last + letter) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces;
}

import { round } from './palette.ts';
import {
  rectangle,
  type Box,
  cells,
  circle,
  type Draw,
  range,
  filledPath,
  stroke,
} from './shapes.ts';

export const people: Draw = (box, count, palette, random) => {
  const accented = Math.floor(random() * count);
  const drawPerson = ({ x, y, size }: Box & { size: number }, i: number) => {
    const [cx, fill] = [x + size / 2, i === accented ? palette.accent : palette.main];
    const [half, base] = [size * 0.4, y + size * 0.93];
    const body = `M${round(cx - half)} ${round(base)}a${round(half)} ${round(half)} 0 0 1 ${round(half * 2)} 0z`;
    return circle(cx, y + size * 0.28, size * 0.2, fill) + filledPath(body, fill);
  };
  return cells(box, count)
    .map((cell, i) => drawPerson({ ...cell, w: 0, h: 0 }, i))
    .join('');
};

export const sheets: Draw = ({ x, y, w, h }, count, palette, random) => {
  const [dx, dy] = [(w * 0.42) / count, (h * 0.34) / count];
  const [width, height] = [w - dx * (count - 1), h - dy * (count - 1)];
  const lines = (left: number, top: number) =>
    range(6).map((i) => {
      const length = width * (i === 5 ? 0.3 : 0.5 + 0.25 * random());
      const at = top + height * (0.16 + i * 0.13);
      return stroke(
        `M${round(left + width * 0.12)} ${round(at)}h${round(length)}`,
        palette.ground,
        height * 0.045,
      );
    });
  return range(count)
    .map((i) => {
      const [left, top] = [x + (count - 1 - i) * dx, y + i * dy];
      const edge = rectangle(left - 8, top - 8, width + 16, height + 16, palette.ground, 26);
      const front = i === count - 1;
      return (
        edge +
        rectangle(
          left,
          top,
          width,
          height,
          front ? palette.accent : i % 2 ? palette.main : palette.soft,
          18,
        ) +
        (front ? lines(left, top).join('') : '')
      );
    })
    .join('');
};

export const bubbles: Draw = (box, count, palette, random) => {
  const accented = Math.floor(random() * count);
  return cells(box, count)
    .map(({ x, y, size }, i) => {
      const fill =
        i === accented ? palette.accent : (i + Math.floor(i / 3)) % 2 ? palette.soft : palette.main;
      const [left, width, height] = [x + size * 0.06, size * 0.88, size * 0.62];
      const tail = i % 2 ? [left + width * 0.85, -1] : [left + width * 0.15, 1];
      const [from = 0, way = 1] = tail;
      const point = `M${round(from)} ${round(y + size * 0.6)}v${round(size * 0.3)}l${round(way * size * 0.28)} ${round(-size * 0.3)}z`;
      return (
        rectangle(left, y + size * 0.08, width, height, fill, size * 0.18) + filledPath(point, fill)
      );
    })
    .join('');
};

export const pieces: Draw = ({ x, y, w, h }, count, palette, random) => {
  const tall = h * 0.4;
  const accented = Math.floor(random() * count);
  const whole = rectangle(x, y, w, tall - 14, palette.accent, 20);
  const rest = cells({ x, y: y + tall, w, h: h - tall }, count);
  return (
    whole +
    rest
      .map((it, i) =>
        rectangle(
          it.x + 4,
          it.y + 4,
          it.size - 8,
          it.size - 8,
          i === accented ? palette.accent : i % 5 === 2 ? palette.soft : palette.main,
          it.size * 0.14,
        ),
      )
      .join('')
  );
};

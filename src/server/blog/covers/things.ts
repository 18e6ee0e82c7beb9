import { r } from './palette.ts';
import { block, type Box, cells, disc, type Draw, range, shape, stroke } from './shapes.ts';

export const people: Draw = (box, count, paint, roll) => {
  const chosen = Math.floor(roll() * count);
  const one = ({ x, y, size }: Box & { size: number }, i: number) => {
    const [cx, fill] = [x + size / 2, i === chosen ? paint.accent : paint.main];
    const [half, base] = [size * 0.4, y + size * 0.93];
    const body = `M${r(cx - half)} ${r(base)}a${r(half)} ${r(half)} 0 0 1 ${r(half * 2)} 0z`;
    return disc(cx, y + size * 0.28, size * 0.2, fill) + shape(body, fill);
  };
  return cells(box, count)
    .map((cell, i) => one({ ...cell, w: 0, h: 0 }, i))
    .join('');
};

export const sheets: Draw = ({ x, y, w, h }, count, paint, roll) => {
  const [dx, dy] = [(w * 0.42) / count, (h * 0.34) / count];
  const [width, height] = [w - dx * (count - 1), h - dy * (count - 1)];
  const lines = (left: number, top: number) =>
    range(6).map((i) => {
      const length = width * (i === 5 ? 0.3 : 0.5 + 0.25 * roll());
      const at = top + height * (0.16 + i * 0.13);
      return stroke(
        `M${r(left + width * 0.12)} ${r(at)}h${r(length)}`,
        paint.ground,
        height * 0.045,
      );
    });
  return range(count)
    .map((i) => {
      const [left, top] = [x + (count - 1 - i) * dx, y + i * dy];
      const edge = block(left - 8, top - 8, width + 16, height + 16, paint.ground, 26);
      const front = i === count - 1;
      return (
        edge +
        block(
          left,
          top,
          width,
          height,
          front ? paint.accent : i % 2 ? paint.main : paint.soft,
          18,
        ) +
        (front ? lines(left, top).join('') : '')
      );
    })
    .join('');
};

export const bubbles: Draw = (box, count, paint, roll) => {
  const chosen = Math.floor(roll() * count);
  return cells(box, count)
    .map(({ x, y, size }, i) => {
      const fill =
        i === chosen ? paint.accent : (i + Math.floor(i / 3)) % 2 ? paint.soft : paint.main;
      const [left, width, height] = [x + size * 0.06, size * 0.88, size * 0.62];
      const tail = i % 2 ? [left + width * 0.85, -1] : [left + width * 0.15, 1];
      const [from = 0, way = 1] = tail;
      const point = `M${r(from)} ${r(y + size * 0.6)}v${r(size * 0.3)}l${r(way * size * 0.28)} ${r(-size * 0.3)}z`;
      return block(left, y + size * 0.08, width, height, fill, size * 0.18) + shape(point, fill);
    })
    .join('');
};

export const pieces: Draw = ({ x, y, w, h }, count, paint, roll) => {
  const tall = h * 0.4;
  const chosen = Math.floor(roll() * count);
  const whole = block(x, y, w, tall - 14, paint.accent, 20);
  const rest = cells({ x, y: y + tall, w, h: h - tall }, count);
  return (
    whole +
    rest
      .map((it, i) =>
        block(
          it.x + 4,
          it.y + 4,
          it.size - 8,
          it.size - 8,
          i === chosen ? paint.accent : i % 5 === 2 ? paint.soft : paint.main,
          it.size * 0.14,
        ),
      )
      .join('')
  );
};

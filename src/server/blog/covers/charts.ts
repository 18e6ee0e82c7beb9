import { r } from './palette.ts';
import { block, disc, type Draw, range, stroke } from './shapes.ts';

export const columns: Draw = ({ x, y, w, h }, count, paint, roll) => {
  const [step, start] = [w / count, 0.1 + 0.15 * roll()];
  const height = (i: number) =>
    h * (start + (1 - start) * (i / (count - 1)) ** (1.4 + 0.4 * (i % 2)));
  return range(count)
    .map((i) =>
      block(
        x + i * step,
        y + h - height(i),
        step * 0.68,
        height(i),
        i === count - 1 ? paint.accent : paint.main,
        step * 0.12,
      ),
    )
    .join('');
};

export const calendar: Draw = ({ x, y, w, h }, count, paint, roll) => {
  const [size, rows] = [w / 7, Math.floor(h / (w / 7))];
  const last = Math.min(7 * rows - 1, count - 1 + Math.floor(roll() * (7 * rows - count)));
  const top = y + (h - rows * size) / 2;
  return range(7 * rows)
    .map((i) => {
      const fill =
        i === last ? paint.accent : i < last && i > last - count ? paint.main : paint.soft;
      return block(
        x + (i % 7) * size + 5,
        top + Math.floor(i / 7) * size + 5,
        size - 10,
        size - 10,
        fill,
        size * 0.18,
      );
    })
    .join('');
};

export const metro: Draw = ({ x, y, w, h }, count, paint, roll) => {
  const route = (from: number, rise: number, turn: number) =>
    range(count).map((i) => {
      const climbs = Math.floor((i + turn) / 2) / Math.max(1, Math.floor((count - 1 + turn) / 2));
      return [x + (w * i) / (count - 1), from - rise * climbs] as const;
    });
  const line = (stops: (readonly [number, number])[], color: string, width: number) =>
    stroke(`M${stops.map(([a, b]) => `${r(a)} ${r(b)}`).join('L')}`, color, width);
  const main = route(y + h, h, 0);
  const others = [
    route(y + h * (0.35 + 0.2 * roll()), h * 0.35, 1),
    route(y + h, h * (0.3 + 0.3 * roll()), 1),
  ];
  const stops = main.map(([a, b], i) =>
    i === count - 1
      ? disc(a, b, 46, paint.accent) + disc(a, b, 17, paint.ground)
      : disc(a, b, 27, paint.text) + disc(a, b, 14, paint.ground),
  );
  return (
    others.map((other) => line(other, paint.soft, 22)).join('') +
    line(main, paint.main, 28) +
    stops.join('')
  );
};

export const ring: Draw = ({ x, y, w, h }, count, paint, roll) => {
  const [cx, cy, inner, outer] = [
    x + w / 2,
    y + h / 2,
    Math.min(w, h) * 0.24,
    Math.min(w, h) * 0.26,
  ];
  const rays = Math.max(72, Math.min(160, count * 8));
  const ray = (i: number) => {
    const [turn, angle] = [i / rays, (i / rays) * 2 * Math.PI - Math.PI / 2];
    const loud = Math.abs(Math.sin(turn * count * Math.PI)) * (0.45 + 0.55 * roll());
    const at = (radius: number) =>
      `${r(cx + radius * Math.cos(angle))} ${r(cy + radius * Math.sin(angle))}`;
    const isLast = turn >= 1 - 1 / count && count > 1;
    return stroke(
      `M${at(inner)}L${at(inner + 8 + outer * loud)}`,
      isLast ? paint.accent : paint.main,
      760 / rays,
    );
  };
  return range(rays).map(ray).join('') + disc(cx, cy, inner * 0.3, paint.accent);
};

export const dots: Draw = ({ x, y, w, h }, count, paint, roll) => {
  const [wide, high] = [14, 14];
  const middle = 5 + 4 * roll();
  return range(wide * high)
    .map((i) => {
      const [column, row] = [i % wide, Math.floor(i / wide)];
      const isOn = high - row <= high / (1 + Math.exp(-(column - middle) * (0.4 + count / 30)));
      const fill = isOn ? (column === wide - 1 ? paint.accent : paint.main) : paint.soft;
      return disc(
        x + (column + 0.5) * (w / wide),
        y + (row + 0.5) * (h / high),
        isOn ? w / wide / 2.7 : 5,
        fill,
      );
    })
    .join('');
};

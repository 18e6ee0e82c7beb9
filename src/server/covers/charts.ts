import { round } from './palette.ts';
import { rectangle, circle, type Draw, range, stroke } from './shapes.ts';

export const columnChart: Draw = ({ x, y, w, h }, count, palette, random) => {
  const [step, start] = [w / count, 0.1 + 0.15 * random()];
  const height = (i: number) =>
    h * (start + (1 - start) * (i / (count - 1)) ** (1.4 + 0.4 * (i % 2)));
  return range(count)
    .map((i) =>
      rectangle(
        x + i * step,
        y + h - height(i),
        step * 0.68,
        height(i),
        i === count - 1 ? palette.accent : palette.main,
        step * 0.12,
      ),
    )
    .join('');
};

export const calendar: Draw = ({ x, y, w, h }, count, palette, random) => {
  const [size, rows] = [w / 7, Math.floor(h / (w / 7))];
  const last = Math.min(7 * rows - 1, count - 1 + Math.floor(random() * (7 * rows - count)));
  const top = y + (h - rows * size) / 2;
  return range(7 * rows)
    .map((i) => {
      const fill =
        i === last ? palette.accent : i < last && i > last - count ? palette.main : palette.soft;
      return rectangle(
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

export const metroMap: Draw = ({ x, y, w, h }, count, palette, random) => {
  const route = (from: number, rise: number, turn: number) =>
    range(count).map((i) => {
      const climbs = Math.floor((i + turn) / 2) / Math.max(1, Math.floor((count - 1 + turn) / 2));
      return [x + (w * i) / (count - 1), from - rise * climbs] as const;
    });
  const line = (stops: (readonly [number, number])[], color: string, width: number) =>
    stroke(`M${stops.map(([a, b]) => `${round(a)} ${round(b)}`).join('L')}`, color, width);
  const main = route(y + h, h, 0);
  const others = [
    route(y + h * (0.35 + 0.2 * random()), h * 0.35, 1),
    route(y + h, h * (0.3 + 0.3 * random()), 1),
  ];
  const stops = main.map(([a, b], i) =>
    i === count - 1
      ? circle(a, b, 46, palette.accent) + circle(a, b, 17, palette.ground)
      : circle(a, b, 27, palette.text) + circle(a, b, 14, palette.ground),
  );
  return (
    others.map((other) => line(other, palette.soft, 22)).join('') +
    line(main, palette.main, 28) +
    stops.join('')
  );
};

export const soundRing: Draw = ({ x, y, w, h }, count, palette, random) => {
  const [cx, cy, inner, outer] = [
    x + w / 2,
    y + h / 2,
    Math.min(w, h) * 0.24,
    Math.min(w, h) * 0.26,
  ];
  const rays = Math.max(72, Math.min(160, count * 8));
  const ray = (i: number) => {
    const [turn, angle] = [i / rays, (i / rays) * 2 * Math.PI - Math.PI / 2];
    const loudness = Math.abs(Math.sin(turn * count * Math.PI)) * (0.45 + 0.55 * random());
    const at = (radius: number) =>
      `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
    const isLast = turn >= 1 - 1 / count && count > 1;
    return stroke(
      `M${at(inner)}L${at(inner + 8 + outer * loudness)}`,
      isLast ? palette.accent : palette.main,
      760 / rays,
    );
  };
  return range(rays).map(ray).join('') + circle(cx, cy, inner * 0.3, palette.accent);
};

export const dotChart: Draw = ({ x, y, w, h }, count, palette, random) => {
  const [columnCount, rowCount] = [14, 14];
  const middle = 5 + 4 * random();
  return range(columnCount * rowCount)
    .map((i) => {
      const [column, row] = [i % columnCount, Math.floor(i / columnCount)];
      const isOn =
        rowCount - row <= rowCount / (1 + Math.exp(-(column - middle) * (0.4 + count / 30)));
      const fill = isOn
        ? column === columnCount - 1
          ? palette.accent
          : palette.main
        : palette.soft;
      return circle(
        x + (column + 0.5) * (w / columnCount),
        y + (row + 0.5) * (h / rowCount),
        isOn ? w / columnCount / 2.7 : 5,
        fill,
      );
    })
    .join('');
};

/** The hero loop: a voice scrolls in from the left, turns into columns and lifts the return curve. Frames are drawn as SVG and piped to ffmpeg. */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { av1, film, h264 } from './film.ts';
import { gray, ink, mix, paper, phrase, r, rise, root, signal, smooth, svg, voice } from './kit.ts';

const [W, H, FPS, SECONDS] = [1280, 720, 30, 8];
const [GROUND, HEIGHT, PITCH, END] = [572, 470, 8, 1196];

/** The envelope at x, breathing a little with the phrase that passes underneath. */
function level(x: number, time: number): number {
  const t = x / END;
  return HEIGHT * rise(t) * (1 - 0.1 * smooth(0.4, 0.8, t) * (1 - phrase(x / W - time)));
}

function frame(time: number): string {
  let field = '';
  for (let x = 4; x <= END; x += PITCH) {
    const t = x / END;
    const order = smooth(0.42, 0.86, t);
    const loud = voice(x / W - time, 7, 96);
    const half = (level(x, time) + 16 * (1 - order)) * (loud * (1 - order) + order);
    const light = 0.1 + 0.07 * loud + smooth(0.5, 0.97, t) * 0.16;
    field += `<path d="M${x} ${r(GROUND - half + 3)}V${r(GROUND + half * (1 - order) + 1)}" stroke="${mix(ink, paper, light)}"/>`;
    if (t < 0.5) continue;
    // The voice itself goes on sounding inside the columns: the lit part of each one.
    const lit = half * (0.3 + 0.7 * Math.min(1, loud * 1.15));
    field += `<path d="M${x} ${r(GROUND - lit + 3)}V${r(GROUND + half * (1 - order) + 1)}" stroke="${mix(ink, paper, light + smooth(0.5, 0.95, t) * (0.4 + 0.3 * loud))}"/>`;
  }
  let line = '';
  for (let x = 470; x < END; x += 6) {
    const y = (at: number) => r(GROUND - 16 - level(at, time));
    line += `<path d="M${x} ${y(x)}L${x + 6.5} ${y(x + 6.5)}" stroke="${mix(ink, signal, smooth(470, 820, x))}"/>`;
  }
  const tip = GROUND - 16 - level(END, time);
  const age = (2 * (time - END / W) - 0.5 + 4) % 1;
  const grid = [0.25, 0.5, 0.75, 1].map((g) => `M${W} ${r(GROUND - HEIGHT * g)}h-44`).join('');
  return svg(
    W,
    H,
    `<rect width="${W}" height="${H}" fill="${ink}"/>
    <path d="M0 ${GROUND + 0.5}H${W}" stroke="${gray(0.12)}"/><path d="${grid}" stroke="${gray(0.3)}"/>
    <g stroke-width="3" stroke-linecap="round">${field}</g>
    <g stroke-width="5" fill="none">${line}</g>
    <circle cx="${END}" cy="${r(tip)}" r="${r(11 + 34 * age)}" fill="none" stroke="${signal}" stroke-opacity="${r(0.8 - 0.8 * age)}" stroke-width="2"/>
    <circle cx="${END}" cy="${r(tip)}" r="11" fill="${signal}"/>`,
  );
}

async function posters(): Promise<void> {
  const still = Buffer.from(frame(0.18));
  for (const [width, name] of [
    [1280, 'hero-poster'],
    [640, 'hero-poster-640'],
  ] as const) {
    await sharp(still)
      .resize(width)
      .avif({ quality: 66, effort: 7, chromaSubsampling: '4:4:4' })
      .toFile(`${root}media/${name}.avif`);
    await sharp(still)
      .resize(width)
      .webp({ quality: 82, effort: 6 })
      .toFile(`${root}media/${name}.webp`);
  }
}

if (import.meta.main) {
  mkdirSync(`${root}media`, { recursive: true });
  await posters();
  await film({
    size: [W, H],
    rate: FPS,
    frames: FPS * SECONDS,
    draw: (i) => frame(i / (FPS * SECONDS)),
    outputs: [
      [...av1(27), '-an', `${root}media/hero.webm`],
      [...h264(21), '-an', `${root}media/hero.mp4`],
    ],
  });
}

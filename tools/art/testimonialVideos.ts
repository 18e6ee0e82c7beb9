/** A film of each testimonial: the quote word by word over the motif, which moves with the music. Needs ffmpeg. */
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteContent } from '../../src/server/content/siteContent.ts';
import type { Testimonial } from '../../src/shared/content/testimonials.ts';
import { av1, film, h264 } from './film.ts';
import { bars, curve, gray, ink, mix, paper, r, root, signal, smooth, svg } from './kit.ts';
import { testimonialMusic } from './sound/bed.ts';
import { ffmpeg } from './sound/encode.ts';
import { feltPiano, guitar } from './sound/keys.ts';
import { RATE, samples, type Stereo } from './sound/signal.ts';
import { measure, outline, wrap } from './type.ts';

const [W, H, FPS] = [1280, 720, 25];
const [LEFT, START, WORDS_PER_SECOND] = [84, 1.3, 2.9];
const plot = { x: LEFT, y: 640, w: W - 2 * LEFT, h: 250, n: 90, seed: 17, gap: 26 };
const columns = bars(plot);
const setting = { size: 58, track: -0.012 };
const small = { size: 30, face: 'text' } as const;

type Word = { text: string; x: number; y: number; at: number; row: number };

/** Places the words of a quote, and gives each the second at which it appears. */
function setWords(quote: string): Word[] {
  const rows = wrap(`“${quote}”`, W - 2 * LEFT - 60, 5, setting) ?? [];
  let at = START;
  return rows.flatMap((line, row) => {
    const y = 132 + row * setting.size * 1.14;
    let before = '';
    return line.split(' ').map((text) => {
      const x = LEFT + (before ? measure(`${before} `, setting) : 0);
      const word = { text, x, y, at, row };
      before = before ? `${before} ${text}` : text;
      at += 1 / WORDS_PER_SECOND + breath(text);
      return word;
    });
  });
}

/** Seconds of rest after a word. */
function breath(word: string): number {
  if (/[.”]$/.test(word)) return 0.55;
  return word.endsWith(',') ? 0.25 : 0;
}

/** The loudness of every frame, from 0 to 1. */
function levels({ left, right }: Stereo): number[] {
  const span = samples(1 / FPS);
  const powers = Array.from({ length: Math.floor(left.length / span) }, (_, frame) => {
    let sum = 0;
    for (let i = frame * span; i < (frame + 1) * span; i++)
      sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
    return Math.sqrt(sum / span);
  });
  const most = Math.max(...powers);
  return powers.map((power) => power / most);
}

type Scene = { words: Word[]; person: Testimonial; loud: number[]; frames: number };

function draw({ words, person, loud, frames }: Scene, frame: number): string {
  const time = frame / FPS;
  const shown = frame / (frames - 1);
  const letters = words.map(({ text, x, y, at }) => {
    const share = smooth(at - 0.1, at + 0.28, time);
    return `<path d="${outline(text, x, y, setting)}" fill="${mix(ink, paper, 0.13 + 0.87 * share)}"/>`;
  });
  const end = (words.at(-1)?.at ?? 0) + 0.7;
  const name = (text: string, y: number, share: number) =>
    `<path d="${outline(text, LEFT, y, small)}" fill="${mix(ink, paper, share * smooth(end, end + 0.5, time))}"/>`;
  const last = words.at(-1)?.y ?? 0;
  return svg(
    W,
    H,
    `<rect width="${W}" height="${H}" fill="${ink}"/><path d="M0 ${plot.y + 0.5}H${W}" stroke="${gray(0.14)}" stroke-width="2"/>
    <g stroke-width="6" stroke-linecap="round">${field(loud, frame, shown)}</g>${line(shown)}${letters.join('')}
    ${name(person.name, last + 66, 1)}${name(person.title, last + 106, 0.68)}
    <path d="${outline('Sample', W - LEFT, 60, { ...small, size: 22 }, 'end')}" fill="${gray(0.6)}"/>`,
  );
}

/** The bars sound from left to right: each is as high as the music was when its turn came. */
function field(loud: number[], frame: number, shown: number): string {
  return columns
    .map(({ x, top, bottom, t }) => {
      const played = smooth(t - 0.005, t + 0.012, shown);
      const now =
        loud[Math.max(0, Math.min(loud.length - 1, Math.round(frame - (shown - t) * 60)))] ?? 0;
      const near = Math.exp(-(((shown - t) / 0.07) ** 2));
      const height = (plot.y - top) * (0.86 + 0.3 * near * now);
      const depth = (bottom - plot.y) * (0.86 + 0.3 * near * now);
      const light = 0.17 + played * (0.25 + 0.5 * smooth(0.2, 1, t)) + 0.2 * near * now;
      return `<path d="M${r(x)} ${r(plot.y - height)}V${r(plot.y + depth)}" stroke="${mix(ink, paper, light)}"/>`;
    })
    .join('');
}

/** The curve up to what has been played, with a dot at its end. */
function line(shown: number): string {
  const at = plot.x + plot.w * shown;
  const column = columns.find(({ x }) => x >= at) ?? columns.at(-1);
  const path = curve(plot);
  return `<clipPath id="played"><path d="M0 0H${r(at)}V${H}H0z"/></clipPath>
    <path d="${path}" fill="none" stroke="${signal}" stroke-width="6" stroke-linecap="round" clip-path="url(#played)"/>
    ${column && shown > 0.995 ? `<circle cx="${plot.x + plot.w}" cy="${plot.y - plot.gap - plot.h}" r="12" fill="${signal}"/>` : ''}`;
}

const clock = (seconds: number) =>
  new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 23);

/** Captions: the music in brackets, then the quote, a line at a time. */
function captions(words: Word[], { name, title }: Testimonial, seconds: number): string {
  const rows = [...new Set(words.map(({ row }) => row))].map((row) =>
    words.filter((word) => word.row === row),
  );
  const last = words.at(-1)?.at ?? 0;
  const cues = [
    { from: 0, to: START, text: '[Quiet music]' },
    ...rows.map((row, i) => ({
      from: row[0]?.at ?? 0,
      to: rows[i + 1]?.[0]?.at ?? last + 0.7,
      text: row.map(({ text }) => text).join(' '),
    })),
    { from: last + 0.7, to: seconds, text: `${name}, ${title}\n[The music ends]` },
  ];
  return `WEBVTT\n\n${cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`).join('\n')}`;
}

async function shoot(person: Testimonial, file: string, music: Stereo): Promise<void> {
  const words = setWords(person.quote);
  const seconds = music.left.length / RATE;
  const frames = Math.floor(seconds * FPS);
  const scene = { words, person, loud: levels(music), frames };
  writeFileSync(`${root}media/${file}.vtt`, captions(words, person, frames / FPS));
  const sound = join(tmpdir(), `${file}.wav`);
  await ffmpeg(music, [sound]);
  await film({
    size: [W, H],
    rate: FPS,
    frames,
    draw: (frame) => draw(scene, frame),
    sound,
    outputs: [
      [...av1(34), '-c:a', 'libopus', '-b:a', '64k', `${root}media/${file}.webm`],
      [...h264(23), '-c:a', 'aac', '-b:a', '80k', `${root}media/${file}.mp4`],
    ],
  });
  rmSync(sound);
}

const { home, freeLaunch } = siteContent().documents.testimonials;
await shoot(home, 'testimonial-home', testimonialMusic(feltPiano, 0));
await shoot(freeLaunch, 'testimonial-free-launch', testimonialMusic(guitar, -3));

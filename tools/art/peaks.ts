/** Measures the recordings in `public/media/audio` for the player: length and the heights of the bars. Run it after replacing a file. Needs ffmpeg. */
import { execFileSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from './kit.ts';
import { RATE } from './sound/signal.ts';

const BARS = 120;
const TARGET = new URL('../../content/audio-peaks.yaml', import.meta.url);

export function writePeaks(): void {
  const files = globSync(`${root}media/audio/*.{m4a,mp3}`).toSorted();
  const entries = files.map((file) => {
    const sound = decode(file);
    const seconds = (sound.length / RATE).toFixed(2);
    const name = basename(file).replace(/\.\w+$/, '');
    return `${name}:\n  seconds: ${seconds}\n  peaks: [${heights(sound).join(', ')}]\n`;
  });
  writeFileSync(
    TARGET,
    `# Written by tools/art/peaks.ts. The height of a bar in percent is the square root of the loudest sample,\n# so that noise shows, too.\n${entries.join('')}`,
  );
}

const decode = (file: string): Float32Array => {
  const output = ['-f', 'f32le', '-ac', '1', '-ar', `${RATE}`, '-'];
  const bytes = execFileSync('ffmpeg', ['-loglevel', 'error', '-i', file, ...output], {
    maxBuffer: 2 ** 30,
  });
  return new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4));
};

function heights(sound: Float32Array): number[] {
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * sound.length) / BARS);
    const to = Math.floor(((bar + 1) * sound.length) / BARS);
    const loudest = sound.subarray(from, to).reduce((most, v) => Math.max(most, Math.abs(v)), 0);
    return Math.round(100 * Math.sqrt(Math.min(1, loudest)));
  });
}

if (import.meta.main) writePeaks();

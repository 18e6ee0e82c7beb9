/** Films: frames are drawn as SVG and piped to ffmpeg. */
import { type ChildProcess, spawn } from 'node:child_process';
import sharp from 'sharp';

type Film = {
  size: readonly [width: number, height: number];
  /** Frames a second. */
  rate: number;
  frames: number;
  /** Returns frame number i as SVG. */
  draw: (i: number) => string;
  /** A WAV file to be heard. */
  sound?: string;
  /** Options of ffmpeg and the name of a file, for each encoding. */
  outputs: string[][];
};

export const av1 = (quality: number): string[] => [
  '-c:v',
  'libsvtav1',
  '-preset',
  '4',
  '-crf',
  `${quality}`,
  '-g',
  '240',
];

export const h264 = (quality: number): string[] => [
  ...words('-c:v libx264 -preset veryslow -crf'),
  `${quality}`,
  ...words('-profile:v high -movflags +faststart'),
];

const words = (options: string) => options.split(' ');

const color = words(
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709',
);

export async function film({ size, rate, frames, draw, sound, outputs }: Film): Promise<void> {
  const pictures = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size.join('x'), '-r', `${rate}`];
  const input = [...pictures, '-i', '-', ...(sound ? ['-i', sound, '-shortest'] : [])];
  const running = outputs.map((output) =>
    spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...color, ...output], {
      stdio: ['pipe', 'inherit', 'inherit'],
    }),
  );
  const ended = running.map(exitCode);
  for (let i = 0; i < frames; i++) {
    const raw = await sharp(Buffer.from(draw(i)))
      .removeAlpha()
      .raw()
      .toBuffer();
    for (const { stdin } of running)
      if (!stdin.write(raw)) await new Promise((resolve) => stdin.once('drain', resolve));
  }
  for (const { stdin } of running) stdin.end();
  if ((await Promise.all(ended)).some((code) => code !== 0)) throw new Error('ffmpeg failed');
}

const exitCode = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.on('close', resolve));

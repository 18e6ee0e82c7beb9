/** Encodes a mix twice with ffmpeg: AAC, which all browsers play, and Opus for those without a license for AAC. */
import { spawn } from 'node:child_process';
import { RATE, type Stereo } from './signal.ts';

/** Pipes samples to ffmpeg. */
export async function ffmpeg(sound: Stereo, output: string[]): Promise<void> {
  const input = ['-f', 'f32le', '-ar', `${RATE}`, '-ac', '2', '-i', '-'];
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  child.stdin.end(interleave(sound));
  if ((await ended) !== 0) throw new Error(`ffmpeg failed: ${output.at(-1)}`);
}

function interleave({ left, right }: Stereo): Buffer {
  const both = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    both[2 * i] = left[i] ?? 0;
    both[2 * i + 1] = right[i] ?? 0;
  }
  return Buffer.from(both.buffer);
}

/** Sound as samples: buffers, levels in decibels and mixing. */
import { dice } from '../kit.ts';

export const RATE = 48_000;

export type Stereo = { left: Float32Array; right: Float32Array };

export const samples = (seconds: number): number => Math.round(seconds * RATE);
export const silence = (seconds: number): Float32Array => new Float32Array(samples(seconds));
export const stereo = (seconds: number): Stereo => ({
  left: silence(seconds),
  right: silence(seconds),
});
export const decibels = (level: number): number => 10 ** (level / 20);

/** Adds a sound from the given second on; what lies outside the target is cut off. */
export function add(target: Float32Array, sound: Float32Array, at = 0, gain = 1): void {
  const start = samples(at);
  const end = Math.min(sound.length, target.length - start);
  for (let i = Math.max(0, -start); i < end; i++)
    target[start + i] = (target[start + i] ?? 0) + gain * (sound[i] ?? 0);
}

/** Adds a mono sound with equal power at a position from -1, left, to 1, right. */
export function pan(target: Stereo, sound: Float32Array, position: number, gain = 1): void {
  const angle = ((position + 1) * Math.PI) / 4;
  add(target.left, sound, 0, gain * Math.cos(angle) * Math.SQRT2);
  add(target.right, sound, 0, gain * Math.sin(angle) * Math.SQRT2);
}

export function addStereo(target: Stereo, sound: Stereo, gain = 1, at = 0): void {
  add(target.left, sound.left, at, gain);
  add(target.right, sound.right, at, gain);
}

export const mapStereo = (
  { left, right }: Stereo,
  change: (value: number, index: number) => number,
): Stereo => ({ left: left.map(change), right: right.map(change) });

/** White noise that is the same on every run. */
export function noise(seconds: number, seed: number): Float32Array {
  const roll = dice(seed);
  return silence(seconds).map(() => roll() * 2 - 1);
}

/** Rises linearly from the first second to the second, and falls before the end. */
export function fade(sound: Stereo, inSeconds: number, outSeconds: number): Stereo {
  const { length } = sound.left;
  return mapStereo(
    sound,
    (value, i) =>
      value * Math.min(1, i / samples(inSeconds), ((length - i) / samples(outSeconds)) ** 1.5),
  );
}

/** Percussion and small noises, each by its loudness from 0 to 1. */
import { dice } from '../kit.ts';
import { bandpass, highpass, lowpass } from './filters.ts';
import { add, noise, RATE, silence } from './signal.ts';

export type Drum = (level: number) => Float32Array;

const falling = (sound: Float32Array, seconds: number, gain = 1) =>
  sound.map((value, i) => value * gain * Math.exp(-i / (seconds * RATE)));

export const brush: Drum = (level) =>
  falling(bandpass(noise(0.3, 31), 2600, 0.5), 0.07, level * 0.5).map(
    (value, i) => value * Math.min(1, i / (0.012 * RATE)),
  );

export const shaker: Drum = (level) =>
  bandpass(noise(0.12, 37), 6200, 0.8).map(
    (value, i) => value * level * 0.3 * Math.sin(Math.PI * Math.min(1, i / (0.09 * RATE))) ** 2,
  );

/** A soft shimmer that grows until it stops. */
export function riser(seconds: number, level: number): Float32Array {
  const sound = highpass(lowpass(noise(seconds, 51), 6500), 1400);
  return sound.map((value, i) => value * level * 0.3 * (i / sound.length) ** 2.6);
}

/** Small drops of noise at random, like sparks or rain. */
export function crackle(
  seconds: number,
  perSecond: number,
  level: number,
  seed: number,
): Float32Array {
  const sound = silence(seconds);
  const roll = dice(seed);
  for (let n = 0; n < seconds * perSecond; n++) {
    const drop = falling(highpass(noise(0.02, seed + n), 2500), 0.002 + roll() * 0.003);
    add(sound, drop, roll() * (seconds - 0.03), level * roll());
  }
  return sound;
}

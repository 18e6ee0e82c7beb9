/** Percussion and small noises, each by its loudness from 0 to 1. */
import { dice } from '../kit.ts';
import { bandpass, highpass, lowpass } from './filters.ts';
import { add, noise, RATE, silence } from './signal.ts';

export type Drum = (level: number) => Float32Array;

const falling = (sound: Float32Array, seconds: number, gain = 1) =>
  sound.map((value, i) => value * gain * Math.exp(-i / (seconds * RATE)));

/** A sine that falls from one pitch to another. */
function sweep(from: number, to: number, speed: number, seconds: number): Float32Array {
  let phase = 0;
  return silence(seconds).map((_, i) => {
    phase += (to + (from - to) * Math.exp((-i / RATE) * speed)) / RATE;
    return Math.sin(2 * Math.PI * phase) * Math.min(1, i / 60);
  });
}

const sine = (hz: number, seconds: number) =>
  silence(seconds).map((_, i) => Math.sin((2 * Math.PI * hz * i) / RATE));

export const kick: Drum = (level) => falling(sweep(130, 46, 38, 0.5), 0.13, level * 0.95);
/** A heart: dull, without a click. */
export const heart: Drum = (level) =>
  lowpass(falling(sweep(78, 42, 22, 0.5), 0.1, level * 1.2), 160);
export const tom =
  (hz: number): Drum =>
  (level) =>
    falling(sweep(hz * 1.6, hz, 22, 0.7), 0.16, level * 0.8);
export const brush: Drum = (level) =>
  falling(bandpass(noise(0.3, 31), 2600, 0.5), 0.07, level * 0.5).map(
    (value, i) => value * Math.min(1, i / (0.012 * RATE)),
  );
export const snare: Drum = (level) => {
  const sound = falling(highpass(noise(0.35, 33), 1300), 0.085, level * 0.34);
  add(sound, falling(sweep(260, 185, 40, 0.3), 0.07, level * 0.42));
  return sound;
};
export const hat: Drum = (level) => falling(highpass(noise(0.12, 35), 7600), 0.022, level * 0.3);
export const shaker: Drum = (level) =>
  bandpass(noise(0.12, 37), 6200, 0.8).map(
    (value, i) => value * level * 0.3 * Math.sin(Math.PI * Math.min(1, i / (0.09 * RATE))) ** 2,
  );
export const snap: Drum = (level) =>
  falling(bandpass(noise(0.2, 39), 2100, 2.2), 0.022, level * 1.3);
export const clap: Drum = (level) => {
  const sound = silence(0.4);
  const burst = falling(bandpass(noise(0.3, 41), 1500, 1.1), 0.012, level * 0.7);
  for (const at of [0, 0.011, 0.021]) add(sound, burst, at);
  add(sound, falling(bandpass(noise(0.35, 43), 1400, 0.9), 0.09, level * 0.5), 0.028);
  return sound;
};
export const wood: Drum = (level) => {
  const sound = falling(sine(820, 0.2), 0.025, level * 0.5);
  add(sound, falling(sine(1290, 0.2), 0.016, level * 0.3));
  return sound;
};
/** A hammer on a block, as a chairman uses it. */
export const gavel: Drum = (level) => {
  const sound = falling(lowpass(noise(0.3, 45), 1400), 0.02, level * 1.1);
  add(sound, falling(sine(312, 0.3), 0.05, level * 0.6));
  add(sound, falling(sine(547, 0.3), 0.03, level * 0.4));
  return sound;
};
/** A steel beam: partials without a common pitch. */
export const metal =
  (hz: number, seconds = 0.5): Drum =>
  (level) => {
    const sound = silence(seconds * 3);
    for (const [i, ratio] of [1, 1.47, 2.09, 2.56, 3.39, 4.08, 5.43].entries())
      add(
        sound,
        falling(
          sine(hz * ratio, seconds * 3),
          seconds / (1 + i * 0.5),
          (level * 0.2) / (1 + i * 0.3),
        ),
      );
    add(sound, falling(highpass(noise(0.1, 47), 3000), 0.01, level * 0.3));
    return sound;
  };
export const timpani =
  (hz: number): Drum =>
  (level) => {
    const sound = silence(2);
    add(sound, falling(lowpass(noise(0.3, 49), 500), 0.03, level * 0.5));
    for (const [ratio, gain, decay] of [
      [1, 0.7, 0.6],
      [1.5, 0.35, 0.4],
      [1.98, 0.25, 0.3],
      [2.44, 0.12, 0.2],
    ] as const)
      add(sound, falling(sine(hz * ratio, 2), decay, gain * level));
    return sound.map((value, i) => value * Math.min(1, i / 100));
  };

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

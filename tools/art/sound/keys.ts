/** Struck and plucked instruments: each plays one note. */
import { highpass, lowpass } from './filters.ts';
import { add, noise, RATE, samples, silence } from './signal.ts';
import { hertz, type Note } from './notes.ts';

export type Instrument = (note: Note) => Float32Array;

type Partial = { ratio: number; gain: number; decay: number };

/** Decaying sines; the attack in seconds takes away the click. */
function ring(hz: number, partials: readonly Partial[], seconds: number, attack: number) {
  const sound = silence(seconds);
  for (const { ratio, gain, decay } of partials) {
    if (ratio * hz > 16_000) continue;
    const step = (2 * Math.PI * ratio * hz) / RATE;
    const fall = Math.exp(-1 / (decay * RATE));
    let level = gain;
    for (let i = 0; i < sound.length; i++) {
      sound[i] = (sound[i] ?? 0) + level * Math.sin(step * i);
      level *= fall;
    }
  }
  return sound.map((value, i) => value * Math.min(1, i / (attack * RATE)));
}

/** Lets a note end softly after its length. */
function release(sound: Float32Array, seconds: number, tail: number): Float32Array {
  const end = samples(seconds);
  return sound.map((value, i) => (i < end ? value : value * Math.exp(-(i - end) / (tail * RATE))));
}

const range = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** An upright piano with a strip of felt between hammers and strings. */
export const feltPiano: Instrument = ({ midi, seconds, level }) => {
  const hz = hertz(midi);
  const length = Math.min(5, seconds + 1.2);
  const decay = 2.6 * (220 / hz) ** 0.45;
  const strings = [-0.35, 0.35].flatMap((beat) =>
    range(14).map((k) => ({
      ratio: k * Math.sqrt(1 + 0.0005 * k * k) * (1 + beat / hz),
      gain: (0.5 / k ** (2.1 - level * 0.6)) * Math.exp(-k * 0.07),
      decay: decay / (1 + 0.4 * (k - 1)),
    })),
  );
  const sound = ring(hz, strings, length, 0.006);
  const hammer = lowpass(noise(0.06, midi), 420);
  add(
    sound,
    hammer.map((value, i) => value * Math.exp(-i / (0.012 * RATE))),
    0,
    0.25,
  );
  return release(sound, seconds, 0.18).map((value) => value * level * 0.5);
};

export const glassBell: Instrument = ({ midi, level }) => {
  const partials = [
    { ratio: 1, gain: 0.34, decay: 1.5 },
    { ratio: 2.76, gain: 0.16, decay: 0.8 },
    { ratio: 5.4, gain: 0.08, decay: 0.4 },
    { ratio: 8.93, gain: 0.04, decay: 0.18 },
  ];
  return ring(hertz(midi), partials, 3.6, 0.002).map((value) => value * level);
};

/** A plucked string after Karplus and Strong: a burst of noise runs through a delay that dulls it. */
function string(hz: number, seconds: number, tone: number, sustain: number, seed: number) {
  // The average of two neighbors adds half a sample of delay.
  const delay = RATE / hz - 0.5;
  const whole = Math.floor(delay);
  const part = delay - whole;
  const sound = silence(seconds);
  sound.set(lowpass(noise((whole + 2) / RATE, seed), tone));
  for (let i = whole + 2; i < sound.length; i++) {
    const now = (sound[i - whole] ?? 0) * (1 - part) + (sound[i - whole - 1] ?? 0) * part;
    const before = (sound[i - whole - 1] ?? 0) * (1 - part) + (sound[i - whole - 2] ?? 0) * part;
    sound[i] = sustain * 0.5 * (now + before);
  }
  return highpass(sound, 60);
}

const plucked =
  (tone: number, sustain: number, gain: number): Instrument =>
  ({ midi, seconds, level }) => {
    const hz = hertz(midi);
    const sound = string(hz, seconds + 1.4, tone * (0.6 + 0.4 * level), sustain, midi * 7 + 1);
    return release(sound, seconds + 0.5, 0.25).map((value) => value * level * gain);
  };

export const guitar = plucked(3800, 0.9968, 1.5);

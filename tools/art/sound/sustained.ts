/** Instruments that hold a note: pads, strings, brass, organ and basses. */
import { dice } from '../kit.ts';
import { lowpass } from './filters.ts';
import type { Instrument } from './keys.ts';
import { hertz, type Note } from './notes.ts';
import { RATE, silence } from './signal.ts';

type Tone = {
  voices: number;
  /** Cents between the lowest and highest voice. */
  spread: number;
  rolloff: number;
  attack: number;
  release: number;
  /** Harmonics above this frequency open with the attack. */
  cutoff: (level: number, age: number) => number;
};

const HARMONICS = 30;

function envelope({ seconds }: Note, { attack, release }: Tone, time: number): number {
  const rise = Math.min(1, time / attack);
  const fall = time < seconds ? 1 : Math.exp(-(time - seconds) / (release / 3));
  return rise * rise * (3 - 2 * rise) * fall;
}

const sustained =
  (tone: Tone, gain: number): Instrument =>
  (note) => {
    const { midi, seconds, level } = note;
    const sound = silence(seconds + tone.release * 1.6);
    const roll = dice(midi + tone.voices);
    for (let v = 0; v < tone.voices; v++) {
      const cents = tone.voices === 1 ? 0 : (v / (tone.voices - 1) - 0.5) * tone.spread;
      voice(sound, note, tone, { hz: hertz(midi + cents / 100), phase: roll() });
    }
    return sound.map(
      (value, i) =>
        (value * gain * level * envelope(note, tone, i / RATE)) / Math.sqrt(tone.voices),
    );
  };

function voice(
  sound: Float32Array,
  { level }: Note,
  { rolloff, cutoff }: Tone,
  { hz, phase }: { hz: number; phase: number },
): void {
  const amplitudes = new Float32Array(HARMONICS);
  let count = HARMONICS;
  for (let i = 0; i < sound.length; i++) {
    if (i % 64 === 0) {
      const edge = cutoff(level, i / RATE);
      // The rest is below -40 dB.
      count = Math.min(HARMONICS, Math.ceil((3.2 * edge) / hz));
      for (let k = 1; k <= HARMONICS; k++)
        amplitudes[k - 1] = k * hz > 14_000 ? 0 : 1 / k ** rolloff / (1 + ((k * hz) / edge) ** 4);
    }
    const angle = 2 * Math.PI * (phase + (hz * i) / RATE);
    const twice = 2 * Math.cos(angle);
    let before = 0;
    let now = Math.sin(angle);
    let sum = 0;
    for (let k = 0; k < count; k++) {
      sum += now * (amplitudes[k] ?? 0);
      const next = twice * now - before;
      before = now;
      now = next;
    }
    sound[i] = (sound[i] ?? 0) + sum;
  }
}

const wave = (age: number, hz: number) => 0.5 + 0.5 * Math.sin(2 * Math.PI * hz * age);

export const pad = sustained(
  {
    voices: 4,
    spread: 14,
    rolloff: 1.15,
    attack: 0.7,
    release: 1.1,
    cutoff: (_, age) => 700 + 500 * wave(age, 0.21),
  },
  0.2,
);
export const strings = sustained(
  {
    voices: 5,
    spread: 18,
    rolloff: 1,
    attack: 0.32,
    release: 0.6,
    cutoff: (level) => 1500 + 1800 * level,
  },
  0.2,
);
export const brass = sustained(
  {
    voices: 3,
    spread: 9,
    rolloff: 0.8,
    attack: 0.07,
    release: 0.25,
    cutoff: (level, age) => 350 + 2300 * level * Math.min(1, age / 0.16),
  },
  0.22,
);
export const synthBass = sustained(
  {
    voices: 2,
    spread: 6,
    rolloff: 0.9,
    attack: 0.006,
    release: 0.1,
    cutoff: (level, age) => 220 + 900 * level * Math.exp(-age * 7),
  },
  0.4,
);
export const softBass = sustained(
  { voices: 1, spread: 0, rolloff: 1.9, attack: 0.015, release: 0.2, cutoff: () => 420 },
  0.6,
);

/** Nine drawbars, here with the first four pulled, through a turning speaker. */
export const organ: Instrument = (note) => {
  const hz = hertz(note.midi);
  const bars = [
    [0.5, 0.5],
    [1, 1],
    [1.5, 0.35],
    [2, 0.5],
    [3, 0.18],
    [4, 0.12],
  ] as const;
  const sound = silence(note.seconds + 0.12);
  const turn = (2 * Math.PI * 6.2) / RATE;
  const result = sound.map((_, i) => {
    let sum = 0;
    for (const [ratio, gain] of bars)
      sum += gain * Math.sin((2 * Math.PI * ratio * hz * i) / RATE + 0.5 * Math.sin(turn * i));
    const fall = i / RATE < note.seconds ? 1 : Math.exp(-(i / RATE - note.seconds) / 0.03);
    return sum * fall * Math.min(1, i / (0.012 * RATE)) * (0.9 + 0.1 * Math.sin(turn * i));
  });
  return lowpass(result, 3600).map((value) => value * note.level * 0.16);
};

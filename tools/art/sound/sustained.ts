/** Instruments that hold a note: pads, strings, brass, organ and basses. */
import { dice } from '../kit.ts';
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

export const softBass = sustained(
  { voices: 1, spread: 0, rolloff: 1.9, attack: 0.015, release: 0.2, cutoff: () => 420 },
  0.6,
);

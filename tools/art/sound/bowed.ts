/** Bowed strings that speak: harmonics of a gliding pitch, shaped by the formants of vowels. They play phrases, not words. */
import { dice, smooth } from '../kit.ts';
import { bandpass } from './filters.ts';
import { add, noise, RATE, samples, silence } from './signal.ts';

export type Vowel = 'a' | 'e' | 'i' | 'o' | 'u' | 'm';
export type Syllable = {
  at: number;
  seconds: number;
  midi: number;
  vowel: Vowel;
  level: number;
  /** Starts with a stroke of the bow, as a word does with a consonant. */
  isStruck?: boolean;
};
export type Bow = {
  /** Size of the body: above 1 the formants are higher. */
  size: number;
  vibrato: number;
  /** How strongly the vowels are heard, from 0 to 1. */
  speech: number;
  brightness: number;
  seed: number;
};

export const viola: Bow = { size: 1.12, vibrato: 0.16, speech: 0.72, brightness: 1.02, seed: 3 };
export const cello: Bow = { size: 0.88, vibrato: 0.13, speech: 0.72, brightness: 1.1, seed: 8 };
/** Sings a melody instead of speaking. */
export const fiddle: Bow = { size: 1.3, vibrato: 0.2, speech: 0.25, brightness: 0.92, seed: 5 };

type Formants = readonly [number, number, number, level: number];
/** The first three formants in Hz, and the loudness of the vowel. */
const vowels: Record<Vowel, Formants> = {
  a: [700, 1150, 2600, 1],
  e: [470, 1750, 2550, 0.9],
  i: [310, 2100, 2900, 0.8],
  o: [450, 820, 2500, 1],
  u: [330, 720, 2350, 0.85],
  m: [260, 950, 2200, 0.5],
};
const widths = [110, 160, 280];
const weights = [1, 0.75, 0.4];
/** Resonances of a wooden body, which remain while the vowel changes. */
const body = [
  [215, 70, 0.5],
  [420, 120, 0.4],
  [1350, 500, 0.16],
] as const;

const BLOCK = 32;
const HARMONICS = 48;
const RELEASE = 0.09;

const bump = (hz: number, center: number, width: number) => 1 / (1 + ((hz - center) / width) ** 2);

/** Returns the line from the first second on. */
export function bowed(line: readonly Syllable[], bow: Bow): Float32Array {
  const last = line.at(-1);
  const seconds = last ? last.at + last.seconds + 4 * RELEASE : 0;
  const sound = silence(seconds);
  const state = start(line, bow);
  let phase = 0;
  for (let from = 0; from < sound.length; from += BLOCK) {
    const hz = advance(state, from / RATE);
    const to = Math.min(sound.length, from + BLOCK);
    for (let i = from; i < to; i++) {
      phase = (phase + hz / RATE) % 1;
      sound[i] = harmonics(phase, state.amplitudes);
    }
  }
  add(sound, breath(line, bow, seconds));
  return sound;
}

/** The sum of the harmonics of a phase, by the recurrence of sines. */
function harmonics(phase: number, amplitudes: Float32Array): number {
  const angle = 2 * Math.PI * phase;
  const twice = 2 * Math.cos(angle);
  let before = 0;
  let now = Math.sin(angle);
  let sum = 0;
  for (let k = 0; k < HARMONICS; k++) {
    sum += now * (amplitudes[k] ?? 0);
    const next = twice * now - before;
    before = now;
    now = next;
  }
  return sum;
}

type State = {
  line: readonly Syllable[];
  bow: Bow;
  index: number;
  midi: number;
  level: number;
  formants: [number, number, number];
  drift: number;
  roll: () => number;
  amplitudes: Float32Array;
};

function start(line: readonly Syllable[], bow: Bow): State {
  return {
    line,
    bow,
    index: 0,
    midi: line[0]?.midi ?? 60,
    level: 0,
    formants: [500, 1200, 2500],
    drift: 0,
    roll: dice(bow.seed),
    amplitudes: new Float32Array(HARMONICS),
  };
}

/** Moves pitch, loudness and vowel toward what is played at a time, and returns the pitch in Hz. */
function advance(state: State, time: number): number {
  const { line, bow, roll } = state;
  while (time >= (line[state.index + 1]?.at ?? Infinity)) state.index++;
  const syllable = line[state.index];
  if (!syllable) return 0;
  const age = time - syllable.at;
  const [f1, f2, f3, loud] = vowels[syllable.vowel];
  const dip = line[state.index + 1]?.isStruck ? 0.92 : 0.5;
  const target = age < 0 ? 0 : syllable.level * loud * contour(age, syllable.seconds, dip);
  const dt = BLOCK / RATE;
  const toward = (now: number, goal: number, seconds: number) =>
    now + (goal - now) * (1 - Math.exp(-dt / seconds));
  state.level = toward(state.level, target, target > state.level ? 0.018 : 0.035);
  state.midi = toward(state.midi, syllable.midi, 0.022);
  state.formants = [
    toward(state.formants[0], f1 * bow.size, 0.045),
    toward(state.formants[1], f2 * bow.size, 0.045),
    toward(state.formants[2], f3 * bow.size, 0.045),
  ];
  state.drift = toward(state.drift, (roll() - 0.5) * 3, 0.06);
  const shake = bow.vibrato * smooth(0.12, 0.4, age) * Math.sin(2 * Math.PI * 5.4 * time);
  const hz = 440 * 2 ** ((state.midi + shake + state.drift * 0.12 - 69) / 12);
  shape(state, hz);
  return hz;
}

/** Swells, then sinks before the next syllable; before the next word it almost stops. */
function contour(age: number, seconds: number, dip: number): number {
  if (age > seconds) return 0;
  const swell = 0.75 + 0.25 * Math.sin(Math.PI * (age / seconds));
  return swell * (1 - dip * smooth(seconds - 0.075, seconds - 0.015, age));
}

function shape({ bow, level, formants, amplitudes }: State, hz: number): void {
  for (let k = 1; k <= HARMONICS; k++) {
    const f = k * hz;
    let wood = 0.16;
    for (const [center, width, gain] of body) wood += gain * bump(f, center * bow.size, width);
    let mouth = 0.04;
    for (const [i, center] of formants.entries())
      mouth += (weights[i] ?? 0) * bump(f, center, widths[i] ?? 1);
    const filter = (1 - bow.speech) * wood * 1.6 + bow.speech * mouth;
    const air = f > 9000 ? 0 : 1 / (1 + (f / 5200) ** 2);
    const target = (level * filter * air) / k ** bow.brightness;
    amplitudes[k - 1] = (amplitudes[k - 1] ?? 0) * 0.7 + target * 0.3;
  }
}

/** The rosin of the bow, and a stroke where a word begins. */
function breath(line: readonly Syllable[], bow: Bow, seconds: number): Float32Array {
  const hiss = bandpass(noise(seconds, bow.seed + 40), 2800 * bow.size, 0.6);
  const level = silence(seconds);
  for (const { at, seconds: length, level: loud, isStruck } of line) {
    const [from, to] = [samples(at), samples(at + length)];
    for (let i = from; i < to; i++) level[i] = 0.011 * loud;
    if (!isStruck) continue;
    const stroke = samples(0.035);
    for (let i = 0; i < stroke; i++)
      level[from + i] = (level[from + i] ?? 0) + 0.09 * loud * (1 - i / stroke) ** 2;
  }
  return hiss.map((value, i) => value * (level[i] ?? 0));
}

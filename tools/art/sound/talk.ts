/** The talk of the sample: a viola asks, a cello answers. Each line is placed in the recording and, unless it is cut, in the edit. */
import { bowed, type Bow, cello, type Syllable, type Vowel, viola } from './bowed.ts';
import { midi } from './notes.ts';

const UNIT = 0.115;
const SYLLABLE = /^(?<pitch>[a-g][#b]?\d)(?<vowel>[aeioum])(?<units>\d)(?<stroke>!?)$/;

type Speaker = 'host' | 'guest';
type Line = {
  by: Speaker;
  /** Seconds of silence before the line, in the recording and in the edit. */
  raw: number;
  edited: number | 'cut';
  /** Syllables as pitch, vowel, length and `!` where a word begins; `.2` is a pause. */
  text: string;
  /** Decibels in the recording. */
  level: number;
};

const lines: readonly Line[] = [
  { by: 'host', raw: 1.75, edited: 'cut', level: 0, text: 'c4o2! d4a2 c4e1 a3m3' },
  {
    by: 'host',
    raw: 1.3,
    edited: 2.74,
    level: 0,
    text: 'c4o2! d4a2 c4e1 a3a2 .1 c4i1! d4a2 c4e1 f4o2 .1 d4a1! c4e2 d4i1 g4a5',
  },
  { by: 'guest', raw: 1.5, edited: 'cut', level: -7, text: 'f3m6!' },
  {
    by: 'guest',
    raw: 0.9,
    edited: 0.24,
    level: -7,
    text: 'c4a2! a3o1 g3e2 a3a1 f3o3 .2 d3u1! f3a2 g3e1 a3a2 c4i2 a3o3',
  },
  { by: 'guest', raw: 0.3, edited: 'cut', level: -8, text: 'g3e1! .1 g3e1! .1 g3e1!' },
  {
    by: 'guest',
    raw: 0.45,
    edited: 0.2,
    level: -12,
    text: 'g3e2! f3a1 d3o2 f3a2 .1 g3i1! a3e2 g3o1 f3o5',
  },
  { by: 'host', raw: 1.6, edited: 0.2, level: 2, text: 'f4m1! a4a2' },
  {
    by: 'host',
    raw: 0.5,
    edited: 0.34,
    level: 2,
    text: 'd4o1! f4a2 d4e1 c4a2 .1 d4i1! f4e1 a4a5',
  },
  {
    by: 'guest',
    raw: 2.3,
    edited: 0.24,
    level: -9,
    text: 'a3o2! c4a2 d4e1 c4a2 a3i1 .2 g3u1! a3a2 c4e2 a3o1 g3a2 .1 f3i1! g3e1 a3a2 g3o1 d3u2 f3o6',
  },
  { by: 'host', raw: 1.1, edited: 0.4, level: 1, text: 'a4o1! g4e1 f4a2 .1 d4i1! f4o6' },
];

const bows: Record<Speaker, Bow> = { host: viola, guest: cello };

function read(text: string): Syllable[] {
  const syllables: Syllable[] = [];
  let at = 0;
  for (const word of text.split(' ')) {
    const found = SYLLABLE.exec(word)?.groups;
    const units = Number(found?.units ?? word.slice(1));
    if (found)
      syllables.push({
        at,
        seconds: units * UNIT,
        midi: midi(found.pitch ?? ''),
        vowel: toVowel(found.vowel),
        level: found.stroke ? 1 : 0.82,
        isStruck: found.stroke !== '',
      });
    at += units * UNIT;
  }
  return syllables;
}

const toVowel = (sign = ''): Vowel =>
  (['a', 'e', 'i', 'o', 'u', 'm'] as const).find((vowel) => vowel === sign) ?? 'a';

export type Spoken = {
  by: Speaker;
  sound: Float32Array;
  seconds: number;
  level: number;
  /** Seconds into the line at which a word begins. */
  words: number[];
  raw: number;
  /** Undefined if the line is cut. */
  edited: number | undefined;
};

/** All lines with their sound and the seconds at which they start. */
export function talk(): Spoken[] {
  let [raw, edited] = [0, 0];
  return lines.map((line) => {
    const syllables = read(line.text);
    const last = syllables.at(-1);
    const seconds = last ? last.at + last.seconds : 0;
    raw += line.raw;
    if (line.edited !== 'cut') edited += line.edited;
    const spoken = {
      by: line.by,
      sound: bowed(syllables, bows[line.by]),
      seconds,
      level: line.level,
      words: syllables.filter(({ isStruck }) => isStruck).map(({ at }) => at),
      raw,
      edited: line.edited === 'cut' ? undefined : edited,
    };
    raw += seconds;
    if (line.edited !== 'cut') edited += seconds;
    return spoken;
  });
}

/** Trailers of the shows about offices: payments, law, software, health, insurance, recruiting. */
import { cello } from './bowed.ts';
import { brush, clap, hat, heart, kick, riser, shaker, snap } from './drums.ts';
import {
  feltPiano,
  glassBell,
  harp,
  marimba,
  synthPluck,
  tinePiano,
  uprightBass,
  vibraphone,
} from './keys.ts';
import { hall } from './reverb.ts';
import { pad, softBass, strings, synthBass } from './sustained.ts';
import { sing, tempo, type Trailer } from './trailer.ts';

/** C minor, 112: a groove of tine piano and bass; the till rings at each bar and three times at the end. */
function net90(): Trailer {
  const { eighth, sixteenth, bar } = tempo(112);
  const end = 4 * bar;
  return {
    slug: 'net-90',
    seconds: 10.4,
    tracks: [
      {
        play: tinePiano,
        notes: `. eb4+g4+bb4+d5 - . eb4+g4+bb4? . c5? eb5 | . c4+eb4+g4+bb4 - . c4+eb4+g4? . bb4? c5
          . c4+eb4+ab4+bb4 - . c4+eb4+ab4? . ab4? bb4 | . b3+f4+ab4+d5 - . b3+f4+g4! - f4? eb4
          c3+eb4+g4+bb4+d5 - - - - -`,
        step: eighth,
        gain: -2,
        pan: -0.15,
      },
      {
        play: synthBass,
        notes: `c2! . c2? c3 . c2? eb2 g2? | ab1! . ab1? ab2 . ab1? c2 eb2? | f1! . f1? f2 . f1? ab1 c2?
          g1! . g1? g2 . g1! b1 d2? | c2! - - - . .`,
        step: eighth,
        gain: -6,
        send: 0.02,
      },
      {
        hit: kick,
        pattern: 'X.....x. X....... X.....x. X..X....',
        step: eighth,
        gain: -4,
        send: 0.03,
      },
      { hit: snap, pattern: '..X...X.'.repeat(4), step: eighth, gain: -8, pan: 0.2 },
      { hit: shaker, pattern: 'oxoxoxox'.repeat(8), step: sixteenth, gain: -14, pan: 0.4 },
      {
        play: glassBell,
        notes: 'g6? c7 . . . . . . . . . . . . . . '.repeat(4),
        step: sixteenth,
        gain: -15,
        pan: 0.35,
        send: 0.5,
      },
      {
        play: glassBell,
        notes: 'g6? c7 . . g6? c7 . . g6? c7',
        step: sixteenth,
        start: end,
        gain: -12,
        pan: 0.3,
        send: 0.5,
      },
    ],
  };
}

/** E-flat major, 66: a cello states its case over a felt piano, and closes plainly. */
function plainCounsel(): Trailer {
  const { eighth } = tempo(66);
  return {
    slug: 'plain-counsel',
    seconds: 11.6,
    room: hall,
    tracks: [
      {
        play: feltPiano,
        notes: `eb3 bb3 g4? eb4+bb4 bb3? g4? f4 eb4? | ab2 eb3 c4? g4+bb4 ab4 c4? bb2+f4 d4?
          eb2+bb2+g3+eb4 - - - - -`,
        step: eighth,
        gain: 1,
        pan: -0.15,
        send: 0.35,
      },
      {
        sound: sing('bb3 - eb4 - g4 - f4 eb4 | c4 - - eb4 f4 - d4 bb3 | eb4 - - - -', eighth, {
          ...cello,
          speech: 0.2,
          vibrato: 0.2,
        }),
        gain: 3,
        pan: 0.2,
        send: 0.4,
      },
      {
        play: strings,
        notes: 'g3+bb3? - - - - - - - | ab3+c4? - - - - - bb3+d4? - | g3+bb3+eb4? - - - -',
        step: eighth,
        gain: -13,
        send: 0.5,
        isWide: true,
      },
    ],
  };
}

/** A minor, 124: an arpeggio that never stops, but for one beat; then everything is back. */
function uptime(): Trailer {
  const { sixteenth, bar } = tempo(124);
  const am = 'a3 e4! a4 c5? e5! c5 a4? e4 a3 e4! a4 b4? e5! c5 a4? e4';
  const f = 'f3 c4! f4 a4? c5! a4 g4? c4 f3 c4! f4 g4? c5! a4 f4? c4';
  const g = 'g3 d4! g4 b4? d5! b4 a4? d4 g3 d4! . . . . . .';
  return {
    slug: 'uptime',
    seconds: 10.2,
    tracks: [
      {
        play: synthPluck,
        notes: `${am} | ${f} | ${g} | ${am} | a3+e4+a4+c5+e5! - - -`,
        step: sixteenth,
        gain: -2,
        pan: -0.2,
        send: 0.35,
      },
      {
        play: pad,
        notes: 'a3+c4+e4 - - - | f3+a3+c4 - - - | g3+b3 - . . | a3+c4+e4 - - - | a3+c4+e4+b4 - -',
        step: bar / 4,
        gain: -12,
        send: 0.4,
        isWide: true,
      },
      {
        play: synthBass,
        notes: 'a1! a1? a2 a1? | f1! f1? f2 f1? | g1! g1? . . | a1! a1? a2 a1? | a1! -',
        step: bar / 4,
        gain: -7,
        send: 0,
      },
      { hit: kick, pattern: 'XXXX XXXX XX.. XXXX X', step: bar / 4, gain: -4, send: 0.02 },
      { hit: hat, pattern: '..x...x...x...x.'.repeat(2), step: sixteenth, gain: -7, pan: 0.3 },
      {
        hit: hat,
        pattern: '..x.xox.oxx...x.',
        step: sixteenth,
        start: 3 * bar,
        gain: -7,
        pan: 0.3,
      },
      { hit: clap, pattern: '.x.x .x.x .x.. .x.X', step: bar / 4, gain: -11, send: 0.3 },
      { sound: riser(bar / 2, 1), start: 2.5 * bar, gain: -12, send: 0.4 },
    ],
  };
}

/** A major, 72: a heart beats; a marimba takes two notes to the bar, then four, eight and sixteen. */
function doseResponse(): Trailer {
  const { sixteenth, bar } = tempo(76);
  return {
    slug: 'dose-response',
    seconds: 11.8,
    tracks: [
      { hit: heart, pattern: 'X.o.....X.o..... '.repeat(3), step: sixteenth, gain: -2, send: 0.06 },
      {
        play: marimba,
        notes: `a3 . . . . . . . e4 . . . . . . .
          a3 . . . c#4 . . . e4 . . . f#4 . b4? .
          a3 . c#4? . e4 . f#4? . a4 b4? c#5 e5? f#5 a5? b5 c#6
          a3+e4+a4+c#5+e5! . . e6? . . a6?`,
        step: sixteenth,
        gain: 2,
        pan: -0.2,
        send: 0.3,
      },
      {
        play: vibraphone,
        notes: 'a4+c#5? - - - | f#4+a4? - d5? - | e4+b4? - c#5+e5 - | a4+c#5+e5+b5! - -',
        step: bar / 4,
        gain: -8,
        pan: 0.25,
        send: 0.45,
      },
      {
        play: pad,
        notes: 'a2+e3 - - - | d3+f#3+a3 - - - | e3+g#3+b3 - - - | a2+e3+a3+c#4 - -',
        step: bar / 4,
        gain: -12,
        send: 0.4,
        isWide: true,
      },
      {
        play: softBass,
        notes: 'a1 - - - | d2 - - - | e2 - - - | a1! - -',
        step: bar / 4,
        gain: -9,
        send: 0,
      },
    ],
  };
}

/** B-flat major, 88: a harp goes round in circles and arrives where it began. */
function renewal(): Trailer {
  const { triplet, bar } = tempo(88);
  const round = 'bb2! f3 d4 f4 bb4? d5 f5! d5? bb4 f4 d4? f3';
  return {
    slug: 'the-renewal',
    seconds: 11.2,
    room: hall,
    tracks: [
      {
        play: harp,
        notes: `${round} | g2! d3 bb3 d4 g4? bb4 d5! bb4? g4 d4 bb3? d3
          eb2! bb2 g3 bb3 eb4? g4 c5! bb4? f3 c4 eb4? a4 | ${round} bb4+d5+f5+bb5!`,
        step: triplet,
        gain: 1,
        pan: -0.25,
        send: 0.35,
      },
      {
        play: strings,
        notes: 'd4+f4? - - - | d4+bb4? - - - | eb4+g4 - c4+eb4+a4 - | d4+f4+bb4 - - - - -',
        step: bar / 4,
        gain: -11,
        send: 0.5,
        isWide: true,
      },
      {
        play: softBass,
        notes: 'bb1 - - - | g1 - - - | eb2 - f2 - | bb1 - - - bb1 - -',
        step: bar / 4,
        gain: -9,
        send: 0.02,
      },
      {
        play: glassBell,
        notes: 'f6? . . . | d6? . . . | g6? . a6? . | bb6? . . . f6+bb6?',
        step: bar / 4,
        gain: -17,
        pan: 0.4,
        send: 0.6,
      },
    ],
  };
}

/** F major, 112, swung: a small band in which one seat is empty; on the last bar it is taken. */
function openSeats(): Trailer {
  const { triplet, bar } = tempo(116);
  return {
    slug: 'open-seats',
    seconds: 10.2,
    tracks: [
      {
        play: uprightBass,
        notes: `f2! - - a2 - - c3 - - d3 - - | g2! - - bb2 - - d3 - - f3 - -
          c3! - - bb2 - - g2 - - e2 - . | . . . . . . f2! - - - - -`,
        step: triplet,
        gain: -2,
        send: 0.08,
      },
      {
        play: vibraphone,
        notes: `. . . a4+c5+e5 - - . . e5? g5 - . | . . . f4+bb4+d5 - - . . d5? f5 - .
          . . . e4+bb4+d5 - - g5! - f5? e5 - . | . . . . . . a4+c5+e5+g5! - - - - -`,
        step: triplet,
        gain: -4,
        pan: 0.25,
        send: 0.3,
      },
      {
        hit: brush,
        pattern: 'x..x.xx..x.x'.repeat(3),
        step: triplet,
        gain: -7,
        pan: -0.25,
      },
      { hit: snap, pattern: '.X.X .X.X .X.X X', step: bar / 4, gain: -8, pan: 0.1, send: 0.25 },
      { hit: kick, pattern: 'o.o. o.o. o.o. ..X', step: bar / 4, gain: -9, send: 0.02 },
    ],
  };
}

export const officeTrailers = [
  net90(),
  plainCounsel(),
  uptime(),
  doseResponse(),
  renewal(),
  openSeats(),
];

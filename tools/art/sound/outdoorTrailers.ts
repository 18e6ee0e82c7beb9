/** Trailers of the shows about farms, energy and delivery. */
import { fiddle } from './bowed.ts';
import { crackle, hat, kick, riser, shaker, snare } from './drums.ts';
import { glassBell, guitar, marimba, pizzicato, synthPluck, vibraphone } from './keys.ts';
import { organ, pad, softBass, strings, synthBass } from './sustained.ts';
import { sing, tempo, type Trailer } from './trailer.ts';

/** A bird far away. */
function bird(): Float32Array {
  const song = glassBell({ at: 0, seconds: 0.1, midi: 105, level: 0.5 });
  return song.map((value, i) => value * Math.max(0, Math.sin(i / 1150)) * Math.exp(-i / 9000));
}

/** G major, 96: a fiddle over a strummed guitar, outside, in the morning. */
function fieldMargins(): Trailer {
  const { eighth, bar } = tempo(100);
  return {
    slug: 'field-margins',
    seconds: 11.8,
    tracks: [
      {
        play: guitar,
        notes: `g2! d4 b3? g4 d3 b3? g4? d4 | c3! e4 g3? c4 g3 e4? c4? g3 | e3! b3 g3? e4 b3 g4? e4? b3
          d3! a3 d4? f#4 d3! a3 d4? f#4? | g2+d3+b3+d4+g4! - - - - -`,
        step: eighth,
        gain: 0,
        pan: -0.3,
      },
      {
        sound: sing(
          'd5 - b4 d5 e5 - d5 b4 | c5 - e5 g5 - - e5 d5 | b4 - g4 b4 e5 - d5 b4 | a4 - b4 d5 - - c5 a4 | b4 - - - -',
          eighth,
          fiddle,
        ),
        gain: 0,
        pan: 0.25,
        send: 0.35,
      },
      {
        play: softBass,
        notes: 'g1 - - d2 | c2 - - g1 | e2 - - b1 | d2 - d2 f#2 | g1! - -',
        step: bar / 4,
        gain: -9,
        send: 0.02,
      },
      { hit: shaker, pattern: 'x.ox'.repeat(8), step: eighth, gain: -13, pan: 0.4 },
      ...[0.3, 0.55, 4.1, 4.4, 9.2].map((start, i) => ({
        sound: bird(),
        start,
        gain: -17,
        pan: i % 2 === 0 ? -0.7 : 0.7,
        send: 0.6,
      })),
    ],
  };
}

/** D minor, 100: current in the lines, a pulse that rises with the load, and light at the end. */
function kilowattHour(): Trailer {
  const { eighth, sixteenth, bar } = tempo(104);
  return {
    slug: 'kilowatt-hour',
    seconds: 11.4,
    tracks: [
      {
        play: synthBass,
        notes: `${'d2! d2? d2 d2? '.repeat(2)} ${'f2! f2? f2 f2? '.repeat(2)} ${'g2! g2? g2 g2? '.repeat(2)} ${'a2! a2? a2 a2? '.repeat(2)} d2! - - - - -`,
        step: eighth,
        gain: -5,
        send: 0.03,
      },
      {
        play: organ,
        notes: 'd2? - - - | f2? - - - | g2 - - - | a2! - - - | d2+a2+d3+f#3 - -',
        step: bar / 4,
        gain: -9,
        send: 0.3,
      },
      {
        play: synthPluck,
        notes: `. . . . . . . . . . . . d5? . a4? . | . . . . f5? . c5 . . . . . f5 . a5? .
          g4? . d5 . g5? . bb5 . g4? . d5 . g5 . bb5! . | a4 e5 a5? e5 c#5 e5 a5! e5 a4 e5 a5? e5 c#6 a5 e6! g6`,
        step: sixteenth,
        gain: -4,
        pan: 0.25,
        send: 0.4,
      },
      {
        play: pad,
        notes:
          'd3+f3+a3 - - - | f3+a3+c4 - - - | g3+bb3+d4 - - - | a3+c#4+e4 - - - | d3+f#3+a3+d4+f#4! - -',
        step: bar / 4,
        gain: -11,
        send: 0.4,
        isWide: true,
      },
      { hit: kick, pattern: 'X... X... X.X. X.X. X', step: bar / 4, gain: -4, send: 0.03 },
      {
        hit: hat,
        pattern: '.o.o.o.o .x.o.x.o .x.x.x.x xxxxxxxx',
        step: eighth,
        gain: -9,
        pan: -0.3,
      },
      { sound: crackle(4 * bar, 14, 0.12, 29), gain: -8, pan: -0.4, send: 0.3 },
      { sound: riser(bar, 1), start: 3 * bar, gain: -10, send: 0.3 },
      {
        play: glassBell,
        notes: 'f#6 . a6? . d7?',
        step: eighth,
        start: 4 * bar,
        gain: -14,
        send: 0.6,
      },
    ],
  };
}

/** E major, 132: mallets in a hurry, the bell of a bicycle, and the bell of a door. */
function lastMileFirst(): Trailer {
  const { eighth, sixteenth, bar } = tempo(132);
  return {
    slug: 'last-mile-first',
    seconds: 10.2,
    tracks: [
      {
        play: marimba,
        notes: `e4! . g#4? b4 e5! . b4? g#4 e4! . g#4? b4 c#5! b4? g#4 . | c#4! . e4? g#4 c#5! . g#4? e4 c#4! . e4? g#4 b4! g#4? e4 .
          a3! . c#4? e4 a4! . e4? c#4 a3! . c#4? e4 f#4! e4? c#4 . | b3! . d#4? f#4 b4! . f#4? d#4 b3! d#4 f#4 a4 b4! d#5 f#5 b5!`,
        step: sixteenth,
        gain: 2,
        pan: -0.2,
      },
      {
        play: pizzicato,
        notes:
          'e3! . b3? . e3 . b3? . | c#3! . g#3? . c#3 . g#3? . | a2! . e3? . a2 . e3? . | b2! . f#3? . b2! d#3 f#3 a3',
        step: eighth,
        gain: 0,
        pan: 0.15,
        send: 0.1,
      },
      { hit: snare, pattern: '..x.o.x...x.oox. '.repeat(4), step: sixteenth, gain: -11, pan: 0.1 },
      { hit: kick, pattern: 'X.X. '.repeat(4), step: bar / 4, gain: -7, send: 0.02 },
      { hit: shaker, pattern: 'xoxo'.repeat(16), step: sixteenth, gain: -15, pan: 0.4 },
      {
        play: glassBell,
        notes: 'e7? e7 e7? e7 . . . .'.concat(' . . . . . . . .'.repeat(3), ' e7? e7 e7? e7'),
        step: sixteenth / 1.5,
        gain: -15,
        pan: 0.5,
        send: 0.4,
      },
      {
        play: vibraphone,
        notes: '. g#5! - - e5! - - - - - -',
        step: bar / 4,
        start: 4 * bar,
        gain: -1,
        send: 0.5,
      },
      {
        play: strings,
        notes: '. . . . e3+b3+g#4? - - - -',
        step: bar / 4,
        start: 4 * bar,
        gain: -13,
        send: 0.5,
        isWide: true,
      },
    ],
  };
}

export const outdoorTrailers = [fieldMargins(), kilowattHour(), lastMileFirst()];

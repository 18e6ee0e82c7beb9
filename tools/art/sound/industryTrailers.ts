/** Trailers of the shows about factories, food and buildings. */
import { gavel, heart, kick, metal, riser, shaker, timpani, tom, wood } from './drums.ts';
import { glassBell, pizzicato } from './keys.ts';
import { hall } from './reverb.ts';
import { brass, organ, pad, softBass, strings, synthBass } from './sustained.ts';
import { tempo, type Trailer } from './trailer.ts';

/** E minor, 96: a whistle, then presses and hammers in sixteenths under low brass. */
function secondShift(): Trailer {
  const { eighth, sixteenth, bar } = tempo(96);
  return {
    slug: 'second-shift',
    seconds: 10.8,
    tracks: [
      {
        play: organ,
        notes: 'b4+e5+f#5 - - . . . . .',
        step: eighth,
        gain: -10,
        pan: 0.3,
        send: 0.6,
      },
      {
        hit: metal(310, 0.28),
        pattern: '....x.......x..o ....x.......x.x. ....x..o....x.xx',
        step: sixteenth,
        gain: -9,
        pan: 0.3,
        send: 0.3,
      },
      {
        hit: metal(1250, 0.07),
        pattern: 'x.o.x.o.x.o.x.oo'.repeat(3),
        step: sixteenth,
        gain: -18,
        pan: -0.35,
      },
      {
        hit: kick,
        pattern: 'X.....X...X..... '.repeat(3) + 'X',
        step: sixteenth,
        gain: -3,
        send: 0.04,
      },
      { hit: shaker, pattern: 'oxoxoxoxoxoxoxox'.repeat(3), step: sixteenth, gain: -13 },
      {
        play: synthBass,
        notes: `e2! . e2? . e2? . g2 . a2! . g2? . e2? . d2 .
          c2! . c2? . c2? . e2 . g2! . e2? . c2? . b1 .
          d2! . d2? . d2? . f#2 . a2! . f#2? . d2? d2! e2 f#2 | e2! - - - - -`,
        step: sixteenth,
        gain: -6,
        send: 0.02,
      },
      {
        play: brass,
        notes:
          '. . . . . . e3+b3? - | e3+g3+c4 - - - . . c3+g3+e4! - | d3+a3+f#4 - - - . . f#3+d4! - e3+b3+e4+g4! - - - -',
        step: eighth,
        gain: -5,
        send: 0.3,
      },
      { hit: metal(240, 0.6), pattern: 'X', step: 1, start: 3 * bar, gain: -8, send: 0.5 },
    ],
  };
}

/** D lydian, 76: bells of ice over a still pad, and the links of a chain. */
function coldChain(): Trailer {
  const { eighth, bar } = tempo(80);
  return {
    slug: 'cold-chain',
    seconds: 11.6,
    room: hall,
    tracks: [
      {
        play: glassBell,
        notes: `d5 a5? e6 . c#6? a5 f#5? . | b4 f#5? c#6 . g#6? e6 d6? . | d5 a5? e6 f#6? g#6 a6? . . | d6+a6`,
        step: eighth,
        gain: -3,
        pan: -0.2,
        send: 0.6,
      },
      {
        play: pad,
        notes: 'd3+a3+e4 - - - | b2+f#3+c#4 - - - | e3+g#3+d4 - - - | d3+a3+c#4+f#4 - -',
        step: bar / 4,
        gain: -9,
        send: 0.5,
        isWide: true,
      },
      {
        play: softBass,
        notes: 'd2 - - - | b1 - - - | e2 - - - | d2 - -',
        step: bar / 4,
        gain: -8,
        send: 0.02,
      },
      {
        play: pizzicato,
        notes: '. . d4? . . a3 . . | . . b3? . . f#3 . . | . . e4? . . b3 . a3?',
        step: eighth,
        gain: -4,
        pan: 0.3,
        send: 0.4,
      },
      { hit: heart, pattern: 'x...x... x...x... x...x... X', step: eighth, gain: -8, send: 0.1 },
      { sound: riser(2.6 * bar, 0.5), start: 0.4 * bar, gain: -12, send: 0.5 },
    ],
  };
}

/** G minor, 118: pizzicato bids that climb a step each bar; then the hammer falls. */
function bidRoom(): Trailer {
  const { sixteenth, bar } = tempo(118);
  const call = (a: string, b: string, c: string) =>
    `${a}! . ${b}? . ${a} . ${b}? ${c} ${a}! . ${b}? ${c} ${a} ${b}? ${c}! .`;
  return {
    slug: 'the-bid-room',
    seconds: 10.2,
    tracks: [
      {
        play: pizzicato,
        notes: `${call('g3', 'd4', 'g4')} | ${call('a3', 'e4', 'a4')} | ${call('bb3', 'f4', 'bb4')} | ${call('c4', 'g4', 'c5')}`,
        step: sixteenth,
        gain: 0,
        pan: -0.2,
      },
      {
        hit: tom(92),
        pattern: 'X..x..x.X..x.... X..x..x.X..x..x. X..x..x.X..x.x.. X.xxX.xxX.xxXXXX',
        step: sixteenth,
        gain: -6,
        send: 0.2,
      },
      {
        hit: tom(140),
        pattern: '......o.......xx '.repeat(3),
        step: sixteenth,
        gain: -9,
        pan: 0.3,
      },
      { hit: wood, pattern: '....x.......x... '.repeat(4), step: sixteenth, gain: -11, pan: 0.35 },
      {
        play: brass,
        notes:
          '. . . g3+d4? | - . . a3+e4? | - . bb3+f4 - | c4+g4 - c4+eb4+g4! d4+f#4+a4! | . . g2+d3+g3+bb3+d4! - -',
        step: bar / 4,
        gain: -5,
        send: 0.3,
      },
      {
        play: softBass,
        notes: 'g1! - g1 - | a1! - a1 - | bb1! - bb1 - | c2! - c2 d2! | . . g1! - -',
        step: bar / 4,
        gain: -7,
        send: 0.02,
      },
      { hit: gavel, pattern: 'X.X', step: bar / 8, start: 4 * bar, gain: 2, send: 0.35 },
    ],
  };
}

/** C major, 80: each chord carries one voice more than the one before. */
function loadBearing(): Trailer {
  const { eighth, bar } = tempo(84);
  return {
    slug: 'load-bearing',
    seconds: 12,
    room: hall,
    tracks: [
      {
        play: brass,
        notes: `c3 - - . c3+g3 - - . | f3+c4 - - . g3+b3+d4 - - . | a2+e3+c4+e4 - - . f3+a3+c4+f4! - g3+b3+d4+g4! -
          c3+g3+c4+e4+g4! - - - - -`,
        step: eighth,
        gain: -4,
        send: 0.4,
      },
      {
        play: organ,
        notes: 'c2 - - - | f2 - g2 - | a2 - f2 g2 | c2+c3 - -',
        step: bar / 4,
        gain: -9,
        send: 0.3,
      },
      {
        play: strings,
        notes: '. . . . | . . d4+g4? - | e4+a4? - f4+a4 g4+b4 | e4+g4+c5! - -',
        step: bar / 4,
        gain: -11,
        send: 0.5,
        isWide: true,
      },
      {
        hit: timpani(65.4),
        pattern: 'X...x... x...x... x...x.xx X',
        step: eighth,
        gain: -5,
        send: 0.3,
      },
      {
        hit: metal(196, 0.5),
        pattern: '.... ....|.... ....|.... ....|X',
        step: eighth,
        gain: -14,
        send: 0.5,
      },
    ],
  };
}

export const industryTrailers = [secondShift(), coldChain(), bidRoom(), loadBearing()];

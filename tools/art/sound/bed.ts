/** The music of the edited talk and of the testimonial videos: F major, felt piano, a soft bass, strings. */
import { brush, crackle, riser, shaker } from './drums.ts';
import { glassBell, type Instrument } from './keys.ts';
import { master } from './loudness.ts';
import { play, type Track } from './mix.ts';
import { chamber } from './reverb.ts';
import { fade, type Stereo } from './signal.ts';
import { pad, softBass, strings } from './sustained.ts';

const BEAT = 60 / 92;
const STEP = BEAT / 2;
const BAR = 4 * BEAT;

type Bar = { piano: string; bass: string; pad: string };

const f: Bar = {
  piano: 'f3 c4 g4 a4? c5 a4? g4 c4?',
  bass: 'f2 - - . . c2? f2 -',
  pad: 'f3+a3+c4+g4 - - - - - - -',
};
const dm: Bar = {
  piano: 'd3 a3 f4 c5? a4 f4? c4 a3?',
  bass: 'd2 - - . . a2? d2 -',
  pad: 'd3+a3+c4+f4 - - - - - - -',
};
const bb: Bar = {
  piano: 'bb2 f3 d4 a4? c5 a4? f4 d4?',
  bass: 'bb1 - - . . f2? bb1 -',
  pad: 'bb2+f3+a3+d4 - - - - - - -',
};
const c: Bar = {
  piano: 'c3 g3 d4 f4? g4 d5? c5 g4?',
  bass: 'c2 - - . . g2? c2 c2?',
  pad: 'c3+g3+bb3+d4+f4 - - - - - - -',
};

const STING: Bar = {
  piano: 'f3+c4 a4? c5 f5! g5 a5! . c6',
  bass: 'f2! - - - c2 - - -',
  pad: 'f3+a3+c4 - - - - - - -',
};
const OUT: Bar = {
  piano: 'bb2+f3 d4 f4! a4 c5! d5 c3+g5! c5',
  bass: 'bb1! - - - - - c2! -',
  pad: 'bb2+f3+a3+d4 - - - - - c3+g3+d4+f4 -',
};
const END: Bar = {
  piano: 'f2+c3+a3+g4+c5 - - - - - - -',
  bass: 'f2 - - - - - - -',
  pad: 'f3+a3+c4+g4? - - - - - - -',
};

/** One bar of opening, a loop of four chords, a bar that leads to the end, and a last chord. */
function arrange(chords: number, lead: Instrument): { tracks: Track[]; seconds: number } {
  const loop = [dm, bb, f, c];
  const bars = [STING, ...Array.from({ length: chords - 1 }, (_, i) => loop[i % 4] ?? f), OUT, END];
  const all = (part: keyof Bar) => bars.map((bar) => bar[part]).join(' ');
  const end = (chords + 1) * BAR;
  const tracks: Track[] = [
    { play: lead, notes: all('piano'), step: STEP, pan: -0.1, send: 0.32, gain: 1 },
    { play: softBass, notes: all('bass'), step: STEP, gain: -7, send: 0.02 },
    { play: pad, notes: all('pad'), step: STEP, gain: -15, send: 0.4, isWide: true },
    {
      play: strings,
      notes: 'a4+c5? - - - f4+a4? - - - d4+f4? - - - g4+a4? - - -',
      step: 2 * BEAT,
      start: BAR,
      gain: -20,
      send: 0.5,
      isWide: true,
    },
    {
      hit: shaker,
      pattern: 'o.xo.ox.'.repeat(chords),
      step: STEP,
      start: BAR,
      gain: -13,
      pan: 0.35,
    },
    { hit: brush, pattern: '..x.'.repeat(chords), step: BEAT, start: BAR, gain: -15, pan: 0.12 },
    { sound: riser(BAR * 0.8, 0.5), start: BAR * 0.18, gain: -16, send: 0.3 },
    {
      play: glassBell,
      notes: '. . . . . . c6? f6?',
      step: STEP,
      gain: -17,
      pan: 0.4,
      send: 0.6,
    },
    {
      play: glassBell,
      notes: 'a5? c6? g6?',
      step: STEP,
      start: end,
      gain: -17,
      pan: 0.3,
      send: 0.6,
    },
    { sound: crackle(end, 5, 0.012, 17), gain: -8 },
  ];
  return { tracks, seconds: end + BAR * 1.25 };
}

/** The same music, shorter, for a testimonial: on another instrument and in another key. */
export function testimonialMusic(lead: Instrument, transpose: number): Stereo {
  const { tracks, seconds } = arrange(5, lead);
  const moved = tracks.map((track) => ({ ...track, transpose }));
  return master(fade(play(moved, seconds, chamber), 0.01, 2), -22);
}

import { recordings } from './audioPeaks.ts';
import type { MediaSource, SectionHeading } from './shapes.ts';

/** Describes what is heard from the second `at` on. */
type Cue = { at: number; text: string };
export type Recording = {
  label: string;
  sources: readonly MediaSource[];
  seconds: number;
  /** Heights of the bars in percent. */
  peaks: readonly number[];
  cues: readonly Cue[];
};
export type Version = 'raw' | 'edited';

/** The encodings of a recording, by its path without an extension. */
export const audioFiles = (path: string): readonly MediaSource[] => [
  { src: `${path}.m4a`, type: 'audio/mp4; codecs="mp4a.40.2"' },
  { src: `${path}.weba`, type: 'audio/webm; codecs="opus"' },
];

export const listen: SectionHeading & { tag: string } = {
  label: 'Listen',
  title: 'Raw against edited',
  text: 'A viola asks, a cello answers. Hear the same conversation as the microphones recorded it and as we would publish it.',
  tag: 'Sample',
};

export const playerLabels = {
  region: 'Raw against edited, an audio sample',
  play: 'Play',
  pause: 'Pause',
  versions: 'Version',
  position: 'Position',
  cut: 'Bars in gray were cut.',
  transcript: 'What you hear, by time',
  failed: 'The recording cannot be played here. The description below says what it contains.',
};

// sample: replace with a recording of a client; run `node tools/art/peaks.ts` after replacing the files
export const comparison: Record<Version, Recording> = {
  raw: {
    label: 'Raw',
    sources: audioFiles('/media/audio/conversation-raw'),
    ...recordings['conversation-raw'],
    cues: [
      {
        at: 0,
        text: 'Two knocks on the desk, over a fan and an electrical hum.',
      },
      { at: 1.7, text: 'The viola starts and stops. Paper rustles.' },
      { at: 3.9, text: 'It starts again, so close that the microphone pops.' },
      { at: 6.8, text: 'Silence, then a hesitation.' },
      { at: 9.8, text: 'The cello answers from far away, with an echo, and repeats itself.' },
      { at: 13.6, text: 'It turns away from the microphone.' },
      { at: 17.2, text: 'The viola asks again, much louder.' },
      { at: 19.7, text: 'A phone buzzes twice on the desk.' },
      { at: 21.9, text: 'The second answer, as far away as the first.' },
      { at: 26.7, text: 'The viola closes. Somebody bumps into the desk.' },
    ],
  },
  edited: {
    label: 'Edited',
    sources: audioFiles('/media/audio/conversation-edited'),
    ...recordings['conversation-edited'],
    cues: [
      { at: 0, text: 'An opening of felt piano and bass.' },
      { at: 2.7, text: 'The music steps back for the question: no noise, no pops.' },
      { at: 5.7, text: 'The cello answers at once, as close and as loud as the viola.' },
      { at: 10.6, text: 'The second question follows. The silence is gone.' },
      { at: 13.1, text: 'The second answer; the phone is gone.' },
      { at: 17.2, text: 'The viola closes.' },
      { at: 18.5, text: 'The music comes forward and ends.' },
    ],
  },
};

/**
 * Pairs of seconds, raw and edited, at the same moment of the talk: the start and the end of each
 * part that was kept. The switch stays at the same moment, although the edit is shorter.
 */
export const sharedMoments: readonly (readonly [raw: number, edited: number])[] = [
  [3.97, 2.74],
  [6.73, 5.5],
  [9.82, 5.74],
  [12.35, 8.27],
  [13.68, 8.47],
  [15.63, 10.43],
  [17.23, 10.63],
  [17.57, 10.97],
  [18.07, 11.31],
  [19.68, 12.92],
  [21.98, 13.16],
  [25.66, 16.84],
  [26.77, 17.24],
  [28.14, 18.62],
];

/** A show's opening: a few bars in a key, tempo and scoring of its own. */
import { bowed, type Bow } from './bowed.ts';
import { master } from './loudness.ts';
import { play, type Track } from './mix.ts';
import { score } from './notes.ts';
import { chamber, type Room } from './reverb.ts';
import { fade, type Stereo } from './signal.ts';

export type Trailer = { slug: string; seconds: number; room?: Room; tracks: readonly Track[] };

const LUFS = -16;

export const render = ({ tracks, seconds, room = chamber }: Trailer): Stereo =>
  master(fade(play(tracks, seconds, room), 0.005, 1.6), LUFS);

/** The seconds of an eighth note, a triplet eighth and a sixteenth at a tempo. */
export const tempo = (beats: number) => ({
  eighth: 30 / beats,
  triplet: 20 / beats,
  sixteenth: 15 / beats,
  bar: 240 / beats,
});

/** A melody on a bowed string, in one stroke from rest to rest. */
export function sing(notes: string, step: number, bow: Bow): Float32Array {
  const line = score(notes, step).map((note) => ({ ...note, vowel: 'o' as const }));
  return bowed(line, bow);
}
